//! Meanings of names: the tables of all files, joined, and the messages about names that are in none.

use super::{known, original, rulesets};
use crate::class::{self, Entry, Overridden};
use crate::failure::{At, Evaluated};
use crate::library::known::methods_of;
use crate::library::tables::{constants, entries};
use crate::session::class_names::may_declare;
use crate::value::Value;
use crate::{Session, Span, run};
use tweedle_rules::Registry;
use tweedle_syntax::ast::Name;

/// Packages whose members need no qualification.
const IMPORTED: [&str; 4] = ["cgsuite.lang.", "cgsuite.util.", "game.", "cgsuite.ui."];

/// The entry with a name, which may leave out an imported package. Packages inside of such a one are not meant: `grid`
/// and `strip` are what boards are called in programs.
pub(crate) fn find(name: &str) -> Option<Entry> {
    let imported = |package: &&str| match known::entry(&format!("{package}{name}")) {
        Some(Entry::Package(_)) => None,
        entry => entry,
    };
    known::entry(name).or_else(|| IMPORTED.iter().find_map(imported))
}

/// True if a name is that of a class or package and so cannot be a variable.
pub(crate) fn is_class(name: &str) -> bool {
    matches!(find(name), Some(Entry::Package(_) | Entry::Class(_)))
}

/// True if a name is that of a constant, or of a ruleset as positions are printed.
pub(crate) fn is_constant(registry: &Registry, name: &str) -> bool {
    let is_imported = |package: &&str| known::constant(&format!("{package}{name}")).is_some();
    known::constant(name).is_some()
        || IMPORTED.iter().any(is_imported)
        || rulesets::unqualified(registry, name).is_some()
}

/// The method of a class of the library that is overridden by a method of a class of a program with a name and
/// a number of parameters; a property has none.
pub(crate) fn overridable(
    class: &str,
    name: &str,
    parameters: Option<usize>,
) -> Option<Overridden> {
    let is_it = |(of, it, count): &&(&str, &str, Option<usize>)| {
        *it == name && *count == parameters && class::extends(class, of)
    };
    if let Some((of, it, _)) = OPEN.iter().find(is_it) {
        return Some(Overridden { name: format!("{of}.{it}"), is_original: true });
    }
    let count = parameters.unwrap_or(0);
    let own = methods_of(class).into_iter().find(|method| {
        method.name == name
            && (method.parameters.is_empty() == parameters.is_none())
            && method.parameters.len() == count
    })?;
    let of = own.of.iter().find(|of| class::extends(class, of)).copied().unwrap_or(class);
    let is_original = original::has(of, name);
    Some(Overridden { name: format!("{of}.{name}"), is_original })
}

/// The names of all that a class of a program may override of a class of the library.
pub(crate) fn overridable_names(class: &str) -> Vec<String> {
    let open = OPEN.iter().filter(|(of, ..)| class::extends(class, of)).map(|(_, name, _)| *name);
    let methods = methods_of(class).into_iter().map(|it| it.name);
    open.chain(methods).map(str::to_owned).collect()
}

/// The members that the library asks of classes of programs: the class of the library that has the member, its
/// name, and the number of its parameters; a property has none.
const OPEN: &[(&str, &str, Option<usize>)] = &[
    (class::GAME, "Options", Some(1)),
    (class::GAME, "Options", None),
    (class::GAME, "Decomposition", None),
    (class::GAME, "Score", Some(1)),
    (class::GAME, "DepthHint", None),
    (class::GAME, "CanonicalForm", None),
    (class::GAME, "GameValue", None),
    (class::GAME, "OutcomeClass", None),
    (class::GAME, "NimValue", None),
    (class::OBJECT, "ToOutput", None),
    (class::OBJECT, "ToString", None),
];

/// True if classes of programs have something with a name that no value of the library has.
pub(crate) fn is_open(name: &str) -> bool {
    OPEN.iter().any(|(_, open, _)| *open == name)
}

/// A qualified name without the package, if that is imported.
pub(crate) fn short_name(name: &'static str) -> &'static str {
    let prefix = IMPORTED.iter().find(|prefix| name.starts_with(**prefix));
    prefix.map_or(name, |prefix| &name[prefix.len()..])
}

/// The unqualified names that mean something, but for rulesets. Symbols such as `∞` are left out.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    let constants = constants().map(|constant| constant.name).filter(|name| name.is_ascii());
    let entries = entries().map(Entry::name).chain(constants);
    entries.map(short_name)
}

/// The meaning of an unqualified name in the library.
pub(crate) fn named(session: &mut Session, name: &str, span: Span) -> Evaluated<Option<Value>> {
    if let Some(value) = qualified(session, name, span)? {
        return Ok(Some(value));
    }
    for package in IMPORTED {
        if let Some(value) = qualified(session, &format!("{package}{name}"), span)? {
            return Ok(Some(value));
        }
    }
    // As positions are printed.
    let ruleset = rulesets::unqualified(&session.registry, name);
    Ok(ruleset.and_then(|name| rulesets::named(&session.registry, name)))
}

/// The meaning of a name in a package or as a static member of a class.
pub(crate) fn member_of_class(
    session: &mut Session,
    class: &str,
    name: &Name,
    span: Span,
) -> Evaluated<Option<Value>> {
    qualified(session, &format!("{class}.{}", name.text), span)
}

fn qualified(session: &mut Session, name: &str, span: Span) -> Evaluated<Option<Value>> {
    if let Some(constant) = known::constant(name) {
        return (constant.value)(session, span).map(Some);
    }
    if let Some(entry) = known::entry(name) {
        if let Entry::Function(name) = entry
            && may_declare(session, name)
        {
            // A class that is written in the language.
            return run::class_value(session, name, span).map(Some);
        }
        return Ok(Some(match entry {
            Entry::Function(name) => Value::Function(name),
            Entry::Package(name) => Value::Class(name),
            Entry::Class(class) => Value::Class(class.name),
        }));
    }
    if !name.starts_with("game.") {
        return Ok(None);
    }
    session.control.check().at(span)?;
    Ok(rulesets::named(&session.registry, name))
}
