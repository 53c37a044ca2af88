//! Who wins, by which moves, and that it was proved.

use super::PlayedStep;
use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::{LoopyOutcome, Player};
use tweedle_search::Step;

/// Who wins a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Solution {
    /// The position, as the language prints it.
    pub position: String,
    /// The outcome class; `None` if only one player was asked about.
    #[schemars(with = "Option<schema::Outcome>")]
    pub outcome: Option<LoopyOutcome>,
    /// For each player who was asked about: what is if he moves first.
    pub turns: Vec<SolvedTurn>,
    /// How many positions were looked at.
    pub positions: u64,
}

/// Who wins if a certain player moves first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SolvedTurn {
    /// Who moves first.
    #[schemars(with = "schema::Player")]
    pub first: Player,
    /// Who wins; `None` if it is a draw.
    #[schemars(with = "Option<schema::Player>")]
    pub winner: Option<Player>,
    /// All moves by which the first player wins, in the order of the ruleset; `None` if nobody asked for them.
    #[schemars(with = "Option<Vec<schema::Step>>")]
    pub winning: Option<Vec<Step>>,
    /// How many moves he has; `None` if nobody asked for the winning ones.
    pub moves: Option<usize>,
    /// The moves of a match in which both players are perfect; `None` if nobody asked for them.
    pub line: Option<Vec<PlayedStep>>,
}

/// A proof of who wins, which was written or checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ProvedWin {
    /// The position, as the language prints it.
    pub position: String,
    /// Who moves first.
    #[schemars(with = "schema::Player")]
    pub first: Player,
    /// Who wins.
    #[schemars(with = "schema::Player")]
    pub winner: Player,
    /// How many positions it gives a reason for.
    pub nodes: usize,
    /// The file.
    pub file: String,
    /// True if the file was checked, and not written.
    pub checked: bool,
}
