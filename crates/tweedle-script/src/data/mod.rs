//! Things that rules of games are written with: directions, boards, strips, graphs, symmetries, pictures of pieces.
//! Plain data: nothing here knows a session, and what may take long asks a [`Control`](tweedle_engine::Control).

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

/// The contents of the cells of a board. Positions are made of boards, so that small ones need no memory of
/// their own.
pub(crate) type Cells = smallvec::SmallVec<[i8; 24]>;

pub(crate) use graph::ends_of;
pub(crate) use graph_text::{Label, read_graph, write_graph};
pub(crate) use icon::NAMES as ICONS;
