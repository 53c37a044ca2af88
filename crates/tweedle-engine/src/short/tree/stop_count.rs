//! The number of numbers that play can stop at.

use crate::Stop;
use crate::number::Natural;
use crate::short::id::Id;
use crate::short::store::Store;

impl Store {
    /// The number of places in the whole tree of the canonical form at which play comes to a number: 1 for a number, and for
    /// others the sum over all options. Of ∗n it is 2·3ⁿ⁻¹.
    ///
    /// Cost: linear in the number of followers that are no numbers, times the length of the count.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn stop_count(&mut self, g: Id) -> Result<Natural, Stop> {
        self.by_options(
            g,
            |store, g| Ok(store.is_number(g).then_some(Natural::ONE)),
            |_, _, [lefts, rights]| {
                Ok(lefts.into_iter().chain(rights).fold(Natural::ZERO, |sum, count| sum + count))
            },
        )
    }
}
