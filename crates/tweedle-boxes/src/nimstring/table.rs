//! The results about shapes, in memory that is announced.

use super::code::code_len;
use hashbrown::HashTable;
use std::hash::BuildHasher;
use tweedle_engine::table;
use tweedle_engine::walk::couples::PartNimber;
use tweedle_engine::{Control, Stop};

/// The results about shapes, by their codes. Nothing is forgotten, and all of a code is compared.
// A record is a code and two bytes for what is known, in pages, at an address that is a multiple of
// `ALIGN`; the addresses, divided by that, stand in a hash table.
#[derive(Debug)]
pub(super) struct ShapeTable {
    places: HashTable<u32>,
    pages: Vec<Box<[u8]>>,
    /// The place where the next record goes, in the last page.
    filled: usize,
    hasher: foldhash::fast::FixedState,
    control: Control,
}

/// In two bytes for what is known: the rest is the nimber, and not a set of numbers that are not.
const IS_NIMBER: u16 = 1 << 15;

/// The knowledge of a shape, in two bytes. The exclusions of numbers from 15 on are forgotten.
pub(super) fn to_bytes(known: PartNimber) -> [u8; 2] {
    let known = match known {
        PartNimber::Is(nimber) => IS_NIMBER | nimber as u16,
        PartNimber::Not(numbers) => !IS_NIMBER & numbers as u16,
    };
    known.to_le_bytes()
}

/// The knowledge that [`to_bytes`] wrote.
pub(super) fn from_bytes(bytes: [u8; 2]) -> PartNimber {
    let known = u16::from_le_bytes(bytes);
    let rest = u64::from(known & !IS_NIMBER);
    if known & IS_NIMBER == 0 { PartNimber::Not(rest) } else { PartNimber::Is(rest) }
}

const PAGE: usize = 1 << 18;
const ALIGN: usize = 4;

impl ShapeTable {
    pub(super) fn new(control: &Control) -> ShapeTable {
        ShapeTable {
            places: HashTable::new(),
            pages: Vec::new(),
            filled: PAGE,
            hasher: foldhash::fast::FixedState::default(),
            control: control.clone(),
        }
    }

    /// The number of shapes that are known.
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.pages.len() * PAGE + self.places.allocation_size()
    }

    pub(super) fn get(&self, code: &[u8]) -> Option<PartNimber> {
        let place = self.find(code)?;
        let known = record(&self.pages, place).get(code.len()..code.len() + 2)?;
        Some(from_bytes([known[0], known[1]]))
    }

    fn find(&self, code: &[u8]) -> Option<u32> {
        let is_it = |&place: &u32| record(&self.pages, place).starts_with(code);
        self.places.find(self.hasher.hash_one(code), is_it).copied()
    }

    /// Notes what is known of a shape, in the place of what was known before.
    pub(super) fn insert(&mut self, code: &[u8], known: PartNimber) -> Result<(), Stop> {
        if let Some(place) = self.find(code) {
            let address = place as usize * ALIGN;
            let at = address % PAGE + code.len();
            self.pages[address / PAGE][at..at + 2].copy_from_slice(&to_bytes(known));
            return Ok(());
        }
        if self.filled + code.len() + 2 > PAGE {
            self.control.take(PAGE)?;
            self.pages.push(vec![0; PAGE].into_boxed_slice());
            self.filled = 0;
        }
        let page = self.pages.len() - 1;
        let Ok(place) = u32::try_from((page * PAGE + self.filled) / ALIGN) else {
            let message = "The table of Nimstring positions is limited to 16 GB.".to_owned();
            return Err(Stop::TooLarge(message));
        };
        let to = &mut self.pages[page][self.filled..];
        to[..code.len()].copy_from_slice(code);
        to[code.len()..code.len() + 2].copy_from_slice(&to_bytes(known));
        let ShapeTable { places, pages, hasher, control, .. } = self;
        let rehash = |&place: &u32| hasher.hash_one(code_at(pages, place));
        table::insert(control, places, hasher.hash_one(code), place, rehash)?;
        self.filled += (code.len() + 2).next_multiple_of(ALIGN);
        Ok(())
    }

    /// All records, each a code and its nimber, in the order in which they came.
    pub(super) fn records(&self) -> impl Iterator<Item = (&[u8], PartNimber)> {
        let last = self.pages.len().saturating_sub(1);
        self.pages.iter().enumerate().flat_map(move |(i, page)| {
            let end = if i == last { self.filled } else { PAGE };
            let mut from = 0;
            std::iter::from_fn(move || {
                // The rest of a page that is not the last one is zeros: no shape is without joints.
                let here =
                    page.get(from..end).filter(|rest| rest.first().is_some_and(|&n| n > 0))?;
                let len = code_len(here)?;
                from += (len + 2).next_multiple_of(ALIGN);
                Some((&here[..len], from_bytes([here[len], here[len + 1]])))
            })
        })
    }
}

impl Drop for ShapeTable {
    fn drop(&mut self) {
        self.control.give(self.bytes());
    }
}

fn record(pages: &[Box<[u8]>], place: u32) -> &[u8] {
    let address = place as usize * ALIGN;
    &pages[address / PAGE][address % PAGE..]
}

fn code_at(pages: &[Box<[u8]>], place: u32) -> &[u8] {
    let record = record(pages, place);
    &record[..code_len(record).unwrap_or(0)]
}

#[cfg(test)]
mod tests {
    use super::super::code::Code;
    use super::*;

    #[test]
    fn what_is_added_is_found() {
        let control = Control::new();
        let mut table = ShapeTable::new(&control);
        let code = |i: usize| {
            let legs = i % 125;
            let chains = [i / 125 % 250, i / 125 / 250];
            let mut code = Code::from_slice(&[1, legs as u8]);
            code.extend(chains.map(|chain| chain as u8));
            code.push(0xFF);
            code
        };
        for i in 0..120_000 {
            assert_eq!(table.get(&code(i)), None);
            table.insert(&code(i), PartNimber::Not(0)).unwrap();
            table.insert(&code(i), PartNimber::Is(i as u64 % 99)).unwrap();
            if i % 1000 == 0 {
                assert_eq!(control.used(), table.bytes(), "{i}");
            }
        }
        assert!((0..120_000).all(|i| table.get(&code(i)) == Some(PartNimber::Is(i as u64 % 99))));
        let records: Vec<_> = table.records().map(|(code, n)| (code.to_vec(), n)).collect();
        assert_eq!((records.len(), table.len()), (120_000, 120_000));
        assert!(
            records
                .iter()
                .enumerate()
                .all(|(i, r)| *r == (code(i).to_vec(), PartNimber::Is(i as u64 % 99)))
        );
        drop(table);
        assert_eq!(control.used(), 0);
    }

    #[test]
    fn the_budget_is_kept() {
        let control = Control::with_memory(PAGE + 1000);
        let mut table = ShapeTable::new(&control);
        let stopped = (0..=255)
            .flat_map(|a| (0..=254).map(move |b| [1, a, b, 0xFF]))
            .find_map(|code| table.insert(&code, PartNimber::Is(7)).err());
        assert!(matches!(stopped, Some(Stop::Memory { .. })));
        assert!(control.used() <= PAGE + 1000);
    }
}
