//! A period, and why it lasts.

use super::Theorem;
use std::fmt;

/// The statement that g(n + p) = g(n) + s for all n from n₀ on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// p, the least one.
    pub length: u64,
    /// n₀, the least one: as many heaps, with heap 0, come before the periodic ones, and the last
    /// exceptional heap is n₀ - 1. This is how the literature counts: 71 for Kayles.
    pub preperiod: u64,
    /// s, the saltus; 0 unless the sequence is arithmetic periodic.
    pub saltus: u64,
}

/// A period that was seen, and what proves it, if anything does.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Periodicity {
    /// The period.
    pub period: Period,
    /// It was seen among the heaps below this.
    pub observed: u64,
    /// The proof that it lasts for ever; `None` if it was only observed.
    pub proof: Option<Proof>,
}

/// The proof that a period lasts for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Proof {
    /// The theorem from which it follows.
    pub theorem: Theorem,
    /// It is enough that the period holds among the heaps below this.
    pub bound: u64,
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "period {}, preperiod {}", self.length, self.preperiod)?;
        if self.saltus > 0 {
            write!(f, ", saltus {}", self.saltus)?;
        }
        Ok(())
    }
}
