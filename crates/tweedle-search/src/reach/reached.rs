//! The answer.

use tweedle_engine::Player;
use tweedle_rules::any::Position;

/// An answer to the question whether a position comes up in alternating play.
#[derive(Clone, Debug)]
pub struct Reached {
    pub(super) lines: [Option<Vec<Position>>; 2],
    /// The number of positions that were looked at, each with the player to move.
    pub positions: u64,
    /// True if moves were taken back, from the position to the start.
    pub is_backward: bool,
}

impl Reached {
    /// A shortest line of positions, from the start to the position, if `first` begins; `None` if it does not come up then.
    pub fn line(&self, first: Player) -> Option<&[Position]> {
        self.lines[first as usize].as_deref()
    }
}
