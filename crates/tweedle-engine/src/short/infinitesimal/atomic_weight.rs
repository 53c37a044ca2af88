//! Atomic weights: how many ups an infinitesimal is like.

use crate::number::Dyadic;
use crate::short::id::Id;
use crate::short::operation::Operation;
use crate::short::store::Store;
use crate::{Player, Stop};

/// A number of ups that is more than any infinitesimal has that is small enough for computation.
const MANY: i64 = 1 << 60;

impl Store {
    /// The atomic weight, also called uppitiness; `None` if the game is not atomic.
    ///
    /// An infinitesimal G has the atomic weight g if G − g·↑, with Norton's product, is between −(↑∗ + K) and ↑∗ + K,
    /// where K is the red kite ∗N:−1 on a nimber ∗N that is far from G, with N a power of two (*Winning Ways*, ch. 8). All
    /// dicots are atomic.
    /// The weight is {Gᴸ's − 2 | Gᴿ's + 2}. Where that is an integer it is 0 if G is confused with the far star ∗N; if G is
    /// at least ∗N the largest integer that is less than or confused with all of Gᴿ's + 2; if at most, the smallest that is
    /// greater than or confused with all of Gᴸ's − 2 (Siegel, *CGT*, ch. II.7).
    ///
    /// In a game that is no dicot a number counts for more ups than there are. A weight that depends on how many is none, and
    /// any other is put to the test of the definition.
    ///
    /// Cost: for each follower a construction and what it is beside nimbers, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn atomic_weight(&mut self, g: Id) -> Result<Option<Id>, Stop> {
        if !self.is_infinitesimal(g) {
            return Ok(None);
        }
        let weight = self.weight(g)?;
        let is_atomic =
            self.is_all_small(g)? || !self.has_many(weight)? && self.is_like_ups(g, weight)?;
        Ok(is_atomic.then_some(weight))
    }

    /// The weight by the rule, which is right if there is one.
    fn weight(&mut self, g: Id) -> Result<Id, Stop> {
        if let Some(value) = self.as_number_up_star(g) {
            return match value.number.signum() {
                0 => self.integer(value.ups),
                sign => self.integer(i64::from(sign) * MANY),
            };
        }
        self.once(Operation::AtomicWeight, g, |store| {
            let two = store.integer(2)?;
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                for option in store.options(g, player)? {
                    let weight = store.weight(option)?;
                    sides[player.index()].push(store.gained(weight, player.opponent(), two)?);
                }
            }
            let weight = store.game(&sides[0], &sides[1])?;
            let is_integer = store.as_number(weight).is_some_and(|number| number.is_integer());
            if is_integer { store.integer_weight(g, weight, &sides) } else { Ok(weight) }
        })
    }

    /// The weight of g where the rule gives an integer: the last one, seen from who is ahead beside a far star, that passes
    /// none of the opponent's options.
    fn integer_weight(&mut self, g: Id, weight: Id, sides: &[Vec<Id>; 2]) -> Result<Id, Stop> {
        let Some(winner) = self.beside_far_star(g)? else {
            return Ok(self.zero());
        };
        let sign = i64::from(winner.sign());
        let mut last: Option<Dyadic> = None;
        for &bound in &sides[winner.opponent().index()] {
            self.control.check()?;
            let Some(stop) = self.as_number(self.stop(bound, winner)) else { continue };
            // The last integer before the stop or at it, in the direction of the winner.
            let at = Dyadic::from(stop.times(sign).floor()).times(sign);
            let integer = self.number(at.clone())?;
            let is_passed = self.no_better(winner, bound, integer)?;
            let own = if is_passed { at - Dyadic::from(sign) } else { at };
            last = Some(match last {
                Some(last) if last.times(sign) <= own.times(sign) => last,
                _ => own,
            });
        }
        last.map_or(Ok(weight), |last| self.number(last))
    }

    /// True if a follower of a weight is what a number counts for, less the few ups of a game.
    fn has_many(&mut self, weight: Id) -> Result<bool, Stop> {
        let most = Dyadic::from(MANY / 2);
        self.by_options(
            weight,
            |store, g| {
                let number = store.as_number_up_star(g).map(|value| value.number);
                Ok(number.map(|x| x > most || x < -most.clone()))
            },
            |_, _, [lefts, rights]| Ok(lefts.into_iter().chain(rights).any(|many| many)),
        )
    }

    /// The player who is ahead in the sum of a game and a nimber that is far from it.
    fn beside_far_star(&mut self, g: Id) -> Result<Option<Player>, Stop> {
        let beside = self.beside(g, self.zero())?;
        let ahead = |player: &Player| beside.clone().good_for(*player).is_cofinite();
        Ok(Player::BOTH.into_iter().find(ahead))
    }

    /// True if the infinitesimal g less `weight` ups is between a far kite of either colour and one up and star.
    fn is_like_ups(&mut self, g: Id, weight: Id) -> Result<bool, Stop> {
        let [up, star] = [self.up_sum(1)?, self.nimber(1)?];
        let ups = self.norton_product(weight, up)?;
        let rest = self.difference(g, ups)?;
        // Twice as far as needed from all nimbers among the followers.
        let far = self.nim_dimension(rest)?.max(1) + 1;
        let [far_star, minus_one] = [self.nimber(1 << far.min(63))?, self.integer(-1)?];
        let kite = self.ordinal_sum(far_star, minus_one)?;
        let up_star = self.sum(up, star)?;
        let most = self.sum(up_star, kite)?;
        let least = self.negative(most)?;
        Ok(self.le(least, rest)? && self.le(rest, most)?)
    }
}
