//! What has been found, counted against the memory budget.

use crate::table::insert;
use crate::{Control, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};

/// A map that only grows, and announces its growth.
pub(super) struct Memo<K, V> {
    table: HashTable<(K, V)>,
    hasher: FixedState,
    /// Bytes outside the table that its entries hold.
    outside: usize,
}

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Memo { table: HashTable::new(), hasher: FixedState::default(), outside: 0 }
    }
}

impl<K: Hash + Eq, V> Memo<K, V> {
    pub(super) fn get(&self, key: &K) -> Option<&V> {
        let hash = self.hasher.hash_one(key);
        self.table.find(hash, |(known, _)| known == key).map(|(_, value)| value)
    }

    /// Adds an entry, if the key is new, that holds so many bytes outside itself.
    pub(super) fn add(
        &mut self,
        control: &Control,
        (key, value): (K, V),
        outside: usize,
    ) -> Result<(), Stop> {
        if self.get(&key).is_some() {
            return Ok(());
        }
        control.take(outside)?;
        self.outside += outside;
        let hash = self.hasher.hash_one(&key);
        let hasher = self.hasher.clone();
        insert(control, &mut self.table, hash, (key, value), |(key, _)| hasher.hash_one(key))
    }

    /// Drops all entries and gives their bytes back.
    pub(super) fn forget(&mut self, control: &Control) {
        control.give(self.bytes());
        *self = Memo::default();
    }

    /// Bytes announced so far and not given back.
    pub(super) fn bytes(&self) -> usize {
        self.table.allocation_size() + self.outside
    }
}
