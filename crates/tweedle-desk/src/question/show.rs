//! The question `show`.

use super::ask::Ask;
use crate::answer::ShownValue;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The value of a program, as text, as mathematics, and as a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Show {
    /// The program.
    pub input: String,
}

impl Ask for Show {
    type Answer = ShownValue;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<ShownValue, Trouble> {
        desk.show(&self.input)
    }
}
