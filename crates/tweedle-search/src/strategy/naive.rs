//! The first legal move.

use super::{Choice, Strategy, Turn};
use crate::Analyst;
use tweedle_rulesets::any::PositionError;

/// Plays the first move in the order of the ruleset.
#[derive(Clone, Copy, Debug, Default)]
pub struct Naive;

impl Strategy for Naive {
    fn name(&self) -> &'static str {
        "naive"
    }

    fn choose(&mut self, _: &Turn<'_>, _: &mut Analyst) -> Result<Choice, PositionError> {
        Ok(Choice::new(0, "It is the first legal move."))
    }
}
