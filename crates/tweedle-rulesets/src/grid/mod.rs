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

pub use amazons::Amazons;
pub use atari_go::AtariGo;
pub use board::Board;
pub use chomp::{Chomp, Diagram};
pub use clobber::Clobber;
pub use cram::Cram;
pub use domineering::Domineering;
