//! Games with heaps of counters.

mod heaps;
mod moves;
mod nim;

pub use heaps::Heaps;
pub use nim::Nim;
