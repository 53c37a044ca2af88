//! Graphs with labels: what games on graphs, pictures and editors share.

#[allow(
    clippy::module_inception,
    reason = "the graph is what the rest in here reads, writes and orders"
)]
mod graph;
mod order;
mod read;
mod write;

pub use graph::{Edge, Graph};
pub use order::*;
pub use read::Syntax;
pub use write::{Walk, Way};
