//! Members of a class, by name and by number: code remembers the numbers.

use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::sync::Arc;

/// Members of one kind by their names. Each has a number, which never changes.
#[derive(Clone)]
pub(crate) struct Named<T> {
    numbers: HashMap<Arc<str>, u32, FixedState>,
    items: Vec<T>,
}

impl<T> Named<T> {
    /// The member with a name.
    pub(crate) fn get(&self, name: &str) -> Option<&T> {
        self.number(name).map(|number| &self.items[number as usize])
    }

    /// The number of the member with a name.
    pub(crate) fn number(&self, name: &str) -> Option<u32> {
        self.numbers.get(name).copied()
    }

    /// The member with a number.
    #[inline]
    pub(crate) fn at(&self, number: u32) -> Option<&T> {
        self.items.get(number as usize)
    }

    /// True if there is a member with a name.
    pub(crate) fn contains(&self, name: &str) -> bool {
        self.numbers.contains_key(name)
    }

    /// All members with their names, in no order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&Arc<str>, &T)> {
        self.numbers.iter().map(|(name, number)| (name, &self.items[*number as usize]))
    }

    /// Gives a name a member, perhaps instead of another one.
    pub(crate) fn insert(&mut self, name: Arc<str>, item: T) {
        if let Some(&number) = self.numbers.get(&name) {
            self.items[number as usize] = item;
        } else {
            self.numbers.insert(name, self.items.len() as u32);
            self.items.push(item);
        }
    }
}

impl<T: Default> Named<T> {
    /// The member with a name; a new one if there was none.
    pub(crate) fn entry(&mut self, name: &Arc<str>) -> &mut T {
        let number = self.number(name).unwrap_or_else(|| {
            self.insert(name.clone(), T::default());
            self.items.len() as u32 - 1
        });
        &mut self.items[number as usize]
    }
}

impl<T> Default for Named<T> {
    fn default() -> Named<T> {
        Named { numbers: HashMap::default(), items: Vec::new() }
    }
}
