//! Why a position could not be valued.

use tweedle::Stop;

/// Why a position could not be valued.
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
