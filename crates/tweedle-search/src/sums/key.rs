//! Sums as all threads write them, and the bytes that they take.

use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use tweedle_engine::Weigh;

/// The components of a sum that are too large to be valued, sorted, and whether the players are exchanged in them.
pub(super) type Open<P> = SmallVec<[(P, bool); 1]>;

/// A sum in which Left moves next, as all threads write it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Key<P> {
    pub(super) open: Open<P>,
    /// The number of the value of the others ([`Store::common_number`](tweedle_engine::short::Store::common_number)).
    pub(super) value: u32,
}

impl<P: Hash> Hash for Key<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_of(&self.open, self.value, state);
    }
}

/// Hashes a sum, the same as its key does.
pub(super) fn hash_of<P: Hash>(open: &[(P, bool)], value: u32, state: &mut impl Hasher) {
    for (part, is_exchanged) in open {
        part.hash(state);
        is_exchanged.hash(state);
    }
    value.hash(state);
}

impl<P: Weigh> Weigh for Key<P> {
    fn owned(&self) -> usize {
        owned(&self.open)
    }
}

/// The bytes that open components own.
pub(super) fn owned<P: Weigh>(open: &Open<P>) -> usize {
    let spilled = if open.spilled() { open.capacity() * size_of::<(P, bool)>() } else { 0 };
    spilled + open.iter().map(|(part, _)| part.owned()).sum::<usize>()
}

/// The bytes that one more entry of a table takes: it is nearly half full at worst, and the old one is there while it
/// grows.
pub(super) const fn grown<E>() -> usize {
    3 * size_of::<E>()
}
