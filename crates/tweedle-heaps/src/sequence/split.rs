//! Rare and common values: the sparse space phenomenon.
//!
//! In many games almost all Grundy values have an odd number of ones at certain binary digits (the
//! mask). Call such values common and the others rare. The nim sum of two common values is rare, so
//! a common value is that of an option a + b only if a or b is one of the few rare heaps (*Winning
//! Ways*, ch. 4, "Sparse spaces"). If all breaks of the rules take a number of counters of the same
//! parity, the class of a heap may depend on the parity of its size, too.

/// The split of heaps into rare and common ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Split {
    /// The binary digits of a value that are counted; at least one.
    pub(super) mask: usize,
    /// True if the parity of the heap is added to the count.
    pub(super) by_position: bool,
    /// The parity of what is taken when a heap is broken, if `by_position`; else 0.
    pub(super) taken: usize,
}

impl Split {
    /// 1 if a heap `n` of Grundy value `value` is common, and 0 if it is rare.
    #[inline(always)]
    pub(super) fn class(self, value: usize, n: usize) -> usize {
        let position = if self.by_position { n + self.taken } else { 0 };
        ((value & self.mask).count_ones() as usize + position) % 2
    }

    /// The split with the fewest rare heaps, and their number, if `counts` has the numbers of even
    /// and of odd heaps with each value. `taken` is the parity of what all breaks take, if they
    /// have one in common.
    ///
    /// One Walsh-Hadamard transform of the counts gives the numbers of rare heaps of all masks.
    /// Cost: O(V log V) for V values.
    pub(super) fn best(counts: &[Vec<i64>; 2], taken: Option<usize>) -> (Split, usize) {
        let size = counts[0].len().max(counts[1].len()).next_power_of_two().max(2);
        let [of_even, of_odd] = counts.clone().map(|mut counts| {
            counts.resize(size, 0);
            transform(&mut counts);
            counts
        });
        // The number of rare heaps less that of common ones, for every mask.
        let candidates = (1..size).flat_map(|mask| {
            let plain = Split { mask, by_position: false, taken: 0 };
            let with_position = taken.map(|taken| {
                let difference = of_even[mask] - of_odd[mask];
                let excess = if taken == 0 { difference } else { -difference };
                (excess, Split { mask, by_position: true, taken })
            });
            std::iter::once((of_even[mask] + of_odd[mask], plain)).chain(with_position)
        });
        let least =
            candidates.min_by_key(|&(excess, split)| (excess, split.by_position, split.mask));
        let (excess, split) = least.unwrap_or((0, Split { mask: 1, by_position: false, taken: 0 }));
        // At mask 0 all are counted.
        (split, (of_even[0] + of_odd[0] + excess) as usize / 2)
    }
}

/// The Walsh-Hadamard transform: entry s becomes the sum of all entries v, with the sign of the
/// parity of v & s.
fn transform(entries: &mut [i64]) {
    let mut half = 1;
    while half < entries.len() {
        for block in entries.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (x, y) in low.iter_mut().zip(high) {
                (*x, *y) = (*x + *y, *x - *y);
            }
        }
        half *= 2;
    }
}

/// The code in which the sparse method keeps the values of heaps: the class, and the value without
/// the lowest digit of the mask, which the class makes up for.
///
/// The code of a nim sum is the nim sum of the codes: if a heap n is broken into a and b, the class
/// of their nim sum as a value of n is the nim sum of their classes. And the values of one class
/// have the same order as their codes. So a set of common values and one of rare values together
/// are no larger than a set of values, and each option belongs to one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Coding {
    pub(super) split: Split,
    /// The number of digits of a value, less the one left out.
    pub(super) digits: u32,
}

impl Coding {
    /// A code of values below `bound`, a power of two above the mask.
    pub(super) fn new(split: Split, bound: usize) -> Coding {
        debug_assert!(bound.is_power_of_two() && split.mask < bound);
        Coding { split, digits: bound.trailing_zeros() - 1 }
    }

    /// All codes are below.
    pub(super) fn count(self) -> usize {
        2 << self.digits
    }

    /// The digit that is left out.
    fn hole(self) -> u32 {
        self.split.mask.trailing_zeros()
    }

    #[inline(always)]
    pub(super) fn code(self, value: usize, n: usize) -> usize {
        let low = value & ((1 << self.hole()) - 1);
        let high = value >> (self.hole() + 1) << self.hole();
        self.split.class(value, n) << self.digits | high | low
    }

    #[inline(always)]
    pub(super) fn value(self, code: usize, n: usize) -> usize {
        let index = code & ((1 << self.digits) - 1);
        let low = index & ((1 << self.hole()) - 1);
        let value = (index >> self.hole() << (self.hole() + 1)) | low;
        let digit = self.split.class(value, n) ^ (code >> self.digits);
        value | digit << self.hole()
    }

    /// The code that a value with this code in heap `from` has in heap `to`.
    #[inline(always)]
    pub(super) fn moved(self, code: usize, from: usize, to: usize) -> usize {
        let flip = if self.split.by_position { (from ^ to) % 2 } else { 0 };
        code ^ flip << self.digits
    }

    /// Values of the other class that are less than this one of heap `n` are those with an index
    /// below the result.
    #[inline(always)]
    pub(super) fn lesser(self, code: usize, n: usize) -> usize {
        let digit = self.value(code, n) >> self.hole() & 1;
        let index = code & ((1 << self.digits) - 1);
        ((index >> self.hole()) + digit) << self.hole()
    }
}
