//! The question `verify`.

use super::ask::{Ask, left, perfect};
use crate::answer::Proof;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::{Play, Player};

/// A check that a strategy wins against every play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Verify {
    /// The starting position.
    pub input: String,
    /// The strategy.
    #[serde(default = "perfect")]
    pub strategy: String,
    /// The player for whom the strategy plays.
    #[serde(default = "left")]
    #[schemars(with = "schema::Player")]
    pub player: Player,
    /// The player who moves first.
    #[serde(default = "left")]
    #[schemars(with = "schema::Player")]
    pub first: Player,
    /// Normal or misère play.
    #[serde(default)]
    #[schemars(with = "schema::Play")]
    pub play: Play,
    /// The largest number of positions in which the strategy may have to move.
    #[serde(default = "a_million")]
    pub positions: u64,
}

impl Ask for Verify {
    type Answer = Proof;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Proof, Trouble> {
        let who = (self.player, self.first);
        desk.verify(&self.input, &self.strategy, who, self.play, self.positions)
    }
}

fn a_million() -> u64 {
    1_000_000
}
