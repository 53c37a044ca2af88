//! The reason why a position could not be valued.

use tweedle_engine::Stop;
use tweedle_engine::walk::WalkError;

/// The reason why a position could not be valued.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The work was stopped.
    #[error("{0}")]
    Stop(#[from] Stop),
    /// The position is loopy; each of the positions, in their notation, is an option of the one
    /// before, and the first of the last.
    #[error("Play can go round in a loop: {}.", .0.join(" -> "))]
    Loop(Vec<String>),
}

impl PositionError {
    /// The reason why a walk ended, with positions as texts.
    pub fn of_walk<P>(error: WalkError<P>, text: impl Fn(&P) -> String) -> PositionError {
        match error {
            WalkError::Stop(stop) => PositionError::Stop(stop),
            WalkError::Loop(cycle) => PositionError::Loop(cycle.iter().map(text).collect()),
        }
    }
}
