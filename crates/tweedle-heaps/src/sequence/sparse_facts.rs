//! The facts from which values were computed, where rare heaps were enough.

/// The facts from which the values of the latest heaps were computed.
#[derive(Debug)]
pub(crate) struct SparseFacts {
    /// True if the parity of heaps matters, for their class or for their options.
    pub(crate) by_parity: bool,
    /// The most that a move takes.
    pub(crate) taken: u64,
    pub(crate) last_rare: u64,
    /// Heaps, and how great a smaller part was looked at, at most, for any heap from there on.
    pub(crate) depths: Vec<(u64, u64)>,
}
