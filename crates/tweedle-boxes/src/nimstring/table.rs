//! The results about shapes, in memory that is announced.

use hashbrown::HashTable;
use smallvec::SmallVec;
use tweedle_engine::table;
use tweedle_engine::walk::couples::PartNimber;
use tweedle_engine::{Control, Stop};

/// The results about shapes, by their words. Nothing is forgotten, and all of a word is compared.
// Of an entry the last 16 bits are for what is known, and before them is the word; most are so short that two pieces of 64 bits
// are enough.
#[derive(Debug)]
pub(super) struct ShapeTable {
    short: HashTable<[u64; 2]>,
    long: HashTable<Box<[u64]>>,
    /// The bytes of the long entries.
    boxed: usize,
    control: Control,
}

/// In two bytes for what is known: the rest is the nimber, and not a set of numbers that are not.
const IS_NIMBER: u16 = 1 << 15;

/// The bits of an entry for what is known.
const KNOWN_BITS: u32 = 16;

/// Those of the last piece for the word.
const REST: u64 = u64::MAX >> KNOWN_BITS;

/// The knowledge of a shape, in two bytes. The exclusions of numbers from 15 on are forgotten.
fn to_bits(known: PartNimber) -> u64 {
    let known = match known {
        PartNimber::Is(nimber) => IS_NIMBER | nimber as u16,
        PartNimber::Not(numbers) => !IS_NIMBER & numbers as u16,
    };
    u64::from(known) << (u64::BITS - KNOWN_BITS)
}

/// The knowledge that [`to_bits`] wrote.
#[inline]
fn from_bits(entry: &[u64]) -> PartNimber {
    let known = entry.last().map_or(0, |last| (last >> (u64::BITS - KNOWN_BITS)) as u16);
    let rest = u64::from(known & !IS_NIMBER);
    if known & IS_NIMBER == 0 { PartNimber::Not(rest) } else { PartNimber::Is(rest) }
}

/// A word as a short entry without knowledge; none if it is too long.
#[inline]
fn short(code: &[u64]) -> Option<[u64; 2]> {
    match *code {
        [one] => Some([one, 0]),
        [one, other] if other & !REST == 0 => Some([one, other]),
        _ => None,
    }
}

/// A hash of an entry without its knowledge.
#[inline]
fn hash(entry: &[u64]) -> u64 {
    let last = entry.len().saturating_sub(1);
    entry.iter().enumerate().fold(0xA076_1D64_78BD_642F, |hash, (i, &piece)| {
        let piece = if i == last { piece & REST } else { piece };
        let product = u128::from(piece ^ hash) * 0x9E37_79B9_7F4A_7C15_u128;
        (product as u64 ^ (product >> 64) as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93)
    })
}

/// True if two entries have the same word.
#[inline]
fn is_same(one: &[u64], other: &[u64]) -> bool {
    match (one.split_last(), other.split_last()) {
        (Some((x, one)), Some((y, other))) => one == other && (x ^ y) & REST == 0,
        _ => false,
    }
}

impl ShapeTable {
    pub(super) fn new(control: &Control) -> ShapeTable {
        let (short, long) = (HashTable::new(), HashTable::new());
        ShapeTable { short, long, boxed: 0, control: control.clone() }
    }

    /// The number of shapes that are known.
    pub(super) fn len(&self) -> usize {
        self.short.len() + self.long.len()
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.short.allocation_size() + self.long.allocation_size() + self.boxed
    }

    #[inline]
    pub(super) fn get(&self, code: &[u64]) -> Option<PartNimber> {
        if let Some(entry) = short(code) {
            let found = self.short.find(hash(&entry), |other| is_same(&entry, other));
            return found.map(|entry| from_bits(entry));
        }
        let entry = long(code);
        self.long.find(hash(&entry), |other| is_same(&entry, other)).map(|entry| from_bits(entry))
    }

    /// Notes what is known of a shape, in the place of what was known before.
    pub(super) fn insert(&mut self, code: &[u64], known: PartNimber) -> Result<(), Stop> {
        let known = to_bits(known);
        let ShapeTable { control, .. } = self;
        if let Some(mut entry) = short(code) {
            let hash = hash(&entry);
            entry[1] |= known;
            match self.short.find_mut(hash, |other| is_same(&entry, other)) {
                Some(old) => *old = entry,
                None => {
                    table::insert(control, &mut self.short, hash, entry, |entry| {
                        self::hash(entry)
                    })?;
                }
            }
            return Ok(());
        }
        let mut entry = long(code).into_boxed_slice();
        let hash = hash(&entry);
        if let Some(last) = entry.last_mut() {
            *last |= known;
        }
        if let Some(old) = self.long.find_mut(hash, |other| is_same(&entry, other)) {
            *old = entry;
            return Ok(());
        }
        let bytes = size_of_val(&*entry);
        control.take(bytes)?;
        let inserted =
            table::insert(control, &mut self.long, hash, entry, |entry| self::hash(entry));
        if inserted.is_err() {
            control.give(bytes);
            return inserted;
        }
        self.boxed += bytes;
        Ok(())
    }

    /// All words, with what is known.
    pub(super) fn records(&self) -> impl Iterator<Item = (Vec<u64>, PartNimber)> {
        let entries =
            self.short.iter().map(|entry| &entry[..]).chain(self.long.iter().map(|entry| &**entry));
        entries.map(|entry| {
            let mut code = entry.to_vec();
            if let Some(last) = code.last_mut() {
                *last &= REST;
            }
            while code.last() == Some(&0) {
                code.pop();
            }
            (code, from_bits(entry))
        })
    }
}

/// A word as a long entry without knowledge.
fn long(code: &[u64]) -> SmallVec<[u64; 8]> {
    let is_full = code.last().is_some_and(|last| last & !REST != 0);
    code.iter().copied().chain(is_full.then_some(0)).collect()
}

impl Drop for ShapeTable {
    fn drop(&mut self) {
        self.control.give(self.bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of all lengths from 60 bits to 440.
    fn code(i: u64) -> Vec<u64> {
        let pieces = 1 + i as usize % 7;
        (0..pieces).map(|piece| (i + piece as u64 + 1) << (8 * (i % 6))).collect()
    }

    #[test]
    fn what_is_added_is_found() {
        let control = Control::new();
        let mut table = ShapeTable::new(&control);
        let known = |i: u64| {
            if i.is_multiple_of(3) { PartNimber::Not(i % 99) } else { PartNimber::Is(i % 99) }
        };
        for i in 0..60_000 {
            assert_eq!(table.get(&code(i)), None, "{i}");
            table.insert(&code(i), PartNimber::Not(0)).unwrap();
            table.insert(&code(i), known(i)).unwrap();
            if i % 1000 == 0 {
                assert_eq!(control.used(), table.bytes(), "{i}");
            }
        }
        assert!((0..60_000).all(|i| table.get(&code(i)) == Some(known(i))));
        let mut records: Vec<_> = table.records().collect();
        assert_eq!((records.len(), table.len()), (60_000, 60_000));
        records.retain(|(code, known)| table.get(code) == Some(*known));
        assert_eq!(records.len(), 60_000);
        drop(table);
        assert_eq!(control.used(), 0);
    }

    #[test]
    fn the_budget_is_kept() {
        let control = Control::with_memory(100_000);
        let mut table = ShapeTable::new(&control);
        let stopped = (0..60_000).find_map(|i| table.insert(&code(i), PartNimber::Is(7)).err());
        assert!(matches!(stopped, Some(Stop::Memory { .. })));
        assert!(control.used() <= 100_000 && control.used() == table.bytes());
    }
}
