//! The parity of a game: if all its plays are equally long, but for a multiple of two.

use crate::Stop;
use crate::number::Dyadic;
use crate::short::id::Id;
use crate::short::store::Store;

/// The parity of a number of moves: even or odd.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parity {
    /// A multiple of two.
    Even,
    /// Any other.
    Odd,
}

impl Parity {
    /// The parity of one move more.
    fn other(self) -> Parity {
        match self {
            Parity::Even => Parity::Odd,
            Parity::Odd => Parity::Even,
        }
    }
}

impl Store {
    /// The parity of the number of moves of all plays in the canonical form, in which the players need not alternate;
    /// `None` if some plays are even and some are odd. 0 is even, and a game is even if all options are odd (Siegel,
    /// *CGT*, ch. II).
    ///
    /// Cost: linear in the number of followers that are no integers.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn parity(&mut self, g: Id) -> Result<Option<Parity>, Stop> {
        self.parity_to(g, |number| number.is_integer().then(|| number.numerator().bit(0)))
    }

    /// The same of plays that end at a number: whether the game is even-tempered or odd-tempered. Numbers are
    /// even-tempered.
    ///
    /// Cost: linear in the number of followers that are no numbers.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn temper(&mut self, g: Id) -> Result<Option<Parity>, Stop> {
        self.parity_to(g, |_| Some(false))
    }

    /// `is_odd` says it of some numbers.
    fn parity_to(
        &mut self,
        g: Id,
        is_odd: impl Fn(Dyadic) -> Option<bool>,
    ) -> Result<Option<Parity>, Stop> {
        self.by_options(
            g,
            |store, g| {
                let is_odd = store.as_number(g).and_then(&is_odd);
                Ok(is_odd.map(|is_odd| Some(if is_odd { Parity::Odd } else { Parity::Even })))
            },
            |_, _, [lefts, rights]| {
                let mut all = lefts.into_iter().chain(rights);
                let first = all.next().flatten();
                let agree = all.all(|other| other == first);
                Ok(first.filter(|_| agree).map(Parity::other))
            },
        )
    }
}
