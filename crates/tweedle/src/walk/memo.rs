//! What a walk knows of the positions it has met.

use crate::table::insert;
use crate::{Control, Stop, Weigh};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};

/// The worth of the positions of one ruleset in one theory.
///
/// It may be kept between walks, as long as ruleset and theory stay the same: what one walk found
/// out, the next need not. It weighs what it holds: the slots of its table, and what positions and
/// worths own besides.
#[derive(Debug)]
pub struct Memo<P, V> {
    /// A position and its worth.
    table: HashTable<(P, V)>,
    hasher: FixedState,
    control: Control,
    /// What positions and worths own, in bytes.
    owned: usize,
}

impl<P: Eq + Hash + Weigh, V: Weigh> Memo<P, V> {
    /// Nothing known; growth is counted against `control`.
    pub fn new(control: Control) -> Memo<P, V> {
        Memo { table: HashTable::new(), hasher: FixedState::default(), control, owned: 0 }
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
            let (before, after) = (entry.1.owned(), worth.owned());
            self.control.take(after)?;
            self.control.give(before);
            self.owned = self.owned + after - before;
            entry.1 = worth;
            return Ok(());
        }
        self.add(position, worth)
    }

    /// Forgets a position.
    pub fn remove(&mut self, position: &P) {
        let hash = self.hasher.hash_one(position);
        if let Ok(entry) = self.table.find_entry(hash, |entry| entry.0 == *position) {
            let bytes = entry.remove().0.owned();
            self.control.give(bytes);
            self.owned -= bytes;
        }
    }

    /// Adds a position known to be absent.
    pub(super) fn add(&mut self, position: P, worth: V) -> Result<(), Stop> {
        let hash = self.hasher.hash_one(&position);
        let owned = position.owned() + worth.owned();
        if owned > 0 {
            self.control.take(owned)?;
            self.owned += owned;
        }
        let Memo { table, hasher, control, .. } = self;
        insert(control, table, hash, (position, worth), |entry| hasher.hash_one(&entry.0))
    }
}

impl<P, V> Drop for Memo<P, V> {
    fn drop(&mut self) {
        self.control.give(self.table.allocation_size() + self.owned);
    }
}
