//! The state of the work on a group, to go on with.

use std::io::{self, Write};
use tweedle_engine::Stop;

/// The function that is told the state after each number of moves.
pub type Keep<'a> = &'a mut dyn FnMut(&dyn CoreState) -> Result<(), Stop>;

/// What is known of a group after a number of moves.
pub trait CoreState {
    /// The number of moves.
    fn moves(&self) -> u32;

    /// Writes it: two bytes for each turn at most, and twelve for each that is labelled later.
    ///
    /// # Errors
    /// Those of writing.
    fn write(&self, out: &mut dyn Write) -> io::Result<()>;
}
