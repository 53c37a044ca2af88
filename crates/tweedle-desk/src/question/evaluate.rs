//! The question `evaluate`.

use super::ask::Ask;
use crate::answer::Evaluation;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The value of a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Evaluate {
    /// The program.
    pub input: String,
}

impl Ask for Evaluate {
    type Answer = Evaluation;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Evaluation, Trouble> {
        desk.evaluate(&self.input)
    }
}
