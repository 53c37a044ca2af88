//! The question `sequence`.

use super::Ask;
use crate::answer::GrundySequence;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_heaps::{Code, Sequence as Values};

/// The last heap if nobody says: enough to look at.
pub const USUAL_HEAPS: u64 = 100;
/// A period is told that shows among so many heaps, where they take no time.
const SHORT: u64 = 4_000;

/// The Grundy values of a take-and-break code, and their period.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Sequence {
    /// A code such as `0.77`, the name of its game such as `Kayles`, or a ruleset that has one.
    pub code: String,
    /// The last heap.
    #[serde(default = "usual_heaps")]
    pub to: u64,
    /// Whether the values are wanted, not only their period.
    #[serde(default = "yes")]
    pub values: bool,
    /// Whether it is wanted what the values show of a sparse space.
    #[serde(default)]
    pub evidence: bool,
}

impl Ask for Sequence {
    type Answer = Box<GrundySequence>;

    fn input(&self) -> Option<&str> {
        Some(&self.code)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Box<GrundySequence>, Trouble> {
        let code = desk.code(&self.code)?;
        let control = desk.control();
        let mut values = Values::new(&code, control);
        values.extend_until_periodic(last_heap(&code, self.to))?;
        let wanted = self.values.then_some(self.to);
        Ok(Box::new(GrundySequence::of(&values, wanted, self.evidence, control)?))
    }
}

/// Up to which heap a period is looked for, where the values are wanted up to another one: further if that takes no time.
pub fn last_heap(code: &Code, to: u64) -> u64 {
    let is_fast = code.tail().is_empty() && code.most_heaps().is_some_and(|heaps| heaps <= 2);
    if is_fast { to.max(SHORT) } else { to }
}

fn usual_heaps() -> u64 {
    USUAL_HEAPS
}

fn yes() -> bool {
    true
}
