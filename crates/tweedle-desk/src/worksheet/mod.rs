//! Worksheets: cells with a program or a text, and what each program has shown.

mod export;

use crate::{ShownValue, Trouble};
pub use export::Export;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// A worksheet.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worksheet {
    /// The number of times that it was saved. A client who saves it says which revision the client changed; if another
    /// was saved since, the request is refused.
    pub revision: u64,
    /// The cells, from above.
    pub cells: Vec<Cell>,
}

/// A cell of a worksheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// The kind of the content.
    #[serde(default)]
    pub kind: CellKind,
    /// The text that was typed.
    pub input: String,
    /// The value of the input, if it has one.
    #[serde(default)]
    pub shown: Option<ShownValue>,
    /// The reason why it has none, if so.
    #[serde(default)]
    #[schemars(schema_with = "trouble_or_null")]
    pub error: Option<Trouble>,
}

/// The kind of the content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CellKind {
    /// A program.
    #[default]
    Program,
    /// A text for people.
    Text,
}

/// The schema of trouble, or of none, which the descriptions of questions and answers have.
fn trouble_or_null(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "anyOf": [{ "$ref": "#/components/schemas/Trouble" }, { "type": "null" }] })
}
