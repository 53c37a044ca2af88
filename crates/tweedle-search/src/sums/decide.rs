//! The decision who wins a sum, as far as it is clear without a look at its options.

use super::bounds::{Guarantee, MOVE};
use super::looks::{Decided, Looks, decided, means, owner};
use super::prospect::Cut;
use super::search::Search;
use super::slabs::Whole;
use super::sum::Sum;
use super::values::{Games, is_made, mobility};
use crate::added::{bulk, winner_of};
use smallvec::SmallVec;
use std::hash::Hash;
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Hints, Outcome, Player, Weigh};

/// Thick slabs are looked at if thin ones leave the player short of a win by less than this.
const HOPE: i32 = MOVE / 3 * 7;

/// Where the thermographs leave him short by less than this, values are compared.
const CLOSE: i32 = MOVE / 16;

/// The weights of moves in the order of options: of a move of the player who moves next, and of one of the other
/// player.
///
/// These were measured on boards of Domineering, and the next on boards of Clobber, Amazons and `NoGo`. The player who moves next
/// counts for more, since each of his moves may have to be answered.
const MOBILITY: [i32; 2] = [MOVE / 14, MOVE / 18];

/// The same where no bounds are known. In Clobber both players have the same number of moves.
const MOBILITY_ALONE: [i32; 2] = [MOVE / 5, MOVE / 25];

/// The weight of the value of the rest where no bounds are known, if a player wins it alone, moving first or second.
const WON_REST: i32 = MOVE / 5 * 2;

impl<P: Clone + Eq + Hash + Ord + Weigh, R: Hints<Position = P>> Search<'_, R> {
    /// True if Left wins a sum, if thin slabs show it.
    pub(super) fn decide_thin(&mut self, sum: &Sum<P>) -> Result<Decided, WalkError<P>> {
        if sum.open.is_empty() {
            let outcome = self.all.values.store.outcome(sum.value)?;
            return Ok(Decided::Wins(outcome.wins_first(Player::Left)));
        }
        let thin = if self.is_bounded { self.beside(sum, None)? } else { Default::default() };
        if let Some(wins) = decided(&thin, Player::Left) {
            return Ok(Decided::Wins(wins));
        }
        let is_bounded = thin.iter().any(Option::is_some);
        let mut order = if is_bounded {
            means(&thin)
        } else {
            order_of(self.all.values.store.outcome(sum.value)?)
        };
        for (part, is_exchanged) in &sum.open {
            order += self.more_moves(part, *is_exchanged, Player::Left, is_bounded)?;
        }
        Ok(Decided::Looks(Looks { order, thin }))
    }

    /// The advantage in mobility, in a component, of a player who moves next over the other player.
    pub(super) fn more_moves(
        &self,
        part: &P,
        is_exchanged: bool,
        player: Player,
        is_bounded: bool,
    ) -> Result<i32, WalkError<P>> {
        let [own, other] = if is_bounded { MOBILITY } else { MOBILITY_ALONE };
        let moves = |player| {
            let owner = owner(player, is_exchanged);
            mobility(self.ruleset, part, owner, &self.all.control).map(i32::from)
        };
        Ok(own * moves(player)? - other * moves(player.opponent())?)
    }

    /// The guarantees of the players by thin slabs in a sum, or in the rest of it without one open component.
    pub(super) fn beside(
        &mut self,
        sum: &Sum<P>,
        without: Option<usize>,
    ) -> Result<[Option<Guarantee>; 2], WalkError<P>> {
        let mut both = [None; 2];
        for player in Player::BOTH {
            both[player.index()] = self.beside_of(sum, without, player)?;
        }
        Ok(both)
    }

    fn beside_of(
        &mut self,
        sum: &Sum<P>,
        without: Option<usize>,
        player: Player,
    ) -> Result<Option<Guarantee>, WalkError<P>> {
        let Search { ruleset, all, .. } = self;
        let values = &mut all.values;
        let Some(mut total) = values.guarantees.of(&mut values.store, sum.value, player)? else {
            return Ok(None);
        };
        for (i, (part, is_exchanged)) in sum.open.iter().enumerate() {
            if Some(i) == without {
                continue;
            }
            let owner = owner(player, *is_exchanged);
            let Some(found) = all.slabs.thin(*ruleset, values, part, owner)? else {
                return Ok(None);
            };
            let Some(sum) = total.and(&found).checked() else { return Ok(None) };
            total = sum;
        }
        Ok(Some(total))
    }

    /// True if Left wins a sum that looks like that, if thick slabs show it. It has open
    /// components.
    pub(super) fn decide_thick(
        &mut self,
        sum: &Sum<P>,
        mut looks: Looks,
    ) -> Result<Decided, WalkError<P>> {
        if !self.is_bounded || !self.all.switches.thick {
            return Ok(Decided::Looks(looks));
        }
        for player in Player::BOTH {
            let is_first = player == Player::Left;
            let Some(thin) = looks.thin[player.index()] else { continue };
            if thin.lead(is_first) + HOPE <= 0 {
                continue;
            }
            let Some((thick, cuts)) = self.thick(sum, player)? else { continue };
            let is_close = thick.lead(is_first) + CLOSE > 0;
            if thick.wins(is_first)
                || is_close && self.all.switches.sums && self.is_sure(sum, player, &cuts)?
            {
                return Ok(Decided::Wins(is_first));
            }
            let more = (thick.mean() - thin.mean()) / 2;
            looks.order += if is_first { more } else { -more };
        }
        Ok(Decided::Looks(looks))
    }

    /// The guarantee of a player by thick slabs in a sum, and the cuts of its components that give it. Slabs are valued
    /// as long as those that are not may bring him a win.
    fn thick(
        &mut self,
        sum: &Sum<P>,
        player: Player,
    ) -> Result<Option<(Guarantee, Cuts)>, WalkError<P>> {
        let is_first = player == Player::Left;
        let Search { ruleset, all, .. } = self;
        let values = &mut all.values;
        let Some(value) = values.guarantees.of(&mut values.store, sum.value, player)? else {
            return Ok(None);
        };
        let mut parts: SmallVec<[Whole; 1]> = SmallVec::new();
        for (part, is_exchanged) in &sum.open {
            let owner = owner(player, *is_exchanged);
            let found = all.slabs.prospect(*ruleset, values, part, owner)?;
            let Some(found) = found else { return Ok(None) };
            parts.push(found);
        }
        loop {
            let sure = total(value, &mut parts, false);
            let is_won = sure.as_ref().is_some_and(|sure| sure.wins(is_first));
            let hope = if is_won { None } else { total(value, &mut parts, true) };
            let hope = hope.filter(|hope| hope.lead(is_first) + CLOSE > 0);
            let mut has_more = false;
            if let Some(hope) = hope {
                let temperature = hope.best_temperature(is_first);
                for (whole, (part, is_exchanged)) in parts.iter_mut().zip(&sum.open) {
                    let of = (part, owner(player, *is_exchanged));
                    if all.slabs.explore(*ruleset, values, whole, of, temperature)? {
                        has_more = true;
                        break;
                    }
                }
            }
            if !has_more {
                let cuts = || parts.iter().map(|whole| whole.prospect.cut(false, None)).collect();
                return Ok(sure.map(|sure| (sure, cuts())));
            }
        }
    }

    /// True if a player wins a sum, Left moving first, by the values of cuts of its components.
    fn is_sure(&mut self, sum: &Sum<P>, player: Player, cuts: &Cuts) -> Result<bool, WalkError<P>> {
        let Search { ruleset, all, .. } = self;
        let values = &mut all.values;
        let mut games = Games::new();
        games.push(sum.value);
        for ((part, is_exchanged), cut) in sum.open.iter().zip(cuts) {
            let owner = owner(player, *is_exchanged);
            let mut to = ruleset.slices(part, owner);
            for &from in cut {
                let slab = ruleset.slab(part, owner, from, to - from);
                is_made(*ruleset, &slab)?;
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

/// The guarantee of a player in a value and components together, or his hope.
fn total(value: Guarantee, parts: &mut [Whole], is_hope: bool) -> Option<Guarantee> {
    let mut parts = parts.iter_mut();
    parts.try_fold(value, |total, part| total.and(&part.prospect.total(is_hope)?).checked())
}

/// The prospects of Left in the rest of a sum, where nothing is known of its open components.
fn order_of(rest: Outcome) -> i32 {
    match rest {
        Outcome::L => WON_REST,
        Outcome::R => -WON_REST,
        Outcome::N | Outcome::P => 0,
    }
}
