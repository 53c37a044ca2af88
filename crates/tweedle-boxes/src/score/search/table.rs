//! Bounds of scores, in memory that is announced.

use super::bits::{Bits, WORDS, hash};
use tweedle_engine::{Control, prefetch};

/// The least and the greatest net that a state can have, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) least: i8,
    pub(super) most: i8,
}

/// The word of a state and its bounds, in 8 bits each at the end; all zero if there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry<const N: usize>(pub(super) [u64; N]);

/// A few entries, in whole lines of the cache of the processor.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket<const N: usize>([Entry<N>; WIDTH]);

/// Buckets of the states with some hashes.
#[derive(Debug)]
struct Section<const N: usize> {
    buckets: Vec<Bucket<N>>,
    known: usize,
    most: usize,
}

/// A table of bounds, which grows up to a size, or as far as the budget goes. When it is full, what was least work
/// is forgotten. Sections grow one by one, so that there is never much more than the table itself.
#[derive(Debug)]
struct Table<const N: usize> {
    sections: Vec<Section<N>>,
    control: Control,
}

/// The bounds of states: most have short words, and a table of their own.
#[derive(Debug)]
pub(super) struct BoundsTable {
    short: Table<2>,
    long: Table<WORDS>,
}

const WIDTH: usize = 4;

/// The bytes of an entry for a short word.
pub(super) const ENTRY_BYTES: usize = size_of::<Entry<2>>();

/// The bits of the bounds.
const BOUNDS: u32 = 16;

/// The bits of the number of a section: few, so that the sections of a large table are on large pages.
const SECTION_BITS: u32 = 4;

/// The buckets of a section that is not empty any more.
const FIRST: usize = 1 << 3;

impl<const N: usize> Entry<N> {
    const NONE: Entry<N> = Entry([0; N]);

    /// None if the word is too long.
    #[inline]
    fn new(word: &Bits, bounds: Bounds) -> Option<Entry<N>> {
        let Entry(mut words) = Entry::about(word)?;
        words[N - 1] |= u64::from(u16::from_le_bytes([bounds.most as u8, bounds.least as u8]))
            << (u64::BITS - BOUNDS);
        Some(Entry(words))
    }

    /// The entry for a word, with no bounds; none if the word is too long.
    #[inline]
    fn about(word: &Bits) -> Option<Entry<N>> {
        let fits = u32::from(word.len) + BOUNDS <= N as u32 * u64::BITS;
        fits.then(|| Entry(std::array::from_fn(|i| word.words[i])))
    }

    pub(super) fn is_none(&self) -> bool {
        *self == Entry::NONE
    }

    /// True if its word is that of no position that is searched, and of an empty place.
    pub(super) fn is_of_nothing(&self) -> bool {
        self.word() == [0; N]
    }

    /// The same without its bounds.
    #[inline]
    fn word(&self) -> [u64; N] {
        let mut words = self.0;
        words[N - 1] &= u64::MAX >> BOUNDS;
        words
    }

    #[inline]
    pub(super) fn bounds(&self) -> Bounds {
        let [most, least] = ((self.0[N - 1] >> (u64::BITS - BOUNDS)) as u16).to_le_bytes();
        Bounds { least: least as i8, most: most as i8 }
    }

    /// A measure of the work for it: the length of its word.
    fn work(&self) -> usize {
        let word = self.word();
        let used = word.iter().rposition(|&word| word != 0);
        used.map_or(0, |i| 64 * (i + 1) - word[i].leading_zeros() as usize)
    }
}

impl<const N: usize> Section<N> {
    fn put(&mut self, entry: Entry<N>, hash: u64) {
        let (word, place) = (entry.word(), place(hash, self.buckets.len()));
        let Some(Bucket(bucket)) = self.buckets.get_mut(place) else { return };
        if let Some(old) = bucket.iter_mut().find(|old| old.word() == word) {
            *old = entry;
        } else if let Some(least) = bucket.iter_mut().min_by_key(|old| old.work()) {
            self.known += usize::from(least.is_none());
            *least = entry;
        }
    }

    fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket<N>>()
    }

    /// Doubles the section, if there is room. If not, it stays as it is.
    fn grow(&mut self, control: &Control) {
        let len = (2 * self.buckets.len()).max(FIRST).min(self.most);
        let bytes = len * size_of::<Bucket<N>>();
        let mut buckets = Vec::new();
        if control.take(bytes).is_err() {
            self.most = self.buckets.len();
            return;
        }
        if buckets.try_reserve_exact(len).is_err() {
            control.give(bytes);
            self.most = self.buckets.len();
            return;
        }
        buckets.resize(len, Bucket([Entry::NONE; WIDTH]));
        let old = self.bytes();
        let entries = std::mem::replace(&mut self.buckets, buckets);
        self.known = 0;
        for entry in entries.iter().flat_map(|bucket| bucket.0).filter(|entry| !entry.is_none()) {
            self.put(entry, hash(&entry.word()));
        }
        control.give(old);
    }
}

/// The place of a hash in a section; its highest bits tell the section.
#[inline]
fn place(hash: u64, len: usize) -> usize {
    ((u128::from(hash << SECTION_BITS) * len as u128) >> 64) as usize
}

impl<const N: usize> Table<N> {
    fn new(control: &Control, most: usize) -> Table<N> {
        let section = |i: usize| {
            let all = most / WIDTH;
            Section { buckets: Vec::new(), known: 0, most: (all + i) >> SECTION_BITS }
        };
        Table { sections: (0..1 << SECTION_BITS).map(section).collect(), control: control.clone() }
    }

    #[inline]
    fn bucket(&self, about: &Entry<N>) -> Option<&Bucket<N>> {
        let hash = hash(&about.0);
        let section = self.sections.get((hash >> (u64::BITS - SECTION_BITS)) as usize)?;
        section.buckets.get(place(hash, section.buckets.len()))
    }

    #[inline]
    fn get(&self, about: Entry<N>) -> Option<Bounds> {
        let bucket = self.bucket(&about)?;
        bucket.0.iter().find(|entry| entry.word() == about.0).map(Entry::bounds)
    }

    fn insert(&mut self, entry: Entry<N>) {
        let hash = hash(&entry.word());
        let Table { sections, control } = self;
        let Some(section) = sections.get_mut((hash >> (u64::BITS - SECTION_BITS)) as usize) else {
            return;
        };
        if 2 * section.known >= WIDTH * section.buckets.len()
            && section.buckets.len() < section.most
        {
            section.grow(control);
        }
        section.put(entry, hash);
    }

    fn bytes(&self) -> usize {
        self.sections.iter().map(Section::bytes).sum()
    }

    fn len(&self) -> usize {
        self.sections.iter().map(|section| section.known).sum()
    }

    fn entries(&self) -> impl Iterator<Item = Entry<N>> {
        let buckets = self.sections.iter().flat_map(|section| &section.buckets);
        buckets.flat_map(|bucket| bucket.0).filter(|entry| !entry.is_none())
    }
}

impl<const N: usize> Drop for Table<N> {
    fn drop(&mut self) {
        self.control.give(self.bytes());
    }
}

impl BoundsTable {
    /// An empty table that grows to about as many bytes as this number of entries for short words take.
    pub(super) fn new(control: &Control, most: usize) -> BoundsTable {
        let long = most / 16;
        let short = most - long;
        let long = long * ENTRY_BYTES / size_of::<Entry<WORDS>>();
        BoundsTable { short: Table::new(control, short), long: Table::new(control, long) }
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.short.bytes() + self.long.bytes()
    }

    /// The number of entries.
    pub(super) fn len(&self) -> usize {
        self.short.len() + self.long.len()
    }

    /// The numbers of entries for short words and for long ones.
    pub(super) fn counts(&self) -> (usize, usize) {
        (self.short.len(), self.long.len())
    }

    pub(super) fn short(&self) -> impl Iterator<Item = Entry<2>> {
        self.short.entries()
    }

    pub(super) fn long(&self) -> impl Iterator<Item = Entry<WORDS>> {
        self.long.entries()
    }

    #[inline]
    pub(super) fn get(&self, word: &Bits) -> Option<Bounds> {
        match Entry::about(word) {
            Some(short) => self.short.get(short),
            None => self.long.get(Entry::about(word)?),
        }
    }

    /// Asks for the memory where the bounds of the state with a word may be, so that they are there when they are asked for.
    #[inline]
    pub(super) fn announce(&self, word: &Bits) {
        if let Some(short) = Entry::about(word)
            && let Some(bucket) = self.short.bucket(&short)
        {
            prefetch(bucket);
        }
    }

    /// Notes what is known of the state with a word, in the place of what was known before.
    pub(super) fn insert(&mut self, word: &Bits, bounds: Bounds) {
        if let Some(short) = Entry::<2>::new(word, bounds) {
            self.short.insert(short);
        } else if let Some(long) = Entry::<WORDS>::new(word, bounds) {
            self.long.insert(long);
        }
    }

    pub(super) fn insert_short(&mut self, entry: Entry<2>) {
        self.short.insert(entry);
    }

    pub(super) fn insert_long(&mut self, entry: Entry<WORDS>) {
        self.long.insert(entry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of 15 bits, and of 215.
    fn word(i: u64) -> Bits {
        let mut word = Bits::default();
        word.push(i + 1, 15);
        if i % 16 == 15 {
            (0..4).for_each(|_| word.push(i, 50));
        }
        word
    }

    #[test]
    fn what_is_added_is_found_until_it_is_forgotten() {
        let control = Control::new();
        let mut table = BoundsTable::new(&control, 1 << 15);
        let bounds = |i: u64| Bounds { least: -((i % 9) as i8), most: (i % 7) as i8 };
        for i in 0..12_000 {
            assert_eq!(table.get(&word(i)), None);
            table.insert(&word(i), Bounds { least: -9, most: 9 });
            table.insert(&word(i), bounds(i));
            assert_eq!(table.get(&word(i)), Some(bounds(i)));
        }
        assert_eq!(control.used(), table.bytes());
        // A bucket may be full before the table is.
        let found = (0..12_000).filter(|&i| table.get(&word(i)).is_some()).count();
        assert!(found == table.len() && found > 10_000, "{found}");
        for i in 12_000..32_000 {
            table.insert(&word(i), bounds(i));
        }
        assert!(table.bytes() <= 1 << 19 && table.len() <= 1 << 15, "{}", table.bytes());
        assert!((0..32_000).all(|i| table.get(&word(i)).is_none_or(|found| found == bounds(i))));
        assert_eq!(table.short().count() + table.long().count(), table.len());
        drop(table);
        assert_eq!(control.used(), 0);
    }
}
