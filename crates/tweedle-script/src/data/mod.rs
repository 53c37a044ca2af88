//! Things that rules of games are written with: directions, boards, strips, graphs, symmetries, pictures of pieces.
//! Plain data: nothing here knows a session, and what may take long asks a [`Control`](tweedle::Control).

pub(crate) mod direction;
mod graph;
mod graph_text;
mod grid;
mod icon;
mod strip;
mod symmetry;

pub use graph::{Edge, Graph, Vertex};
pub use grid::Grid;
pub use icon::Icon;
pub use strip::Strip;
pub use symmetry::Symmetry;

pub(crate) use graph::ends_of;
pub(crate) use graph_text::{Label, read_graph, write_graph};
pub(crate) use icon::NAMES as ICONS;
