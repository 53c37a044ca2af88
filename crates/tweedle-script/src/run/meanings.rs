//! Names of the library that a program has asked for.

use super::loader::{class_named, class_value};
use crate::check::undefined_in;
use crate::value::code::Code;
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

/// The meaning of a name that is no variable.
pub(super) fn meaning_of(
    session: &mut Session,
    name: &Arc<str>,
    code: &Code,
    span: Span,
) -> Evaluated<Value> {
    let changes = session.classes.changes();
    if session.meanings.changes != changes {
        session.meanings = Meanings { changes, ..Meanings::default() };
    }
    if let Some(value) = session.meanings.values.get(name) {
        return Ok(value.clone());
    }
    if let Some(class) = class_named(session, name, None) {
        return class_value(session, &class, span);
    }
    match library::named(session, name, span)? {
        Some(value) => {
            session.meanings.values.insert(name.clone(), value.clone());
            Ok(value)
        }
        // A function that the program has got after the class that calls it.
        None if session.globals.is_function(name) && session.globals.is_set(name) => {
            let slot = session.globals.slot(name);
            Ok(session.globals.read(slot).clone())
        }
        None => Err(undefined_in(session, name, &code.source, span)),
    }
}
