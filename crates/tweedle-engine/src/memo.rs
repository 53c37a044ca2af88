//! A table of results, which is counted against the budget.

use crate::table::insert;
use crate::{Control, Stop, Weigh};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};

/// A table of results by keys: for the positions of one ruleset, their worth in one theory; for the
/// pairs of an arena, their sum.
///
/// A walker's memo may be kept between walks, as long as ruleset and theory stay the same: what one
/// walk found out, the next need not. A memo weighs what it holds: the slots of its table, and what keys
/// and values own besides.
#[derive(Debug)]
pub struct Memo<K, V> {
    /// A key and its value.
    table: HashTable<(K, V)>,
    hasher: FixedState,
    control: Control,
    /// The memory that keys and values own, in bytes.
    owned: usize,
}

impl<K, V> Memo<K, V> {
    /// Nothing known; growth is counted against `control`.
    pub fn new(control: Control) -> Memo<K, V> {
        Memo { table: HashTable::new(), hasher: FixedState::default(), control, owned: 0 }
    }

    /// The number of keys that have a value.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// Forgets everything and gives the memory back.
    pub fn clear(&mut self) {
        self.control.give(self.bytes());
        self.table = HashTable::new();
        self.owned = 0;
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.table.allocation_size() + self.owned
    }

    /// The handle that the growth is counted against.
    pub fn control(&self) -> &Control {
        &self.control
    }
}

impl<K: Eq + Hash + Weigh, V: Weigh> Memo<K, V> {
    /// The value of a key, if it is known.
    #[inline]
    pub fn get(&self, key: &K) -> Option<&V> {
        let hash = self.hasher.hash_one(key);
        self.table.find(hash, |entry| entry.0 == *key).map(|entry| &entry.1)
    }

    /// The value of a key, if it is known, to be changed without a change of the memory that it owns.
    #[inline]
    pub(crate) fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let hash = self.hasher.hash_one(key);
        self.table.find_mut(hash, |entry| entry.0 == *key).map(|entry| &mut entry.1)
    }

    /// Keeps the value of a key, in the place of the one that was known, if there was one.
    ///
    /// # Errors
    /// [`Stop`] if the memory budget does not allow it or the work is cancelled when the table grows;
    /// nothing is kept then.
    pub fn set(&mut self, key: K, value: V) -> Result<(), Stop> {
        let hash = self.hasher.hash_one(&key);
        if let Some(entry) = self.table.find_mut(hash, |entry| entry.0 == key) {
            let (before, after) = (entry.1.owned(), value.owned());
            if (before, after) != (0, 0) {
                self.control.take(after)?;
                self.control.give(before);
                self.owned = self.owned + after - before;
            }
            entry.1 = value;
            return Ok(());
        }
        self.insert(hash, key, value)
    }

    /// Forgets a key.
    pub fn remove(&mut self, key: &K) {
        let hash = self.hasher.hash_one(key);
        if let Ok(entry) = self.table.find_entry(hash, |entry| entry.0 == *key) {
            let bytes = entry.remove().0.owned();
            self.control.give(bytes);
            self.owned -= bytes;
        }
    }

    /// Keeps the value of a key that is known to be absent.
    pub(crate) fn add(&mut self, key: K, value: V) -> Result<(), Stop> {
        let hash = self.hasher.hash_one(&key);
        self.insert(hash, key, value)
    }

    fn insert(&mut self, hash: u64, key: K, value: V) -> Result<(), Stop> {
        let owned = key.owned() + value.owned();
        if owned > 0 {
            self.control.take(owned)?;
        }
        let Memo { table, hasher, control, .. } = self;
        let inserted =
            insert(control, table, hash, (key, value), |entry| hasher.hash_one(&entry.0));
        match inserted {
            Ok(()) => self.owned += owned,
            Err(_) => self.control.give(owned),
        }
        inserted
    }
}

impl<K, V> Drop for Memo<K, V> {
    fn drop(&mut self) {
        self.control.give(self.bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In all cases (a value is kept, replaced, refused or forgotten), the budget is charged with
    /// what is there.
    #[test]
    fn what_is_announced_is_what_is_held() {
        let control = Control::with_memory(10_000);
        let mut memo = Memo::new(control.clone());
        let mut kept = 0;
        while memo.set(kept, vec![0_u64; 10]).is_ok() {
            kept += 1;
            assert_eq!(control.used(), memo.bytes());
        }
        assert_eq!((memo.len() as u32, control.used()), (kept, memo.bytes()));
        assert!(memo.bytes() <= 10_000 && kept > 20);
        assert_eq!(memo.get(&kept), None);
        let before = memo.bytes();
        assert_eq!(memo.set(0, Vec::new()), Ok(()));
        memo.remove(&1);
        memo.remove(&kept);
        assert_eq!((memo.bytes(), control.used()), (before - 160, before - 160));
        assert_eq!(memo.get(&2), Some(&vec![0; 10]));
        memo.clear();
        assert_eq!((memo.bytes(), control.used()), (0, 0));
        memo.set(0, vec![1]).unwrap();
        drop(memo);
        assert_eq!(control.used(), 0);
    }
}
