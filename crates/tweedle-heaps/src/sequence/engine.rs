//! The Grundy values of a game that leaves at most two heaps of one, by the method that suits it.

use super::cell::Cell;
use super::lanes::{self, Lanes};
use super::marks::{Bytes, Words};
use super::octal::Octal;
use super::sparse::Sparse;
use super::sparse_facts::SparseFacts;
use super::split::{Coding, Split};
use tweedle_engine::number::mex;
use tweedle_engine::{Control, Held, Stop};

/// Below this, and what a move can take, every option of a heap is looked at.
const FIRST: usize = 256;
/// Heaps between two questions to the control.
const STEP: usize = 1 << 12;

/// The values of the heaps so far, in cells of a type, and how to go on.
#[derive(Debug)]
pub(super) struct Engine<T> {
    moves: Octal,
    /// The values; their codes if there is a method.
    cells: Vec<T>,
    method: Option<Sparse<T>>,
    /// The number of words that the sets of values of a class take.
    words: usize,
    /// The heap from which on the split is chosen anew.
    again: usize,
    /// The number of even and of odd heaps that have each value, of those below `counted_to`.
    counts: [Vec<i64>; 2],
    counted_to: usize,
    held: Held,
    /// The bytes that were announced.
    counted: usize,
}

/// The reason why an engine ended early.
pub(super) enum Halt {
    Stop(Stop),
    /// The next value does not fit into a cell.
    Full,
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Halt {
        Halt::Stop(stop)
    }
}

impl<T: Cell> Engine<T> {
    /// Ready to go on after these values.
    pub(super) fn new(moves: Octal, values: Vec<T>, control: &Control) -> Engine<T> {
        let again = Self::start(&moves, values.len());
        let (held, counts) = (Held::new(control), [vec![0], vec![0]]);
        Engine {
            moves,
            cells: values,
            method: None,
            words: 0,
            again,
            counts,
            counted_to: 0,
            held,
            counted: 0,
        }
    }

    /// The heap from which on a method is used, if there are `len` heaps: at once if there are
    /// enough.
    fn start(moves: &Octal, len: usize) -> usize {
        len.max(FIRST + moves.last)
    }

    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    #[inline]
    pub(super) fn value(&self, n: usize) -> usize {
        let cell = self.cells[n].index();
        self.method.as_ref().map_or(cell, |method| method.coding().value(cell, n))
    }

    /// The cells, equal for heaps of the same value; if the parity of the heap matters for how they
    /// are split, only for heaps at an even distance.
    pub(super) fn cells(&self) -> &[T] {
        &self.cells
    }

    pub(super) fn method(&self) -> Option<&Sparse<T>> {
        self.method.as_ref()
    }

    pub(super) fn sparse_facts(&self) -> Option<SparseFacts> {
        let method = self.method.as_ref().filter(|method| method.is_sparse())?;
        Some(SparseFacts {
            by_parity: method.coding().split.by_position || self.moves.has_halves(),
            taken: self.moves.last as u64,
            last_rare: method.last_rare() as u64,
            depths: method.depths().map(|(from, depth)| (from as u64, depth as u64)).collect(),
        })
    }

    /// All values, for an engine with other cells.
    pub(super) fn take_values(&mut self) -> (Octal, Vec<T>) {
        self.decode();
        (self.moves.clone(), std::mem::take(&mut self.cells))
    }

    /// Appends values that are known.
    pub(super) fn restore(&mut self, values: &[u32]) -> Result<(), Halt> {
        if values.iter().any(|&value| value as usize >= T::COUNT) {
            return Err(Halt::Full);
        }
        self.decode();
        self.reserve(self.len() + values.len())?;
        self.cells.extend(values.iter().map(|&value| T::new(value as usize)));
        self.again = Self::start(&self.moves, self.len());
        Ok(())
    }

    fn decode(&mut self) {
        if let Some(method) = self.method.take() {
            let coding = method.coding();
            for (n, cell) in self.cells.iter_mut().enumerate() {
                *cell = T::new(coding.value(cell.index(), n));
            }
        }
    }

    /// Makes room for `len` heaps.
    fn reserve(&mut self, len: usize) -> Result<(), Stop> {
        let mut capacity = self.cells.capacity();
        if len > capacity {
            capacity = len.max(capacity / 4 * 5);
        }
        let others = self.method.as_ref().map_or(0, Sparse::bytes);
        let bytes = capacity.saturating_mul(size_of::<T>()).saturating_add(others);
        if bytes > self.counted {
            self.held.take(bytes - self.counted)?;
        } else {
            self.held.give(self.counted - bytes);
        }
        self.counted = bytes;
        self.cells.reserve_exact(capacity - self.cells.len());
        Ok(())
    }

    /// Chooses how to split the values, with room for values below `bound` and what there are. With
    /// the same split as before nothing changes.
    fn choose_method(&mut self, bound: usize) -> Result<(), Halt> {
        self.count();
        let counts = &self.counts;
        let most = counts[0].len().max(counts[1].len()) - 1;
        let bound = (most + 1).next_power_of_two().max(1 << 7).max(bound);
        // A code has as many digits as the greatest value.
        if bound > T::COUNT {
            return Err(Halt::Full);
        }
        let (split, rare) = Split::best(counts, self.moves.parity());
        let coding = Coding::new(split, bound);
        self.words = (most + 1).div_ceil(128).max(bound / 256);
        if self.words > MOST_WORDS || bound < 256 {
            self.words = (most + 1).div_ceil(128);
        }
        // If rare heaps are many, a look at all options for some codes costs less than to mark them.
        let few = 2 * most + 16;
        let is_sparse = rare <= few + self.len() / 2 / pace::<T>(self.words);
        if let Some(method) = &self.method
            && method.coding() == coding
            && method.is_sparse() == is_sparse
        {
            return Ok(());
        }
        let scouts = self.method.as_ref().map_or(few, Sparse::scouts);
        let guides = match &self.method {
            _ if is_sparse => None,
            Some(method) => Some(method.guides().unwrap_or(few)),
            None => Some(few),
        };
        let before = self.method.take().map(|method| method.coding());
        for (n, cell) in self.cells.iter_mut().enumerate() {
            let value = before.map_or(cell.index(), |coding| coding.value(cell.index(), n));
            *cell = T::new(coding.code(value, n));
        }
        self.method = Some(Sparse::new(&self.moves, &self.cells, coding, guides, scouts));
        Ok(())
    }

    /// Counts the values of the heaps that have not been counted.
    fn count(&mut self) {
        let from = std::mem::replace(&mut self.counted_to, self.cells.len());
        let cells = &self.cells[from..];
        let size = cells.iter().max().map_or(0, |most| most.index() + 1);
        // Four tables, so that a count need not wait for the one before, which is often of the same value.
        let mut tables = [(); 4].map(|()| vec![0_i64; size]);
        for four in cells.chunks(4) {
            for (table, cell) in tables.iter_mut().zip(four) {
                table[cell.index()] += 1;
            }
        }
        let coding = self.method.as_ref().map(Sparse::coding);
        for (n, table) in (from..).zip(tables) {
            let counts = &mut self.counts[n % 2];
            for (cell, count) in table.into_iter().enumerate().filter(|&(_, count)| count > 0) {
                let value = coding.map_or(cell, |coding| coding.value(cell, n));
                if value >= counts.len() {
                    counts.resize(value + 1, 0);
                }
                counts[value] += count;
            }
        }
    }

    /// Goes on up to but without heap `end`.
    pub(super) fn extend(&mut self, end: usize, control: &Control) -> Result<(), Halt> {
        while self.len() < end {
            control.check()?;
            if self.len() >= self.again {
                self.choose_method(0)?;
                self.again = (self.again + 1).next_power_of_two();
            }
            let before = self.len();
            let step = end.min(self.again).min(before + STEP);
            self.reserve(step + lanes::LANES)?;
            let is_done = match &mut self.method {
                None => self.look_at_all(step),
                Some(method) => {
                    let (moves, cells, words) = (&self.moves, &mut self.cells, self.words);
                    Advance { method, moves, cells, end: step, words }.run()
                }
            };
            control.count_positions((self.len() - before) as u64);
            if !is_done {
                self.widen()?;
            }
        }
        Ok(())
    }

    /// Makes room for greater values.
    fn widen(&mut self) -> Result<(), Halt> {
        let Some(method) = &self.method else { return Err(Halt::Full) };
        let count = method.coding().count();
        self.words += 1;
        // A class has half of the codes.
        if 64 * self.words > count / 2 {
            self.choose_method(2 * count)?;
            self.words = self.words.max(count / 128 + 1);
        }
        Ok(())
    }

    /// The obvious way, for the first heaps.
    fn look_at_all(&mut self, end: usize) -> bool {
        while self.len() < end {
            let n = self.len();
            let g = &self.cells;
            let mut seen = Vec::new();
            self.moves.simple_options(n, |option| seen.push(g[option].index() as u64));
            for two in &self.moves.two {
                if let Some((least, most)) = two.smaller_parts(n) {
                    let rest = n - two.taken;
                    seen.extend((least..=most).map(|a| (g[a] ^ g[rest - a]).index() as u64));
                }
            }
            let value = mex(seen) as usize;
            if value >= T::COUNT {
                return false;
            }
            self.cells.push(T::new(value));
        }
        true
    }
}

/// Beyond this, sets of values are not kept in words.
const MOST_WORDS: usize = 4;

/// The number of options that a search looks at in the time in which one is marked, with sets of
/// `words` words. Measured; it decides nothing but the speed.
fn pace<T>(words: usize) -> usize {
    // In hundredths of a cycle.
    let mark = if words <= MOST_WORDS { (3 + 3 * words) * 100 / 16 } else { 110 };
    let look = 2 * 100 * size_of::<T>() / 64;
    mark / look
}

/// An advance of the method, to be compiled for each kind of processor.
struct Advance<'a, T> {
    method: &'a mut Sparse<T>,
    moves: &'a Octal,
    cells: &'a mut Vec<T>,
    end: usize,
    words: usize,
}

impl<T: Cell> Advance<'_, T> {
    #[cfg(target_arch = "x86_64")]
    fn run(self) -> bool {
        if let Some(lanes) = pulp::x86::V4::try_new() {
            lanes.vectorize(On { lanes, advance: self })
        } else if let Some(lanes) = pulp::x86::V3::try_new() {
            lanes.vectorize(On { lanes, advance: self })
        } else {
            self.with(lanes::Plain)
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn run(self) -> bool {
        self.with(lanes::Plain)
    }

    #[inline(always)]
    fn with<L: Lanes>(self, lanes: L) -> bool {
        let Advance { method, moves, cells, end, words } = self;
        let (coding, pace) = (method.coding(), pace::<T>(words));
        match words {
            1 => method.extend(moves, cells, end, pace, &mut Words::<L, 1>::new(lanes, coding)),
            2 => method.extend(moves, cells, end, pace, &mut Words::<L, 2>::new(lanes, coding)),
            3 => method.extend(moves, cells, end, pace, &mut Words::<L, 3>::new(lanes, coding)),
            4 => method.extend(moves, cells, end, pace, &mut Words::<L, 4>::new(lanes, coding)),
            _ if coding.count() <= 1 << 10 => {
                method.extend(moves, cells, end, pace, &mut Bytes::<{ 1 << 10 }>::new(coding))
            }
            _ => method.extend(moves, cells, end, pace, &mut Bytes::<{ 1 << 16 }>::new(coding)),
        }
    }
}

#[cfg(target_arch = "x86_64")]
struct On<'a, L, T> {
    lanes: L,
    advance: Advance<'a, T>,
}

#[cfg(target_arch = "x86_64")]
impl<L: Lanes, T: Cell> pulp::NullaryFnOnce for On<'_, L, T> {
    type Output = bool;

    #[inline(always)]
    fn call(self) -> bool {
        self.advance.with(self.lanes)
    }
}

#[cfg(test)]
// A path to the method is not general enough.
#[allow(clippy::redundant_closure_for_method_calls)]
mod tests {
    use super::*;
    use crate::Code;

    fn engine<T: Cell>(code: &str, len: usize) -> Engine<T> {
        let control = Control::new();
        let moves = Octal::new(&Code::parse(code).expect("a code")).expect("two heaps");
        let mut engine = Engine::new(moves, vec![], &control);
        assert!(engine.extend(len, &control).is_ok(), "{code}");
        engine
    }

    /// One step of the method as it is compiled for some processor.
    fn step<T: Cell>(engine: &mut Engine<T>, run: impl FnOnce(Advance<T>) -> bool) {
        let (moves, cells, words) = (&engine.moves, &mut engine.cells, engine.words);
        let method = engine.method.as_mut().expect("a method");
        let end = cells.len() + 500;
        assert!(run(Advance { method, moves, cells, end, words }));
    }

    /// Also with cells of another width.
    #[test]
    fn all_processors_come_to_the_same_values() {
        for code in ["0.6", "0.007", "0.106", "0.07", "4!.0"] {
            let mut usual = engine::<u8>(code, 1_200);
            step(&mut usual, |advance| advance.run());
            let mut plain = engine::<u8>(code, 1_200);
            step(&mut plain, |advance| advance.with(lanes::Plain));
            assert!(plain.cells == usual.cells, "{code}");
            let mut wide = engine::<u16>(code, 1_200);
            step(&mut wide, |advance| advance.with(lanes::Plain));
            let values = |n| usual.value(n) == wide.value(n);
            assert!((0..wide.len()).all(values), "{code}");
            #[cfg(target_arch = "x86_64")]
            if let Some(lanes) = pulp::x86::V3::try_new() {
                let mut other = engine::<u8>(code, 1_200);
                step(&mut other, |advance| lanes.vectorize(On { lanes, advance }));
                assert!(other.cells == usual.cells, "{code}");
            }
        }
    }

    /// Counted a few at a time, and in the codes of several splits, heaps are as many as counted by their values at the end.
    #[test]
    fn counts_of_heaps() {
        for code in ["0.6", "0.007", "0.07"] {
            for to in [1_200, 5_001, 10_003] {
                let mut engine = engine::<u16>(code, to);
                engine.count();
                let mut counts = [vec![0], vec![0]];
                for n in 0..to {
                    let (counts, value) = (&mut counts[n % 2], engine.value(n));
                    counts.resize(counts.len().max(value + 1), 0);
                    counts[value] += 1;
                }
                assert_eq!((engine.counts.clone(), engine.counted_to), (counts, to), "{code}");
            }
        }
    }

    /// Sets of bytes, which are for values beyond those of 0.007 here.
    #[test]
    fn sets_of_bytes_do_as_sets_of_words() {
        for code in ["0.6", "0.007"] {
            let mut words = engine::<u16>(code, 3_000);
            step(&mut words, |advance| advance.run());
            let mut bytes = engine::<u16>(code, 3_000);
            bytes.words = MOST_WORDS + 1;
            step(&mut bytes, |advance| advance.run());
            assert!(words.cells == bytes.cells, "{code}");
        }
    }
}
