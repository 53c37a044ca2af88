//! The winners of the sums that were searched, in bounded memory.

use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash};
use std::ops::Range;
use tweedle_engine::{Control, Held, Stop, Weigh};

/// A table of sums, each with all of it stored, so that nothing is ever taken for something else.
///
/// It is one of several pieces of a table. It grows by a half when it is nearly full and the budget has room for
/// one and a half times what all pieces take then. So they take two fifths of it at most, what their sums own as much
/// again, and values have the rest. A sum has a bucket of eight places; if all are taken, it takes the place of the one that took the
/// least work: what is forgotten can be found again, and costs only time.
pub(super) struct SumTable<K> {
    slots: Vec<Option<K>>,
    /// For each slot a part of the hash, or [`FREE`]: most sums that are asked for are not here, and these bytes stay in the
    /// processor's cache.
    tags: Vec<u8>,
    results: Vec<Found>,
    len: usize,
    hasher: FixedState,
    control: Control,
    held: Held,
    /// The bytes that the keys own.
    owned: usize,
    first: usize,
    most: usize,
    pieces: usize,
    /// The number of sums that were kept while the table was nearly full, and the number after which
    /// it may try to grow.
    sets: usize,
    next_try: usize,
}

/// The number of slots in a bucket; a table with fewer is one bucket.
const BUCKET: usize = 8;

/// The tag of a slot that is free.
const FREE: u8 = 0;

/// The tag of a hash, of bits that say neither the piece nor the place.
fn tag(hash: u64) -> u8 {
    ((hash >> 56) as u8).max(1)
}

/// Whether the player who moves first wins, and the work, rounded down to a power of two, that it took to find that.
// The lowest bit tells who wins, the others the logarithm.
#[derive(Clone, Copy, Default)]
struct Found(u8);

impl Found {
    fn new(wins: bool, work: u64) -> Found {
        Found(u8::from(wins) | (work.max(1).ilog2() as u8) << 1)
    }

    fn wins(self) -> bool {
        self.0 & 1 == 1
    }

    fn log_work(self) -> u8 {
        self.0 >> 1
    }

    fn work(self) -> u64 {
        1 << self.log_work()
    }
}

impl<K: Eq + Hash + Weigh> SumTable<K> {
    /// A table without results, one of `pieces` pieces: all of them together have room for `first` sums at first, and
    /// for `most` at most, rounded down for each piece.
    pub(super) fn new(control: &Control, pieces: usize, first: usize, most: usize) -> SumTable<K> {
        SumTable {
            slots: Vec::new(),
            tags: Vec::new(),
            results: Vec::new(),
            len: 0,
            hasher: FixedState::default(),
            control: control.clone(),
            held: Held::new(control),
            owned: 0,
            first: whole_buckets(first / pieces),
            most: whole_buckets(most / pieces),
            pieces,
            sets: 0,
            next_try: 0,
        }
    }

    /// True if the player who moves first wins, for the key with this hash for which `is_it` holds;
    /// `None` if it is not known.
    pub(super) fn get(&self, hash: u64, is_it: impl Fn(&K) -> bool) -> Option<bool> {
        self.find(hash, is_it).map(|place| self.results[place].wins())
    }

    /// Keeps who wins; `work` is the work that this took to find.
    ///
    /// # Errors
    /// [`Stop::Memory`], if there is not even room for the first table.
    pub(super) fn set(&mut self, hash: u64, key: K, wins: bool, work: u64) -> Result<(), Stop> {
        if 8 * self.len >= 7 * self.slots.len() {
            self.grow()?;
        }
        let owned = key.owned();
        // The memory that keys own stays below that of the table.
        if owned > 0 && (self.owned + owned > self.bytes() || self.held.take(owned).is_err()) {
            return Ok(());
        }
        self.owned += owned;
        self.place(hash, key, Found::new(wins, work));
        Ok(())
    }

    /// All sums that are known, each with a flag that is true if the player who moves first wins, and with the work,
    /// rounded down to a power of two.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&K, bool, u64)> {
        let all = self.slots.iter().zip(&self.results);
        all.filter_map(|(slot, found)| Some((slot.as_ref()?, found.wins(), found.work())))
    }

    /// Forgets what took less work.
    pub(super) fn forget(&mut self, least: u64) {
        for place in 0..self.slots.len() {
            if self.results[place].work() < least
                && let Some(old) = self.slots[place].take()
            {
                self.tags[place] = FREE;
                self.len -= 1;
                self.owned -= old.owned();
                self.held.give(old.owned());
            }
        }
    }

    /// The place of the key with this hash for which `is_it` holds.
    fn find(&self, hash: u64, is_it: impl Fn(&K) -> bool) -> Option<usize> {
        self.bucket(hash).find(|&place| {
            self.tags[place] == tag(hash) && self.slots[place].as_ref().is_some_and(&is_it)
        })
    }

    /// Puts a sum where the same stands, or nothing, or else what took the least work.
    fn place(&mut self, hash: u64, key: K, found: Found) {
        let work = |&place: &usize| match self.tags[place] {
            FREE => None,
            _ => Some(self.results[place].log_work()),
        };
        let place = self.find(hash, |old| *old == key);
        let place = place.or_else(|| self.bucket(hash).min_by_key(work));
        let Some(place) = place else { return };
        self.tags[place] = tag(hash);
        self.results[place] = found;
        match self.slots[place].replace(key) {
            Some(old) => {
                self.held.give(old.owned());
                self.owned -= old.owned();
            }
            None => self.len += 1,
        }
    }

    /// The places where the key with this hash may stand.
    fn bucket(&self, hash: u64) -> Range<usize> {
        let buckets = (self.slots.len() / BUCKET).max(1) as u64;
        // The lower half of the hash as a fraction of all buckets.
        let bucket = (((hash & u64::from(u32::MAX)) * buckets) >> 32) as usize;
        bucket * BUCKET..((bucket + 1) * BUCKET).min(self.slots.len())
    }

    /// The bytes of the sums, without what they own.
    pub(super) fn bytes(&self) -> usize {
        self.slots.len() * Self::SLOT
    }

    /// The bytes of a slot with its tag and its result.
    const SLOT: usize = size_of::<Option<K>>() + size_of::<u8>() + size_of::<Found>();

    fn grow(&mut self) -> Result<(), Stop> {
        let len = self.slots.len();
        let count = if len == 0 { self.first } else { (len + len / 2).next_multiple_of(BUCKET) };
        let count = count.min(self.most);
        self.sets += 1;
        if count == len || self.sets < self.next_try {
            return Ok(());
        }
        let bytes = count * Self::SLOT;
        // For a moment both tables are there.
        let room = (bytes * self.pieces * 3 / 2).max(2 * bytes);
        let taken = self.control.make_room(room).and_then(|()| self.held.take(bytes));
        match taken {
            Err(stop) if len == 0 => return Err(stop),
            Err(_) => {
                // Others may give memory back meanwhile.
                self.next_try = self.sets + len;
                return Ok(());
            }
            Ok(()) => {}
        }
        let slots = std::mem::replace(&mut self.slots, (0..count).map(|_| None).collect());
        let results = std::mem::replace(&mut self.results, vec![Found::default(); count]);
        self.tags = vec![FREE; count];
        self.held.give(len * Self::SLOT);
        self.len = 0;
        for (slot, found) in slots.into_iter().zip(results) {
            if let Some(key) = slot {
                self.place(self.hasher.hash_one(&key), key, found);
            }
        }
        Ok(())
    }
}

/// The number of slots, of whole buckets if there are several, that hold this many sums at most; one at least.
fn whole_buckets(sums: usize) -> usize {
    if sums < BUCKET { sums.max(1) } else { sums / BUCKET * BUCKET }
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
                    let expect = slot.as_ref().map_or(FREE, |key| tag(hash(key)));
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
