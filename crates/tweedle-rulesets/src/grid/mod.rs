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

pub(crate) use amazons::AMAZONS;
pub use amazons::Amazons;
pub(crate) use atari_go::ATARI_GO;
pub use atari_go::AtariGo;
pub use board::Board;
pub(crate) use chomp::CHOMP;
pub use chomp::{Chomp, Diagram};
pub(crate) use clobber::CLOBBER;
pub use clobber::Clobber;
pub(crate) use cram::CRAM;
pub use cram::Cram;
pub(crate) use domineering::DOMINEERING;
pub use domineering::Domineering;
