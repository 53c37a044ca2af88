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
mod go_by_area;
mod go_endgame;
mod hex;
mod in_a_row;
mod no_go;
mod phutball;

pub use atari_go::*;
pub use game_of_y::*;
pub use go_by_area::*;
pub use go_endgame::*;
pub use hex::*;
pub use in_a_row::*;
pub use no_go::*;
pub use phutball::*;

tweedle_rules::rulesets! {
    /// The rulesets in here: a line for each.
    STONE_GAMES: [
        ATARI_GO,
        CONNECT_FOUR,
        GAME_OF_Y,
        GO_BY_AREA,
        GO_ENDGAME,
        HEX,
        NO_GO,
        PHUTBALL,
        TIC_TAC_TOE,
    ]
}
