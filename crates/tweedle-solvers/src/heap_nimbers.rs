//! Nimbers of games on heaps that a code describes.

use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Ruleset, Stop};
use tweedle_heaps::{Code, Sequence};
use tweedle_rules::Heaps;
use tweedle_rules::any::Solver;

/// The nimbers of a game on heaps with a code: the sequence of the heaps' values, and their nim sum.
/// A period that is proved gives the values of heaps of any size.
pub struct HeapNimbers {
    sequence: Sequence,
}

impl HeapNimbers {
    /// Nothing computed yet; bounded and stopped through `control`.
    pub fn new(code: &Code, control: &Control) -> HeapNimbers {
        HeapNimbers { sequence: Sequence::new(code, control) }
    }

    fn heap(&mut self, size: u64) -> Result<u64, Stop> {
        self.sequence.advance(size)?;
        let too_large = || Stop::TooLarge("This nim value does not fit into 64 bits.".to_owned());
        self.sequence.value(size).ok_or_else(too_large)
    }
}

impl<R: Ruleset<Position = Heaps>> Solver<R, u64> for HeapNimbers {
    fn value(&mut self, _: &R, heaps: &Heaps) -> Result<u64, WalkError<Heaps>> {
        let mut sum = 0;
        for &size in heaps.sizes() {
            sum ^= self.heap(size)?;
        }
        Ok(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Grundy, Hints};
    use tweedle_heap_games::{Kayles, Subtraction, TakeAndBreak};

    /// The same nimbers as by walking, of heaps alone and of two.
    fn check<R: Hints<Position = Heaps>>(ruleset: &R, code: &Code) {
        let control = Control::new();
        let mut nimbers = HeapNimbers::new(code, &control);
        let mut walked = Memo::new(control);
        for size in 0..40 {
            let heaps = Heaps::new([size, 3 * size]);
            let expected = Walker::new(ruleset, &mut walked).value(&mut Grundy, &heaps);
            assert_eq!(nimbers.value(ruleset, &heaps), expected, "{code}, {size}");
        }
        assert_eq!(nimbers.value(ruleset, &Heaps::new([])), Ok(0));
    }

    #[test]
    fn as_by_walking() {
        let code = |text: &str| Code::parse(text).expect("a code");
        check(&Kayles, &code("0.77"));
        for text in ["0.07", "4!.0", "0.6", "0.3F", "0.[3]", "4.[3]", "8.0", "0.0"] {
            check(&TakeAndBreak::new(code(text)), &code(text));
        }
        check(&Subtraction::new([2, 3, 7]).expect("a set"), &code("0.0330003"));
        check(&Subtraction::all_but([2, 3]).expect("a set"), &code("0.300[3]"));
    }

    #[test]
    fn periods_give_the_nimbers_of_huge_heaps() {
        let code = Code::parse("0.77").expect("a code");
        let mut nimbers = HeapNimbers::new(&code, &Control::new());
        assert_eq!(nimbers.value(&Kayles, &Heaps::new([12_000_000_000_001])), Ok(1));
    }
}
