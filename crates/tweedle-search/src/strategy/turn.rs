//! A position in which a player has to move, and the move that is chosen there.

use tweedle_engine::{Play, Player};
use tweedle_rules::any::{Move, Position};

/// A position in which a player has to move.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The position.
    pub position: &'a Position,
    /// Whose turn it is.
    pub player: Player,
    /// The kind of play: a player who cannot move loses, or wins.
    pub play: Play,
    /// The moves of the player; at least one.
    pub moves: &'a [Move],
}

/// A move and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The number of the move.
    pub index: usize,
    /// One or more complete sentences.
    pub reason: String,
}

impl Choice {
    pub(super) fn new(index: usize, reason: impl Into<String>) -> Choice {
        Choice { index, reason: reason.into() }
    }
}
