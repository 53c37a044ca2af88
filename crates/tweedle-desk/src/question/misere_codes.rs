//! The question `misere_codes`.

use super::ask::Ask;
use crate::{Desk, MisereClassification, MisereCodeRow, QuotientLimits, RowFormat, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::num::NonZeroUsize;
use tweedle_engine::Held;
use tweedle_heaps::CodeRange;

/// The last heap of each code, by default.
pub const USUAL_MISERE_HEAPS: u64 = 100;

/// The steps for each code, by default: some seconds at most.
pub const USUAL_STEPS: u64 = 1_000_000;

/// The misère quotients of all octal codes of a range.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct MisereCodes {
    /// An octal code, or the first and the last of them: `0.1..0.77`.
    pub range: String,
    /// The last heap of each that is looked at.
    #[serde(default = "usual_heaps")]
    pub to: u64,
    /// The largest order of a quotient.
    #[serde(default = "usual_order")]
    pub most: NonZeroUsize,
    /// The largest number of steps for each: words whose outcome is found, and pairs of the proof.
    #[serde(default = "usual_steps")]
    pub steps: u64,
}

impl MisereCodes {
    /// The limits for each code.
    pub fn limits(&self) -> QuotientLimits {
        QuotientLimits { to: self.to, most: self.most.get(), steps: self.steps }
    }
}

impl Ask for MisereCodes {
    type Answer = MisereCodeRows;

    fn input(&self) -> Option<&str> {
        Some(&self.range)
    }

    fn ask(&self, desk: &mut Desk) -> Result<MisereCodeRows, Trouble> {
        let range = CodeRange::parse(&self.range);
        let range = range.map_err(|error| Trouble::of_code(error, &self.range))?;
        let mut held = Held::new(desk.control());
        let (limits, format) = (self.limits(), RowFormat::Json);
        let mut codes = MisereClassification::new(range, limits, format, desk.control());
        let mut rows = Vec::new();
        while let Some(row) = codes.next_row()? {
            // The list may have twice the room that it needs; its texts are as long as their rows.
            held.take(2 * size_of_val(&row) + row.text(RowFormat::Csv).len())?;
            rows.push(row);
        }
        Ok(MisereCodeRows { rows })
    }
}

fn usual_heaps() -> u64 {
    USUAL_MISERE_HEAPS
}

fn usual_order() -> NonZeroUsize {
    NonZeroUsize::new(super::USUAL_ORDER).unwrap_or(NonZeroUsize::MIN)
}

fn usual_steps() -> u64 {
    USUAL_STEPS
}

/// The rows of codes in misère play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MisereCodeRows {
    /// The rows, in order.
    pub rows: Vec<MisereCodeRow>,
}
