//! Who wins a sum, as far as that is clear without a look at its options.

use super::bounds::{Guarantee, MOVE};
use super::search::{Search, Sum};
use super::slabs::Cut;
use super::values::{Games, mobility};
use crate::added::{bulk, winner_of};
use smallvec::SmallVec;
use std::hash::Hash;
use tweedle::walk::WalkError;
use tweedle::{Hints, Player, Weigh};

/// Slabs of so many slices are looked at first: there are few different ones.
const THIN: u32 = 2;

/// The thickest slabs that are looked at.
const THICK: u32 = 4;

/// Thick slabs are looked at if thin ones leave the player short of a win by less than this.
const HOPE: i32 = MOVE;

/// Where the thermographs leave him short by less than this, values are compared.
const CLOSE: i32 = MOVE / 16;

/// What a move that one can make counts in the order of options.
const MOBILITY: i32 = MOVE / 5;

/// What is known of a sum.
pub(super) enum Known {
    /// Whether Left wins.
    Wins(bool),
    /// How good it looks for him.
    Looks(i32),
}

impl<P: Clone + Eq + Hash + Ord + Weigh, R: Hints<Position = P>> Search<'_, R> {
    /// Whether Left wins a sum, if thin slabs show it.
    pub(super) fn decide_thin(&mut self, sum: &Sum<P>) -> Result<Known, WalkError<P>> {
        if sum.open.is_empty() {
            let outcome = self.all.values.store.outcome(sum.value)?;
            return Ok(Known::Wins(outcome.wins_first(Player::Left)));
        }
        if !self.all.switches.bounds {
            return Ok(Known::Looks(0));
        }
        let mut looks = 0;
        for player in Player::BOTH {
            let is_first = player == Player::Left;
            let Some((guarantee, _)) = self.guarantee(sum, player, THIN)? else { continue };
            if guarantee.wins(is_first) {
                return Ok(Known::Wins(is_first));
            }
            looks += if is_first { guarantee.mean() } else { -guarantee.mean() };
        }
        for (part, is_exchanged) in &sum.open {
            for player in Player::BOTH {
                let is_left = (player == Player::Left) != *is_exchanged;
                let moves = i32::from(mobility(self.ruleset, part, player, &self.all.control)?);
                looks += if is_left { 2 * MOBILITY * moves } else { -2 * MOBILITY * moves };
            }
        }
        Ok(Known::Looks(looks / 2))
    }

    /// Whether Left wins a sum that looks so good for him, if thick slabs show it. It has open components.
    pub(super) fn decide_thick(&mut self, sum: &Sum<P>, looks: i32) -> Result<Known, WalkError<P>> {
        let mut looks = looks;
        if !self.all.switches.bounds || !self.all.switches.thick {
            return Ok(Known::Looks(looks));
        }
        for player in Player::BOTH {
            let is_first = player == Player::Left;
            let Some((thin, _)) = self.guarantee(sum, player, THIN)? else { continue };
            if thin.lead(is_first) + HOPE <= 0 {
                continue;
            }
            let Some((thick, cuts)) = self.guarantee(sum, player, THICK)? else { continue };
            let is_close = thick.lead(is_first) + CLOSE > 0;
            if thick.wins(is_first)
                || is_close && self.all.switches.sums && self.is_sure(sum, player, &cuts)?
            {
                return Ok(Known::Wins(is_first));
            }
            let more = (thick.mean() - thin.mean()) / 2;
            looks += if is_first { more } else { -more };
        }
        Ok(Known::Looks(looks))
    }

    /// What a player can be sure of in a sum, and by which cuts of its components into slabs of so many slices at
    /// most.
    fn guarantee(
        &mut self,
        sum: &Sum<P>,
        player: Player,
        thickest: u32,
    ) -> Result<Option<(Guarantee, Cuts)>, WalkError<P>> {
        let Search { ruleset, all, .. } = self;
        let values = &mut all.values;
        let Some(mut total) = values.guarantees.of(&mut values.store, sum.value, player)? else {
            return Ok(None);
        };
        let mut cuts = Cuts::new();
        for (part, is_exchanged) in &sum.open {
            let owner = if *is_exchanged { player.opponent() } else { player };
            let found = all.slabs.best(*ruleset, values, part, owner, thickest)?;
            let Some((guarantee, cut)) = found else { return Ok(None) };
            let Some(sum) = total.and(&guarantee).checked() else { return Ok(None) };
            total = sum;
            cuts.push(cut);
        }
        Ok(Some((total, cuts)))
    }

    /// Whether a player wins a sum, Left moving first, by the values of cuts of its components.
    fn is_sure(&mut self, sum: &Sum<P>, player: Player, cuts: &Cuts) -> Result<bool, WalkError<P>> {
        let Search { ruleset, all, .. } = self;
        let values = &mut all.values;
        let mut games = Games::new();
        games.push(sum.value);
        for ((part, is_exchanged), cut) in sum.open.iter().zip(cuts) {
            let owner = if *is_exchanged { player.opponent() } else { player };
            let mut to = ruleset.slices(part, owner);
            for &from in cut {
                let slab = ruleset.slab(part, owner, from, to - from);
                to = from;
                // It was valued before, and perhaps is no more worth the work.
                let Some(found) = values.whole(*ruleset, &slab)? else { return Ok(false) };
                for game in found {
                    games.push(if *is_exchanged { values.store.negative(game)? } else { game });
                }
            }
        }
        games.sort_unstable();
        let store = &mut values.store;
        // The sum is no worse for the player than this one.
        let is_small = bulk(&games, store) <= all.switches.bulk;
        Ok(is_small && winner_of(&games, Player::Left, store)? == player)
    }
}

/// For each component how it is cut.
type Cuts = SmallVec<[Cut; 1]>;
