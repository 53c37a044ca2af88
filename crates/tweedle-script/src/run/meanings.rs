//! Names of the library that a program has asked for.

use super::loader::class_value;
use crate::failure::Evaluated;
use crate::session::class_names::class_named;
use crate::value::Value;
use crate::value::code::Code;
use crate::{Session, Span};
use std::sync::Arc;

/// The meaning of a name that is no variable.
pub(super) fn meaning_of(
    session: &mut Session,
    name: &Arc<str>,
    code: &Code,
    span: Span,
) -> Evaluated<Value> {
    let changes = session.classes.changes();
    if let Some(value) = session.meanings.get(name, changes) {
        return Ok(value.clone());
    }
    if let Some(class) = class_named(session, name, None) {
        return class_value(session, &class, span);
    }
    match (session.links.named)(session, name, span)? {
        Some(value) => {
            session.meanings.insert(name.clone(), value.clone());
            Ok(value)
        }
        // A function that the program has got after the class that calls it.
        None if session.globals.is_function(name) && session.globals.is_set(name) => {
            let slot = session.globals.slot(name);
            Ok(session.globals.read(slot).clone())
        }
        None => Err((session.links.undefined_in)(session, name, &code.source, span)),
    }
}
