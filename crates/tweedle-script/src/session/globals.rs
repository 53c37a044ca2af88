//! The variables of a session.

use crate::value::Value;
use std::collections::{BTreeMap, HashSet};

/// The name of the last result in the next input.
pub(crate) const LAST: &str = "_";

/// Variables by their names and by their numbers, which never change.
#[derive(Default)]
pub(crate) struct Globals {
    names: BTreeMap<String, u32>,
    values: Vec<Value>,
    /// The variables that some statement gives a value.
    declared: HashSet<String>,
    /// The variables that a `def` of the program makes functions: classes may call them.
    functions: HashSet<String>,
    /// True if any has changed since the last question.
    is_changed: bool,
    /// True if there are more of them, perhaps without values: code in other sessions means them by their numbers.
    has_grown: bool,
    /// For each variable, true if it has been read.
    reads: Vec<bool>,
    /// True if one was read for the first time since the last question.
    has_read_more: bool,
}

impl Globals {
    /// The number of a variable; it has one from the first question on.
    pub(crate) fn slot(&mut self, name: &str) -> u32 {
        if let Some(&slot) = self.names.get(name) {
            return slot;
        }
        let slot = self.values.len() as u32;
        self.names.insert(name.to_owned(), slot);
        self.values.push(Value::Undefined);
        self.has_grown = true;
        slot
    }

    /// The value of a variable, if it has one.
    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        let value = &self.values[*self.names.get(name)? as usize];
        if matches!(value, Value::Undefined) { None } else { Some(value) }
    }

    /// True if a variable has a value.
    pub(crate) fn is_set(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Notes that a statement gives a variable a value, so that functions in that statement mean the variable.
    pub(crate) fn declare(&mut self, name: &str) {
        if !self.declared.contains(name) {
            self.declared.insert(name.to_owned());
        }
    }

    /// Notes that a `def` of the program makes a variable a function.
    pub(crate) fn declare_function(&mut self, name: &str) {
        self.functions.insert(name.to_owned());
    }

    /// True if a variable is a function, or a `def` of the program will make it one.
    pub(crate) fn is_function(&self, name: &str) -> bool {
        self.functions.contains(name) || matches!(self.get(name), Some(Value::Closure(_)))
    }

    /// True if a variable has a value, or a statement gives it one.
    pub(crate) fn is_declared(&self, name: &str) -> bool {
        self.declared.contains(name) || self.is_set(name)
    }

    /// True if the variable with a number has a collection that changes.
    pub(crate) fn is_mutable(&self, slot: u32) -> bool {
        matches!(self.values.get(slot as usize), Some(Value::Mutable(_)))
    }

    /// The value of the variable with a number, which has been read then.
    #[inline]
    pub(crate) fn read(&mut self, slot: u32) -> &Value {
        match self.reads.get(slot as usize) {
            Some(true) => {}
            _ => self.note_read(slot),
        }
        &self.values[slot as usize]
    }

    #[cold]
    fn note_read(&mut self, slot: u32) {
        self.reads.resize(self.values.len(), false);
        self.reads[slot as usize] = true;
        self.has_read_more = true;
    }

    /// The numbers of the variables that have been read, if there are more than when this was asked last.
    pub(crate) fn reads_if_more(&mut self) -> Option<impl Iterator<Item = u32>> {
        let reads = self.reads.iter().enumerate();
        std::mem::take(&mut self.has_read_more)
            .then(|| reads.filter(|(_, is_read)| **is_read).map(|(slot, _)| slot as u32))
    }

    /// Gives the variable with a number a value.
    pub(crate) fn set(&mut self, slot: u32, value: Value) {
        self.values[slot as usize] = value;
        self.is_changed = true;
    }

    /// True if any variable has changed since this was asked last.
    pub(crate) fn is_changed(&mut self) -> bool {
        std::mem::take(&mut self.is_changed)
    }

    /// True if there are more variables than when this was asked last.
    pub(crate) fn has_grown(&mut self) -> bool {
        std::mem::take(&mut self.has_grown)
    }

    /// All names in the order of their numbers, and their values.
    pub(crate) fn all(&self) -> Vec<(String, Value)> {
        let mut all: Vec<(String, Value)> =
            self.values.iter().map(|value| (String::new(), value.clone())).collect();
        for (name, &slot) in &self.names {
            all[slot as usize].0.clone_from(name);
        }
        all
    }

    /// Takes the variables of another session, with their numbers: code means a variable by its number.
    pub(crate) fn adopt(&mut self, all: Vec<(String, Value)>) {
        let reads = std::mem::take(&mut self.reads);
        *self = Globals { is_changed: true, reads, ..Globals::default() };
        for (slot, (name, value)) in all.into_iter().enumerate() {
            self.names.insert(name, slot as u32);
            self.values.push(value);
        }
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
        self.functions.clear();
        self.is_changed = true;
    }
}
