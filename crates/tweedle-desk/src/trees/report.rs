//! What a search has found, as data: a line of a log.

use crate::kept::SumRow;
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;
use tweedle_search::proof::{Finding, Reply, TreeTurn};

/// A turn as data.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnText {
    position: String,
    /// Left out if it is that text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    mover: Player,
}

impl From<&TreeTurn> for TurnText {
    fn from(turn: &TreeTurn) -> TurnText {
        let TreeTurn { position, key, mover } = turn.clone();
        TurnText { key: (key != position).then_some(key), position, mover }
    }
}

impl From<TurnText> for TreeTurn {
    fn from(TurnText { position, key, mover }: TurnText) -> TreeTurn {
        TreeTurn { key: key.unwrap_or_else(|| position.clone()), position, mover }
    }
}

/// What a search has found, and what it took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreeReport {
    pub(super) turn: TurnText,
    pub(super) found: Found,
    /// The number of positions that were looked at.
    pub(super) positions: u64,
    /// The time that it took, in seconds.
    pub(super) seconds: f64,
    pub(super) sums: Vec<SumRow>,
}

/// What was found about a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Found {
    /// True if the player to move wins.
    Wins(bool),
    /// The turns after each move.
    Moves(Vec<ReplyText>),
}

/// A turn after a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplyText {
    pub(super) turn: TurnText,
    pub(super) moves: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) wins: Option<bool>,
}

impl From<Found> for Finding {
    fn from(found: Found) -> Finding {
        match found {
            Found::Wins(wins) => Finding::Wins(wins),
            Found::Moves(replies) => Finding::Moves(replies.into_iter().map(Reply::from).collect()),
        }
    }
}

impl From<ReplyText> for Reply {
    fn from(ReplyText { turn, moves, wins }: ReplyText) -> Reply {
        Reply { turn: turn.into(), moves, wins }
    }
}
