//! Games with heaps of counters.

mod euclid;
mod golden;
mod heap_ruleset;
mod heaps;
mod kayles;
mod moves;
mod nim;
mod pair;
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

/// A set of numbers as a parameter, and `true` after it if a flag is set: `[1,2],true`.
pub(crate) fn set_and_flag(set: &[u64], flag: bool) -> String {
    let set: Vec<String> = set.iter().map(u64::to_string).collect();
    format!("[{}]{}", set.join(","), if flag { ",true" } else { "" })
}

fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
