//! The question `codes`.

use super::ask::Ask;
use crate::{Classification, CodeRow, Desk, RowFormat, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Held;
use tweedle_heaps::CodeRange;

/// The last heap that is looked at for a period, by default.
pub const USUAL_CODE_HEAPS: u64 = 10_000;

/// The periods of all octal codes of a range.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Codes {
    /// An octal code, or the first and the last of them: `0.1..0.77`.
    pub range: String,
    /// The last heap of each that is looked at for a period.
    #[serde(default = "usual_code_heaps")]
    pub to: u64,
}

impl Ask for Codes {
    type Answer = CodeRows;

    fn input(&self) -> Option<&str> {
        Some(&self.range)
    }

    fn ask(&self, desk: &mut Desk) -> Result<CodeRows, Trouble> {
        let range = CodeRange::parse(&self.range);
        let range = range.map_err(|error| Trouble::of_code(error, &self.range))?;
        let mut held = Held::new(desk.control());
        let mut codes = Classification::new(range, self.to, RowFormat::Json, desk.control());
        let mut rows = Vec::new();
        while let Some(row) = codes.next_row()? {
            // The list may have twice the room that it needs; its texts are as long as their rows.
            held.take(2 * size_of_val(&row) + row.text(RowFormat::Csv).len())?;
            rows.push(row);
        }
        Ok(CodeRows { rows })
    }
}

fn usual_code_heaps() -> u64 {
    USUAL_CODE_HEAPS
}

/// The rows of codes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CodeRows {
    /// The rows, in order.
    pub rows: Vec<CodeRow>,
}
