//! What an analyst knows of misère quotients.

use std::collections::HashSet;
use tweedle_engine::misere::quotient::{Quotient, SumId};

/// Quotients that were found, each with its letters in increasing order, and sums of which none was found.
#[derive(Debug, Default)]
pub(crate) struct KnownQuotients {
    pub(crate) found: Vec<(Vec<u32>, Quotient)>,
    pub(crate) refused: HashSet<SumId>,
}
