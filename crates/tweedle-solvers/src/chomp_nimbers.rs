//! Nimbers of Chomp.

use crate::ChompTable;
use tweedle_engine::walk::{Memo, WalkError, Walker};
use tweedle_engine::{Control, Grundy, Hints, Stop};
use tweedle_grid_games::{Chomp, Diagram};
use tweedle_rules::any::Solver;

/// The nimbers of Chomp, from a table of the smallest board that holds the largest position met so
/// far; by walking where such a table would be too large and the position is not.
pub struct ChompNimbers {
    table: Option<ChompTable>,
    walked: Memo<Diagram, u64>,
    control: Control,
}

/// The most positions below one that is walked.
const MOST_WALKED: u64 = 20_000_000;

impl ChompNimbers {
    /// No table yet; bounded and stopped through `control`.
    pub fn new(control: Control) -> ChompNimbers {
        ChompNimbers { table: None, walked: Memo::new(control.clone()), control }
    }

    /// The nimber of a position that does not fall apart.
    fn whole(&mut self, diagram: &Diagram) -> Result<u64, WalkError<Diagram>> {
        let lengths = diagram.lengths();
        if let Some(nimber) = self.table.as_ref().and_then(|table| table.nimber(lengths)) {
            return Ok(nimber);
        }
        let rows = lengths.partition_point(|&length| length > 0);
        let cols = lengths.first().copied().unwrap_or(0).into();
        let fits = ChompTable::positions(rows, cols).is_some();
        if !fits && diagrams_within(lengths) <= MOST_WALKED {
            return Walker::new(&Chomp, &mut self.walked).value(&mut Grundy, diagram);
        }
        // The old table goes first, to make room.
        self.table = None;
        let table = ChompTable::build(rows, cols, &self.control)?;
        let nimber = table.nimber(&lengths[..rows]);
        self.table = Some(table);
        let missing = || Stop::Undefined("That is no position of Chomp.".to_owned());
        Ok(nimber.ok_or_else(missing)?)
    }
}

/// The number of Young diagrams within one, or a great number if there are more.
fn diagrams_within(lengths: &[u8]) -> u64 {
    let Some(&widest) = lengths.first() else { return 1 };
    // The number of ways to fill the rows so far, by the length of the last of them.
    let mut ways = vec![0_u64; usize::from(widest) + 1];
    ways[usize::from(widest)] = 1;
    for &length in lengths {
        let mut sum = 0;
        for last in (0..ways.len()).rev() {
            sum = u64::saturating_add(sum, ways[last]);
            ways[last] = if last <= usize::from(length) { sum } else { 0 };
        }
    }
    ways.iter().fold(0, |sum, &ways| sum.saturating_add(ways))
}

impl Solver<Chomp, u64> for ChompNimbers {
    fn value(&mut self, chomp: &Chomp, diagram: &Diagram) -> Result<u64, WalkError<Diagram>> {
        let mut parts = Vec::new();
        chomp.components(diagram, &mut parts);
        let mut sum = 0;
        for part in &parts {
            sum ^= match chomp.nim_heap(part) {
                Some(size) => size,
                None => self.whole(part)?,
            };
        }
        Ok(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::Notation;

    #[test]
    fn diagrams_are_counted() {
        // Lattice paths: binomial coefficients of rectangles, Catalan numbers of staircases.
        assert_eq!(diagrams_within(&[3, 3]), 10);
        assert_eq!(diagrams_within(&[13; 13]), 10_400_600);
        assert_eq!(diagrams_within(&[3, 2, 1]), 14);
        assert_eq!(diagrams_within(&[128; 128]), u64::MAX);
    }

    #[test]
    fn large_boards_with_little_on_them() {
        let mut nimbers = ChompNimbers::new(Control::new());
        let mut value = |lengths: &[usize]| {
            let diagram = Diagram::new(lengths, lengths[0]).unwrap();
            nimbers.value(&Chomp, &diagram)
        };
        let arms: Vec<usize> = std::iter::once(30).chain([1; 29]).collect();
        assert_eq!(value(&arms), Ok(0));
        // Two rows on a board too high for a table: the same with a small one.
        let mut high = vec![20, 3];
        high.extend([1; 40]);
        let walked = value(&high).unwrap();
        let small = ChompTable::build(42, 20, &Control::new());
        assert!(small.is_err());
        let mut memo = Memo::new(Control::new());
        let diagram = Diagram::new(&high, 20).unwrap();
        assert_eq!(Walker::new(&Chomp, &mut memo).value(&mut Grundy, &diagram), Ok(walked));
        assert!(value(&[20; 20]).is_err());
        assert_eq!(nimbers.value(&Chomp, &Chomp.parse("..|..").unwrap()), Ok(2));
    }
}
