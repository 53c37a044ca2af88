//! The winners of the sums that were searched, in bounded memory.

use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash};
use tweedle_engine::{Control, Held, Stop, Weigh};

/// A table of sums, each with all of it stored, so that nothing is ever taken for something else.
///
/// It is one of several pieces of a table. It doubles when it is half full and the budget has room for
/// one and a half times what all pieces take then. So they take two fifths of it at most, what their sums own as much
/// again, and values have the rest. Else a new sum takes the place of the one of two that took less work: what is forgotten can be found again, and costs only time.
pub(super) struct SumTable<K> {
    slots: Vec<Option<Entry<K>>>,
    /// For each slot a part of the hash, or [`FREE`]: most sums that are asked for are not here, and these bytes stay in the
    /// processor's cache.
    tags: Vec<u8>,
    len: usize,
    hasher: FixedState,
    control: Control,
    held: Held,
    /// The bytes that the keys own.
    owned: usize,
    first: usize,
    most: usize,
    pieces: usize,
    /// The number of sums that were kept while the table was half full, and the number after which
    /// it may try to grow.
    sets: usize,
    next_try: usize,
}

/// The tag of a slot that is free.
const FREE: u8 = 0;

/// The tag of a hash, of bits that say neither the piece nor the place.
fn tag(hash: u64) -> u8 {
    ((hash >> 56) as u8).max(1)
}

struct Entry<K> {
    key: K,
    wins: bool,
    /// The logarithm of the work.
    work: u8,
}

impl<K> Entry<K> {
    /// The work, rounded down to a power of two.
    fn work(&self) -> u64 {
        1 << (self.work.clamp(1, 64) - 1)
    }
}

impl<K: Eq + Hash + Weigh> SumTable<K> {
    /// A table without results, one of `pieces` pieces: all of them together have room for `first` sums at first, and
    /// for `most` at most, both rounded down to powers of two for each piece.
    pub(super) fn new(control: &Control, pieces: usize, first: usize, most: usize) -> SumTable<K> {
        SumTable {
            slots: Vec::new(),
            tags: Vec::new(),
            len: 0,
            hasher: FixedState::default(),
            control: control.clone(),
            held: Held::new(control),
            owned: 0,
            first: 1 << (first / pieces).max(1).ilog2(),
            most: 1 << (most / pieces).max(1).ilog2(),
            pieces,
            sets: 0,
            next_try: 0,
        }
    }

    /// True if the player who moves first wins, for the key with this hash for which `is_it` holds;
    /// `None` if it is not known.
    pub(super) fn get(&self, hash: u64, is_it: impl Fn(&K) -> bool) -> Option<bool> {
        if self.slots.is_empty() {
            return None;
        }
        let places = self.places(hash).into_iter().filter(|&place| self.tags[place] == tag(hash));
        let mut entries = places.filter_map(|place| self.slots[place].as_ref());
        entries.find(|entry| is_it(&entry.key)).map(|entry| entry.wins)
    }

    /// Keeps who wins; `work` is the work that this took to find.
    ///
    /// # Errors
    /// [`Stop::Memory`], if there is not even room for the first table.
    pub(super) fn set(&mut self, hash: u64, key: K, wins: bool, work: u64) -> Result<(), Stop> {
        if 2 * self.len >= self.slots.len() {
            self.grow()?;
        }
        let owned = key.owned();
        // The memory that keys own stays below that of the table.
        if owned > 0 && (self.owned + owned > self.bytes() || self.held.take(owned).is_err()) {
            return Ok(());
        }
        self.owned += owned;
        self.place(hash, Entry { key, wins, work: (64 - work.leading_zeros()) as u8 });
        Ok(())
    }

    /// All sums that are known, each with a flag that is true if the player who moves first wins, and with the work,
    /// rounded down to a power of two.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&K, bool, u64)> {
        self.slots.iter().flatten().map(|entry| (&entry.key, entry.wins, entry.work()))
    }

    /// Forgets what took less work.
    pub(super) fn forget(&mut self, least: u64) {
        let SumTable { slots, tags, len, owned, held, .. } = self;
        for (slot, tag) in slots.iter_mut().zip(tags) {
            if let Some(old) = slot.take_if(|entry| entry.work() < least) {
                *tag = FREE;
                *len -= 1;
                *owned -= old.key.owned();
                held.give(old.key.owned());
            }
        }
    }

    /// Puts an entry where the same sum stands, or nothing, or else what took less work.
    fn place(&mut self, hash: u64, entry: Entry<K>) {
        let places = self.places(hash);
        let is_here = |place: usize| {
            let is_it = |old: &Entry<K>| old.key == entry.key;
            self.tags[place] == tag(hash) && self.slots[place].as_ref().is_some_and(is_it)
        };
        let work = |place: usize| match self.tags[place] {
            FREE => 0,
            _ => self.slots[place].as_ref().map_or(0, |old| old.work),
        };
        let [first, second] = places;
        let is_second = is_here(second) || !is_here(first) && work(second) < work(first);
        let place = if is_second { second } else { first };
        self.tags[place] = tag(hash);
        match self.slots[place].replace(entry) {
            Some(old) => {
                self.held.give(old.key.owned());
                self.owned -= old.key.owned();
            }
            None => self.len += 1,
        }
    }

    fn places(&self, hash: u64) -> [usize; 2] {
        let mask = self.slots.len() - 1;
        let hash = hash as usize & mask;
        [hash, (hash ^ 1) & mask]
    }

    /// The bytes of the sums, without what they own.
    pub(super) fn bytes(&self) -> usize {
        self.slots.len() * Self::SLOT
    }

    /// The bytes of a slot with its tag.
    const SLOT: usize = size_of::<Option<Entry<K>>>() + size_of::<u8>();

    fn grow(&mut self) -> Result<(), Stop> {
        let count =
            if self.slots.is_empty() { self.first.min(self.most) } else { 2 * self.slots.len() };
        self.sets += 1;
        if count > self.most || self.sets < self.next_try {
            return Ok(());
        }
        let bytes = count * Self::SLOT;
        // For a moment both tables are there.
        let room = (bytes * self.pieces * 3 / 2).max(2 * bytes);
        let taken = self.control.make_room(room).and_then(|()| self.held.take(bytes));
        match taken {
            Err(stop) if self.slots.is_empty() => return Err(stop),
            Err(_) => {
                // Others may give memory back meanwhile.
                self.next_try = self.sets + self.slots.len();
                return Ok(());
            }
            Ok(()) => {}
        }
        let old = std::mem::replace(&mut self.slots, (0..count).map(|_| None).collect());
        self.tags = vec![FREE; count];
        self.held.give(old.len() * Self::SLOT);
        self.len = 0;
        for entry in old.into_iter().flatten() {
            self.place(self.hasher.hash_one(&entry.key), entry);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// A key with a hash of few bits, so that tags and places are often those of others.
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Few(u16);

    impl Hash for Few {
        fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
            (self.0 % 40).hash(state);
        }
    }

    impl Weigh for Few {}

    proptest! {
        /// The result that is found is the one that was kept last, a key is found right after it was kept, and a slot
        /// has the tag of its key.
        #[test]
        fn nothing_is_taken_for_something_else(
            kept in prop::collection::vec((0..300_u16, any::<bool>(), 1..100_u64), 0..400),
            least in 0..100_u64,
        ) {
            let control = Control::new();
            let mut table = SumTable::new(&control, 1, 4, 256);
            let hash = |key: &Few| FixedState::default().hash_one(key);
            let mut known: HashMap<u16, bool> = HashMap::new();
            for (name, wins, work) in kept {
                let key = Few(name);
                known.insert(name, wins);
                prop_assert!(table.set(hash(&key), key.clone(), wins, work).is_ok());
                prop_assert_eq!(table.get(hash(&key), |it| *it == key), Some(wins));
            }
            for round in 0..2 {
                for name in 0..300 {
                    let key = Few(name);
                    let found = table.get(hash(&key), |it| *it == key);
                    prop_assert!(found.is_none() || found == known.get(&name).copied());
                    let is_here = table.entries().any(|(it, ..)| *it == key);
                    prop_assert_eq!(found.is_some(), is_here);
                }
                for (slot, &tagged) in table.slots.iter().zip(&table.tags) {
                    let expect = slot.as_ref().map_or(FREE, |entry| tag(hash(&entry.key)));
                    prop_assert_eq!(tagged, expect);
                }
                if round == 0 {
                    table.forget(least);
                }
            }
            prop_assert_eq!(control.used(), table.bytes());
            drop(table);
            prop_assert_eq!(control.used(), 0);
        }
    }
}
