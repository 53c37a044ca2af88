//! Norton's product.

use crate::number::Dyadic;
use crate::short::id::Id;
use crate::short::operation::Operation;
use crate::short::store::Store;
use crate::{Player, Stop};

impl Store {
    /// Norton's product G·U: n copies of U for an integer n, and for other G
    /// {Gᴸ·U + (U + I) | Gᴿ·U − (U + I)} with all incentives I of U (*Winning Ways*, ch. 8; Siegel, *CGT*,
    /// ch. II.7). For positive U it respects sums and order of G.
    ///
    /// Cost: a construction for each follower of G, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn norton_product(&mut self, g: Id, unit: Id) -> Result<Id, Stop> {
        let mut gains = Vec::new();
        for incentive in self.greatest_incentives(unit)? {
            gains.push(self.sum(unit, incentive)?);
        }
        self.norton_product_by(g, unit, &gains)
    }

    fn norton_product_by(&mut self, g: Id, unit: Id, gains: &[Id]) -> Result<Id, Stop> {
        if let Some(n) = self.as_number(g).filter(Dyadic::is_integer) {
            return self.multiple(&n.numerator(), unit);
        }
        self.once(Operation::Norton(unit), g, |store| {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                for option in store.options(g, player)? {
                    let product = store.norton_product_by(option, unit, gains)?;
                    for &gain in gains {
                        sides[player.index()].push(store.gained(product, player, gain)?);
                    }
                }
            }
            store.game(&sides[0], &sides[1])
        })
    }
}
