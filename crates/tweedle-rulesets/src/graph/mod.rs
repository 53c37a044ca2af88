//! Games on graphs.

mod col;
#[allow(clippy::module_inception, reason = "the graph is what the games in here share")]
mod graph;
mod hackenbush;
mod order;
mod poset;
mod poset_game;

pub use col::{Col, TintedGraph};
pub use graph::{Edge, Graph, Syntax};
pub use hackenbush::{Colour, Hackenbush, Picture};
pub use poset::{DownSet, Poset};
pub use poset_game::PosetGame;
