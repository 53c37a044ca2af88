//! The tables by name, for a session: what calls in a loop look up again and again is found quickly.

use super::lookup::{Entry, constants, entries, functions, ranked};
use super::table::{Constant, Function, Method};
use std::collections::HashMap;

/// The tables by name.
pub(crate) struct Known {
    /// By class and name the methods that values of the class may have, the most special first, as far as somebody has
    /// asked.
    methods: HashMap<&'static str, HashMap<&'static str, Vec<&'static Method>>>,
    functions: HashMap<&'static str, &'static Function>,
    constants: HashMap<&'static str, &'static Constant>,
    entries: HashMap<&'static str, Entry>,
}

impl Default for Known {
    fn default() -> Known {
        Known {
            methods: HashMap::new(),
            functions: functions().map(|it| (it.name, it)).collect(),
            constants: constants().map(|it| (it.name, it)).collect(),
            // Of a class and a function with one name the class counts, which comes first.
            entries: entries()
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .map(|it| (it.name(), it))
                .collect(),
        }
    }
}

impl Known {
    /// The methods with a name that values of a class may have, those of more special classes first.
    pub(super) fn methods(&mut self, class: &'static str, name: &str) -> &[&'static Method] {
        let of_class = self.methods.entry(class).or_default();
        if !of_class.contains_key(name) {
            let found = ranked(class, name);
            let Some(first) = found.first() else { return &[] };
            of_class.insert(first.name, found);
        }
        of_class.get(name).map_or(&[], Vec::as_slice)
    }

    /// The function with a qualified name.
    pub(super) fn function(&self, name: &str) -> Option<&'static Function> {
        self.functions.get(name).copied()
    }

    /// The constant with a qualified name.
    pub(super) fn constant(&self, name: &str) -> Option<&'static Constant> {
        self.constants.get(name).copied()
    }

    /// The package, class or function with a qualified name.
    pub(super) fn entry(&self, name: &str) -> Option<Entry> {
        self.entries.get(name).copied()
    }
}
