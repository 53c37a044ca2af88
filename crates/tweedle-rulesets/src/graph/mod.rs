//! Games on graphs.

mod annihilation;
mod col;
mod digraph;
#[allow(clippy::module_inception, reason = "the graph is what the games in here share")]
mod graph;
mod graph_read;
mod graph_write;
mod hackenbush;
mod hackenbush_bush;
mod hackenbush_draw;
mod hackenbush_picture;
mod order;
mod poset;
mod poset_game;
mod tinted;
mod tokens;

use crate::Entry;
pub use annihilation::*;
pub use col::*;
pub use digraph::Digraph;
pub use graph::{Edge, Graph};
pub use graph_read::Syntax;
pub use hackenbush::*;
pub use hackenbush_picture::{Colour, Picture};
pub use poset::{DownSet, Poset};
pub use poset_game::*;
pub use tinted::TintedGraph;
pub use tokens::*;

/// The rulesets in here: a line for each.
pub(crate) const ENTRIES: &[&Entry] =
    &[&ANNIHILATION, &COL, &HACKENBUSH, &POSET_GAME, &SNORT, &TOKENS];
