//! Answers that a program found.

use std::fmt;

/// The answer to a workload, to be put in words after the clock has stopped.
pub struct Answer {
    /// The number of positions (for a pool: pairs) that were evaluated.
    pub positions: usize,
    /// Puts the value in words; owns the tables that this needs.
    describe: Box<dyn FnOnce() -> String>,
}

impl Answer {
    /// An answer whose value `describe` can put in words.
    ///
    /// `describe` runs, and its data is freed, outside the measured time: give it the tables.
    pub fn new(positions: usize, describe: impl FnOnce() -> String + 'static) -> Self {
        Self { positions, describe: Box::new(describe) }
    }

    /// The value in words, without blanks.
    pub fn value(self) -> String {
        (self.describe)()
    }
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer").field("positions", &self.positions).finish_non_exhaustive()
    }
}
