//! Memory that values take of the budget, counted where the values are made.
//!
//! A value is made in many places, of which most can return no error. So the parts of a value that own memory hold a
//! [`Charged`](tweedle_engine::Charged): it charges the budget under which this thread works, and gives back what it charged when it is
//! dropped. Work that has charged too much is stopped when it asks its [`Control`] the next time.

use crate::value::Value;
use tweedle_engine::{Control, Held, Stop};

/// Values that are gathered one by one, and count while they are.
pub(crate) struct Gathered {
    values: Vec<Value>,
    control: Control,
    held: Held,
}

impl Gathered {
    /// None yet.
    pub(crate) fn new(control: &Control) -> Gathered {
        Gathered { values: Vec::new(), control: control.clone(), held: Held::new(control) }
    }

    /// Adds a value.
    ///
    /// # Errors
    /// [`Stop::Memory`], [`Stop::Cancelled`].
    pub(crate) fn push(&mut self, value: Value) -> Result<(), Stop> {
        self.control.check()?;
        let capacity = self.values.capacity();
        if self.values.len() == capacity {
            let more = capacity.max(16);
            self.held.take(more * size_of::<Value>())?;
            self.values.reserve_exact(more);
        }
        self.values.push(value);
        Ok(())
    }

    /// All of them. They do not count any more, until they are made a value.
    pub(crate) fn into_vec(self) -> Vec<Value> {
        self.values
    }
}
