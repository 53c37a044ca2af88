//! Nimbers of Chomp by retrograde analysis.

/// Nimbers of all positions of a board.
#[derive(Debug)]
pub struct ChompTable;
