//! What the search asks of generators.

use super::candidate::{Candidate, Seen};

/// Generators with their options.
pub(super) trait Generators {
    /// The generators as a candidate sees them.
    fn seen(&self, candidate: &Candidate) -> Vec<Seen>;
    /// The ranks of the generators: each option has a smaller one, where the rank of a sum is the sum of the ranks.
    fn ranks(&self) -> &[u64];
}
