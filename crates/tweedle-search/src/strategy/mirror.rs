//! Tweedledum and Tweedledee.

use super::{Choice, Entry, Strategy, Turn};
use crate::Analyst;
use tweedle_rules::any::PositionError;

/// Leaves a position in which every move of the opponent has its mirror image: G + (-G), a symmetric
/// board, equal arms of Chomp. Where no move does, it plays the first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mirror;

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "mirror",
    summary: "a move that leaves a position in which every reply has its mirror image",
    make: |_| Box::new(Mirror),
};

impl Strategy for Mirror {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn choose(&mut self, turn: &Turn<'_>, _: &mut Analyst) -> Result<Choice, PositionError> {
        Ok(match turn.moves.iter().position(|step| step.to.is_mirrored()) {
            Some(index) => Choice::new(
                index,
                "It leaves a position that mirrors itself: every reply has its mirror image.",
            ),
            None => {
                Choice::new(0, "No move leaves a position that mirrors itself; it is the first.")
            }
        })
    }
}
