//! Games on rectangular boards.

mod amazons;
mod board;
mod chomp;
mod clobber;
mod domineering;

pub use amazons::Amazons;
pub use board::Board;
pub use chomp::{Chomp, Diagram};
pub use clobber::Clobber;
pub use domineering::Domineering;
