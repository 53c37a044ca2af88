//! Bounds of scores, in memory that is announced.

use super::grid::State;
use super::loose::Loose;
use std::hash::BuildHasher;
use tweedle_engine::Control;

/// The least and the greatest net that a state can have, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) least: i8,
    pub(super) most: i8,
}

/// A state and its bounds; all zero if there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Entry {
    pub(super) joined: u64,
    /// 16 bits for the loops, 32 for the chains, 8 for each bound.
    pub(super) rest: u64,
}

/// As many entries as a line of the cache of the processor has room for.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Bucket([Entry; WIDTH]);

/// A table of bounds, which grows up to a size, or as far as the budget goes. When it is full, what was least work
/// is forgotten.
#[derive(Debug)]
pub(super) struct BoundsTable {
    buckets: Vec<Bucket>,
    known: usize,
    most: usize,
    hasher: foldhash::fast::FixedState,
    control: Control,
}

const WIDTH: usize = 4;

/// The bytes of an entry.
pub(super) const ENTRY_BYTES: usize = size_of::<Entry>();

/// The buckets of a table that is not empty any more.
const FIRST: usize = 1 << 8;

/// The buckets that are moved between two looks at the control.
const CHUNK: usize = 1 << 16;

impl Entry {
    /// None if what is loose does not fit into 48 bits, as on boards of more than 32 boxes.
    fn new(state: State, bounds: Bounds) -> Option<Entry> {
        let key = key(state.loose)?;
        let rest = key << 16 | u64::from(bounds.least as u8) << 8 | u64::from(bounds.most as u8);
        Some(Entry { joined: state.joined, rest })
    }

    fn is_none(self) -> bool {
        self == Entry::default()
    }

    fn is_about(self, joined: u64, key: u64) -> bool {
        self.joined == joined && self.rest >> 16 == key
    }

    pub(super) fn bounds(self) -> Bounds {
        Bounds { least: (self.rest >> 8) as u8 as i8, most: self.rest as u8 as i8 }
    }

    /// A measure of the work for it.
    fn work(self) -> u32 {
        self.joined.count_ones() + (self.rest >> 16).count_ones()
    }
}

impl BoundsTable {
    /// An empty table that grows to at most this number of entries.
    pub(super) fn new(control: &Control, most: usize) -> BoundsTable {
        BoundsTable {
            buckets: Vec::new(),
            known: 0,
            most: most.div_ceil(WIDTH),
            hasher: foldhash::fast::FixedState::default(),
            control: control.clone(),
        }
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// The number of entries.
    pub(super) fn len(&self) -> usize {
        self.known
    }

    /// All entries.
    pub(super) fn entries(&self) -> impl Iterator<Item = Entry> {
        self.buckets.iter().flat_map(|bucket| bucket.0).filter(|entry| !entry.is_none())
    }

    #[inline]
    fn place(&self, joined: u64, key: u64) -> usize {
        let hash = self.hasher.hash_one((joined, key));
        ((u128::from(hash) * self.buckets.len() as u128) >> 64) as usize
    }

    #[inline]
    pub(super) fn get(&self, state: State) -> Option<Bounds> {
        let key = key(state.loose)?;
        let bucket = self.buckets.get(self.place(state.joined, key))?;
        bucket.0.iter().find(|entry| entry.is_about(state.joined, key)).map(|entry| entry.bounds())
    }

    /// Notes what is known of a state, in the place of what was known before.
    pub(super) fn insert(&mut self, state: State, bounds: Bounds) {
        let Some(entry) = Entry::new(state, bounds) else { return };
        self.insert_entry(entry);
    }

    pub(super) fn insert_entry(&mut self, entry: Entry) {
        if 2 * self.known >= WIDTH * self.buckets.len() && self.buckets.len() < self.most {
            self.grow();
        }
        self.put(entry);
    }

    fn put(&mut self, entry: Entry) {
        let key = entry.rest >> 16;
        let place = self.place(entry.joined, key);
        let Some(Bucket(bucket)) = self.buckets.get_mut(place) else { return };
        if let Some(old) = bucket.iter_mut().find(|old| old.is_about(entry.joined, key)) {
            *old = entry;
        } else if let Some(least) = bucket.iter_mut().min_by_key(|old| old.work()) {
            self.known += usize::from(least.is_none());
            *least = entry;
        }
    }

    /// Doubles the table, if there is room and the work goes on. If not, it stays as it is.
    fn grow(&mut self) {
        let len = (2 * self.buckets.len()).max(FIRST).min(self.most);
        let bytes = len * size_of::<Bucket>();
        let mut buckets = Vec::new();
        if self.control.take(bytes).is_err() {
            self.most = self.buckets.len();
            return;
        }
        if buckets.try_reserve_exact(len).is_err() {
            self.control.give(bytes);
            self.most = self.buckets.len();
            return;
        }
        buckets.resize(len, Bucket::default());
        let old = std::mem::replace(&mut self.buckets, buckets);
        let known = std::mem::take(&mut self.known);
        for some in old.chunks(CHUNK) {
            if self.control.is_cancelled() {
                // To move a large table takes seconds.
                (self.buckets, self.known) = (old, known);
                self.control.give(bytes);
                return;
            }
            some.iter()
                .flat_map(|bucket| bucket.0)
                .filter(|e| !e.is_none())
                .for_each(|e| self.put(e));
        }
        self.control.give(old.len() * size_of::<Bucket>());
    }
}

impl Drop for BoundsTable {
    fn drop(&mut self) {
        self.control.give(self.bytes());
    }
}

/// 48 bits for what is loose, if they are enough.
fn key(loose: Loose) -> Option<u64> {
    (loose.chains >> 32 == 0 && loose.loops >> 16 == 0).then_some(loose.loops << 32 | loose.chains)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(i: u64) -> State {
        let mut loose = Loose::default();
        (0..i % 3).for_each(|n| loose.add_chain(n as u32 + 3));
        State { joined: i / 3 + 1, loose, boxes: 9 }
    }

    #[test]
    fn what_is_added_is_found_until_it_is_forgotten() {
        let control = Control::new();
        let mut table = BoundsTable::new(&control, 1 << 16);
        let bounds = |i: u64| Bounds { least: -((i % 9) as i8), most: (i % 7) as i8 };
        for i in 0..40_000 {
            assert_eq!(table.get(state(i)), None);
            table.insert(state(i), Bounds { least: -9, most: 9 });
            table.insert(state(i), bounds(i));
            assert_eq!(table.get(state(i)), Some(bounds(i)));
        }
        assert_eq!(control.used(), table.bytes());
        // A bucket may be full before the table is.
        let found = (0..40_000).filter(|&i| table.get(state(i)).is_some()).count();
        assert!(found == table.len() && found > 35_000, "{found}");
        for i in 40_000..400_000 {
            table.insert(state(i), bounds(i));
        }
        assert!(table.bytes() == 1 << 20 && table.len() <= 1 << 16, "{}", table.bytes());
        assert!((0..400_000).all(|i| table.get(state(i)).is_none_or(|found| found == bounds(i))));
        drop(table);
        assert_eq!(control.used(), 0);
    }

    /// When the work is cancelled, a table that grows stays as it was.
    #[test]
    fn a_cancelled_growth() {
        let control = Control::new();
        let mut table = BoundsTable::new(&control, 1 << 16);
        for i in 0..768 {
            table.insert(state(i), Bounds { least: 1, most: 1 });
        }
        let (bytes, known) = (table.bytes(), table.len());
        control.cancel();
        while table.len() == known {
            table.insert(state(1 << 20 | control.positions()), Bounds { least: 1, most: 1 });
            control.count_position();
        }
        for i in 1000..5000 {
            table.insert(state(i), Bounds { least: 1, most: 1 });
        }
        assert_eq!((table.bytes(), control.used()), (bytes, bytes));
        control.resume();
        table.insert(state(5001), Bounds { least: 1, most: 1 });
        assert!(table.bytes() > bytes && control.used() == table.bytes());
    }
}
