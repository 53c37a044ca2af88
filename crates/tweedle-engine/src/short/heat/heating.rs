//! Heating: each move gains its player a game.

use crate::Stop;
use crate::number::Dyadic;
use crate::short::id::Id;
use crate::short::operation::Operation;
use crate::short::store::Store;

impl Store {
    /// G heated by t, ∫ᵗ G: numbers stay as they are, and others become {∫ᵗ Gᴸ + t | ∫ᵗ Gᴿ − t} (Siegel, *CGT*, ch. II.5).
    /// Cooling by a number t ≥ 0 undoes it. It need not respect sums: 2∗ ≥ 1, and ∫¹ 2∗ = {3|1} is confused with 1.
    ///
    /// Cost: a construction for each follower, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn heated(&mut self, g: Id, t: Id) -> Result<Id, Stop> {
        if self.is_number(g) {
            return Ok(g);
        }
        self.once(Operation::Heat(t), g, |store| {
            store.with_gain(g, t, |store, option| store.heated(option, t))
        })
    }

    /// G overheated from s to t: integers become as many copies of s, and all others, numbers, too, {G'ᴸ + t | G'ᴿ − t}
    /// (*Winning Ways*, ch. 6; Siegel, *CGT*, ch. II.5).
    ///
    /// Cost: a construction for each follower, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn overheated(&mut self, g: Id, s: Id, t: Id) -> Result<Id, Stop> {
        if let Some(n) = self.as_number(g).filter(Dyadic::is_integer) {
            return self.multiple(&n.numerator(), s);
        }
        self.once(Operation::Overheat(s, t), g, |store| {
            store.with_gain(g, t, |store, option| store.overheated(option, s, t))
        })
    }

    /// G warmed: overheated from 1∗ to 1, which undoes chilling, the cooling by 1, in games such as those of Go (Berlekamp and
    /// Wolfe, *Mathematical Go*, ch. 3).
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn warmed(&mut self, g: Id) -> Result<Id, Stop> {
        let (one, star) = (self.integer(1)?, self.nimber(1)?);
        let one_star = self.sum(one, star)?;
        self.overheated(g, one_star, one)
    }

    /// The game of the results of `change` for the options of g, each with t to the gain of the
    /// player who moves.
    pub(super) fn with_gain(
        &mut self,
        g: Id,
        t: Id,
        mut change: impl FnMut(&mut Store, Id) -> Result<Id, Stop>,
    ) -> Result<Id, Stop> {
        self.with_options(g, |store, player, option| {
            let changed = change(store, option)?;
            store.gained(changed, player, t)
        })
    }
}
