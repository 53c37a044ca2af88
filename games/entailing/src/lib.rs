//! Games with entailing moves: a move may oblige the opponent to answer where it was made, or the
//! player who made it to move again.
//!
//! ```
//! use tweedle_engine::affine::Obligations;
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_entailing_games::TopEntails;
//! use tweedle_rules::Notation;
//!
//! let game = Obligations(TopEntails);
//! let heap = game.parse("2")?;
//! let options = game.options(&heap, Player::Left)?;
//! let options: Vec<_> = options.iter().map(|option| game.print(option)).collect();
//! assert_eq!(options, ["1,1", "!1"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod carry_on_nim;
mod counted_coins;
mod lines_text;
mod move_table;
mod nimstring;
mod strings_and_coins;
mod table;
mod table_text;
mod top_entails;
mod turn;

pub use carry_on_nim::*;
pub use counted_coins::*;
pub use move_table::MoveTable;
pub use nimstring::*;
pub use strings_and_coins::*;
use table::MOVE_TABLE;
pub use top_entails::*;
pub use turn::Turn;

tweedle_rules::rulesets! {
    /// The rulesets in here: a line for each.
    ENTAILING_GAMES: [
        CARRY_ON_NIM,
        COUNTED_COINS,
        MOVE_TABLE,
        NIMSTRING,
        STRINGS_AND_COINS,
        TOP_ENTAILS,
    ]
}
