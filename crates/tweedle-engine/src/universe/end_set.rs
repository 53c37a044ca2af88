//! Sets of ends, by which universes are named.

use super::id::Id;
use crate::Weigh;

/// The number of a set of ends in a store of forms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct EndsId(pub(super) u32);

impl EndsId {
    /// Of no store.
    #[cfg(feature = "serde")]
    pub(super) const NOWHERE: EndsId = EndsId(u32::MAX);
}

/// Some ends, and what follows from them.
#[derive(Debug)]
pub(super) struct EndSet {
    /// Sorted by their ids, and the same of all sets of ends that determine the universe.
    pub(super) given: Box<[Id]>,
    /// The ends of Left and of Right of which all ends of the universe are sums, and which are none themselves, each with the least number of
    /// moves to 0.
    pub(super) of: [Box<[(Id, u32)]>; 2],
}

impl Weigh for EndsId {}
