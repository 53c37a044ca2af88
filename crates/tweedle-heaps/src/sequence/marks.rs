//! The values that occur among the options of eight consecutive heaps.

use super::cell::Cell;
use super::lanes::{LANES, Lanes};
use super::split::Coding;

/// A heap with the code of its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partner {
    pub(super) heap: usize,
    pub(super) code: u64,
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
    /// The same for one partner of any kind and values of any class, but only for the first `known`
    /// of the heaps.
    fn insert_first(&mut self, code: u64, window: &[T; LANES], known: usize);
    /// To be called between these and what follows.
    fn settle(&mut self);
    /// One value, to the set of heap `place` of the eight.
    fn insert(&mut self, place: usize, code: T);
    /// The index of the least common value that is missing; `None` if it is beyond the sets.
    fn least_common(&self, place: usize) -> Option<usize>;
    /// The index of the least rare value that is missing; `None` if it is not below `below`.
    fn least_rare(&self, place: usize, below: usize) -> Option<usize>;
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
    fn gather_all<T: Cell>(
        &mut self,
        class: usize,
        partners: &[Partner],
        g: &[T],
        rest: usize,
        flip: u64,
    ) {
        let mut set = self.gathered[class];
        for partner in partners {
            let Some(window) = g[rest - partner.heap..].first_chunk() else { break };
            Self::gather(self.lanes, &mut set, window, partner.code ^ flip);
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
        self.gather_all(0, partners, g, rest, 1 << self.digits);
    }

    #[inline(always)]
    fn insert_common(&mut self, partners: &[Partner], g: &[T], rest: usize) {
        self.gather_all(1, partners, g, rest, 0);
    }

    #[inline(always)]
    fn insert_first(&mut self, code: u64, window: &[T; LANES], known: usize) {
        const BEYOND: u64 = 1 << 32;
        let unknown = std::array::from_fn(|i| if i < known { 0 } else { BEYOND });
        let unknown = self.lanes.of_array(unknown);
        let places = self.lanes.xor(T::widen(self.lanes, window), self.lanes.splat(code));
        let places = self.lanes.or(places, unknown);
        for (class, flip) in [(0, 1 << self.digits), (1, 0)] {
            let places = self.lanes.xor(places, self.lanes.splat(flip));
            for w in 0..W {
                let places = self.lanes.sub(places, self.lanes.splat(64 * w as u64));
                let set = &mut self.gathered[class][w];
                *set = self.lanes.or(*set, self.lanes.bit(places));
            }
        }
    }

    #[inline(always)]
    fn settle(&mut self) {
        self.sets = self.gathered.map(|sets| sets.map(|set| self.lanes.to_array(set)));
    }

    #[inline(always)]
    fn insert(&mut self, place: usize, code: T) {
        let code = code.index();
        let class = 1 - (code >> self.digits);
        let index = code & ((1 << self.digits) - 1);
        if W == 1 || index / 64 < W {
            self.sets[class][if W == 1 { 0 } else { index / 64 }][place] |= 1 << (index % 64);
        }
    }

    #[inline(always)]
    fn least_common(&self, place: usize) -> Option<usize> {
        least_missing(&self.sets[0], place)
    }

    #[inline(always)]
    fn least_rare(&self, place: usize, below: usize) -> Option<usize> {
        least_missing(&self.sets[1], place).filter(|&index| index < below)
    }
}

#[inline(always)]
fn least_missing<const W: usize>(set: &[[u64; LANES]; W], place: usize) -> Option<usize> {
    for (w, words) in set.iter().enumerate() {
        if words[place] != u64::MAX {
            return Some(64 * w + words[place].trailing_ones() as usize);
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
    fn insert_all<T: Cell>(&mut self, partners: &[Partner], g: &[T], rest: usize) {
        for partner in partners {
            let Some(window) = g[rest - partner.heap..].first_chunk() else { break };
            self.insert_window(partner.code, window, LANES);
        }
    }

    #[inline(always)]
    fn insert_window<T: Cell>(&mut self, code: u64, window: &[T; LANES], known: usize) {
        for (set, other) in self.sets.iter_mut().zip(window).take(known) {
            set[(other.index() ^ code as usize) % N] = u8::MAX;
        }
    }

    /// The least code from `from` to below `to` that is not in a set. `from` is a multiple of 8.
    #[inline(always)]
    fn next_missing(&self, place: usize, from: usize, to: usize) -> Option<usize> {
        let set = &self.sets[place];
        let mut at = from;
        while at < to {
            let bytes =
                set[at..].first_chunk().map_or(u64::MAX, |bytes| u64::from_le_bytes(*bytes));
            if bytes != u64::MAX {
                return Some(at + bytes.trailing_ones() as usize / 8).filter(|&code| code < to);
            }
            at += 8;
        }
        None
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
        self.insert_all(partners, g, rest);
    }

    #[inline(always)]
    fn insert_common(&mut self, partners: &[Partner], g: &[T], rest: usize) {
        self.insert_all(partners, g, rest);
    }

    #[inline(always)]
    fn insert_first(&mut self, code: u64, window: &[T; LANES], known: usize) {
        self.insert_window(code, window, known);
    }

    #[inline(always)]
    fn settle(&mut self) {}

    #[inline(always)]
    fn insert(&mut self, place: usize, code: T) {
        self.sets[place][code.index() % N] = u8::MAX;
    }

    #[inline(always)]
    fn least_common(&self, place: usize) -> Option<usize> {
        let first = 1 << self.digits;
        self.next_missing(place, first, 2 * first).map(|code| code - first)
    }

    #[inline(always)]
    fn least_rare(&self, place: usize, below: usize) -> Option<usize> {
        self.next_missing(place, 0, below)
    }
}
