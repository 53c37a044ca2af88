//! Nimbers of impartial positions by search.

/// Nimbers found so far.
#[derive(Debug)]
pub struct NimberSearch;
