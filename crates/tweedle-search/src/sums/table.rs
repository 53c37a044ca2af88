//! Who wins the sums that were searched, in bounded memory.

use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash};
use tweedle::{Control, Held, Weigh};

/// A table of sums, each with all of it stored, so that nothing is ever taken for something else.
///
/// It doubles while it is half full and the budget has room for another two as large. After that a new sum takes the
/// place of one that took less work, or else of the one beside it: what is forgotten can be found again, and costs only
/// time.
pub(super) struct Table<K> {
    slots: Vec<Option<Entry<K>>>,
    len: usize,
    hasher: FixedState,
    control: Control,
    held: Held,
    may_grow: bool,
    most: usize,
}

struct Entry<K> {
    key: K,
    wins: bool,
    /// The logarithm of the work.
    work: u8,
}

const FIRST: usize = 1 << 10;

impl<K: Eq + Hash + Weigh> Table<K> {
    /// Nothing known, and room for `most` sums at most.
    pub(super) fn new(control: &Control, most: usize) -> Table<K> {
        Table {
            slots: Vec::new(),
            len: 0,
            hasher: FixedState::default(),
            control: control.clone(),
            held: Held::new(control),
            may_grow: true,
            most: most.next_power_of_two(),
        }
    }

    /// Whether whoever moves first wins, if it is known.
    pub(super) fn get(&self, key: &K) -> Option<bool> {
        if self.slots.is_empty() {
            return None;
        }
        let places = self.places(key);
        let mut entries = places.into_iter().filter_map(|place| self.slots[place].as_ref());
        entries.find(|entry| entry.key == *key).map(|entry| entry.wins)
    }

    /// Keeps who wins, which took so much work.
    pub(super) fn set(&mut self, key: K, wins: bool, work: u64) {
        self.grow();
        if self.slots.is_empty() {
            return;
        }
        let owned = key.owned();
        if owned > 0 && self.held.take(owned).is_err() {
            return;
        }
        let entry = Entry { key, wins, work: (64 - work.leading_zeros()) as u8 };
        let [first, second] = self.places(&entry.key);
        let place = match (&self.slots[first], &self.slots[second]) {
            (None, _) => first,
            (Some(old), _) if old.key == entry.key || old.work <= entry.work => first,
            _ => second,
        };
        match self.slots[place].replace(entry) {
            Some(old) => self.held.give(old.key.owned()),
            None => self.len += 1,
        }
    }

    fn places(&self, key: &K) -> [usize; 2] {
        let hash = self.hasher.hash_one(key) as usize & (self.slots.len() - 1);
        [hash, (hash ^ 1) & (self.slots.len() - 1)]
    }

    fn grow(&mut self) {
        if !self.may_grow || 2 * self.len < self.slots.len() {
            return;
        }
        let count = (2 * self.slots.len()).max(FIRST.min(self.most));
        // For a moment both tables are there. The values of games need room, too.
        let bytes = count * size_of::<Option<Entry<K>>>();
        let has_room = self.control.make_room(2 * bytes).is_ok();
        if count > self.most || !has_room || self.held.take(bytes).is_err() {
            self.may_grow = false;
            return;
        }
        let old = std::mem::replace(&mut self.slots, (0..count).map(|_| None).collect());
        self.held.give(old.len() * size_of::<Option<Entry<K>>>());
        self.len = 0;
        for entry in old.into_iter().flatten() {
            let [first, second] = self.places(&entry.key);
            let place = if self.slots[first].is_none() { first } else { second };
            match self.slots[place].replace(entry) {
                Some(old) => self.held.give(old.key.owned()),
                None => self.len += 1,
            }
        }
    }
}
