//! The test if a value is that of an option, by a look at all of them, many at a time.
//!
//! For x ≤ a ≤ y, g(a) is a run of memory, and so is g(m - a) if values are kept in reverse as well.

use super::cell::Cell;

/// Options that are looked at between two decisions. The first few are most likely to decide; after
/// them, decisions cost more than they save.
const CHUNKS: [usize; 2] = [256, 2048];

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

    /// True if `code` is the nim sum of g(a) and g(m - a) for an a from `from` to `most`, where `m`
    /// less `from` is in the mirror. Adds the number of options that were looked at to `looked`.
    #[inline(always)]
    pub(super) fn occurs(
        &self,
        g: &[T],
        m: usize,
        from: usize,
        most: usize,
        code: T,
        looked: &mut usize,
    ) -> bool {
        let mut a = from;
        let mut buffer = [T::default(); CHUNKS[0]];
        while a <= most {
            let is_mirrored = m - a >= self.oldest + CHUNKS[1];
            let count = if a - from >= CHUNKS[1] && is_mirrored { CHUNKS[1] } else { CHUNKS[0] };
            let count = count.min(most + 1 - a);
            *looked += count;
            let up = &g[a..a + count];
            let least = if is_mirrored {
                let start = self.base + a - m;
                least_difference(up, &self.cells[start..start + count], code)
            } else {
                let down = &g[m + 1 - a - count..=m - a];
                for (cell, &value) in buffer.iter_mut().zip(down.iter().rev()) {
                    *cell = value;
                }
                least_difference(up, &buffer[..count], code)
            };
            if least == T::default() {
                return true;
            }
            a += count;
        }
        false
    }
}

/// The least nim sum of `value` with elements at the same places. Loops rather than closures, here
/// and in what calls this: a closure is compiled for the plainest processor.
#[inline(always)]
fn least_difference<T: Cell>(x: &[T], y: &[T], value: T) -> T {
    let mut least = T::MAX;
    for (&x, &y) in x.iter().zip(y) {
        least = least.min(x ^ y ^ value);
    }
    least
}
