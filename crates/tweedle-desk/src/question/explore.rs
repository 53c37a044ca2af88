//! The question `explore`.

use super::ask::Ask;
use crate::answer::Explored;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position with its picture, and the moves of both players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Explore {
    /// A position.
    pub input: String,
}

impl Ask for Explore {
    type Answer = Box<Explored>;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Box<Explored>, Trouble> {
        Ok(Box::new(desk.explore(&self.input)?))
    }
}
