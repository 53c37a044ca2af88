//! Positions, each once, with their numbers.

use crate::table::grow_held;
use crate::{Control, Held, Stop, Weigh};
use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash};
use std::hint::black_box;

/// Positions, each once, in the order in which they were found. The place of a position is its number from 0.
///
/// The table has 2^k slots of four bytes, of which at most three in four are taken. A slot holds a place in its low k bits,
/// and in the others the high bits of the hash, so that another position is hardly ever looked at in vain.
///
/// ```
/// # use tweedle_engine::{Control, walk::Index};
/// let mut index = Index::new(&Control::new());
/// assert_eq!(index.number("xo".to_owned()), Ok(0));
/// assert_eq!(index.number("ox".to_owned()), Ok(1));
/// assert_eq!(index.number("xo".to_owned()), Ok(0));
/// assert_eq!(index.positions(), ["xo", "ox"]);
/// ```
#[derive(Debug)]
pub struct Index<P> {
    found: Vec<P>,
    slots: Vec<u32>,
    hasher: FixedState,
    held: Held,
    lot: Lot,
}

/// Scratch space: of some positions, their hashes and places.
#[derive(Default, Debug)]
pub(super) struct Lot {
    hashes: Vec<u64>,
    places: Vec<u32>,
}

/// A slot without a position. A place is never so large.
const FREE: u32 = u32::MAX;

/// Turns have to be numbered, too: two for each position.
const MOST_BITS: u32 = 31;

impl<P: Eq + Hash + Weigh> Index<P> {
    /// An index without positions. Its memory is counted against `control`.
    pub fn new(control: &Control) -> Index<P> {
        Index {
            found: Vec::new(),
            slots: Vec::new(),
            hasher: FixedState::default(),
            held: Held::new(control),
            lot: Lot::default(),
        }
    }

    /// The positions, in the order of their numbers.
    pub fn positions(&self) -> &[P] {
        &self.found
    }

    /// The positions, in the order of their numbers. They are counted no more.
    pub fn into_positions(self) -> Vec<P> {
        self.found
    }

    /// The number of a position, which is the next one if it is new.
    ///
    /// # Errors
    /// [`Stop::Memory`]; [`Stop::TooLarge`], if there are more than can be numbered.
    #[inline]
    pub fn number(&mut self, position: P) -> Result<u32, Stop> {
        self.add(self.hasher.hash_one(&position), position)
    }

    /// The numbers of some positions, in their order, which are taken out of their list. Many at a time are faster than one by
    /// one, as the processor waits for memory only once.
    ///
    /// # Errors
    /// As [`Index::number`]; those before are there then.
    pub fn numbers(&mut self, positions: &mut Vec<P>) -> Result<&[u32], Stop> {
        self.add_all(positions)?;
        Ok(&self.lot.places)
    }

    /// The number of a position, if it is here.
    pub fn place(&self, position: &P) -> Option<usize> {
        if self.slots.is_empty() {
            return None;
        }
        let hash = self.hasher.hash_one(position);
        self.search(hash, position).ok().map(|place| place as usize)
    }

    /// Adds those of some positions that are new; [`Index::swap_places`] gives then the places of all.
    ///
    /// Many at a time are faster: what they need of the table is read for all of them before it is used, so that the
    /// processor waits for memory only once.
    ///
    /// # Errors
    /// [`Stop::Memory`]; [`Stop::TooLarge`], if there are more than can be numbered.
    pub(super) fn add_all(&mut self, positions: &mut Vec<P>) -> Result<(), Stop> {
        let mut lot = std::mem::take(&mut self.lot);
        self.glance(positions, &mut lot);
        let mut place_all = || {
            for (at, position) in positions.drain(..).enumerate() {
                if lot.places[at] == FREE {
                    lot.places[at] = self.add(lot.hashes[at], position)?;
                }
            }
            Ok(())
        };
        let placed = place_all();
        self.lot = lot;
        placed
    }

    /// Exchanges a list with that of the places of the positions that were added last, in their order.
    pub(super) fn swap_places(&mut self, places: &mut Vec<u32>) {
        std::mem::swap(&mut self.lot.places, places);
    }

    /// The places of those of some positions that are here. Many at a time are faster, as in [`Index::add_all`].
    pub(super) fn find_all<'a>(
        &self,
        positions: &'a [P],
        lot: &'a mut Lot,
    ) -> impl Iterator<Item = (usize, u32)> {
        self.glance(positions, lot);
        let found = move |(at, position)| {
            let place = match lot.places[at] {
                FREE if self.slots.is_empty() => None,
                FREE => self.search(lot.hashes[at], position).ok(),
                place => Some(place),
            };
            place.map(|place| (at, place))
        };
        positions.iter().enumerate().filter_map(found)
    }

    /// Notes the hashes of positions, and the places of those that stand in the first slot that they may stand in.
    fn glance(&self, positions: &[P], lot: &mut Lot) {
        lot.hashes.clear();
        lot.hashes.extend(positions.iter().map(|position| self.hasher.hash_one(position)));
        lot.places.clear();
        if self.slots.is_empty() {
            lot.places.resize(positions.len(), FREE);
            return;
        }
        let mask = self.slots.len() - 1;
        let touched = lot.hashes.iter().map(|&hash| self.slots[hash as usize & mask]);
        black_box(touched.fold(0, |all, slot| all ^ slot));
        let known = lot.hashes.iter().zip(positions);
        lot.places.extend(known.map(|(&hash, position)| {
            let slot = self.slots[hash as usize & mask];
            let place = slot & mask as u32;
            let is_like = slot & !(mask as u32) == tag(hash, mask);
            let is_it = is_like && self.found.get(place as usize) == Some(position);
            if is_it { place } else { FREE }
        }));
    }

    /// The place of a position, which is the next one if it is new.
    fn add(&mut self, hash: u64, position: P) -> Result<u32, Stop> {
        if self.found.len() >= self.slots.len() / 4 * 3 {
            self.grow()?;
        }
        match self.search(hash, &position) {
            Ok(place) => Ok(place),
            Err(slot) => {
                let owned = position.owned();
                if owned > 0 {
                    self.held.take(owned)?;
                }
                grow_held(&mut self.held, &mut self.found, 1)?;
                let place = self.found.len() as u32;
                self.slots[slot] = tag(hash, self.slots.len() - 1) | place;
                self.found.push(position);
                Ok(place)
            }
        }
    }

    /// The place of a position, or the slot where it would stand. There is a free slot.
    fn search(&self, hash: u64, position: &P) -> Result<u32, usize> {
        let mask = self.slots.len() - 1;
        let tag = tag(hash, mask);
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == FREE {
                return Err(at);
            }
            let place = slot & mask as u32;
            if slot & !(mask as u32) == tag && self.found[place as usize] == *position {
                return Ok(place);
            }
            at = (at + 1) & mask;
        }
    }

    /// Doubles the number of slots.
    fn grow(&mut self) -> Result<(), Stop> {
        let bits = if self.slots.is_empty() { 4 } else { self.slots.len().ilog2() + 1 };
        if bits > MOST_BITS {
            let message = "There are more than one and a half billion positions here.";
            return Err(Stop::TooLarge(message.to_owned()));
        }
        let before = size_of_val(&*self.slots);
        self.held.take(size_of::<u32>() << bits)?;
        self.slots = Vec::new();
        self.held.give(before);
        self.slots = vec![FREE; 1 << bits];
        let mask = self.slots.len() - 1;
        for (place, position) in self.found.iter().enumerate() {
            let hash = self.hasher.hash_one(position);
            let mut at = hash as usize & mask;
            while self.slots[at] != FREE {
                at = (at + 1) & mask;
            }
            self.slots[at] = tag(hash, mask) | place as u32;
        }
        Ok(())
    }
}

/// The bits of a hash that a slot has room for.
fn tag(hash: u64, mask: usize) -> u32 {
    (hash >> 32) as u32 & !(mask as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    proptest! {
        #[test]
        fn each_position_has_one_place(lots in prop::collection::vec(prop::collection::vec(0..300_u64, 0..60), 0..40)) {
            let control = Control::new();
            let mut index = Index::new(&control);
            let mut known: HashMap<u64, u32> = HashMap::new();
            for mut lot in lots {
                let expect: Vec<u32> = lot.iter().map(|&position| {
                    let next = known.len() as u32;
                    *known.entry(position).or_insert(next)
                }).collect();
                prop_assert_eq!(index.numbers(&mut lot.clone()), Ok(&*expect));
                index.add_all(&mut lot).unwrap();
                let mut places = Vec::new();
                index.swap_places(&mut places);
                prop_assert_eq!(&places, &expect);
            }
            prop_assert_eq!(index.positions().len(), known.len());
            for position in 0..300 {
                let place = known.get(&position).map(|&place| place as usize);
                prop_assert_eq!(index.place(&position), place);
            }
            drop(index);
            prop_assert_eq!(control.used(), 0);
        }
    }
}
