//! Games on rectangular boards whose pieces stay where they are put, Amazons, and coins that are turned.
//!
//! ```
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_grid_games::Domineering;
//! use tweedle_rules::Notation;
//!
//! let domineering = Domineering::<u64>::new();
//! let board = domineering.parse("..|..")?;
//! let options = domineering.options(&board, Player::Left)?;
//! assert_eq!(options.len(), 2);
//! assert_eq!(domineering.print(&options[0]), "#.|#.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod amazons;
mod chomp;
mod cram;
mod cross_purposes;
mod domineering;
mod domino;
mod fission;
mod quelhas;
mod turning_board;

pub use amazons::*;
pub use chomp::*;
pub use cram::*;
pub use cross_purposes::*;
pub use domineering::*;
pub use fission::*;
pub use quelhas::*;
pub use turning_board::*;

tweedle_rules::rulesets! {
    /// The rulesets in here: a line for each.
    GRID_GAMES: [
        ACROSTIC_TWINS,
        AMAZONS,
        CHOMP,
        CRAM,
        CROSS_PURPOSES,
        DOMINEERING,
        FISSION,
        QUELHAS,
        RUGS,
        TURNING_CORNERS,
    ]
}
