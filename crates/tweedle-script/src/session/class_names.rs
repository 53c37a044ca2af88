//! The meanings of the names of classes, seen from a class or from the session.

use crate::class::{CLASSES, Entry};
use crate::failure::{Evaluated, Failure};
use crate::value::declared::ClassInfo;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_syntax::{Source, say};

/// The class whose members are the constants of its package.
const CONSTANTS: &str = "constants";

/// Packages whose classes need no qualification.
const IMPORTED: [&str; 4] = ["cgsuite.lang", "cgsuite.util", "game", "cgsuite.ui"];

/// The qualified name of the class of the program that a name means, seen from a class or from the session.
pub(crate) fn class_named(
    session: &Session,
    name: &str,
    from: Option<&ClassInfo>,
) -> Option<String> {
    class_seen_from(session, name, &from.map(ClassInfo::package).unwrap_or_default())
}

/// The same, seen from a package; the empty one is that of the session.
pub(crate) fn class_seen_from(session: &Session, name: &str, package: &str) -> Option<String> {
    if !package.is_empty() {
        let qualified = format!("{package}.{name}");
        if session.classes.exists(&qualified) {
            return Some(qualified);
        }
    }
    if session.classes.exists(name) {
        return Some(name.to_owned());
    }
    for package in IMPORTED {
        let qualified = format!("{package}.{name}");
        if session.classes.exists(&qualified) {
            return Some(qualified);
        }
    }
    // As positions are printed.
    let is_free = || !is_library_constant(session, name) && (session.links.find)(name).is_none();
    crate::written::unqualified(name).filter(|_| is_free())
}

/// The qualified name of any class that a name means: one of the program or of the library.
pub(crate) fn any_class_named(
    session: &Session,
    name: &str,
    from: Option<&ClassInfo>,
) -> Option<String> {
    let mut level = from.map(|class| (class.nested(name).cloned(), class.enclosing.upgrade()));
    if let Some(class) = from
        && class.short_name() == name
    {
        return Some(class.name.to_string());
    }
    while let Some((found, outer)) = level {
        if let Some(class) = found {
            return Some(class.name.to_string());
        }
        level = outer.map(|class| (class.nested(name).cloned(), class.enclosing.upgrade()));
    }
    class_named(session, name, from).or_else(|| class_of_library(session, name))
}

/// The qualified name of the class of the library that a name means.
pub(crate) fn class_of_library(session: &Session, name: &str) -> Option<String> {
    if let Some(Entry::Class(class)) = (session.links.find)(name) {
        return Some(class.name.to_owned());
    }
    // Classes that have no name of their own here, and rulesets.
    let is_unnamed = CLASSES.iter().any(|class| class.name == name);
    if is_unnamed {
        return Some(name.to_owned());
    }
    let entries = session.registry.entries();
    let entry = entries.iter().find(|entry| {
        entry.name() == name || entry.name().rsplit_once('.').is_some_and(|(_, it)| it == name)
    });
    entry.map(|entry| entry.name().to_owned())
}

/// True if a name is that of a class that the program declares without a package.
pub(crate) fn declares(session: &Session, name: &str) -> bool {
    session.classes.get(name).is_some()
}

/// True if a path may be that of a class of the program.
pub(crate) fn may_declare(session: &Session, path: &str) -> bool {
    session.classes.exists(path)
}

/// True if a path is that of a class of the program, or of a file without one.
pub(crate) fn is_class_or_script(session: &mut Session, path: &str, span: Span) -> Evaluated<bool> {
    Ok(find_class(session, path, span)?.is_some() || session.classes.exists(path))
}

/// True if a name is that of a package of the program.
pub(crate) fn is_own_package(session: &Session, name: &str) -> bool {
    session.classes.has_package(name)
}

/// True if the library gives a name its meaning, in other ways than by a class or a function.
pub(crate) fn is_library_constant(session: &Session, name: &str) -> bool {
    (session.links.is_constant)(&session.registry, name)
}

/// The class with a qualified name, read from its file if it has not been met; `None` if there is none.
pub(crate) fn find_class(
    session: &mut Session,
    name: &str,
    span: Span,
) -> Evaluated<Option<Arc<ClassInfo>>> {
    if let Some(class) = session.classes.get(name) {
        return Ok(Some(class));
    }
    let version = session.classes.version(name);
    let Some(read) = session.classes.read(name) else { return Ok(None) };
    let (path, text) = read.map_err(|error| Failure::new(say::bad_file(&error), span))?;
    if !session.classes.begin(name) {
        return Err(Failure::new(say::class_extends_itself(name), span));
    }
    let result = (session.links.load)(session, name, &Source::new(path, text).into());
    let is_class = matches!(result, Ok(Some(_)));
    session.classes.end(name, version.filter(|_| is_class));
    result
}

/// The class with a qualified name that code mentions.
pub(crate) fn class_itself(
    session: &mut Session,
    name: &str,
    span: Span,
) -> Evaluated<Arc<ClassInfo>> {
    match find_class(session, name, span)? {
        Some(class) => Ok(class),
        None => Err(Failure::new(say::class_no_longer_exists(name), span)),
    }
}

/// The qualified name of the class `constants` of a package of the program, if it has a member with a name: what that says is
/// called by the package and the name. The empty package is that of the session.
pub(crate) fn constants_with(
    session: &mut Session,
    package: &str,
    name: &str,
    span: Span,
) -> Evaluated<Option<String>> {
    let class = match package {
        "" => CONSTANTS.to_owned(),
        _ => format!("{package}.{CONSTANTS}"),
    };
    if name == CONSTANTS || !session.classes.exists(&class) {
        return Ok(None);
    }
    // While it is read it has none.
    if session.classes.is_being_read(&class) {
        return Ok(None);
    }
    let Some(info) = find_class(session, &class, span)? else { return Ok(None) };
    let has_it = info.statics.contains_key(name)
        || info.field_numbers.contains_key(name)
        || info.properties.contains(name)
        || info.methods.contains(name)
        || info.nested(name).is_some();
    Ok(has_it.then_some(class))
}

/// True if a class is another one or extends it, by their qualified names.
pub(crate) fn class_extends(session: &Session, class: &str, base: &str) -> bool {
    match session.classes.get(class) {
        Some(class) => class.extends(base),
        None => crate::class::extends(class, base),
    }
}
