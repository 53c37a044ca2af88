//! Games on graphs.

mod col;
#[allow(clippy::module_inception, reason = "the graph is what the games in here share")]
mod graph;
mod graph_read;
mod graph_write;
mod hackenbush;
mod order;
mod poset;
mod poset_game;
mod tinted;

pub use col::Col;
pub(crate) use col::{COL, SNORT};
pub use graph::{Edge, Graph};
pub use graph_read::Syntax;
pub(crate) use hackenbush::HACKENBUSH;
pub use hackenbush::{Colour, Hackenbush, Picture};
pub use poset::{DownSet, Poset};
pub(crate) use poset_game::POSET_GAME;
pub use poset_game::PosetGame;
pub use tinted::TintedGraph;
