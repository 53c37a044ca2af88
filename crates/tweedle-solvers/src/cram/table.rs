//! The knowledge of regions, in bounded memory.

use tweedle_engine::walk::couples::Numbers;
use tweedle_engine::{Control, Stop, prefetch};

/// A table of regions, each under its least image and with all of it stored, so that nothing is
/// ever taken for something else.
///
/// It doubles while it is more than three quarters full, its budget has room for another one as large, and it
/// takes less than [`MOST_BYTES`]. After that a new region takes the place of one that took less
/// work: what is forgotten can be found again, and costs only time.
// Invariant: a region stands in the bucket of its hash, in no two places, and before all free ones.
#[derive(Debug)]
pub(super) struct RegionTable {
    buckets: Vec<Bucket>,
    len: usize,
    most: usize,
    control: Control,
}

/// The knowledge of a region.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Entry {
    /// The region; 0 for none.
    key: u64,
    /// From the low bit on: proof numbers of a couple, of a win, of a loss, and its nimber, all 0 if
    /// there are none; the nimber, or the set of numbers that are not; a measure of the work;
    /// and a bit that is set if the nimber is known.
    known: u64,
}

/// The number of bits of proof numbers in the table. Greater ones are kept as the greatest.
const WIN: u32 = 12;
const LOSS: u32 = 14;

/// A cache line.
#[derive(Clone, Copy, Default, Debug)]
#[repr(align(64))]
struct Bucket([Entry; PLACES]);

const PLACES: usize = 4;

/// The most that a table takes.
pub(super) const MOST_BYTES: usize = 1 << 30;

const FIRST_BUCKETS: usize = 1 << 9;

/// In [`Entry::known`]: whether the nimber is, where the measure of the work begins, and what is left for
/// the nimber or the set. A region has at most 32 moves, so its nimber is at most 32; that greater
/// numbers are excluded is forgotten.
const IS_NIMBER: u64 = 1 << 63;
const WORK: u32 = 57;
const MOST_WORK: u64 = 0x3F;
const SET: u32 = 32;
const MOST_SET: u64 = (1 << (WORK - SET)) - 1;

impl Entry {
    /// The nimber, if it is known.
    #[inline]
    pub(super) fn nimber(&self) -> Option<u64> {
        (self.known & IS_NIMBER != 0).then_some(self.known >> SET & MOST_SET)
    }

    /// The set of numbers, as bits, that are known not to be the nimber; if that is not known.
    #[inline]
    pub(super) fn excluded(&self) -> u64 {
        self.known >> SET & MOST_SET
    }

    /// The proof numbers of a couple, if they are kept.
    #[inline]
    pub(super) fn numbers(&self, nimber: u64) -> Option<Numbers> {
        let kept = self.known as u32;
        let (win, loss) = (kept & ((1 << WIN) - 1), kept >> WIN & ((1 << LOSS) - 1));
        let is_this = kept != 0 && u64::from(kept >> (WIN + LOSS)) == nimber;
        is_this.then_some(Numbers { win: win as u16, loss: loss as u16 })
    }

    /// Takes note of the proof numbers of a couple that is not decided.
    pub(super) fn set_numbers(&mut self, nimber: u64, Numbers { win, loss }: Numbers) {
        let win = u32::from(win).min((1 << WIN) - 1);
        let loss = u32::from(loss).min((1 << LOSS) - 1);
        let numbers = win | loss << WIN | (nimber as u32) << (WIN + LOSS);
        self.known = self.known >> SET << SET | u64::from(numbers);
    }

    pub(super) fn set_nimber(&mut self, nimber: u64) {
        self.known = IS_NIMBER | self.work() << WORK | nimber << SET;
    }

    /// Excludes a set of numbers of a region of which the nimber is not known.
    pub(super) fn exclude(&mut self, numbers: u64) {
        if self.nimber().is_none() {
            self.known |= (numbers & MOST_SET) << SET;
        }
    }

    /// A measure of the work behind it: about a logarithm.
    fn work(&self) -> u64 {
        self.known >> WORK & MOST_WORK
    }

    /// Takes note that `positions` positions were examined for it.
    pub(super) fn count_work(&mut self, positions: u64) {
        let work = u64::from(u64::BITS - positions.leading_zeros()).clamp(self.work(), MOST_WORK);
        self.known = self.known & !(MOST_WORK << WORK) | work << WORK;
    }
}

impl RegionTable {
    /// Nothing known; at most about `most` bytes, counted against `control`.
    pub(super) fn new(most: usize, control: &Control) -> Result<RegionTable, Stop> {
        let first = 1 << (most / size_of::<Bucket>()).clamp(1, FIRST_BUCKETS).ilog2();
        control.take(first * size_of::<Bucket>())?;
        let buckets = vec![Bucket::default(); first];
        Ok(RegionTable { buckets, len: 0, most, control: control.clone() })
    }

    /// Of how many regions something is known.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        // The number of buckets is a power of two, and the high bits are the best mixed.
        mixed.rotate_left(self.buckets.len().trailing_zeros()) as usize & (self.buckets.len() - 1)
    }

    /// The knowledge of a region.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        let bucket = self.bucket(key);
        let Bucket(entries) = &self.buckets[bucket];
        entries.iter().find(|entry| entry.key == key)
    }

    /// Brings the entry of a region into the processor's caches, without waiting for it. If it is called for many
    /// regions before any is looked at, the waits overlap.
    #[inline]
    pub(super) fn touch(&self, key: u64) {
        prefetch(&self.buckets[self.bucket(key)]);
    }

    /// The knowledge of a region, to be written to.
    pub(super) fn entry(&mut self, key: u64) -> &mut Entry {
        if self.len >= self.buckets.len() * PLACES * 3 / 4 {
            self.grow();
        }
        let (bucket, i) = self.place(key);
        if self.buckets[bucket].0[i].key != key {
            self.len += usize::from(self.buckets[bucket].0[i].key == 0);
            self.buckets[bucket].0[i] = Entry { key, ..Entry::default() };
        }
        &mut self.buckets[bucket].0[i]
    }

    /// The place where a region stands or is to stand: a free place, or that of the region with the
    /// least work.
    fn place(&self, key: u64) -> (usize, usize) {
        let bucket = self.bucket(key);
        let Bucket(entries) = &self.buckets[bucket];
        let (mut place, mut least) = (0, u64::MAX);
        for (i, entry) in entries.iter().enumerate() {
            if entry.key == key || entry.key == 0 {
                return (bucket, i);
            }
            if entry.work() < least {
                (place, least) = (i, entry.work());
            }
        }
        (bucket, place)
    }

    /// Doubles the table, if it may grow.
    fn grow(&mut self) {
        let bytes = 2 * self.bytes();
        // As much is left for others.
        if bytes > self.most || self.control.make_room(2 * bytes).is_err() {
            return;
        }
        let mut buckets = Vec::new();
        if buckets.try_reserve_exact(2 * self.buckets.len()).is_err()
            || self.control.take(bytes).is_err()
        {
            return;
        }
        buckets.resize(2 * self.buckets.len(), Bucket::default());
        self.control.give(self.bytes());
        let old = std::mem::replace(&mut self.buckets, buckets);
        self.len = 0;
        for entry in old.iter().flat_map(|bucket| bucket.0).filter(|entry| entry.key != 0) {
            let (bucket, i) = self.place(entry.key);
            self.len += usize::from(self.buckets[bucket].0[i].key == 0);
            self.buckets[bucket].0[i] = entry;
        }
    }
}

impl Drop for RegionTable {
    fn drop(&mut self) {
        self.control.give(self.bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_true_and_what_took_work_stays() {
        let control = Control::new();
        let mut table = RegionTable::new(1 << 18, &control).unwrap();
        for key in 1..100_000 {
            let entry = table.entry(key);
            entry.count_work(if key % 1000 == 0 { 1 << 20 } else { 0 });
            entry.set_nimber(key % 30);
        }
        let kept = (1..100_000).filter(|&key| table.get(key).is_some()).count();
        assert_eq!(kept, table.len());
        assert!(kept >= (1 << 18) / size_of::<Entry>() * 9 / 10, "{kept}");
        for key in 1..100_000 {
            if let Some(entry) = table.get(key) {
                assert_eq!(entry.nimber(), Some(key % 30));
            } else {
                assert_ne!(key % 1000, 0, "{key}");
            }
        }
        assert_eq!((control.used(), table.bytes()), (1 << 18, 1 << 18));
        drop(table);
        assert_eq!(control.used(), 0);
    }

    #[test]
    fn a_small_budget_is_kept() {
        let control = Control::with_memory(100_000);
        let mut table = RegionTable::new(MOST_BYTES, &control).unwrap();
        for key in 1..10_000 {
            table.entry(key).exclude(key);
        }
        assert!(control.used() == table.bytes() && table.bytes() <= 100_000);
        assert!(RegionTable::new(MOST_BYTES, &Control::with_memory(1000)).is_err());
    }

    #[test]
    fn entries() {
        let mut entry = Entry::default();
        entry.count_work(1000);
        entry.exclude(0b101);
        let numbers = Numbers { win: 3, loss: 4 };
        entry.set_numbers(1, numbers);
        assert_eq!((entry.nimber(), entry.excluded()), (None, 0b101));
        assert_eq!([0, 1, 5].map(|k| entry.numbers(k)), [None, Some(numbers), None]);
        entry.set_numbers(30, Numbers { win: 50_000, loss: 50_000 });
        assert_eq!(entry.numbers(30), Some(Numbers { win: 4095, loss: 16383 }));
        assert_eq!((entry.numbers(1), entry.excluded()), (None, 0b101));
        entry.set_nimber(32);
        entry.exclude(1);
        assert_eq!((entry.nimber(), entry.work()), (Some(32), 10));
    }
}
