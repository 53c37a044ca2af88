//! The variables of the classes of a program themselves, and the objects of singletons.

use crate::value::Value;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::sync::Arc;

/// Variables of classes, and singletons, by the numbers of the classes.
#[derive(Default)]
pub(crate) struct Statics {
    variables: HashMap<u32, HashMap<Arc<str>, Value>, FixedState>,
    singletons: HashMap<u32, Value>,
    /// True if a variable has been given another value than its class says, since the workers were told.
    is_changed: bool,
}

impl Statics {
    /// The value of a variable of a class.
    pub(crate) fn get(&self, class: u32, name: &str) -> Option<&Value> {
        self.variables.get(&class)?.get(name)
    }

    /// Gives a variable of a class a value.
    pub(crate) fn set(&mut self, class: u32, name: Arc<str>, value: Value) {
        self.variables.entry(class).or_default().insert(name, value);
        self.is_changed = true;
    }

    /// True if the variables of a class have been made, or are being made.
    pub(crate) fn has(&self, class: u32) -> bool {
        self.variables.contains_key(&class)
    }

    /// Notes that the variables of a class are being made.
    pub(crate) fn begin(&mut self, class: u32) {
        self.variables.insert(class, HashMap::new());
    }

    /// Forgets the variables of a class that could not be made.
    pub(crate) fn remove(&mut self, class: u32) {
        self.variables.remove(&class);
    }

    /// All variables with the numbers of their classes, in no order.
    pub(crate) fn all(&self) -> impl Iterator<Item = (u32, &Arc<str>, &Value)> {
        self.variables.iter().flat_map(|(class, variables)| {
            variables.iter().map(|(name, value)| (*class, name, value))
        })
    }

    /// True if a variable has another value than its class says, since the workers were told.
    pub(crate) fn is_changed(&self) -> bool {
        self.is_changed
    }

    pub(crate) fn set_changed(&mut self, is_changed: bool) {
        self.is_changed = is_changed;
    }

    /// The object of a singleton.
    pub(crate) fn singleton(&self, class: u32) -> Option<&Value> {
        self.singletons.get(&class)
    }

    pub(crate) fn set_singleton(&mut self, class: u32, object: Value) {
        self.singletons.insert(class, object);
    }

    pub(crate) fn remove_singleton(&mut self, class: u32) {
        self.singletons.remove(&class);
    }
}
