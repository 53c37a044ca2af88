//! Sets of lines.

/// A set of the lines that a search is about.
pub(super) type Set = u64;
