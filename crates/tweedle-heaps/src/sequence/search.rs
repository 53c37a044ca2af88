//! The test which values are those of options, by a look at all of them, many at a time.
//!
//! For x ≤ a ≤ y, g(a) is a run of memory, and so is g(m - a) if values are kept in reverse as well.

use super::cell::Cell;
use super::sift::Sought;

/// Options that are looked at between two decisions, at first and later.
const FIRST_CHUNKS: [usize; 2] = [64, 256];
pub(super) const CHUNK: usize = 2048;
/// The time that a look takes to begin, in options.
const START: usize = 500;

/// The values of the latest heaps in reverse.
#[derive(Debug)]
pub(super) struct Mirror<T> {
    /// Heap i is at `base - i`.
    cells: Vec<T>,
    base: usize,
    /// The heaps that are there.
    oldest: usize,
    latest: usize,
    /// The least number of the latest heaps that are kept.
    reach: usize,
}

impl<T: Cell> Mirror<T> {
    /// A mirror of the last `reach` heaps of `g`.
    pub(super) fn new(g: &[T], reach: usize) -> Mirror<T> {
        let mut mirror = Mirror { cells: vec![], base: 0, oldest: 0, latest: 0, reach };
        mirror.renew(g);
        mirror
    }

    /// The bytes held.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.cells[..])
    }

    /// Puts the latest heaps of `g` at the end of a new table, of twice their number.
    fn renew(&mut self, g: &[T]) {
        let count = g.len().min(self.reach);
        self.oldest = g.len() - count;
        self.latest = g.len();
        self.cells.clear();
        self.cells.resize((2 * count).max(1 << 12), T::default());
        self.base = self.oldest + self.cells.len() - 1;
        for (cell, &value) in self.cells.iter_mut().rev().zip(&g[self.oldest..]) {
            *cell = value;
        }
    }

    /// Takes in the heaps of `g` that are new.
    #[inline(always)]
    pub(super) fn follow(&mut self, g: &[T]) {
        if g.len() > self.base + 1 {
            self.renew(g);
        }
        for (n, &value) in (self.latest..).zip(&g[self.latest..]) {
            self.cells[self.base - n] = value;
        }
        self.latest = g.len();
    }

    /// The values of the heaps from `m - a` down, `count` of them, of which the last is 0 or more: where
    /// they are kept, or in `buffer`.
    #[inline]
    pub(super) fn down<'a>(
        &'a self,
        g: &[T],
        m: usize,
        a: usize,
        count: usize,
        buffer: &'a mut [T; CHUNK],
    ) -> &'a [T] {
        if m + 1 >= self.oldest + a + count {
            let start = self.base + a - m;
            return &self.cells[start..start + count];
        }
        let down = &g[m + 1 - a - count..=m - a];
        for (cell, &value) in buffer.iter_mut().zip(down.iter().rev()) {
            *cell = value;
        }
        &buffer[..count]
    }

    /// Takes out of `sought` those that are nim sums of g(a) and g(m - a) for an a from `from` to `most`, gives
    /// them to `each`, and ends when none is left. Adds to `cost` what that cost, in options. Returns the first a
    /// that was not looked at.
    pub(super) fn sift(
        &self,
        g: &[T],
        m: usize,
        [from, most]: [usize; 2],
        sought: &mut Sought,
        cost: &mut usize,
        mut each: impl FnMut(usize),
    ) -> usize {
        let mut a = from;
        let mut buffer = [T::default(); CHUNK];
        while a <= most && !sought.is_empty() {
            // The first few are most likely to decide; after them, decisions cost more than they save.
            let count = match a - from {
                0 => FIRST_CHUNKS[0],
                done if done < CHUNK => FIRST_CHUNKS[1],
                _ => CHUNK,
            };
            let count = count.min(most + 1 - a);
            *cost += START + count * (2 + sought.groups());
            let found = sought.among(&g[a..a + count], self.down(g, m, a, count, &mut buffer));
            sought.remove(found, &mut each);
            a += count;
        }
        a
    }
}
