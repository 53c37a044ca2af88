//! Canonical forms as positions to be played.

use crate::number::{Dyadic, Integer};
use crate::short::id::Id;
use crate::short::store::Store;
use crate::{Stop, Theory};
use std::cell::RefCell;

impl Store {
    /// The worth of the canonical form in a theory, taken for a position: equal games may differ in this.
    ///
    /// ```
    /// # use tweedle_engine::{Play, Player, Suspense, short::Store};
    /// let mut store = Store::default();
    /// let g = store.read("{2|*}")?;
    /// let suspense = store.played(g, &mut Suspense(Play::Normal))?;
    /// assert_eq!([1, 2], [Player::Left, Player::Right].map(|player| suspense.moves(player)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Cost: a call of the theory for each follower. An integer n has n + 1, but needs no more calls once one of them is worth
    /// what the one before it is.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`], and those of the theory.
    pub fn played<T>(&mut self, g: Id, theory: &mut T) -> Result<T::Value, Stop>
    where
        T: Theory<Value: PartialEq>,
    {
        let theory = RefCell::new(theory);
        self.by_options(
            g,
            |store, g| match store.as_number(g).filter(Dyadic::is_integer) {
                Some(n) => store.played_integer(&n.numerator(), *theory.borrow_mut()).map(Some),
                None => Ok(None),
            },
            |_, _, [left, right]| theory.borrow_mut().of_options(&left, &right),
        )
    }

    /// The same of an integer, whose one option is the next one towards 0.
    fn played_integer<T>(&self, n: &Integer, theory: &mut T) -> Result<T::Value, Stop>
    where
        T: Theory<Value: PartialEq>,
    {
        let is_positive = *n > Integer::ZERO;
        let mut rest = if is_positive { n.clone() } else { -n.clone() };
        let mut value = theory.of_options(&[], &[])?;
        while rest > Integer::ZERO {
            self.control.check()?;
            let option = [value];
            let next = if is_positive {
                theory.of_options(&option, &[])?
            } else {
                theory.of_options(&[], &option)?
            };
            // Equal options give equal results.
            let is_same = next == option[0];
            value = next;
            if is_same {
                break;
            }
            rest = rest - Integer::ONE;
        }
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Birthday, Outcome, Outcomes, Play, Player, Remoteness};

    #[test]
    fn integers_of_any_size_are_played() {
        let mut store = Store::default();
        for text in ["1", "2", "3", "{5|-5}", "1000000000000", "{1000000000000|-1000000000000}"] {
            let g = store.read(text).unwrap();
            let remote = store.played(g, &mut Remoteness(Play::Normal)).unwrap();
            let is_switch = text.starts_with('{');
            assert_eq!(remote.moves(Player::Left), 1, "{text}");
            assert_eq!(remote.moves(Player::Right), u32::from(is_switch), "{text}");
            // The player who moves in the switch has an integer to lose; its owner's opponent cannot move and wins.
            let misere = if is_switch { Outcome::P } else { Outcome::R };
            assert_eq!(store.played(g, &mut Outcomes(Play::Misere)), Ok(misere), "{text}");
        }
        // The birthdays of integers differ.
        let seven = store.integer(-7).unwrap();
        assert_eq!(store.played(seven, &mut Birthday), Ok(7));
    }
}
