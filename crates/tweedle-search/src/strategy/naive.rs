//! The first legal move.

use super::{Choice, Entry, Strategy, Turn};
use crate::Analyst;
use tweedle_rules::any::PositionError;

/// Plays the first move in the order of the ruleset.
#[derive(Clone, Copy, Debug, Default)]
pub struct Naive;

/// Its line in the table.
pub(super) const ENTRY: Entry =
    Entry { name: "naive", summary: "the first legal move", make: |_| Box::new(Naive) };

impl Strategy for Naive {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn choose(&mut self, _: &Turn<'_>, _: &mut Analyst) -> Result<Choice, PositionError> {
        Ok(Choice::new(0, "It is the first legal move."))
    }
}
