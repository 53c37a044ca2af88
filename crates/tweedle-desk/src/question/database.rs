//! The question `database`.

use super::ask::Ask;
use crate::answer::{DatabaseOf, ValueOf};
use crate::kept::{Building, Saved};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The values of all positions of a ruleset up to a size that do not fall apart, each once for all of its images.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Database {
    /// A ruleset, with its parameters in brackets if it has any.
    pub ruleset: String,
    /// The largest number of cells of a board, or of counters in a heap.
    pub cells: u32,
    /// The largest number of rows of a board; any number if it is left out.
    #[serde(default)]
    pub rows: Option<u32>,
    /// Values to be checked: what another such question found. All of them have to be there, and no others.
    #[serde(default)]
    pub values: Option<Vec<ValueOf>>,
}

impl Ask for Database {
    type Answer = DatabaseOf;

    fn input(&self) -> Option<&str> {
        Some(&self.ruleset)
    }

    fn ask(&self, desk: &mut Desk) -> Result<DatabaseOf, Trouble> {
        let mut building = Building::new(desk, &self.ruleset, self.cells, self.rows)?;
        while !building.step()? {}
        building.as_data(desk, self.values.as_deref())
    }
}
