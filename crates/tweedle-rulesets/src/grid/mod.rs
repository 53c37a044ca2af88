//! Games on rectangular boards.

mod amazons;
mod atari_go;
mod board;
mod chomp;
mod clobber;
mod cram;
mod domineering;
mod domino;
mod shape;
pub(crate) mod square;

use crate::Entry;
pub use amazons::*;
pub use atari_go::*;
pub use board::Board;
pub use chomp::*;
pub use clobber::*;
pub use cram::*;
pub use domineering::*;

/// The rulesets in here: a line for each.
pub(crate) const ENTRIES: &[&Entry] = &[&AMAZONS, &ATARI_GO, &CHOMP, &CLOBBER, &CRAM, &DOMINEERING];
