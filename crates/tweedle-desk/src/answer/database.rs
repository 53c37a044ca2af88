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
    /// The length of the file in bytes; 0 if there is none.
    pub bytes: u64,
    /// The file, if the values are in one.
    pub file: Option<String>,
    /// The values, if they are in no file, in the order of the notations of the positions.
    pub values: Option<Vec<ValueOf>>,
    /// True if every value was found again, and not written.
    pub checked: bool,
}

/// The value of a position of a database.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ValueOf {
    /// The notation of the position.
    pub position: String,
    /// The canonical form, as the language prints it.
    pub value: String,
}
