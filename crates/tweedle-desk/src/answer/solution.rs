//! Solutions: the winner, the winning moves, and a proof.

use super::PlayedStep;
use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::{LoopyOutcome, Player};
use tweedle_search::Step;

/// The winner of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Solution {
    /// The position, as the language prints it.
    pub position: String,
    /// The outcome class; `None` if only one player was asked about.
    #[schemars(with = "Option<schema::Outcome>")]
    pub outcome: Option<LoopyOutcome>,
    /// The results for the players who were asked about, each of whom moves first.
    pub turns: Vec<SolvedTurn>,
    /// The number of positions that were looked at.
    pub positions: u64,
}

/// The winner if a certain player moves first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SolvedTurn {
    /// The player who moves first.
    #[schemars(with = "schema::Player")]
    pub first: Player,
    /// The winner; `None` if the position is a draw.
    #[schemars(with = "Option<schema::Player>")]
    pub winner: Option<Player>,
    /// The score with which play ends with best play, of a game that is played for points, which says who wins: Left if it is over 0, and
    /// Right if it is under 0.
    #[serde(default)]
    pub score: Option<String>,
    /// All moves by which the first player wins, in the order of the ruleset; `None` if they were not asked for.
    #[schemars(with = "Option<Vec<schema::Step>>")]
    pub winning: Option<Vec<Step>>,
    /// All moves that keep the draw, if nobody wins and they were asked for.
    #[serde(default)]
    #[schemars(with = "Option<Vec<schema::Step>>")]
    pub drawing: Option<Vec<Step>>,
    /// The number of moves of this player; `None` if the winning ones were not asked for.
    pub moves: Option<usize>,
    /// The moves of a match in which both players are perfect; `None` if they were not asked for.
    pub line: Option<Vec<PlayedStep>>,
}

/// A proof of who wins, which was written or checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ProvedWin {
    /// The position, as the language prints it.
    pub position: String,
    /// The player who moves first.
    #[schemars(with = "schema::Player")]
    pub first: Player,
    /// The winner.
    #[schemars(with = "schema::Player")]
    pub winner: Player,
    /// The number of positions for which the proof gives a reason.
    pub nodes: usize,
    /// The proof, if it was not written into a file: a line of JSON for each position, after one about the whole, each
    /// with a checksum.
    pub proof: Option<String>,
    /// The file, if it is in one.
    pub file: Option<String>,
    /// True if the proof was checked, and not found.
    pub checked: bool,
}
