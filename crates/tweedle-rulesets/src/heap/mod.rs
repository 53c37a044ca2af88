//! Games with heaps of counters.

mod euclid;
mod golden;
mod heap_ruleset;
mod heaps;
mod kayles;
mod moves;
mod nim;
mod pair;
mod subtraction;
mod take_and_break;
mod take_away;
mod wythoff;

pub use euclid::Euclid;
pub use heap_ruleset::HeapRuleset;
pub use heaps::Heaps;
pub(crate) use heaps::read_size;
pub use kayles::Kayles;
pub use moves::HeapMoves;
pub use nim::Nim;
pub use pair::Pair;
pub use subtraction::Subtraction;
pub use take_and_break::TakeAndBreak;
pub use take_away::{Limited, TakeAway};
pub use wythoff::Wythoff;

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
pub(crate) use euclid::EUCLID;
pub(crate) use kayles::KAYLES;
pub(crate) use nim::NIM;
pub(crate) use subtraction::SUBTRACTION;
pub(crate) use take_and_break::{
    DAWSONS_KAYLES, GRUNDYS_GAME, OFFICERS, PARTIZAN_TAKE_AND_BREAK, TAKE_AND_BREAK,
};
pub(crate) use take_away::{FIBONACCI_NIM, TAKE_AWAY};
pub(crate) use wythoff::WYTHOFF;
