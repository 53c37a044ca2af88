//! The kinds of a game, which depend on all of its followers.

use crate::short::id::Id;
use crate::short::store::Store;
use crate::{Player, Stop};

impl Store {
    /// True if the game is all small, a dicot: in every follower either both players can move or neither (*Winning
    /// Ways*, ch. 8; Siegel, *CGT*, ch. II.4).
    ///
    /// Cost: linear in the number of followers that are not x + n·↑ + ∗m.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn is_all_small(&mut self, g: Id) -> Result<bool, Stop> {
        self.by_options(
            g,
            |store, g| {
                // Infinitesimals alone can be all small.
                let is_infinitesimal = store.is_infinitesimal(g);
                let of_small = store.as_number_up_star(g).map(|value| value.number.is_zero());
                Ok(if is_infinitesimal { of_small } else { Some(false) })
            },
            |_, _, [lefts, rights]| Ok(lefts.into_iter().chain(rights).all(|small| small)),
        )
    }

    /// True if the game is less than all positive numbers and greater than all negative ones: both stops are 0.
    pub fn is_infinitesimal(&self, g: Id) -> bool {
        Player::BOTH.iter().all(|&player| self.stop(g, player) == self.zero())
    }

    /// The nim-dimension of the canonical form: the least k for which no follower is ∗2ᵏ; 0 if there is not even a ∗ (Santos
    /// and Larsson, *Nimber-preserving reductions and homomorphic Sprague-Grundy game encodings*, say it of rulesets).
    ///
    /// Cost: linear in the number of followers.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn nim_dimension(&mut self, g: Id) -> Result<u32, Stop> {
        // ∗n has all ∗k with k < n as followers.
        let of_nimber = |nimber: u64| nimber.checked_ilog2().map_or(0, |log| log + 1);
        self.by_options(
            g,
            |store, g| {
                Ok(store.as_number_up_star(g).map(|value| {
                    match (value.number.is_zero(), value.ups) {
                        (true, 0) => of_nimber(value.nimber),
                        // n·↑ + ∗m comes down to ↑ + ∗k and from there to ∗(k ^ 1); from ↑∗ to ∗.
                        (true, ups) => {
                            let last = value.nimber ^ (ups.unsigned_abs() & 1);
                            of_nimber(last).max(1)
                        }
                        (false, _) => 0,
                    }
                }))
            },
            |_, _, [lefts, rights]| Ok(lefts.into_iter().chain(rights).max().unwrap_or(0)),
        )
    }
}
