//! Heaps of counters, names of moves in them, and their pictures: what heap games and scripts share.

mod heaps;
mod words;

pub use heaps::{Heaps, read_size};
pub use words::*;
