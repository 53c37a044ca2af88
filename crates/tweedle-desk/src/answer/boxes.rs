//! Boards of dots: values and scores.

use super::Nimber;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The value of a position of Nimstring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NimstringOf {
    /// Of a board, the set of undrawn lines, hexadecimal after `0x`: bit i stands for line i. Of a graph, its
    /// text.
    pub position: String,
    /// The nimber, or the moon of a loony position.
    pub nimber: Nimber,
    /// What each move leads to, if that was asked for.
    pub moves: Option<Vec<ValuedLine>>,
}

/// A move of Nimstring, and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ValuedLine {
    /// The number of the line, or of the string.
    pub line: usize,
    /// What it is called.
    pub name: String,
    /// How many boxes, or coins, it takes.
    pub takes: usize,
    /// The value after it.
    pub nimber: Nimber,
    /// Whether it wins.
    pub wins: bool,
}

/// The score of a position of Dots and Boxes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ScoresOf {
    /// The set of undrawn lines, hexadecimal after `0x`: bit i stands for line i.
    pub position: String,
    /// By how many of the boxes left whoever moves is ahead in the end.
    pub net: i32,
    /// How many boxes nobody owns.
    pub boxes_left: usize,
    /// What each line leads to.
    pub moves: Vec<ScoredLine>,
    /// What the theory says: lines of text.
    pub advice: Vec<String>,
}

/// A line of Dots and Boxes, and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ScoredLine {
    /// The number of the line.
    pub line: usize,
    /// What it is called.
    pub name: String,
    /// How many boxes it takes.
    pub takes: usize,
    /// By how many boxes whoever draws it is ahead in the end.
    pub net: i32,
    /// Whether no other line is better.
    #[serde(rename = "best")]
    pub is_best: bool,
}
