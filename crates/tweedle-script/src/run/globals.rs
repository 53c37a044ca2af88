//! The variables of a session.

use crate::value::Value;
use std::collections::{BTreeMap, HashSet};

/// Variables by their names and by their numbers, which never change.
#[derive(Default)]
pub(crate) struct Globals {
    names: BTreeMap<String, u32>,
    values: Vec<Value>,
    /// Those that some statement gives a value.
    declared: HashSet<String>,
    /// Whether any has changed since somebody asked last.
    is_changed: bool,
}

impl Globals {
    /// The number of a variable; it has one from the first time that somebody asks.
    pub(crate) fn slot(&mut self, name: &str) -> u32 {
        if let Some(&slot) = self.names.get(name) {
            return slot;
        }
        let slot = self.values.len() as u32;
        self.names.insert(name.to_owned(), slot);
        self.values.push(Value::Undefined);
        slot
    }

    /// The value of a variable, if it has one.
    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        let value = &self.values[*self.names.get(name)? as usize];
        if matches!(value, Value::Undefined) { None } else { Some(value) }
    }

    /// Whether a variable has a value.
    pub(crate) fn is_set(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Notes that a statement gives a variable a value, so that functions in that statement mean the variable.
    pub(crate) fn declare(&mut self, name: &str) {
        if !self.declared.contains(name) {
            self.declared.insert(name.to_owned());
        }
    }

    /// Whether a variable has a value, or a statement gives it one.
    pub(crate) fn is_declared(&self, name: &str) -> bool {
        self.declared.contains(name) || self.is_set(name)
    }

    /// The value of the variable with a number.
    pub(crate) fn value(&self, slot: u32) -> &Value {
        &self.values[slot as usize]
    }

    /// Gives the variable with a number a value.
    pub(crate) fn set(&mut self, slot: u32, value: Value) {
        self.values[slot as usize] = value;
        self.is_changed = true;
    }

    /// Whether any variable has changed since this was asked last.
    pub(crate) fn is_changed(&mut self) -> bool {
        std::mem::take(&mut self.is_changed)
    }

    /// All variables that have a value, and their values.
    pub(crate) fn all(&self) -> Vec<(String, Value)> {
        self.names().filter_map(|name| Some((name.clone(), self.get(name)?.clone()))).collect()
    }

    /// The name of the variable with a number.
    pub(crate) fn name(&self, slot: u32) -> &str {
        self.names.iter().find(|(_, it)| **it == slot).map_or("", |(name, _)| name)
    }

    /// The names of all that have a value, sorted.
    pub(crate) fn names(&self) -> impl Iterator<Item = &String> {
        let has_value =
            |(_, slot): &(&String, &u32)| !matches!(self.values[**slot as usize], Value::Undefined);
        self.names.iter().filter(has_value).map(|(name, _)| name)
    }

    /// Takes all values away; numbers stay.
    pub(crate) fn clear(&mut self) {
        self.values.fill(Value::Undefined);
        self.declared.clear();
    }
}
