//! The question `explain`.

use super::ask::{Ask, left};
use crate::answer::Explanation;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::{Play, Player};

/// The player who wins, and the reasons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Explain {
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
}

impl Ask for Explain {
    type Answer = Explanation;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Explanation, Trouble> {
        desk.explain(&self.input, self.player, self.play)
    }
}
