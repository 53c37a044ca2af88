//! What calls have begun and not ended: lists that grow, and what is to be done if something fails.

use crate::failure::Failure;
use crate::value::Value;
use tweedle_engine::{Control, Held, Stop};

/// What is to be done if something fails.
pub(super) struct Try {
    /// How many calls there are where it began.
    pub(super) frames: usize,
    pub(super) gathers: usize,
    pub(super) target: u32,
}

/// What calls have begun and not ended yet.
#[derive(Default)]
pub(super) struct Begun {
    pub(super) gathers: Vec<Gathering>,
    pub(super) tries: Vec<Try>,
    /// Failures that go on when what stands after `finally` has been done.
    pub(super) pending: Vec<Option<Failure>>,
}

impl Begun {
    /// Forgets everything, but keeps the room.
    pub(super) fn clear(&mut self) {
        self.gathers.clear();
        self.tries.clear();
        self.pending.clear();
    }

    /// How many lists are growing, and how many failures wait.
    pub(super) fn counts(&self) -> (u32, u32) {
        (self.gathers.len() as u32, self.pending.len() as u32)
    }

    /// Forgets what a call has begun and not ended, for which there were so many lists and failures before.
    pub(super) fn forget(&mut self, gathers: u32, pending: u32) {
        if self.counts() != (gathers, pending) {
            self.gathers.truncate(gathers as usize);
            self.pending.truncate(pending as usize);
        }
    }
}

/// A list that grows, and what it takes of the budget.
#[derive(Default)]
pub(super) struct Gathering {
    pub(super) items: Vec<Value>,
    held: Option<Held>,
}

/// A list that grows counts for the budget from so many elements on.
const COUNTED: usize = 32;

impl Gathering {
    #[inline]
    pub(super) fn push(&mut self, value: Value, control: &Control) -> Result<(), Stop> {
        if self.items.len() == self.items.capacity() && self.items.len() >= COUNTED {
            let held = self.held.get_or_insert_with(|| Held::new(control));
            held.take(self.items.capacity() * size_of::<Value>())?;
        }
        self.items.push(value);
        Ok(())
    }
}
