//! Boards of dots: values and scores.

use super::Nimber;
use crate::kept::{NimstringPlace, NimstringValue};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_boxes::{Position, ScoredMove, ValuedMove};
use tweedle_engine::affine::Value;

/// The value of a position of Nimstring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NimstringOf {
    /// The position: the set of undrawn lines of a board, hexadecimal after `0x`, where bit i stands for line i; or the
    /// text of a graph.
    pub position: String,
    /// The nimber, or the moon of a loony position.
    pub nimber: Nimber,
    /// The results of the moves, if they were asked for.
    pub moves: Option<Vec<ValuedLine>>,
}

/// A move of Nimstring, and its result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ValuedLine {
    /// The number of the line, or of the string.
    pub line: usize,
    /// The name of the line or the string.
    pub name: String,
    /// The number of boxes, or coins, that the move takes.
    pub takes: usize,
    /// The value after it.
    pub nimber: Nimber,
    /// True if the move wins.
    pub wins: bool,
}

impl NimstringOf {
    /// The answer for a value that was found.
    pub fn of(found: &NimstringValue) -> NimstringOf {
        let place = found.place();
        let valued = |step: &ValuedMove| ValuedLine {
            line: step.line,
            name: place.line_name(step.line),
            takes: step.takes,
            nimber: Nimber(step.value),
            wins: step.wins(),
        };
        NimstringOf {
            position: match place {
                NimstringPlace::Board(position) => format!("0x{:x}", position.undrawn()),
                NimstringPlace::Graph(graph) => graph.to_string(),
            },
            // It is found when the work is done.
            nimber: Nimber(found.value().unwrap_or(Value::ZERO)),
            moves: found.moves().map(|moves| moves.iter().map(valued).collect()),
        }
    }
}

/// The score of a position of Dots and Boxes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ScoresOf {
    /// The set of undrawn lines, hexadecimal after `0x`: bit i stands for line i.
    pub position: String,
    /// The lead of the player who moves, in boxes, among the boxes left, at the end of play.
    pub net: i32,
    /// The number of boxes that nobody owns.
    pub boxes_left: usize,
    /// The results of the lines.
    pub moves: Vec<ScoredLine>,
    /// The advice of the theory: lines of text.
    pub advice: Vec<String>,
}

/// A line of Dots and Boxes, and its result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ScoredLine {
    /// The number of the line.
    pub line: usize,
    /// The name of the line.
    pub name: String,
    /// The number of boxes that the line takes.
    pub takes: usize,
    /// The lead of the player who draws the line, in boxes, at the end of play.
    pub net: i32,
    /// True if no other line is better.
    #[serde(rename = "best")]
    pub is_best: bool,
}

impl ScoresOf {
    /// The answer for a position, with the scores of all its moves and with the advice of the theory.
    pub fn of(position: &Position, moves: &[ScoredMove], advice: Vec<String>) -> ScoresOf {
        let net = moves.iter().map(|one| one.net).max().unwrap_or(0);
        let scored = |step: &ScoredMove| ScoredLine {
            line: step.line,
            name: position.board().line_name(step.line),
            takes: step.takes,
            net: step.net,
            is_best: step.net == net,
        };
        ScoresOf {
            position: format!("0x{:x}", position.undrawn()),
            net,
            boxes_left: position.boxes_left(),
            moves: moves.iter().map(scored).collect(),
            advice,
        }
    }
}
