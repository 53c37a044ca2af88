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

tweedle_rules::rulesets! {
    /// The rulesets in here: a line for each.
    CLOBBER_GAMES: [
        ANTI_CLOBBER,
        CANNIBAL_CLOBBER,
        CLOBBER,
        HOT_CLOBBER,
        KINGS,
        KNIGHTS,
        KONANE,
        QUEENS,
        ROOKS,
    ]
}
