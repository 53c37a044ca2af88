//! The question `hint`.

use super::ask::{Ask, left, perfect};
use crate::answer::Hint as Answer;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::{Play, Player};

/// A move to play, and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Hint {
    /// A position.
    pub input: String,
    /// The player whose turn it is.
    #[serde(default = "left")]
    #[schemars(with = "schema::Player")]
    pub player: Player,
    /// Normal or misère play.
    #[serde(default)]
    #[schemars(with = "schema::Play")]
    pub play: Play,
    /// The strategy that is asked.
    #[serde(default = "perfect")]
    pub strategy: String,
    /// The seed of chance.
    #[serde(default)]
    pub seed: u64,
}

impl Ask for Hint {
    type Answer = Answer;

    // A strategy answers in any case.
    fn can_be_hurried(&self) -> bool {
        true
    }

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        desk.hint(&self.input, self.player, self.play, &self.strategy, self.seed)
    }
}
