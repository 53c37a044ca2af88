//! Games without their infinitesimals.

use crate::Stop;
use crate::short::id::Id;
use crate::short::operation::Operation;
use crate::short::store::Store;

impl Store {
    /// The reduced canonical form: the simplest game that differs from g by an infinitesimal (Grossman and Siegel, *Reductions of
    /// partizan games*; Siegel, *CGT*, ch. II.6). It is the star projection of g heated by ∗, and respects sums.
    ///
    /// Cost: two constructions for each follower, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn reduced(&mut self, g: Id) -> Result<Id, Stop> {
        if self.is_infinitesimal(g) {
            return Ok(self.zero());
        }
        let star = self.nimber(1)?;
        let heated = self.heated(g, star)?;
        self.star_projection(heated)
    }

    /// The star projection: x of x and of x∗, for each number x, and of other games that of its options (as above).
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn star_projection(&mut self, g: Id) -> Result<Id, Stop> {
        if let Some(value) = self.as_number_up_star(g)
            && value.ups == 0
            && value.nimber <= 1
        {
            return self.number(value.number);
        }
        self.once(Operation::StarProjection, g, |store| {
            store.with_options(g, |store, _, option| store.star_projection(option))
        })
    }
}
