//! The meanings of names of the library, once code has asked for them.

use crate::value::Value;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::sync::Arc;

/// The meanings of the names of the library that code has asked for, as long as no class may have taken their
/// place.
#[derive(Default)]
pub(crate) struct Meanings {
    changes: u64,
    values: HashMap<Arc<str>, Value, FixedState>,
}

impl Meanings {
    /// The meaning of a name, if it is known; `changes` is the number of times that names may have got other
    /// meanings, and after each of them nothing is known.
    pub(crate) fn get(&mut self, name: &Arc<str>, changes: u64) -> Option<&Value> {
        if self.changes != changes {
            *self = Meanings { changes, ..Meanings::default() };
        }
        self.values.get(name)
    }

    /// Notes the meaning of a name.
    pub(crate) fn insert(&mut self, name: Arc<str>, value: Value) {
        self.values.insert(name, value);
    }
}
