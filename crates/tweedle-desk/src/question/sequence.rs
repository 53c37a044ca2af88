//! The question `sequence`.

use super::ask::Ask;
use crate::answer::GrundySequence;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_heaps::{Code, Sequence as Values};

/// The last heap by default: enough to look at.
pub const USUAL_HEAPS: u64 = 100;
/// The last heap by default, where only the period is wanted.
pub const USUAL_PERIOD_HEAPS: u64 = 1_000_000;
/// This number of heaps of a short code takes no time, so that a period among them is told in any case.
const SHORT: u64 = 4_000;

/// The Grundy values of a take-and-break code, and their period.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Sequence {
    /// A code such as `0.77`, the name of its game such as `Kayles`, or a ruleset that has one.
    pub code: String,
    /// The last heap: 100 if it is left out, and 1,000,000 if the values are not listed.
    #[serde(default)]
    pub to: Option<u64>,
    /// True if the values are wanted, and not only their period.
    #[serde(default = "yes")]
    pub values: bool,
    /// True if the evidence of a sparse space is wanted.
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
        let usual = if self.values { USUAL_HEAPS } else { USUAL_PERIOD_HEAPS };
        let to = self.to.unwrap_or(usual);
        values.extend_until_periodic(last_heap(&code, to))?;
        let wanted = self.values.then_some(to);
        Ok(Box::new(GrundySequence::of(&values, wanted, self.evidence, control)?))
    }
}

/// The last heap up to which a period is looked for, if the values are wanted up to `to`: a later one if that takes no
/// time.
pub fn last_heap(code: &Code, to: u64) -> u64 {
    let is_fast = code.tail().is_empty() && code.most_heaps().is_some_and(|heaps| heaps <= 2);
    if is_fast { to.max(SHORT) } else { to }
}

pub(super) fn usual_heaps() -> u64 {
    USUAL_HEAPS
}

fn yes() -> bool {
    true
}
