//! The question `quotient`.

use super::ask::Ask;
use crate::answer::QuotientOf;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_heaps::misere::HeapQuotients;

/// The largest order of a quotient by default.
pub const USUAL_ORDER: usize = 1000;

/// The misère quotient of the heaps of a take-and-break code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Quotient {
    /// A code such as `0.77`, the name of its game such as `Kayles`, or a ruleset that has one.
    pub code: String,
    /// The last heap. If it is not said, the heaps up to the one at which a period is proved, and at most 60.
    #[serde(default)]
    pub to: Option<u64>,
    /// The largest order that a quotient may have.
    #[serde(default = "usual_order")]
    pub most: usize,
    /// The heaps of a sum whose element, outcome and winning moves are asked for, too.
    #[serde(default)]
    pub sum: Option<Vec<u64>>,
}

impl Ask for Quotient {
    type Answer = QuotientOf;

    fn input(&self) -> Option<&str> {
        Some(&self.code)
    }

    fn ask(&self, desk: &mut Desk) -> Result<QuotientOf, Trouble> {
        let code = desk.code(&self.code)?;
        let mut heaps = HeapQuotients::new(code, self.most, desk.control());
        QuotientOf::find(&mut heaps, self.to)?;
        Ok(QuotientOf::of(&heaps, self.sum.as_deref())?)
    }
}

fn usual_order() -> usize {
    USUAL_ORDER
}
