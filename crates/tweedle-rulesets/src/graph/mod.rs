//! Games on graphs.

mod col;
#[allow(clippy::module_inception, reason = "the graph is what the games in here share")]
mod graph;
mod graph_read;
mod graph_write;
mod hackenbush;
mod hackenbush_draw;
mod order;
mod poset;
mod poset_game;
mod tinted;

use crate::Entry;
pub use col::*;
pub use graph::{Edge, Graph};
pub use graph_read::Syntax;
pub use hackenbush::*;
pub use poset::{DownSet, Poset};
pub use poset_game::*;
pub use tinted::TintedGraph;

/// The rulesets in here: a line for each.
pub(crate) const ENTRIES: &[&Entry] = &[&COL, &HACKENBUSH, &POSET_GAME, &SNORT];
