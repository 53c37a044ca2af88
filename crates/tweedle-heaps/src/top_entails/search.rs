//! The values of the splits of a heap, many at a time.

use tweedle_engine::affine::Value;

/// A value as it is kept: a nimber below [`MOON`], or that bit; in reverse another bit, so that the
/// nim sum of two that are not both nimbers is never a nimber.
const MOON: u16 = 1 << 14;
const MOON_IN_REVERSE: u16 = 1 << 15;

/// To mark the value of a split takes as long as to look at about seven. `SCOUTS` splits for each small nimber
/// are marked; it was measured, and decides nothing but the speed.
const SCOUTS: usize = 128;

/// Splits that are looked at between two decisions.
const CHUNK: usize = 1024;

/// The values of heaps, and the same in reverse: then g(a) and g(n - a) for a = 1, 2, … are two runs
/// of memory.
#[derive(Debug, Default)]
pub(super) struct Splits {
    values: Vec<u16>,
    /// Heap i is at `reverse.len() - 1 - i`.
    reverse: Vec<u16>,
    /// A power of two above all nimbers among the values.
    bound: usize,
}

impl Splits {
    pub(super) fn len(&self) -> usize {
        self.values.len()
    }

    /// A power of two above all values of splits.
    pub(super) fn bound(&self) -> usize {
        self.bound
    }

    /// The bytes held for `heaps` heaps.
    pub(super) fn bytes(&self, heaps: usize) -> usize {
        let room = if heaps > self.reverse.len() { room(heaps) } else { self.reverse.len() };
        2 * room * size_of::<u16>()
    }

    /// Makes room for `heaps` heaps.
    pub(super) fn reserve(&mut self, heaps: usize) {
        if heaps <= self.reverse.len() {
            return;
        }
        let room = room(heaps);
        self.values.reserve_exact(room - self.values.len());
        let mut reverse = vec![0; room - self.reverse.len()];
        reverse.append(&mut self.reverse);
        self.reverse = reverse;
    }

    /// Appends a value, for which there is room.
    pub(super) fn push(&mut self, value: Value) {
        let n = self.values.len();
        let (up, down) = match value {
            Value::Nimber(nimber) => {
                self.bound = self.bound.max((nimber as usize + 1).next_power_of_two());
                (nimber as u16, nimber as u16)
            }
            Value::Moon => (MOON, MOON_IN_REVERSE),
        };
        self.values.push(up);
        let last = self.reverse.len() - 1;
        self.reverse[last - n] = down;
    }

    pub(super) fn value(&self, heap: usize) -> Option<Value> {
        let &value = self.values.get(heap)?;
        Some(if value == MOON { Value::Moon } else { Value::Nimber(u64::from(value)) })
    }

    /// The values of all splits of `n`, one by one.
    pub(super) fn all(&self, n: usize) -> impl Iterator<Item = Value> {
        (1..=n / 2).filter_map(move |a| Some(self.value(a)? + self.value(n - a)?))
    }

    /// The runs g(a) and g(n - a) for a = 1, …, n/2.
    #[inline(always)]
    fn runs(&self, n: usize) -> (&[u16], &[u16]) {
        let count = n / 2;
        if count == 0 {
            return (&[], &[]);
        }
        let start = self.reverse.len() - n;
        (&self.values[1..=count], &self.reverse[start..start + count])
    }

    /// Marks the values of the first splits, among which are most of the small nimbers.
    #[inline(always)]
    pub(super) fn scout(&self, n: usize, marks: &mut Marks) {
        marks.clear(self.bound);
        let (up, down) = self.runs(n);
        let count = up.len().min(SCOUTS * self.bound);
        let mut sums = [0; CHUNK];
        let Ok(is_marked) = <&mut [bool; 1 << 16]>::try_from(&mut marks.is_marked[..]) else {
            return;
        };
        for (up, down) in up[..count].chunks(CHUNK).zip(down[..count].chunks(CHUNK)) {
            // All sums first, so that they are made many at a time.
            for ((sum, &x), &y) in sums.iter_mut().zip(up).zip(down) {
                *sum = x ^ y;
            }
            for &sum in &sums[..up.len()] {
                is_marked[usize::from(sum)] = true;
            }
        }
    }

    /// True if a nimber is the value of a split of `n`.
    #[inline(always)]
    pub(super) fn occurs(&self, n: usize, nimber: usize) -> bool {
        let (up, down) = self.runs(n);
        let nimber = nimber as u16;
        for (up, down) in up.chunks(CHUNK).zip(down.chunks(CHUNK)) {
            // A loop, since a closure would be compiled for the plainest processor.
            let mut least = u16::MAX;
            for (&x, &y) in up.iter().zip(down) {
                least = least.min(x ^ y ^ nimber);
            }
            if least == 0 {
                return true;
            }
        }
        false
    }
}

/// The number of heaps for which room is made when there must be room for `heaps` heaps.
fn room(heaps: usize) -> usize {
    (heaps + heaps / 4).max(1 << 12)
}

/// A set of small nimbers. A number that is no nimber is not in the part that counts.
#[derive(Debug)]
pub(super) struct Marks {
    /// One for each value of 16 bits.
    is_marked: Vec<bool>,
    /// All below are marked.
    least: usize,
}

impl Default for Marks {
    fn default() -> Marks {
        Marks { is_marked: vec![false; 1 << 16], least: 0 }
    }
}

impl Marks {
    /// Takes all below twice `bound` out of it, which are all that may be asked for.
    #[inline(always)]
    fn clear(&mut self, bound: usize) {
        self.is_marked[..(2 * bound).max(64)].fill(false);
        self.least = 0;
    }

    #[inline(always)]
    pub(super) fn add(&mut self, nimber: usize) {
        self.is_marked[nimber] = true;
    }

    /// The least nimber that is not in it.
    #[inline(always)]
    pub(super) fn mex(&mut self) -> usize {
        while self.is_marked[self.least] {
            self.least += 1;
        }
        self.least
    }
}

/// Work in hot loops.
pub(super) trait Work {
    fn run(&mut self) -> bool;
}

/// Does the work, compiled for the processor that there is.
pub(super) fn on_this_processor<W: Work>(work: &mut W) -> bool {
    pulp::Arch::new().dispatch(Run(work))
}

struct Run<'a, W>(&'a mut W);

impl<W: Work> pulp::NullaryFnOnce for Run<'_, W> {
    type Output = bool;

    #[inline(always)]
    fn call(self) -> bool {
        self.0.run()
    }
}
