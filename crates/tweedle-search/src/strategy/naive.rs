//! The first legal move.

use super::{Choice, Strategy, Turn};
use crate::{Analyst, PositionError};

/// Plays the first move in the order of the ruleset.
#[derive(Clone, Copy, Debug, Default)]
pub struct Naive;

impl Strategy for Naive {
    fn name(&self) -> &'static str {
        "naive"
    }

    fn choose(&mut self, _: &Turn<'_>, _: &mut Analyst<'_>) -> Result<Choice, PositionError> {
        Ok(Choice::new(0, "It is the first legal move."))
    }
}
