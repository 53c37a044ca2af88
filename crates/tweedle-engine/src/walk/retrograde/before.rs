//! The turns from which a move leads to a turn: from lists, or found again by taking moves back.

use super::graph::Moves;
use crate::Stop;
use crate::walk::space::{Space, Turns};

/// The interface that knows the turns that a move leads from.
pub(super) trait Before {
    /// Appends the turns from which a move leads to one of these, each as often as there are such moves.
    fn each(&mut self, turns: &[u32], into: &mut Vec<u32>) -> Result<(), Stop>;
}

/// Lists that were kept.
pub(super) struct Kept(pub(super) Moves);

impl Before for Kept {
    fn each(&mut self, turns: &[u32], into: &mut Vec<u32>) -> Result<(), Stop> {
        for &turn in turns {
            into.extend_from_slice(self.0.before(turn as usize));
        }
        Ok(())
    }
}

/// The rules, asked how moves are taken back.
pub(super) struct Recomputed<'a> {
    pub(super) space: &'a mut dyn Space,
    pub(super) turns: Turns,
}

impl Before for Recomputed<'_> {
    fn each(&mut self, turns: &[u32], into: &mut Vec<u32>) -> Result<(), Stop> {
        self.space.before(self.turns, turns, into)
    }
}
