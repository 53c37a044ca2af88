//! The question `moves`.

use super::ask::{Ask, left};
use crate::answer::Moves as Answer;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;

/// The moves that a player can make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Moves {
    /// A position.
    pub input: String,
    /// The player whose turn it is.
    #[serde(default = "left")]
    #[schemars(with = "schema::Player")]
    pub player: Player,
}

impl Ask for Moves {
    type Answer = Answer;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        desk.moves(&self.input, self.player)
    }
}
