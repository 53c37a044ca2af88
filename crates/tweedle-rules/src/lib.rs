//! Rulesets as such: what the games that people play have in common, and positions of any of them.
//!
//! A ruleset is a small value holding the parameters of a game. It implements
//! [`tweedle_engine::Ruleset`], which says what the moves are; [`tweedle_engine::Hints`], which says what makes work on
//! them cheaper; and [`Notation`], which reads and prints positions and names moves. [`any`] takes its type
//! away; an [`Entry`] gives it a name, and a [`Registry`] lists entries. No game is in here: games stand in
//! crates of their own, a crate for each family, and `tweedle-rulesets` lists them all.
//!
//! ```
//! use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop};
//! use tweedle_rules::any::RulesOf;
//! use tweedle_rules::{Notation, NotationError};
//!
//! /// Take one counter or two from a heap.
//! struct TakeTwo;
//!
//! impl Ruleset for TakeTwo {
//!     type Position = u64;
//!     type Move = u64;
//!
//!     fn facts(&self) -> Facts {
//!         Facts::IMPARTIAL
//!     }
//!
//!     fn moves(
//!         &self,
//!         heap: &u64,
//!         _: Player,
//!         mut found: impl FnMut(u64, u64) -> Result<(), Stop>,
//!     ) -> Result<(), Stop> {
//!         (1..=2.min(*heap)).try_for_each(|taken| found(taken, heap - taken))
//!     }
//! }
//!
//! impl Hints for TakeTwo {}
//!
//! impl Notation for TakeTwo {
//!     fn name(&self) -> String {
//!         "Take Two".to_owned()
//!     }
//!
//!     fn parse(&self, text: &str) -> Result<u64, NotationError> {
//!         text.parse().map_err(|_| NotationError::new("A heap is a number.", 0..text.len()))
//!     }
//!
//!     fn print(&self, heap: &u64) -> String {
//!         heap.to_string()
//!     }
//!
//!     fn move_name(&self, _: &u64, _: Player, taken: &u64, _: &u64) -> String {
//!         format!("take {taken}")
//!     }
//! }
//!
//! let rules = RulesOf::new("game.heap.TakeTwo", TakeTwo).rules();
//! assert_eq!(rules.place("5")?.moves(Player::Left, &tweedle_engine::Control::new())?.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod any;
mod bits;
pub mod board;
pub mod by_size;
pub mod cells;
mod change;
mod components;
mod cuts;
mod divisor;
pub mod entry;
mod fact;
pub mod graph;
pub mod heap;
mod impartial;
mod labels;
pub mod notation;
pub mod picture;
mod points;
mod ranking;
mod regions;
mod registry;
mod shape;
mod size;
pub mod sketch;
pub mod square;
pub mod testing;
mod thing;
mod way;
mod words;

pub use bits::{Bits, Ones};
pub use board::Board;
pub use cells::{CellGame, Cells};
pub use components::Components;
pub use cuts::{CutRule, Cuts, Writing};
pub use divisor::greatest_common_divisor;
pub use entry::{Argument, Entry, EntryBuilder, Kind, MakeRules, Parameter, Shape};
pub use fact::{About, Fact, Status};
pub use graph::{Edge, Graph};
pub use heap::Heaps;
pub use impartial::Impartial;
pub use labels::{Label, Labelled};
pub use notation::{Notation, NotationError, PASS, Theorem};
pub use points::Points;
pub use ranking::Ranking;
pub use regions::Regions;
pub use registry::{Registry, RegistryError};
pub use size::Size;
use smallvec::{Array, SmallVec};
pub use thing::Thing;
pub use words::Words;

/// The bytes that some items take outside of the container that holds them, for
/// [`tweedle_engine::Weigh`].
pub fn spilled<A: Array>(items: &SmallVec<A>) -> usize {
    if items.spilled() { items.capacity() * size_of::<A::Item>() } else { 0 }
}
