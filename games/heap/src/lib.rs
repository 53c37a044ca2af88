//! Games with heaps of counters.
//!
//! ```
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_heap_games::Nim;
//! use tweedle_rules::Notation;
//!
//! let heaps = Nim.parse("1,2")?;
//! let options = Nim.options(&heaps, Player::Left)?;
//! let options: Vec<_> = options.iter().map(|option| Nim.print(option)).collect();
//! assert_eq!(options, ["2", "1,1", "1"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cumulative_subtraction;
mod end_nim;
mod euclid;
mod golden;
mod heap_ruleset;
mod kayles;
mod moores_nim;
mod moves;
mod nim;
mod pair;
mod spawning;
mod spawning_code;
mod subtraction;
mod sylver_coinage;
mod take_and_break;
mod take_away;
mod wythoff;

pub use cumulative_subtraction::*;
pub use end_nim::*;
pub use euclid::*;
pub use heap_ruleset::HeapRuleset;
pub use kayles::*;
pub use moores_nim::*;
pub use moves::HeapMoves;
pub use nim::*;
pub use pair::Pair;
pub use spawning::*;
pub use spawning_code::SpawningCode;
pub use subtraction::*;
pub use sylver_coinage::*;
pub use take_and_break::*;
pub use take_away::*;
pub use wythoff::*;

tweedle_rules::rulesets! {
    /// The rulesets in here: a line for each.
    HEAP_GAMES: [
        CUMULATIVE_SUBTRACTION,
        DAWSONS_KAYLES,
        END_NIM,
        EUCLID,
        FIBONACCI_NIM,
        GRUNDYS_GAME,
        KAYLES,
        LASKERS_NIM,
        MOORES_NIM,
        NIM,
        OFFICERS,
        PARTIZAN_END_NIM,
        PARTIZAN_TAKE_AND_BREAK,
        SPAWNING,
        SUBTRACTION,
        SYLVER_COINAGE,
        TAKE_AND_BREAK,
        TAKE_AWAY,
        WYTHOFF,
    ]
}
