//! The evidence of a sparse space in a Grundy sequence.

use super::cell::Cell;
use super::engine::Engine;
use super::sparse::Sparse;
use super::{Method, Sequence};

/// The evidence of the values of a sequence so far: the number of times that each occurs, and the
/// split into rare and common values.
///
/// Values with an even number of ones at the binary digits of the mask are rare and the others
/// common, or the other way round at heaps of one parity. If the rare heaps come to an end, the
/// sequence is periodic sooner or later (*Winning Ways*, ch. 4, "Sparse spaces"; tables of this kind
/// were published by Flammenkamp and by Grossman).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Evidence {
    /// The number of heaps that were looked at: 0, 1, …, one less than this.
    pub heaps: u64,
    /// The number of heaps that have the value 0, 1, ….
    pub counts: Vec<u64>,
    /// The first heap of the greatest value.
    pub greatest_at: u64,
    /// The values below the greatest that no heap has.
    pub missing: Vec<u64>,
    /// The split of the heaps with the fewest rare ones; `None` for codes that may leave more than
    /// two heaps, or have a tail.
    pub split: Option<Sparsity>,
}

/// A split of the heaps of a sequence into rare and common ones.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Sparsity {
    /// The binary digits of values that are counted.
    pub mask: u64,
    /// True if the parity of the heap is added to the count.
    pub by_position: bool,
    /// The number of rare heaps.
    pub rare: u64,
    /// The last of them.
    pub last_rare: u64,
    /// The rare values that occur, with the number of their rare heaps.
    pub rare_values: Vec<(u64, u64)>,
}

impl Sequence {
    /// The evidence of the values computed so far. Cost: linear in their number.
    pub fn evidence(&self) -> Evidence {
        let mut counts: Vec<u64> = Vec::new();
        let mut greatest_at = 0;
        for heap in 0..self.computed() {
            let value = self.at(heap as usize) as usize;
            if value >= counts.len() {
                counts.resize(value + 1, 0);
                greatest_at = heap;
            }
            counts[value] += 1;
        }
        let missing =
            (0..).zip(&counts).filter(|&(_, &count)| count == 0).map(|(value, _)| value).collect();
        let split = match &self.method {
            Method::Narrow(engine) => engine.sparsity(),
            Method::Wide(engine) => engine.sparsity(),
            Method::General(_) => None,
        };
        Evidence { heaps: self.computed(), counts, greatest_at, missing, split }
    }
}

impl<T: Cell> Engine<T> {
    fn sparsity(&self) -> Option<Sparsity> {
        let split = self.method().map(Sparse::coding)?.split;
        let mut sparsity = Sparsity {
            mask: split.mask as u64,
            by_position: split.by_position,
            rare: 0,
            last_rare: 0,
            rare_values: vec![],
        };
        let mut counts = std::collections::BTreeMap::new();
        for n in (0..self.len()).filter(|&n| split.class(self.value(n), n) == 0) {
            sparsity.rare += 1;
            sparsity.last_rare = n as u64;
            *counts.entry(self.value(n) as u64).or_insert(0) += 1;
        }
        sparsity.rare_values = counts.into_iter().collect();
        Some(sparsity)
    }
}
