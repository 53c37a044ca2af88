//! Cooling: each move costs its player a number.

use crate::Stop;
use crate::number::Dyadic;
use crate::short::id::Id;
use crate::short::operation::Operation;
use crate::short::store::Store;

impl Store {
    /// G cooled by t: {Gᴸₜ − t | Gᴿₜ + t}, but a number, the mean of G, where t is above the temperature of G
    /// (*Winning Ways*, ch. 6; Siegel, *CGT*, ch. II.5). Cooling respects sums and order. Integers stay as they are; other
    /// numbers change below their temperature, which is negative.
    ///
    /// By convention a number stays as it is at its own temperature, too, so that to freeze is to cool by the temperature;
    /// there the formula gives x∗, which is what counts where x is an option.
    ///
    /// Cost: a thermograph and a construction for each follower, remembered.
    ///
    /// # Errors
    /// [`Stop::Undefined`] unless t > −1; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn cooled(&mut self, g: Id, t: &Dyadic) -> Result<Id, Stop> {
        if *t <= Dyadic::from(-1) {
            return Err(Stop::Undefined(
                "Games can be cooled by numbers above -1 only.".to_owned(),
            ));
        }
        if t.is_zero() || self.is_number(g) && self.temperature(g)? <= *t {
            return Ok(g);
        }
        let tax = self.number(t.clone())?;
        self.cooled_by(g, t, tax)
    }

    fn cooled_by(&mut self, g: Id, t: &Dyadic, tax: Id) -> Result<Id, Stop> {
        if self.temperature(g)? < *t {
            let mean = self.mean(g)?;
            return self.number(mean);
        }
        if self.as_number(g).is_some_and(|number| number.is_integer()) {
            return Ok(g);
        }
        self.once(Operation::Cool(tax), g, |store| {
            let gain = store.negative(tax)?;
            store.with_gain(g, gain, |store, option| store.cooled_by(option, t, tax))
        })
    }

    /// G frozen: cooled by its temperature. It is the mean and an infinitesimal.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn frozen(&mut self, g: Id) -> Result<Id, Stop> {
        if self.as_number(g).is_some_and(|number| number.is_integer()) {
            // At temperature −1 there is no cooling, and there is no need of it.
            return Ok(g);
        }
        let temperature = self.temperature(g)?;
        self.cooled(g, &temperature)
    }
}
