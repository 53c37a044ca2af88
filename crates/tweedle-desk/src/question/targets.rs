//! The question `targets`.

use super::ask::Ask;
use crate::answer::Targets as Answer;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The outcomes of the positions that can be reached, or of the positions of a collection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Targets {
    /// A position, or a collection of positions.
    pub input: String,
}

impl Ask for Targets {
    type Answer = Answer;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        desk.targets(&self.input)
    }
}
