//! The values that occur among the options of eight consecutive heaps.

use super::cell::Cell;
use super::lanes::{LANES, Lanes};
use super::small::{BEYOND, Small};
use super::split::Coding;

/// A heap with the code of its value; of a rare heap, with the other class. Its nim sum with the code of a common
/// heap is the index of the value of both.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partner {
    pub(super) heap: usize,
    code: u64,
}

impl Partner {
    #[inline(always)]
    pub(super) fn new(heap: usize, code: usize, coding: Coding) -> Partner {
        let flip = (1 - (code >> coding.digits)) << coding.digits;
        Partner { heap, code: (code ^ flip) as u64 }
    }
}

/// For each of eight heaps, the sets of common and of rare values seen among its options, by their
/// codes.
pub(super) trait Marks<T: Cell> {
    /// Makes all sets empty.
    fn clear(&mut self);
    /// To the sets of the heaps, the common values of breaks with one part a rare partner, the other
    /// the heap at the same place of a window of `g` that begins `rest` less the partner's heap.
    fn insert_rare(&mut self, partners: &[Partner], g: &[T], rest: usize);
    /// The same for common partners, and the rare values.
    fn insert_common(&mut self, partners: &[Partner], g: &[T], rest: usize);
    /// To the sets of a class, the values of options of the heaps from `first` on with one part small, the other one of an earlier
    /// block.
    fn insert_small(&mut self, class: usize, parts: &[Small], g: &[T], first: usize);
    /// To be called between these and what follows.
    fn settle(&mut self);
    /// To the sets of the heaps, the values of breaks with one part a heap with this code, the other any of the small heaps with
    /// the codes that stand at the place of the heap; there may be none.
    fn insert_later(&mut self, parts: &[[u64; LANES]], code: u64);
    /// The sets of heap `place` of the eight, alone.
    fn place(&mut self, place: usize) -> impl Place<T>;
    /// One value, to the set of heap `place`.
    #[inline(always)]
    fn insert(&mut self, place: usize, code: T) {
        self.place(place).insert(code);
    }
}

/// The sets of common and of rare values seen among the options of one heap. What is inserted here need
/// not be seen by the sets of all heaps.
pub(super) trait Place<T: Cell> {
    /// One value.
    fn insert(&mut self, code: T);
    /// The index of the least common value that is missing; `None` if it is beyond the sets.
    fn least_common(&self) -> Option<usize>;
    /// The index of the least rare value that is missing; `None` if it is not below `below`.
    fn least_rare(&self, below: usize) -> Option<usize>;
    /// The indices of the values of a class that are missing, in increasing order, up to the end of the sets.
    fn missing(&self, class: usize) -> impl Iterator<Item = usize>;
}

/// Sets of values with indices below 64·W, in W machine words for each heap.
#[derive(Clone, Debug)]
pub(super) struct Words<L: Lanes, const W: usize> {
    lanes: L,
    digits: u32,
    /// Common values, then rare ones.
    gathered: [[L::Words; W]; 2],
    sets: [[[u64; LANES]; W]; 2],
}

impl<L: Lanes, const W: usize> Words<L, W> {
    pub(super) fn new(lanes: L, coding: Coding) -> Words<L, W> {
        Words {
            lanes,
            digits: coding.digits,
            gathered: [[lanes.splat(0); W]; 2],
            sets: [[[0; LANES]; W]; 2],
        }
    }

    /// Adds to `set` the indices of the nim sums of `window` and `code` that have class 0.
    #[inline(always)]
    fn gather<T: Cell>(lanes: L, set: &mut [L::Words; W], window: &[T; LANES], code: u64) {
        // Each value of class 1 has a bit above all words.
        let places = lanes.xor(T::widen(lanes, window), lanes.splat(code));
        for (w, set) in set.iter_mut().enumerate() {
            let places =
                if w == 0 { places } else { lanes.sub(places, lanes.splat(64 * w as u64)) };
            *set = lanes.or(*set, lanes.bit(places));
        }
    }

    #[inline(always)]
    fn gather_all<T: Cell>(&mut self, class: usize, partners: &[Partner], g: &[T], rest: usize) {
        let mut set = self.gathered[class];
        for partner in partners {
            let Some(window) = g[rest - partner.heap..].first_chunk() else { break };
            Self::gather(self.lanes, &mut set, window, partner.code);
        }
        self.gathered[class] = set;
    }
}

impl<T: Cell, L: Lanes, const W: usize> Marks<T> for Words<L, W> {
    #[inline(always)]
    fn clear(&mut self) {
        self.gathered = [[self.lanes.splat(0); W]; 2];
    }

    #[inline(always)]
    fn insert_rare(&mut self, partners: &[Partner], g: &[T], rest: usize) {
        self.gather_all(0, partners, g, rest);
    }

    #[inline(always)]
    fn insert_common(&mut self, partners: &[Partner], g: &[T], rest: usize) {
        self.gather_all(1, partners, g, rest);
    }

    #[inline(always)]
    fn insert_small(&mut self, class: usize, parts: &[Small], g: &[T], first: usize) {
        let lanes = self.lanes;
        let mut gathered = self.gathered[1 - class];
        for small in parts {
            let Some(window) = g[first - small.more..].first_chunk() else { break };
            let places = lanes.xor(T::widen(lanes, window), lanes.splat(small.index));
            let places = lanes.or(places, lanes.of_array(UNKNOWN[small.known]));
            for (w, set) in gathered.iter_mut().enumerate() {
                let places = lanes.sub(places, lanes.splat(64 * w as u64));
                *set = lanes.or(*set, lanes.bit(places));
            }
        }
        self.gathered[1 - class] = gathered;
    }

    #[inline(always)]
    fn settle(&mut self) {
        for (sets, gathered) in self.sets.iter_mut().zip(&self.gathered) {
            for (set, words) in sets.iter_mut().zip(gathered) {
                *set = self.lanes.to_array(*words);
            }
        }
    }

    #[inline(always)]
    fn insert_later(&mut self, parts: &[[u64; LANES]], code: u64) {
        let lanes = self.lanes;
        for (sets, flip) in self.sets.iter_mut().zip([1 << self.digits, 0]) {
            // Each set is read and written once: the next place waits for it.
            let mut gathered = sets.map(|set| lanes.of_array(set));
            for parts in parts {
                let places = lanes.xor(lanes.of_array(*parts), lanes.splat(code ^ flip));
                for (w, set) in gathered.iter_mut().enumerate() {
                    let places = lanes.sub(places, lanes.splat(64 * w as u64));
                    *set = lanes.or(*set, lanes.bit(places));
                }
            }
            *sets = gathered.map(|set| lanes.to_array(set));
        }
    }

    #[inline(always)]
    fn place(&mut self, place: usize) -> impl Place<T> {
        let mut sets = [[0; W]; 2];
        for (set, words) in sets.iter_mut().zip(&self.sets) {
            for (word, words) in set.iter_mut().zip(words) {
                *word = words[place];
            }
        }
        PlaceWords { sets, digits: self.digits }
    }

    #[inline(always)]
    fn insert(&mut self, place: usize, code: T) {
        let (class, index) = class_and_index(code.index(), self.digits);
        if W == 1 || index / 64 < W {
            self.sets[1 - class][if W == 1 { 0 } else { index / 64 }][place] |= 1 << (index % 64);
        }
    }
}

/// For each number of heaps, the words that exclude all others.
const UNKNOWN: [[u64; LANES]; LANES + 1] = {
    let mut unknown = [[0; LANES]; LANES + 1];
    let mut known = 0;
    while known < LANES {
        let mut i = known;
        while i < LANES {
            unknown[known][i] = BEYOND;
            i += 1;
        }
        known += 1;
    }
    unknown
};

#[inline(always)]
fn class_and_index(code: usize, digits: u32) -> (usize, usize) {
    (code >> digits, code & ((1 << digits) - 1))
}

/// The sets of one heap in machine words, common values first.
struct PlaceWords<const W: usize> {
    sets: [[u64; W]; 2],
    digits: u32,
}

impl<T: Cell, const W: usize> Place<T> for PlaceWords<W> {
    #[inline(always)]
    fn insert(&mut self, code: T) {
        let (class, index) = class_and_index(code.index(), self.digits);
        if W == 1 {
            // Both, without a decision, so that they stay in registers.
            let bit = 1 << (index % 64);
            let common = (class as u64).wrapping_neg();
            self.sets[0][0] |= bit & common;
            self.sets[1][0] |= bit & !common;
        } else if index / 64 < W {
            self.sets[1 - class][index / 64] |= 1 << (index % 64);
        }
    }

    #[inline(always)]
    fn least_common(&self) -> Option<usize> {
        least_missing(&self.sets[0])
    }

    #[inline(always)]
    fn least_rare(&self, below: usize) -> Option<usize> {
        least_missing(&self.sets[1]).filter(|&index| index < below)
    }

    #[inline(always)]
    fn missing(&self, class: usize) -> impl Iterator<Item = usize> {
        let mut words = self.sets[1 - class].map(|word| !word);
        let mut w = 0;
        std::iter::from_fn(move || {
            while words[w] == 0 {
                w += 1;
                if w == W {
                    w = W - 1;
                    return None;
                }
            }
            let index = 64 * w + words[w].trailing_zeros() as usize;
            words[w] &= words[w] - 1;
            Some(index)
        })
    }
}

#[inline(always)]
fn least_missing<const W: usize>(set: &[u64; W]) -> Option<usize> {
    for (w, &word) in set.iter().enumerate() {
        if word != u64::MAX {
            return Some(64 * w + word.trailing_ones() as usize);
        }
    }
    None
}

/// Sets of values with codes below N, a power of two: a byte for each, so that marking is one store,
/// which waits for nothing.
#[derive(Clone, Debug)]
pub(super) struct Bytes<const N: usize> {
    /// By codes, so that rare values come first.
    sets: Box<[[u8; N]; LANES]>,
    digits: u32,
}

impl<const N: usize> Bytes<N> {
    pub(super) fn new(coding: Coding) -> Bytes<N> {
        debug_assert!(coding.count() <= N);
        let sets = vec![[0; N]; LANES].into_boxed_slice().try_into();
        Bytes { sets: sets.unwrap_or_else(|_| unreachable!("{LANES} sets")), digits: coding.digits }
    }

    #[inline(always)]
    fn insert_all<T: Cell>(&mut self, partners: &[Partner], g: &[T], rest: usize, flip: u64) {
        for partner in partners {
            let Some(window) = g[rest - partner.heap..].first_chunk() else { break };
            self.insert_window(partner.code ^ flip, window, LANES);
        }
    }

    #[inline(always)]
    fn insert_window<T: Cell>(&mut self, code: u64, window: &[T; LANES], known: usize) {
        for (set, other) in self.sets.iter_mut().zip(window).take(known) {
            set[(other.index() ^ code as usize) % N] = u8::MAX;
        }
    }
}

impl<T: Cell, const N: usize> Marks<T> for Bytes<N> {
    #[inline(always)]
    fn clear(&mut self) {
        for set in self.sets.iter_mut() {
            set[..2 << self.digits].fill(0);
        }
    }

    #[inline(always)]
    fn insert_rare(&mut self, partners: &[Partner], g: &[T], rest: usize) {
        self.insert_all(partners, g, rest, 1 << self.digits);
    }

    #[inline(always)]
    fn insert_common(&mut self, partners: &[Partner], g: &[T], rest: usize) {
        self.insert_all(partners, g, rest, 0);
    }

    #[inline(always)]
    fn insert_small(&mut self, class: usize, parts: &[Small], g: &[T], first: usize) {
        // In codes, common values are not as far down as their indices.
        let flip = (class as u64) << self.digits;
        for small in parts {
            let Some(window) = g[first - small.more..].first_chunk() else { break };
            self.insert_window(small.index ^ flip, window, small.known);
        }
    }

    #[inline(always)]
    fn settle(&mut self) {}

    #[inline(always)]
    fn insert_later(&mut self, parts: &[[u64; LANES]], code: u64) {
        for parts in parts {
            let here = self.sets.iter_mut().zip(parts).filter(|(_, part)| **part != BEYOND);
            here.for_each(|(set, part)| set[(part ^ code) as usize % N] = u8::MAX);
        }
    }

    #[inline(always)]
    fn place(&mut self, place: usize) -> impl Place<T> {
        PlaceBytes { set: &mut self.sets[place], digits: self.digits }
    }
}

/// The sets of one heap, a byte for each value.
struct PlaceBytes<'a, const N: usize> {
    set: &'a mut [u8; N],
    digits: u32,
}

impl<const N: usize> PlaceBytes<'_, N> {
    /// The codes from `from` to below `to` that are not in the set, in increasing order. `from` is a multiple
    /// of 8.
    #[inline(always)]
    fn missing_codes(&self, from: usize, to: usize) -> impl Iterator<Item = usize> {
        // A byte is all ones or none.
        let word =
            |at: usize| self.set[at..].first_chunk().map_or(0, |bytes| !u64::from_le_bytes(*bytes));
        let (mut at, mut bytes) = (from, word(from));
        std::iter::from_fn(move || {
            while bytes == 0 {
                at += 8;
                if at >= to {
                    return None;
                }
                bytes = word(at);
            }
            let code = at + bytes.trailing_zeros() as usize / 8;
            bytes &= !(0xFF << (8 * (code - at)));
            Some(code).filter(|&code| code < to)
        })
    }
}

impl<T: Cell, const N: usize> Place<T> for PlaceBytes<'_, N> {
    #[inline(always)]
    fn insert(&mut self, code: T) {
        self.set[code.index() % N] = u8::MAX;
    }

    #[inline(always)]
    fn least_common(&self) -> Option<usize> {
        Place::<T>::missing(self, 1).next()
    }

    #[inline(always)]
    fn least_rare(&self, below: usize) -> Option<usize> {
        self.missing_codes(0, below).next()
    }

    #[inline(always)]
    fn missing(&self, class: usize) -> impl Iterator<Item = usize> {
        let first = class << self.digits;
        self.missing_codes(first, first + (1 << self.digits)).map(move |code| code - first)
    }
}
