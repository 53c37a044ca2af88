//! Databases of values.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A database of values, which was built or checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DatabaseOf {
    /// The expression of the ruleset.
    pub ruleset: String,
    /// All components on boards of up to so many cells, or in heaps of up to so many counters, are there.
    pub cells: u32,
    /// Of boards with so many rows at most; `None` if with any.
    pub rows: Option<u32>,
    /// How many positions it has.
    pub positions: u64,
    /// How long the file is.
    pub bytes: u64,
    /// The file.
    pub file: String,
    /// True if every value was found again, and not written.
    pub checked: bool,
}
