//! The question `edit`.

use super::ask::Ask;
use crate::answer::Edited;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The position that an edit makes of another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Edit {
    /// A position.
    pub input: String,
    /// The edit.
    pub edit: Change,
}

impl Ask for Edit {
    type Answer = Edited;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Edited, Trouble> {
        desk.edit(&self.input, &self.edit)
    }
}

/// A change of a position that is edited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// A cell of a board or a strip gets a sign.
    Paint {
        /// The place of the cell in the picture, counted from 0.
        cell: usize,
        /// The sign.
        sign: char,
    },
    /// The heaps become others.
    Heaps {
        /// Their sizes; those of 0 are left out.
        sizes: Vec<u64>,
    },
}
