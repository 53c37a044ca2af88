//! Work that calls have begun and not ended: lists that grow, and the places where a program goes on if
//! something fails.

use crate::failure::Failure;
use crate::value::Value;
use tweedle_engine::{Control, Held, Stop};

/// A `try` that is not over: the place where the program goes on if something fails.
pub(crate) struct Try {
    /// The number of calls where it began.
    pub(crate) frames: usize,
    pub(crate) gathers: usize,
    pub(crate) target: u32,
}

/// The work that calls have begun and not ended yet.
#[derive(Default)]
pub(crate) struct Begun {
    pub(crate) gathers: Vec<Gathering>,
    pub(crate) tries: Vec<Try>,
    /// Failures that go on when the statements after `finally` have been done.
    pub(crate) pending: Vec<Option<Failure>>,
}

impl Begun {
    /// Forgets everything, but keeps the room.
    pub(crate) fn clear(&mut self) {
        self.gathers.clear();
        self.tries.clear();
        self.pending.clear();
    }

    /// The number of lists that are growing, and the number of failures that wait.
    pub(crate) fn counts(&self) -> (u32, u32) {
        (self.gathers.len() as u32, self.pending.len() as u32)
    }

    /// Forgets the work that a call has begun and not ended; before the call there were these numbers of lists
    /// and failures.
    pub(crate) fn forget(&mut self, gathers: u32, pending: u32) {
        if self.counts() != (gathers, pending) {
            self.gathers.truncate(gathers as usize);
            self.pending.truncate(pending as usize);
        }
    }
}

/// A list that grows, and its part of the budget.
#[derive(Default)]
pub(crate) struct Gathering {
    pub(crate) items: Vec<Value>,
    held: Option<Held>,
}

/// The number of elements from which on a list that grows counts for the budget.
const COUNTED: usize = 32;

impl Gathering {
    #[inline]
    pub(crate) fn push(&mut self, value: Value, control: &Control) -> Result<(), Stop> {
        if self.items.len() == self.items.capacity() && self.items.len() >= COUNTED {
            let held = self.held.get_or_insert_with(|| Held::new(control));
            held.take(self.items.capacity() * size_of::<Value>())?;
        }
        self.items.push(value);
        Ok(())
    }
}
