//! Names of the library that a program has asked for.

use crate::code::Code;
use crate::failure::Evaluated;
use crate::value::Value;
use crate::{Session, Span, library};
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

impl Session {
    /// The meaning of a name that is no variable.
    pub(super) fn meaning_of(
        &mut self,
        name: &Arc<str>,
        code: &Code,
        span: Span,
    ) -> Evaluated<Value> {
        let changes = self.classes.changes();
        if self.meanings.changes != changes {
            self.meanings = Meanings { changes, ..Meanings::default() };
        }
        if let Some(value) = self.meanings.values.get(name) {
            return Ok(value.clone());
        }
        if let Some(class) = self.class_named(name, None) {
            return self.class_value(&class, span);
        }
        match library::named(self, name, span)? {
            Some(value) => {
                self.meanings.values.insert(name.clone(), value.clone());
                Ok(value)
            }
            // A function that the program has got after the class that calls it.
            None if self.globals.is_function(name) && self.globals.is_set(name) => {
                let slot = self.globals.slot(name);
                Ok(self.globals.read(slot).clone())
            }
            None => Err(self.undefined_in(name, &code.source, span)),
        }
    }
}
