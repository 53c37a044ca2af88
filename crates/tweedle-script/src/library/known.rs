//! The tables by name: names that calls in a loop look up again and again are found quickly.

use super::table::{Constant, Function, Method};
use crate::class::{self, CLASSES, Entry};
use crate::library::tables::{constants, entries, functions, methods};
use crate::session::known::KnownMethods;
use crate::value::Value;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A table of things by their names.
type ByName<T> = HashMap<&'static str, T, FixedState>;

static FUNCTIONS: LazyLock<ByName<&'static Function>> =
    LazyLock::new(|| functions().map(|it| (it.name, it)).collect());

static CONSTANTS: LazyLock<ByName<&'static Constant>> =
    LazyLock::new(|| constants().map(|it| (it.name, it)).collect());

/// The entries by their names; if a class and a function have the same name, the class counts.
static ENTRIES: LazyLock<ByName<Entry>> = LazyLock::new(|| {
    let mut by_name = ByName::default();
    for entry in entries() {
        by_name.entry(entry.name()).or_insert(entry);
    }
    by_name
});

/// The function with a qualified name.
pub(super) fn function(name: &str) -> Option<&'static Function> {
    FUNCTIONS.get(name).copied()
}

/// The constant with a qualified name.
pub(super) fn constant(name: &str) -> Option<&'static Constant> {
    CONSTANTS.get(name).copied()
}

/// The package, class or function with a qualified name.
pub(super) fn entry(name: &str) -> Option<Entry> {
    ENTRIES.get(name).copied()
}

static METHODS: LazyLock<Vec<&'static Method>> = LazyLock::new(|| methods().collect());

/// The method with a number.
pub(super) fn numbered(number: u32) -> Option<&'static Method> {
    METHODS.get(number as usize).copied()
}

/// The number of a method.
pub(super) fn number(method: &'static Method) -> Option<u32> {
    METHODS.iter().position(|it| std::ptr::eq(*it, method)).map(|it| it as u32)
}

/// The numbers of the methods with a name that values of a class may have, those of more special classes first.
pub(super) fn methods_with<'k>(
    known: &'k mut KnownMethods,
    class: &'static str,
    name: &str,
) -> &'k [u32] {
    if known.get(class, name).is_none() {
        let found = ranked(class, name);
        let Some(first) = found.first() else { return &[] };
        known.insert(class, first.name, found.iter().filter_map(|it| number(it)).collect());
    }
    known.get(class, name).unwrap_or_default()
}

/// The methods with a name that values of a class may have, those of more special classes first.
pub(crate) fn ranked(class: &str, name: &str) -> Vec<&'static Method> {
    let candidates = methods().filter(|method| method.name == name);
    let mut ranked: Vec<_> =
        candidates.filter_map(|method| Some((rank(method, class)?, method))).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, method)| method).collect()
}

/// The place, in the list of classes, of the class by which all values of the class `kind` have a method, if there is
/// one.
pub(crate) fn rank(method: &Method, kind: &str) -> Option<usize> {
    CLASSES
        .iter()
        .position(|class| method.of.contains(&class.name) && class::extends(kind, class.name))
}

/// The method with a name that all values of a class have, if there is one.
pub(crate) fn method_of(class: &str, name: &str) -> Option<&'static Method> {
    ranked(class, name).first().copied()
}

/// The methods that all values of a class have, each once, with those of more special classes before
/// others of the same name.
pub(crate) fn methods_of(class: &str) -> Vec<&'static Method> {
    let mut found: Vec<_> =
        methods().filter_map(|method| Some((method.name, rank(method, class)?, method))).collect();
    found.sort_unstable_by_key(|(name, rank, _)| (*name, *rank));
    found.dedup_by_key(|(name, ..)| *name);
    found.into_iter().map(|(.., method)| method).collect()
}

/// True if a value, of a class that has a method, has it.
pub(crate) fn has_method(object: &Value, method: &Method) -> bool {
    // A class has only the methods that classes themselves have.
    let is_of_class = method.of.contains(&class::CLASS);
    (is_of_class || !matches!(object, Value::Class(_))) && method.call.applies(object)
}
