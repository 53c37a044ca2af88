//! Graphs as values, and their largest size.

use crate::data::Graph;
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_syntax::say;

/// Graphs with more vertices and edges, taken together, are refused.
const LARGEST: usize = 100_000;

/// The largest number of bytes that a vertex or an edge takes while a graph is made, but for its label.
const BYTES: usize = 200;

/// Refuses graphs that are too large.
pub(crate) fn check_size(
    session: &Session,
    vertices: usize,
    edges: usize,
    span: Span,
) -> Evaluated<()> {
    let size = vertices.saturating_add(edges);
    if size > LARGEST {
        return Err(Failure::new(say::graph_too_large(LARGEST), span));
    }
    session.control.make_room(size * BYTES).at(span)
}

/// A graph as a value.
pub(crate) fn value(graph: Graph<Value>) -> Value {
    Value::Graph(Arc::new(graph))
}
