//! What a walk knows of the positions it has met.

use crate::short::insert;
use crate::{Control, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};

/// The worth of the positions of one ruleset in one theory.
///
/// It may be kept between walks, as long as ruleset and theory stay the same: what one walk found
/// out, the next need not.
#[derive(Debug)]
pub struct Memo<P, V> {
    /// A position and its worth.
    table: HashTable<(P, V)>,
    hasher: FixedState,
    control: Control,
}

impl<P: Eq + Hash, V> Memo<P, V> {
    /// Nothing known; growth is counted against `control`.
    pub fn new(control: Control) -> Memo<P, V> {
        Memo { table: HashTable::new(), hasher: FixedState::default(), control }
    }

    /// How many positions it holds.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// Forgets everything and gives the memory back.
    pub fn clear(&mut self) {
        self.control.give(self.bytes());
        self.table = HashTable::new();
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.table.allocation_size()
    }

    /// The handle that the growth is counted against.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The worth of a position, if it is known.
    #[inline]
    pub fn get(&self, position: &P) -> Option<&V> {
        let hash = self.hasher.hash_one(position);
        self.table.find(hash, |entry| entry.0 == *position).map(|entry| &entry.1)
    }

    /// Keeps the worth of a position, in the place of the one that was known, if there was one.
    ///
    /// # Errors
    /// [`Stop`] if the table would have to grow and cannot; nothing is kept then.
    pub fn set(&mut self, position: P, worth: V) -> Result<(), Stop> {
        let hash = self.hasher.hash_one(&position);
        if let Some(entry) = self.table.find_mut(hash, |entry| entry.0 == position) {
            entry.1 = worth;
            return Ok(());
        }
        self.add(position, worth)
    }

    /// Forgets a position.
    pub fn remove(&mut self, position: &P) {
        let hash = self.hasher.hash_one(position);
        if let Ok(entry) = self.table.find_entry(hash, |entry| entry.0 == *position) {
            entry.remove();
        }
    }

    /// Adds a position known to be absent.
    pub(super) fn add(&mut self, position: P, worth: V) -> Result<(), Stop> {
        let hash = self.hasher.hash_one(&position);
        let Memo { table, hasher, control } = self;
        insert(control, table, hash, (position, worth), |entry| hasher.hash_one(&entry.0))
    }
}

impl<P, V> Drop for Memo<P, V> {
    fn drop(&mut self) {
        self.control.give(self.table.allocation_size());
    }
}
