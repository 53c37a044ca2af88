//! Databases of values.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A database of values, which was built or checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DatabaseOf {
    /// The expression of the ruleset.
    pub ruleset: String,
    /// The largest number of cells of a board, or of counters in a heap, up to which all components are there.
    pub cells: u32,
    /// The largest number of rows of these boards; `None` if they may have any number.
    pub rows: Option<u32>,
    /// The number of positions in the database.
    pub positions: u64,
    /// The length of the file in bytes.
    pub bytes: u64,
    /// The file.
    pub file: String,
    /// True if every value was found again, and not written.
    pub checked: bool,
}
