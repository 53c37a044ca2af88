//! The question `tournament`.

use super::ask::Ask;
use crate::answer::Standings;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Play;

/// The numbers of wins of strategies against each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Tournament {
    /// The position; random play from it makes the other starts.
    pub input: String,
    /// The strategies, two or more.
    #[serde(default = "usual_strategies")]
    pub strategies: Vec<String>,
    /// The number of starts, at least 1.
    #[serde(default = "usual_starts")]
    pub starts: usize,
    /// The seed of chance.
    #[serde(default)]
    pub seed: u64,
    /// Normal or misère play.
    #[serde(default)]
    #[schemars(with = "schema::Play")]
    pub play: Play,
}

impl Ask for Tournament {
    type Answer = Standings;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Standings, Trouble> {
        desk.tournament(&self.input, &self.strategies, self.starts, self.seed, self.play)
    }
}

/// The strategies of a tournament by default.
pub const USUAL_STRATEGIES: [&str; 4] = ["naive", "random", "mirror", "perfect"];
/// The number of starts of a tournament if it is not given.
pub const USUAL_STARTS: usize = 20;

fn usual_strategies() -> Vec<String> {
    USUAL_STRATEGIES.map(str::to_owned).to_vec()
}

fn usual_starts() -> usize {
    USUAL_STARTS
}
