//! Games with heaps of counters.

mod nim;

pub use nim::{Heaps, Nim};
