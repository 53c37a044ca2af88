//! Heaps of counters.

use crate::{Notation, NotationError, spilled};
use smallvec::{SmallVec, smallvec};
use std::fmt;
use tweedle_engine::Weigh;

/// Heaps of counters in the order in which they lie; empty heaps are not held.
// Invariant: no heap is 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Heaps(SmallVec<[u64; 2]>);

impl Heaps {
    /// The heaps of these sizes.
    pub fn new(sizes: impl IntoIterator<Item = u64>) -> Heaps {
        Heaps(sizes.into_iter().filter(|&size| size > 0).collect())
    }

    /// The sizes of the heaps that are not empty, in their order.
    pub fn sizes(&self) -> &[u64] {
        &self.0
    }

    /// The heaps, each by itself.
    pub fn single(&self) -> impl Iterator<Item = Heaps> {
        self.0.iter().map(|&size| Heaps(smallvec![size]))
    }

    /// All the heaps of `positions` side by side.
    pub fn joined(positions: &[Heaps]) -> Heaps {
        Heaps(positions.iter().flat_map(|heaps| heaps.0.iter().copied()).collect())
    }

    /// The same heaps, the smallest first.
    #[must_use]
    pub fn sorted(&self) -> Heaps {
        let mut sorted = self.clone();
        sorted.0.sort_unstable();
        sorted
    }

    /// The number of counters, as far as a `u64` counts.
    pub fn total(&self) -> u64 {
        self.0.iter().fold(0, |sum, &size| sum.saturating_add(size))
    }

    /// The heaps with others in the place of heap `i`, which is there; of 0 there is none.
    #[must_use]
    pub fn with_heap(&self, i: usize, rest: &[u64]) -> Heaps {
        let mut heaps = SmallVec::from_slice(&self.0[..i]);
        heaps.extend(rest.iter().copied().filter(|&size| size > 0));
        heaps.extend_from_slice(&self.0[i + 1..]);
        Heaps(heaps)
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    pub fn parse(text: &str, game: &impl Notation) -> Result<Heaps, NotationError> {
        let mut sizes = Vec::new();
        let mut start = 0;
        for part in text.split([',', '+']) {
            let range = start..start + part.chars().count();
            start = range.end + 1;
            sizes.push(read_size(part, range, game, "`3` or `3,4,5`")?);
        }
        Ok(Heaps::new(sizes))
    }
}

/// The size of a heap that stands at `range`; `usage` is what to write instead of what is wrong.
pub fn read_size(
    text: &str,
    range: std::ops::Range<usize>,
    game: &impl Notation,
    usage: &str,
) -> Result<u64, NotationError> {
    let digits = text.trim();
    let is_number = !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit());
    let size = if is_number { digits.parse().ok() } else { None };
    size.ok_or_else(|| {
        let message = if digits.is_empty() {
            format!("A heap size is missing here; write {usage}.")
        } else if is_number {
            format!("A heap of {} has at most {} counters.", game.name(), u64::MAX)
        } else {
            format!("`{digits}` is not a heap size; write {usage}.")
        };
        NotationError::new(message, range)
    })
}

impl Weigh for Heaps {
    fn owned(&self) -> usize {
        spilled(&self.0)
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.pad("0");
        }
        let sizes: Vec<String> = self.0.iter().map(u64::to_string).collect();
        f.pad(&sizes.join(","))
    }
}

impl fmt::Debug for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Heaps({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_keep_their_order() {
        let heaps = Heaps::new([5, 0, 3, 4]);
        assert_eq!(heaps.sizes(), [5, 3, 4]);
        assert_eq!(heaps.to_string(), "5,3,4");
        assert_eq!(heaps.sorted(), Heaps::new([3, 4, 5]));
        assert_eq!(heaps.with_heap(1, &[2, 6]), Heaps::new([5, 2, 6, 4]));
        assert_eq!(heaps.with_heap(2, &[0, 0]), Heaps::new([5, 3]));
        assert_eq!(Heaps::joined(&[heaps, Heaps::new([1])]), Heaps::new([5, 3, 4, 1]));
        assert_eq!(Heaps::new([u64::MAX, 2]).total(), u64::MAX);
    }
}
