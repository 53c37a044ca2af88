//! Clobber and its relatives, and Konane.
//!
//! ```
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_clobber_games::Clobber;
//! use tweedle_rules::Notation;
//!
//! let clobber = Clobber::<u64>::new();
//! let board = clobber.parse("xo|ox")?;
//! assert_eq!(clobber.options(&board, Player::Left)?.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cannibal_clobber;
mod clobber;
mod gen_clobber;
mod konane;

pub use cannibal_clobber::*;
pub use clobber::*;
pub use gen_clobber::*;
pub use konane::*;
#[cfg(not(test))]
use tweedle_rules::Entry;

/// The rulesets in here: a line for each.
// A static: what makes the rulesets is compiled here then, and not where the list is used. The tests of this crate do without
// it, so that they are compiled in half of the time.
#[cfg(not(test))]
pub static CLOBBER_GAMES: &[&Entry] = &[
    &ANTI_CLOBBER,
    &CANNIBAL_CLOBBER,
    &CLOBBER,
    &HOT_CLOBBER,
    &KINGS,
    &KNIGHTS,
    &KONANE,
    &QUEENS,
    &ROOKS,
];
