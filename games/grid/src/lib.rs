//! Games on rectangular boards.
//!
//! ```
//! use tweedle::{Player, Ruleset};
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
mod atari_go;
mod board;
mod cannibal_clobber;
mod chomp;
mod clobber;
mod cram;
mod domineering;
mod domino;
mod fission;
mod fox_and_geese;
mod gen_clobber;
mod go_endgame;
mod hare_and_hounds;
mod king_dirt;
mod no_go;
mod phutball;
mod shape;
mod sheep;

pub use amazons::*;
pub use atari_go::*;
pub use board::Board;
pub use cannibal_clobber::*;
pub use chomp::*;
pub use clobber::*;
pub use cram::*;
pub use domineering::*;
pub use fission::*;
pub use fox_and_geese::*;
pub use gen_clobber::*;
pub use go_endgame::*;
pub use hare_and_hounds::*;
pub use king_dirt::*;
pub use no_go::*;
pub use phutball::*;
pub use sheep::*;
use tweedle_rules::Entry;

/// The rulesets in here: a line for each.
// A static: what makes the rulesets is compiled here then, and not where the list is used.
pub static GRID_GAMES: &[&Entry] = &[
    &AMAZONS,
    &ANTI_CLOBBER,
    &ATARI_GO,
    &CANNIBAL_CLOBBER,
    &CEYLONESE_FOX_AND_GEESE,
    &CHOMP,
    &CLOBBER,
    &CRAM,
    &DOMINEERING,
    &FISSION,
    &FOX_AND_GEESE,
    &GEN_FOX_AND_GEESE,
    &GO_ENDGAME,
    &HARE_AND_HOUNDS,
    &HOT_CLOBBER,
    &KINGS,
    &KING_DIRT,
    &KNIGHTS,
    &NO_GO,
    &PHUTBALL,
    &QUEENS,
    &ROOKS,
    &SHEEP,
];
