//! Conway's product.

use crate::number::{Dyadic, Nimber};
use crate::short::id::Id;
use crate::short::operation::Operation;
use crate::short::store::Store;
use crate::{Player, Stop};

impl Store {
    /// Conway's product of canonical forms, {Gᴸ·H + G·Hᴸ − Gᴸ·Hᴸ, Gᴿ·H + G·Hᴿ − Gᴿ·Hᴿ | Gᴸ·H + G·Hᴿ − Gᴸ·Hᴿ, Gᴿ·H +
    /// G·Hᴸ − Gᴿ·Hᴸ} (Conway, *On Numbers and Games*, ch. 1). Of numbers it is their product, of nimbers that in their
    /// field, and of an integer and a game it is that number of copies of the game; of others it depends on their
    /// forms.
    ///
    /// Cost: for each pair of followers the product of the numbers of their options; pairs are remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn conway_product(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        if let (Some(x), Some(y)) = (self.as_number(g), self.as_number(h)) {
            let numerator = x.numerator() * y.numerator();
            return self.number(Dyadic::new(numerator, x.exponent() + y.exponent()));
        }
        if let (Some(a), Some(b)) = (self.as_nimber(g), self.as_nimber(h)) {
            return self.nimber((Nimber(a) * Nimber(b)).0);
        }
        for (factor, other) in [(g, h), (h, g)] {
            if let Some(n) = self.as_number(factor).filter(Dyadic::is_integer) {
                return self.multiple(&n.numerator(), other);
            }
        }
        let (g, h) = (g.min(h), g.max(h));
        self.once(Operation::Conway(h), g, |store| store.conway_product_by_options(g, h))
    }

    fn conway_product_by_options(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        let mut sides = [Vec::new(), Vec::new()];
        for of_first in Player::BOTH {
            for of_second in Player::BOTH {
                let side = if of_first == of_second { Player::Left } else { Player::Right };
                let seconds = self.options(h, of_second)?;
                for a in self.options(g, of_first)? {
                    for &b in &seconds {
                        let ah = self.conway_product(a, h)?;
                        let gb = self.conway_product(g, b)?;
                        let ab = self.conway_product(a, b)?;
                        let sum = self.sum(ah, gb)?;
                        sides[side.index()].push(self.difference(sum, ab)?);
                    }
                }
            }
        }
        self.game(&sides[0], &sides[1])
    }
}
