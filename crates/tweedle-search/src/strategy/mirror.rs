//! Tweedledum and Tweedledee.

use super::{Choice, Strategy, Turn};
use crate::Analyst;
use tweedle_rulesets::any::PositionError;

/// Leaves a position in which every move of the opponent has its mirror image: G + (-G), a symmetric
/// board, equal arms of Chomp. Where no move does, it plays the first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mirror;

impl Strategy for Mirror {
    fn name(&self) -> &'static str {
        "mirror"
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
