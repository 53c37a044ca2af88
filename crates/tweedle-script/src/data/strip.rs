//! Strips of small numbers.

use super::Cells;
use super::grid::{read_cells, write_cells};
use std::ops::Range;
use tweedle_rules::NotationError;

/// A board of one row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strip {
    /// The contents of the cells.
    pub cells: Cells,
}

impl Strip {
    /// The index in [`Strip::cells`] of the cell with a number, counted from 1.
    #[inline]
    pub(crate) fn place(&self, number: i64) -> Option<usize> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        (place < self.cells.len()).then_some(place)
    }

    /// The content of the cell with a number, counted from 1.
    #[inline]
    pub(crate) fn get(&self, number: i64) -> Option<i8> {
        self.place(number).map(|place| self.cells[place])
    }

    /// Some of the cells, which are counted from 0 and must be there.
    pub(crate) fn part(&self, cells: Range<usize>) -> Strip {
        Strip { cells: Cells::from_slice(&self.cells[cells]) }
    }

    /// The longest pieces without a number, in order.
    pub(crate) fn pieces(&self, boundary: i8) -> impl Iterator<Item = Strip> {
        let pieces = self.cells.split(move |cell| *cell == boundary);
        pieces
            .filter(|piece| !piece.is_empty())
            .map(|piece| Strip { cells: Cells::from_slice(piece) })
    }

    /// Reads cells, for which the characters of `alphabet` stand in the order of what they hold, from 0.
    ///
    /// # Errors
    /// [`NotationError`], which names the mistake and its place.
    pub(crate) fn read(text: &str, alphabet: &str) -> Result<Strip, NotationError> {
        let mut cells = Cells::new();
        read_cells(text, alphabet, 0, &mut cells)?;
        Ok(Strip { cells })
    }

    /// The cells in the characters of `alphabet`.
    ///
    /// # Errors
    /// A number for which there is no character.
    pub(crate) fn written(&self, alphabet: &str) -> Result<String, i8> {
        let alphabet: Vec<char> = alphabet.chars().collect();
        let mut text = String::with_capacity(self.cells.len());
        write_cells(&self.cells, &alphabet, &mut text)?;
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn pieces_stand_between_boundaries() {
        let pieces = |text: &str| -> Vec<String> {
            let strip = Strip::read(text, ".ab").unwrap();
            strip.pieces(0).map(|piece| piece.written(".ab").unwrap()).collect()
        };
        assert_eq!(pieces("ab..b."), ["ab", "b"]);
        assert_eq!(pieces("..."), [""; 0]);
        assert_eq!(pieces(""), [""; 0]);
    }

    #[test]
    fn ends_of_a_strip() {
        let strip = Strip::read("ab", ".ab").unwrap();
        let cells = [i64::MIN, 0, 1, 2, 3, i64::MAX].map(|number| strip.get(number));
        assert_eq!(cells, [None, None, Some(1), Some(2), None, None]);
        assert_eq!(strip.written(".a"), Err(2));
        assert!(Strip::read("x", ".ab").is_err());
    }

    proptest! {
        #[test]
        fn pieces_have_all_cells_but_boundaries(cells in prop::collection::vec(-1..2_i8, 0..12)) {
            let strip = Strip { cells: cells.into() };
            let pieces: Vec<i8> = strip.pieces(0).flat_map(|piece| piece.cells).collect();
            let inside: Vec<i8> = strip.cells.iter().copied().filter(|cell| *cell != 0).collect();
            prop_assert_eq!(pieces, inside);
        }
    }
}
