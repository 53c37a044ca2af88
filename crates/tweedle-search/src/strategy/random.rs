//! Any legal move.

use super::{Choice, Entry, Strategy, Turn};
use crate::Analyst;
use tweedle_rules::any::PositionError;

/// Plays each move with the same chance.
#[derive(Clone, Debug)]
pub struct Random(fastrand::Rng);

impl Random {
    /// Equal seeds play equal matches.
    pub fn new(seed: u64) -> Random {
        Random(fastrand::Rng::with_seed(seed))
    }
}

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "random",
    summary: "any legal move, by lot",
    make: |seed| Box::new(Random::new(seed)),
};

impl Strategy for Random {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn is_positional(&self) -> bool {
        false
    }

    fn choose(&mut self, turn: &Turn<'_>, _: &mut Analyst) -> Result<Choice, PositionError> {
        Ok(Choice::new(self.0.usize(..turn.moves.len()), "It was drawn by lot."))
    }
}
