//! The memory that one piece of work holds.

use super::{Control, Stop};

/// The bytes that one piece of work has taken, which are given back when the work ends, in every
/// case.
#[derive(Debug)]
pub struct Held {
    control: Control,
    bytes: usize,
}

impl Control {
    /// Makes sure that `bytes` could be taken now. Memory that is needed only for a moment is not counted
    /// any further.
    ///
    /// # Errors
    /// As [`Control::take`].
    pub fn make_room(&self, bytes: usize) -> Result<(), Stop> {
        Held::new(self).take(bytes)
    }
}

impl Held {
    /// None yet.
    pub fn new(control: &Control) -> Held {
        Held { control: control.clone(), bytes: 0 }
    }

    /// Announces that the work is about to take `bytes` more.
    ///
    /// # Errors
    /// As [`Control::take`].
    pub fn take(&mut self, bytes: usize) -> Result<(), Stop> {
        self.control.take(bytes)?;
        self.bytes += bytes;
        Ok(())
    }

    /// Announces that the work gave `bytes` back, which it had taken.
    pub fn give(&mut self, bytes: usize) {
        self.control.give(bytes);
        self.bytes -= bytes;
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.control.give(self.bytes);
    }
}
