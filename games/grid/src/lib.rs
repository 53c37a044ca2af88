//! Games on rectangular boards whose pieces stay where they are put, and Amazons.
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
mod domineering;
mod domino;
mod fission;

pub use amazons::*;
pub use chomp::*;
pub use cram::*;
pub use domineering::*;
pub use fission::*;
use tweedle_rules::Entry;

/// The rulesets in here: a line for each.
// A static: what makes the rulesets is compiled here then, and not where the list is used.
pub static GRID_GAMES: &[&Entry] = &[&AMAZONS, &CHOMP, &CRAM, &DOMINEERING, &FISSION];
