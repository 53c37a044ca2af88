//! Moves, and who wins by them.

use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;
use tweedle_search::{Record, Step};

/// The moves that a player can make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Moves {
    /// The names of the moves and the positions they lead to, in the order of the ruleset.
    #[schemars(with = "Vec<schema::Step>")]
    pub moves: Vec<Step>,
    /// The obligation of the player, as a clause that begins with "must"; `None` if there is none.
    pub obligation: Option<String>,
}

/// The player who wins, and the reasons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Explanation {
    /// Lines of text.
    pub lines: Vec<String>,
}

/// A move, and why it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Hint {
    /// The number of the move in the list of moves, counted from 0.
    pub index: usize,
    /// The move.
    #[schemars(with = "schema::Step")]
    pub step: Step,
    /// One or more complete sentences.
    pub reason: String,
}

/// The result of a check that a strategy wins against every play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Proof {
    /// The strategy.
    pub strategy: String,
    /// The player for whom the strategy plays.
    #[schemars(with = "schema::Player")]
    pub player: Player,
    /// The player who moves first.
    #[schemars(with = "schema::Player")]
    pub first: Player,
    /// The result of the check.
    pub verdict: Verdict,
    /// The number of positions in which the strategy has moved, if it was not beaten.
    pub positions: Option<u64>,
    /// The moves of a match that it loses or does not win, if there is one.
    pub line: Option<Vec<PlayedStep>>,
    /// True if some strategy wins there; `None` if that is not known.
    pub can_win: Option<bool>,
}

/// The result of playing a strategy against every reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Verdict {
    /// The strategy wins against every play.
    #[serde(rename = "proved")]
    Proved,
    /// The strategy loses a match.
    #[serde(rename = "refuted")]
    Refuted,
    /// The strategy does not win a match: play may go round, or ends with a score of 0.
    #[serde(rename = "drawn")]
    Drawn,
    /// The check was allowed too few positions.
    #[serde(rename = "not_finished")]
    Unfinished,
}

/// A move, and who made it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayedStep {
    /// The player who made the move.
    #[schemars(with = "schema::Player")]
    pub player: Player,
    /// The name of the move.
    pub name: String,
    /// The position after it.
    pub to: String,
}

/// The numbers of wins of strategies against each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Standings {
    /// The strategies.
    pub strategies: Vec<String>,
    /// The number of starts from each of which each pair played its four matches.
    pub starts: usize,
    /// Matches that the strategy of the row won against that of the column.
    pub wins: Vec<Vec<u64>>,
    /// Matches that the strategy of the row played against that of the column.
    pub games: Vec<Vec<u64>>,
    /// Of a game that is played for points, the points by which the strategy of the row was ahead of that of the column, in all these matches
    /// together.
    #[serde(default)]
    pub points: Option<Vec<Vec<String>>>,
}

/// A match that was played by the rules, perhaps not to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Replayed {
    /// The match, with its winner.
    #[schemars(with = "schema::Record")]
    pub record: Record,
    /// A picture of the starting position.
    pub drawing: String,
    /// The winner; `None` if the match is not over, or nobody won.
    #[schemars(with = "Option<schema::Player>")]
    pub winner: Option<Player>,
    /// The score at the end of a match for points: over 0 Left wins, and under 0 Right.
    #[serde(default)]
    pub score: Option<String>,
    /// The player whose turn it is, if the match is not over.
    #[schemars(with = "Option<schema::Player>")]
    pub next: Option<Player>,
}
