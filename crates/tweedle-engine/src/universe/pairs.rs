//! Which forms are known to be at least which others, and which are known not to be.

use super::{EndsId, Id, Universe};
use crate::memo::Memo;
use crate::{Control, Held, Stop, Weigh};

/// The results of comparisons.
///
/// Whoever compares two forms compares their options, which have numbers near to each other. So results are kept by squares of eight forms times
/// eight others, a bit for each pair: they take less room than a key for each pair, and are near to each other in memory.
#[derive(Debug)]
pub(super) struct Pairs {
    /// The squares of each universe, by its [`place`].
    squares: Vec<Memo<u64, Square>>,
    control: Control,
    held: Held,
}

/// The results of a square.
#[derive(Clone, Copy, Default, Debug)]
struct Square {
    /// A bit for each pair that was compared.
    compared: u64,
    /// A bit for each where g ≥ h.
    at_least: u64,
}

impl Weigh for Square {}

impl Pairs {
    pub(super) fn new(control: &Control) -> Pairs {
        Pairs { squares: Vec::new(), control: control.clone(), held: Held::new(control) }
    }

    /// True if g ≥ h, and false if not, if that is known.
    pub(super) fn get(&self, universe: Universe, g: Id, h: Id) -> Option<bool> {
        let (square, bit) = square(g, h);
        let square = self.squares.get(place(universe))?.get(&square)?;
        (square.compared & bit != 0).then_some(square.at_least & bit != 0)
    }

    /// Keeps whether g ≥ h.
    ///
    /// # Errors
    /// As [`Memo::set`].
    pub(super) fn set(
        &mut self,
        universe: Universe,
        g: Id,
        h: Id,
        is_at_least: bool,
    ) -> Result<(), Stop> {
        let (key, bit) = square(g, h);
        let place = place(universe);
        while self.squares.len() <= place {
            self.held.take(2 * size_of::<Memo<u64, Square>>())?;
            self.squares.push(Memo::new(self.control.clone()));
        }
        let at_least = if is_at_least { bit } else { 0 };
        let squares = &mut self.squares[place];
        if let Some(square) = squares.get_mut(&key) {
            square.compared |= bit;
            square.at_least = square.at_least & !bit | at_least;
            return Ok(());
        }
        squares.add(key, Square { compared: bit, at_least })
    }
}

/// The place of a universe among all.
fn place(universe: Universe) -> usize {
    match universe {
        Universe::Normal => 0,
        Universe::All => 1,
        Universe::Dicot => 2,
        Universe::DeadEnding => 3,
        Universe::Blocking => 4,
        Universe::Scoring => 5,
        Universe::Ends(EndsId(number)) => 6 + number as usize,
    }
}

/// The square of a pair, and its bit there.
fn square(g: Id, h: Id) -> (u64, u64) {
    let [g, h] = [g, h].map(|form| u64::from(form.number()));
    (((g / 8) << 32) | (h / 8), 1 << (g % 8 * 8 + h % 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each pair has a result of its own, which can be changed.
    #[test]
    fn pairs_do_not_mix() {
        let mut pairs = Pairs::new(&Control::new());
        let result = |g: u32, h: u32| match (g * 7 + h * 3) % 4 {
            0 => Some(true),
            1 | 2 => Some(false),
            _ => None,
        };
        let ids = |g, h| (Id::of_number(g).unwrap(), Id::of_number(h).unwrap());
        let all = || (0..40).flat_map(|g| (0..40).map(move |h| (g, h)));
        for is_first in [true, false] {
            for (number_of_g, number_of_h) in all() {
                let (g, h) = ids(number_of_g, number_of_h);
                if let Some(result) = result(number_of_g, number_of_h) {
                    pairs.set(Universe::Dicot, g, h, result ^ is_first).unwrap();
                    pairs.set(Universe::All, g, h, !result).unwrap();
                }
            }
        }
        for (number_of_g, number_of_h) in all() {
            let (g, h) = ids(number_of_g, number_of_h);
            let expected = result(number_of_g, number_of_h);
            assert_eq!(pairs.get(Universe::Dicot, g, h), expected);
            assert_eq!(pairs.get(Universe::All, g, h), expected.map(|it| !it));
            assert_eq!(pairs.get(Universe::Blocking, g, h), None);
        }
    }
}
