//! Misère quotients as values.

use std::hash::{Hash, Hasher};
use tweedle_engine::misere::quotient::{Element, Quotient, SumId};
use tweedle_heaps::misere::HeapQuotients;

/// A misère quotient with what it is of. Two are equal if they are of the same letters.
pub struct MisereQuotient {
    pub(crate) quotient: Quotient,
    pub(crate) of: QuotientOf,
    /// What its certificate says that it is of.
    pub(crate) name: String,
}

/// What a quotient is of.
pub(crate) enum QuotientOf {
    /// The heaps of a code, from 1 up: letter n - 1 is heap n.
    Code(Box<HeapQuotients>),
    /// Letters of [`Analyst::letters`](tweedle_search::Analyst::letters), in increasing order, and the heaps 1, 2, … as sums of
    /// them, if it is of the heaps of a ruleset.
    Letters { letters: Vec<u32>, heaps: Vec<SumId> },
}

/// An element of a quotient; the two stand together in a value.
pub(crate) type Of<'a> = (&'a MisereQuotient, Element);

impl MisereQuotient {
    /// What tells it from others, in an order that is the same in every run.
    fn key(&self) -> (Option<(String, u64)>, &[u32], &[SumId]) {
        match &self.of {
            QuotientOf::Code(heaps) => (Some((heaps.code().to_string(), heaps.heaps())), &[], &[]),
            QuotientOf::Letters { letters, heaps } => (None, letters, heaps),
        }
    }

    /// True if its letters mean something in one session only.
    pub(crate) fn is_of_session(&self) -> bool {
        matches!(self.of, QuotientOf::Letters { .. })
    }

    /// The number of heaps, if it is of heaps.
    pub(crate) fn heaps(&self) -> Option<u64> {
        match &self.of {
            QuotientOf::Code(heaps) => Some(heaps.heaps()),
            QuotientOf::Letters { heaps, .. } => Some(heaps.len() as u64).filter(|&it| it > 0),
        }
    }
}

impl PartialEq for MisereQuotient {
    fn eq(&self, other: &MisereQuotient) -> bool {
        std::ptr::eq(self, other) || self.key() == other.key()
    }
}

impl Eq for MisereQuotient {}

impl PartialOrd for MisereQuotient {
    fn partial_cmp(&self, other: &MisereQuotient) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for MisereQuotient {
    fn cmp(&self, other: &MisereQuotient) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl Hash for MisereQuotient {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}
