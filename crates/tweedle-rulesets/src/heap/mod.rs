//! Games with heaps of counters.

mod divisor;
mod euclid;
mod golden;
mod heap_ruleset;
mod heaps;
mod kayles;
mod moves;
mod nim;
mod pair;
mod set_and_flag;
mod spawning;
mod spawning_code;
mod subtraction;
mod take_and_break;
mod take_away;
mod wythoff;

use crate::Entry;
pub use euclid::*;
pub use heap_ruleset::HeapRuleset;
pub use heaps::Heaps;
pub(crate) use heaps::read_size;
pub use kayles::*;
pub use moves::{HeapMoves, draw as draw_heaps, name_of_change};
pub use nim::*;
pub use pair::Pair;
pub(crate) use set_and_flag::set_and_flag;
pub use spawning::*;
pub use spawning_code::SpawningCode;
pub use subtraction::*;
pub use take_and_break::*;
pub use take_away::*;
pub use wythoff::*;

/// The rulesets in here: a line for each.
pub(crate) const ENTRIES: &[&Entry] = &[
    &DAWSONS_KAYLES,
    &EUCLID,
    &FIBONACCI_NIM,
    &GRUNDYS_GAME,
    &KAYLES,
    &NIM,
    &OFFICERS,
    &PARTIZAN_TAKE_AND_BREAK,
    &SPAWNING,
    &SUBTRACTION,
    &TAKE_AND_BREAK,
    &TAKE_AWAY,
    &WYTHOFF,
];
