//! Canonical forms as positions to be played.

use crate::short::id::Id;
use crate::short::store::Store;
use crate::{Stop, Theory};

impl Store {
    /// What a theory says of the canonical form, taken for a position: equal games may differ in this.
    ///
    /// ```
    /// # use tweedle::{Play, Player, Suspense, short::Store};
    /// let mut store = Store::default();
    /// let g = store.read("{2|*}")?;
    /// let suspense = store.played(g, &mut Suspense(Play::Normal))?;
    /// assert_eq!([1, 2], [Player::Left, Player::Right].map(|player| suspense.moves(player)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Cost: a call of the theory for each follower, of which an integer n has n + 1.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`], and those of the theory.
    pub fn played<T: Theory>(&mut self, g: Id, theory: &mut T) -> Result<T::Value, Stop> {
        self.by_options(g, |_, _| Ok(None), |_, _, [left, right]| theory.of_options(&left, &right))
    }
}
