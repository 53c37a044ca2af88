//! The outcomes of games on heaps that a code describes in misère play.

use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Outcome, Ruleset};
use tweedle_heaps::Code;
use tweedle_heaps::misere::MisereHeaps;
use tweedle_rules::Heaps;
use tweedle_rules::any::Solver;

/// The outcomes of games on heaps with a code in misère play: by the position of Nim that tame heaps are as good as, by
/// genera, and of sums with wild heaps by canonical forms. This takes a walk through the heaps, and not one through
/// their sums.
pub struct MisereOutcomes {
    heaps: MisereHeaps,
}

impl MisereOutcomes {
    /// Nothing found yet; bounded and stopped through `control`.
    pub fn new(code: &Code, control: &Control) -> MisereOutcomes {
        MisereOutcomes { heaps: MisereHeaps::new(code.clone(), control.clone()) }
    }
}

impl<R: Ruleset<Position = Heaps>> Solver<R, Outcome> for MisereOutcomes {
    fn value(&mut self, _: &R, heaps: &Heaps) -> Result<Outcome, WalkError<Heaps>> {
        Ok(self.heaps.outcome(heaps.sizes())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Outcomes, Play};
    use tweedle_heap_games::TakeAndBreak;

    /// The same as by walking, of heaps alone and of two.
    #[test]
    fn as_by_walking() {
        for text in ["0.77", "0.07", "4!.0", "0.137", "0.3F", "0.[3]", "0.0[7]", "4.7"] {
            let code = Code::parse(text).expect("a code");
            let (ruleset, control) = (TakeAndBreak::new(code.clone()), Control::new());
            let mut outcomes = MisereOutcomes::new(&code, &control);
            let mut walked = Memo::new(control);
            for size in 0..13 {
                let heaps = Heaps::new([size, size / 2]);
                let expected =
                    Walker::new(&ruleset, &mut walked).value(&mut Outcomes(Play::Misere), &heaps);
                assert_eq!(outcomes.value(&ruleset, &heaps), expected, "{code}, {size}");
            }
        }
    }
}
