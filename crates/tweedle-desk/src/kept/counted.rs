//! Texts that count for the budget while they are written.

use std::io::{self, Write};
use tweedle_engine::{Control, Held, Stop};

/// What `write` writes, as a text that counts for the budget while it grows.
///
/// # Errors
/// [`Stop::Memory`]; [`Stop::Undefined`] if it fails, or writes no UTF-8.
pub(crate) fn counted_text(
    control: &Control,
    write: impl FnOnce(&mut Counted) -> io::Result<()>,
) -> Result<String, Stop> {
    let mut counted = Counted { bytes: Vec::new(), held: Held::new(control), stop: None };
    let written = write(&mut counted);
    let wrong = |why: String| counted.stop.clone().unwrap_or(Stop::Undefined(why));
    written.map_err(|error| wrong(error.to_string()))?;
    String::from_utf8(counted.bytes).map_err(|error| Stop::Undefined(error.to_string()))
}

/// Bytes that grow, and their part of the budget.
pub(crate) struct Counted {
    bytes: Vec<u8>,
    held: Held,
    stop: Option<Stop>,
}

impl Write for Counted {
    fn write(&mut self, more: &[u8]) -> io::Result<usize> {
        // Twice: while the vector grows, both its old and its new place are there.
        if let Err(stop) = self.held.take(2 * more.len()) {
            self.stop = Some(stop);
            return Err(io::ErrorKind::OutOfMemory.into());
        }
        self.bytes.extend_from_slice(more);
        Ok(more.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
