//! Methods of the library that have been looked up.

use foldhash::fast::FixedState;
use std::collections::HashMap;

type ByName<T> = HashMap<&'static str, T, FixedState>;

/// By class and name the numbers of the methods of the library that values of the class may have, the most special
/// first, as far as a session has asked.
#[derive(Default)]
pub(crate) struct KnownMethods(ByName<ByName<Vec<u32>>>);

impl KnownMethods {
    /// The numbers of the methods with a name that values of a class may have; `None` if nobody has asked for them.
    pub(crate) fn get(&self, class: &str, name: &str) -> Option<&[u32]> {
        self.0.get(class)?.get(name).map(Vec::as_slice)
    }

    /// Notes the numbers of these methods.
    pub(crate) fn insert(&mut self, class: &'static str, name: &'static str, numbers: Vec<u32>) {
        self.0.entry(class).or_default().insert(name, numbers);
    }
}
