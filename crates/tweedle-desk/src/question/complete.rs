//! The question `complete`.

use super::ask::Ask;
use crate::answer::Completions;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The completions of the name at the end of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Complete {
    /// The text.
    pub input: String,
}

impl Ask for Complete {
    type Answer = Completions;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Completions, Trouble> {
        Ok(desk.complete(&self.input))
    }
}
