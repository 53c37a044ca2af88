//! Finite and cofinite sets of nimbers.

use crate::Weigh;
use smallvec::SmallVec;
use std::fmt;

/// A finite set of nimbers, or all nimbers but finitely many.
///
/// These are the sets of the n for which X + ∗n ≥ 0, for a short game X, and of the n beside which a move
/// wins that can give check.
///
/// Cost: each operation is linear in the numbers of exceptions, or n·log n where it sorts them.
///
/// ```
/// use tweedle_engine::number::NimSet;
/// let set = NimSet::of([0, 2]).complement().union(&NimSet::of([2]));
/// assert_eq!(set.to_string(), "all but 0");
/// assert_eq!(set.mex(), Some(0));
/// assert_eq!(set.shifted(5).to_string(), "all but 5");
/// assert_eq!(NimSet::all().mex(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NimSet {
    is_cofinite: bool,
    /// The elements of a finite set, or those missing in a cofinite one: in increasing order, each
    /// once.
    exceptions: SmallVec<[u64; 4]>,
}

impl Weigh for NimSet {
    fn owned(&self) -> usize {
        self.exceptions.owned()
    }
}

impl NimSet {
    /// The empty set.
    pub fn none() -> NimSet {
        NimSet { is_cofinite: false, exceptions: SmallVec::new() }
    }

    /// All nimbers.
    pub fn all() -> NimSet {
        NimSet::none().complement()
    }

    /// The set of these nimbers.
    pub fn of(nimbers: impl IntoIterator<Item = u64>) -> NimSet {
        let mut exceptions: SmallVec<_> = nimbers.into_iter().collect();
        exceptions.sort_unstable();
        exceptions.dedup();
        NimSet { is_cofinite: false, exceptions }
    }

    /// True if all nimbers but finitely many are in it.
    pub fn is_cofinite(&self) -> bool {
        self.is_cofinite
    }

    /// True if nothing is in it.
    pub fn is_empty(&self) -> bool {
        !self.is_cofinite && self.exceptions.is_empty()
    }

    /// The elements of a finite set, or what a cofinite one lacks, in increasing order.
    pub fn exceptions(&self) -> &[u64] {
        &self.exceptions
    }

    /// True if ∗n is in it.
    pub fn contains(&self, n: u64) -> bool {
        self.exceptions.binary_search(&n).is_ok() != self.is_cofinite
    }

    /// All nimbers that are not in it.
    #[must_use]
    pub fn complement(mut self) -> NimSet {
        self.is_cofinite = !self.is_cofinite;
        self
    }

    /// The union of the two sets.
    #[must_use]
    pub fn union(&self, other: &NimSet) -> NimSet {
        let (a, b) = (self, other);
        match (a.is_cofinite, b.is_cofinite) {
            (false, false) => NimSet::of(a.exceptions.iter().chain(&b.exceptions).copied()),
            (false, true) => b.union(a),
            (true, _) => {
                let missing = a.exceptions.iter().copied().filter(|&n| !b.contains(n));
                NimSet { is_cofinite: true, exceptions: missing.collect() }
            }
        }
    }

    /// The intersection of the two sets.
    #[must_use]
    pub fn intersection(&self, other: &NimSet) -> NimSet {
        self.clone().complement().union(&other.clone().complement()).complement()
    }

    /// The set of all n ⊕ `by` for the n in it.
    #[must_use]
    pub fn shifted(&self, by: u64) -> NimSet {
        let shifted = NimSet::of(self.exceptions.iter().map(|n| n ^ by));
        NimSet { is_cofinite: self.is_cofinite, ..shifted }
    }

    /// The least nimber that is not in it; `None` if all are.
    pub fn mex(&self) -> Option<u64> {
        if self.is_cofinite {
            return self.exceptions.first().copied();
        }
        let mut sorted = (0..).zip(&self.exceptions);
        let gap = sorted.find(|&(n, &exception)| n != exception);
        Some(gap.map_or(self.exceptions.len() as u64, |(n, _)| n))
    }
}

/// `none`, `0, 2`, `all`, `all but 0, 2`.
impl fmt::Display for NimSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let exceptions: Vec<String> = self.exceptions.iter().map(u64::to_string).collect();
        let exceptions = exceptions.join(", ");
        match (self.is_cofinite, exceptions.is_empty()) {
            (false, true) => f.pad("none"),
            (false, false) => f.pad(&exceptions),
            (true, true) => f.pad("all"),
            (true, false) => f.pad(&format!("all but {exceptions}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn set() -> impl Strategy<Value = NimSet> {
        (any::<bool>(), prop::collection::vec(0..20_u64, 0..8)).prop_map(|(flip, nimbers)| {
            let set = NimSet::of(nimbers);
            if flip { set.complement() } else { set }
        })
    }

    proptest! {
        /// Each operation against its definition, by the elements below a bound that is large enough.
        #[test]
        fn operations_are_those_of_sets(a in set(), b in set(), by in 0..40_u64) {
            let union = a.union(&b);
            let intersection = a.intersection(&b);
            let shifted = a.shifted(by);
            let complement = a.clone().complement();
            for n in 0..64 {
                prop_assert_eq!(union.contains(n), a.contains(n) || b.contains(n));
                prop_assert_eq!(intersection.contains(n), a.contains(n) && b.contains(n));
                prop_assert_eq!(shifted.contains(n), a.contains(n ^ by));
                prop_assert_eq!(complement.contains(n), !a.contains(n));
            }
            prop_assert_eq!(union.is_cofinite(), a.is_cofinite() || b.is_cofinite());
            prop_assert_eq!(a.mex(), (0..64).find(|&n| !a.contains(n)));
            prop_assert_eq!(a.is_empty(), (0..64).all(|n| !a.contains(n)));
            // One set has one representation.
            prop_assert_eq!(&a.union(&a), &a);
            prop_assert_eq!(shifted.shifted(by), a);
        }
    }
}
