//! The tables by name: names that calls in a loop look up again and again are found quickly.

use super::calls::ranked;
use super::names::{Entry, constants, entries, functions, methods};
use super::table::{Constant, Function, Method};
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

/// By class and name the methods that values of the class may have, the most special first, as far as a session has
/// asked.
#[derive(Default)]
pub(crate) struct Known(ByName<ByName<Vec<&'static Method>>>);

impl Known {
    /// The methods with a name that values of a class may have, those of more special classes first.
    pub(super) fn methods(&mut self, class: &'static str, name: &str) -> &[&'static Method] {
        let of_class = self.0.entry(class).or_default();
        if !of_class.contains_key(name) {
            let found = ranked(class, name);
            let Some(first) = found.first() else { return &[] };
            of_class.insert(first.name, found);
        }
        of_class.get(name).map_or(&[], Vec::as_slice)
    }
}
