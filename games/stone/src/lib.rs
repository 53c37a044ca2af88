//! Games with stones of two colours: Atari Go, Connect Four, endgames of Go, Hex, `NoGo`, Phutball, tic-tac-toe, Y.
//!
//! ```
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_rules::Notation;
//! use tweedle_stone_games::NoGo;
//!
//! let no_go = NoGo::<u64>::new();
//! let board = no_go.parse("...")?;
//! assert_eq!(no_go.options(&board, Player::Left)?.len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod atari_go;
mod game_of_y;
mod go_endgame;
mod hex;
mod in_a_row;
mod no_go;
mod phutball;

pub use atari_go::*;
pub use game_of_y::*;
pub use go_endgame::*;
pub use hex::*;
pub use in_a_row::*;
pub use no_go::*;
pub use phutball::*;
#[cfg(not(test))]
use tweedle_rules::Entry;

/// The rulesets in here: a line for each.
// A static: what makes the rulesets is compiled here then, and not where the list is used. The tests of this crate do without
// it, so that they are compiled in half of the time.
#[cfg(not(test))]
pub static STONE_GAMES: &[&Entry] =
    &[&ATARI_GO, &CONNECT_FOUR, &GAME_OF_Y, &GO_ENDGAME, &HEX, &NO_GO, &PHUTBALL, &TIC_TAC_TOE];
