//! What goes to a worker and comes back, as data.

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

/// What a worker is to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreeTask {
    pub(super) turn: TurnText,
    /// The number of positions that the search may look at; the turn is to be proved if it is `None`.
    pub(super) most: Option<u64>,
    /// Sums that others have found since the last task.
    pub(super) sums: Vec<SumRow>,
}

/// What a worker has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreeReport {
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
    /// A proof, as the text of its file. It is never in a log.
    Proof(String),
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

impl Found {
    /// The same for the tree; `None` of a proof.
    pub(super) fn finding(self) -> Option<Finding> {
        Some(match self {
            Found::Wins(wins) => Finding::Wins(wins),
            Found::Moves(replies) => Finding::Moves(replies.into_iter().map(Reply::from).collect()),
            Found::Proof(_) => return None,
        })
    }
}

impl From<ReplyText> for Reply {
    fn from(ReplyText { turn, moves, wins }: ReplyText) -> Reply {
        Reply { turn: turn.into(), moves, wins }
    }
}
