//! The classes that there are, and the places of those that have not been met yet.

use super::build::build;
use super::member::singleton;
use crate::failure::{Evaluated, Failure};
use crate::session::class_names::find_class;
use crate::value::Value;
use crate::value::declared::ClassInfo;
use crate::value::object::BoundClass;
use crate::{Session, Span, parse};
use std::sync::Arc;
use tweedle_syntax::ast::StatementKind;
use tweedle_syntax::{Source, say};

/// Reads a class from its file.
pub(crate) fn load(
    session: &mut Session,
    name: &str,
    source: &Arc<Source>,
) -> Evaluated<Option<Arc<ClassInfo>>> {
    let placed = |failure: Failure| failure.stood_in(source);
    let mut script = parse(&source.text).map_err(|it| placed(it.into()))?;
    let short = name.rsplit('.').next().unwrap_or(name);
    let mut declared = None;
    for statement in script.statements.drain(..) {
        if let StatementKind::Class(class) = statement.kind {
            if class.name.text != short {
                return Err(placed(Failure::new(
                    say::file_declares_other_class(&source.name, &class.name.text),
                    class.name.span,
                )));
            }
            declared = Some(*class);
        }
    }
    // A file without a class is a script.
    let Some(class) = declared else { return Ok(None) };
    let class = build(session, class, name, source).map_err(placed)?;
    Ok(Some(class))
}

/// The meaning of the name of a class of the program: the class, or the object of a singleton, or a script.
pub(crate) fn class_value(session: &mut Session, name: &str, span: Span) -> Evaluated<Value> {
    let Some(class) = find_class(session, name, span)? else { return script(session, name, span) };
    // A class that is nested in one with a single object belongs to that, also by its qualified name.
    let enclosing = match class.enclosing.upgrade() {
        Some(outer) if outer.modifiers.is_singleton => class_value(session, &outer.name, span)?,
        _ => Value::Nothing,
    };
    if class.modifiers.is_singleton {
        return singleton(session, &class, enclosing);
    }
    Ok(Value::Declared(BoundClass { class, enclosing }.into()))
}

/// A file without a class, as a function without parameters.
fn script(session: &mut Session, name: &str, span: Span) -> Evaluated<Value> {
    let Some(read) = session.classes.read(name) else {
        return Err(Failure::new(say::class_no_longer_exists(name), span));
    };
    let (path, text) = read.map_err(|error| Failure::new(say::bad_file(&error), span))?;
    let source = Source::new(path, text).into();
    Ok(Value::Script(crate::value::object::Program { name: name.into(), source }.into()))
}

/// Runs a file, and gives the value of its last statement.
pub(super) fn import(session: &mut Session, path: &Value, span: Span) -> Evaluated<Value> {
    let Value::String(path) = path else { return Ok(Value::Nothing) };
    let Some(read) = session.outside.read(path) else {
        return Err(Failure::new(say::no_files_here(), span));
    };
    let text = read.map_err(|error| Failure::new(say::bad_file(&error), span))?;
    (session.links.evaluate_file)(session, &Source::new(&**path, text).into())
}
