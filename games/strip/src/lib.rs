//! Games on a strip of cells, which are called by their numbers from 1.
//!
//! ```
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_rules::Notation;
//! use tweedle_strip_games::ToadsAndFrogs;
//!
//! let toads = ToadsAndFrogs::<u64>::toads_and_frogs();
//! let strip = toads.parse("tf.")?;
//! assert!(toads.options(&strip, Player::Right)?.is_empty());
//! assert_eq!(toads.print(&toads.options(&strip, Player::Left)?[0]), ".ft");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod blockbusting;
mod cells;
mod coins;
mod dollar_game;
mod kotzigs_nim;
mod pieces;
mod push;
mod silver_dollar;
mod toads_and_frogs;
mod toppling_dominoes;
mod treblecross;
mod turning_coins;
mod welters_game;
mod woodpush;

pub use blockbusting::*;
pub use coins::Coins;
pub use dollar_game::*;
pub use kotzigs_nim::*;
pub use pieces::Strip;
pub use push::*;
pub use silver_dollar::*;
pub use toads_and_frogs::*;
pub use toppling_dominoes::*;
pub use treblecross::*;
pub use turning_coins::*;
pub use welters_game::*;
pub use woodpush::*;

tweedle_rules::rulesets! {
    /// The rulesets in here: a line for each.
    STRIP_GAMES: [
        BACKSLIDING_TOADS_AND_FROGS,
        BLOCKBUSTING,
        DOLLAR_GAME,
        DOLLAR_GAME_WITH_BAG,
        ELEPHANTS_AND_RHINOS,
        GEN_TOADS_AND_FROGS,
        KOTZIGS_NIM,
        MOCK_TURTLES,
        MOEBIUS,
        MOGUL,
        PUSH,
        RULER,
        SHOVE,
        SILVER_DOLLAR,
        TOADS_AND_FROGS,
        TOPPLING_DOMINOES,
        TREBLECROSS,
        TURNING_TURTLES,
        TWINS,
        WELTERS_GAME,
        WOODPUSH,
    ]
}
