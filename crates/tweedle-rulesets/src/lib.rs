//! The games people play, one file a ruleset: heaps, strips, grids and graphs.
//!
//! A ruleset is a small value holding the parameters of a game. It implements
//! [`tweedle::Ruleset`], which says what the moves are; [`tweedle::Hints`], which says what makes work on
//! them cheaper; and [`Notation`], which reads and prints positions and names moves.
//!
//! ```
//! use tweedle::{Player, Ruleset};
//! use tweedle_rulesets::{Domineering, Notation};
//!
//! let domineering = Domineering::<u64>::new();
//! let board = domineering.parse("..|..")?;
//! let options = domineering.options(&board, Player::Left)?;
//! assert_eq!(options.len(), 2);
//! assert_eq!(domineering.print(&options[0]), "#.|#.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Tests within the crate list rulesets as those beside it do, under its name.
#[cfg(test)]
extern crate self as tweedle_rulesets;

pub mod any;
mod bits;
mod by_size;
mod cells;
pub mod entailing;
mod entry;
pub mod graph;
pub mod grid;
pub mod heap;
mod impartial;
mod labels;
mod notation;
pub mod picture;
mod registry;
pub mod sketch;
pub mod strip;
#[cfg(test)]
mod testing;

pub use bits::{Bits, Ones};
pub use cells::{CellGame, Cells};
pub use entailing::*;
pub use entry::{Argument, Entry, Kind, MakeRules, Parameter, Shape};
pub use graph::*;
pub use grid::*;
pub use heap::*;
pub use impartial::Impartial;
pub use labels::{Label, Labelled};
pub use notation::{Notation, NotationError, Theorem};
pub use registry::Registry;
use smallvec::{Array, SmallVec};
pub use strip::*;

/// How many bytes some items take outside of what holds them, for [`tweedle::Weigh`].
fn spilled<A: Array>(items: &SmallVec<A>) -> usize {
    if items.spilled() { items.capacity() * size_of::<A::Item>() } else { 0 }
}
