//! The games people play, one file a ruleset: heaps, strips, grids and graphs.
//!
//! A ruleset is a small value holding the parameters of a game. It implements
//! [`tweedle::Ruleset`], which says what the moves are, and [`Notation`], which reads and prints
//! positions.
//!
//! ```
//! use tweedle::{Player, Ruleset};
//! use tweedle_rulesets::{Domineering, Notation};
//!
//! let domineering = Domineering::<u64>::new();
//! let board = domineering.parse("..|..")?;
//! let mut options = Vec::new();
//! domineering.options(&board, Player::Left, &mut options);
//! assert_eq!(options.len(), 2);
//! assert_eq!(domineering.print(&options[0]), "#.|#.");
//! # Ok::<(), tweedle_rulesets::NotationError>(())
//! ```

mod bits;
pub mod entailing;
pub mod graph;
pub mod grid;
pub mod heap;
mod notation;
mod picture;
pub mod strip;
#[cfg(test)]
mod testing;

pub use bits::{Bits, Ones};
pub use entailing::{
    CarryOnNim, Components, MoveTable, Nimstring, PASS, StringsAndCoins, TopEntails, Turn,
};
pub use graph::{Col, Graph, Hackenbush, Poset, PosetGame};
pub use grid::{Amazons, AtariGo, Board, Chomp, Clobber, Cram, Diagram, Domineering};
pub use heap::{
    Euclid, HeapRuleset, Heaps, Kayles, Limited, Nim, Pair, Subtraction, TakeAndBreak, TakeAway,
    Wythoff,
};
pub use notation::{Notation, NotationError, Theorem};
pub use strip::{SilverDollar, ToadsAndFrogs};
