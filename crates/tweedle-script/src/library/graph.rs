//! Graphs.

use super::literal::misplaced;
use super::table::Function;
use crate::Session;
use crate::class::{GRAPH, INTEGER, STRING};
use crate::failure::{Evaluated, Failure};
use crate::operate::{Bound, Parameter, check_length, required};
use crate::value::Value;
use tweedle_rulesets::Graph;
use tweedle_rulesets::graph::Syntax;

/// The number of vertices.
const VERTICES: &[Parameter] = &[required("n", INTEGER)];

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: GRAPH,
        parameters: &[required("text", STRING)],
        gives: GRAPH,
        doc: "The graph that a text describes, as it is walked.",
        example: ("Graph(\".-.-.\")", "Graph(\"--\")"),
        call: parsed,
    },
    Function {
        name: "cgsuite.util.Graph.Parse",
        parameters: &[required("text", STRING)],
        gives: GRAPH,
        doc: "The graph that a text describes, as it is walked.",
        example: ("Graph.Parse(\"-\")", "Graph(\"-\")"),
        call: parsed,
    },
    Function {
        name: "cgsuite.util.Graph.Path",
        parameters: VERTICES,
        gives: GRAPH,
        doc: "The path with n vertices.",
        example: ("Graph.Path(3)", "Graph(\"--\")"),
        call: |session, bound| Ok(graph(&Graph::path(graph_size(session, bound, 0)?))),
    },
    Function {
        name: "cgsuite.util.Graph.Cycle",
        parameters: VERTICES,
        gives: GRAPH,
        doc: "The cycle with n vertices.",
        example: ("Graph.Cycle(3)", "Graph(\":A---:A\")"),
        call: |session, bound| Ok(graph(&Graph::cycle(graph_size(session, bound, 0)?))),
    },
    Function {
        name: "cgsuite.util.Graph.Star",
        parameters: VERTICES,
        gives: GRAPH,
        doc: "A vertex with n neighbours.",
        example: ("Graph.Star(3)", "Graph(\"(-;-)\")"),
        call: |session, bound| Ok(graph(&Graph::star(graph_size(session, bound, 0)?))),
    },
    Function {
        name: "cgsuite.util.Graph.Clique",
        parameters: VERTICES,
        gives: GRAPH,
        doc: "The graph with n vertices and all edges.",
        example: ("Graph.Clique(3)", "Graph(\":A---:A\")"),
        call: |session, bound| {
            let n = graph_size(session, bound, 0)?;
            check_length(n.saturating_mul(n).saturating_mul(100), bound.span)?;
            Ok(graph(&Graph::clique(n)))
        },
    },
    Function {
        name: "cgsuite.util.Graph.Grid",
        parameters: &[required("rowCount", INTEGER), required("colCount", INTEGER)],
        gives: GRAPH,
        doc: "The graph of so many rows and columns of vertices, neighbours being next to each other.",
        example: ("Graph.Grid(1,3)", "Graph(\"--\")"),
        call: |session, bound| {
            let rows = graph_size(session, bound, 0)?;
            let columns = graph_size(session, bound, 1)?;
            check_length(rows.saturating_mul(columns).saturating_mul(100), bound.span)?;
            Ok(graph(&Graph::grid(rows, columns)))
        },
    },
];

/// Graphs beyond this many vertices are refused.
const LARGEST_GRAPH: usize = 10_000;

fn graph_size(session: &Session, bound: &Bound, i: usize) -> Evaluated<usize> {
    let n: usize = bound.small(session, i)?;
    if n > LARGEST_GRAPH {
        let message = format!("A graph may have at most {LARGEST_GRAPH} vertices.");
        return Err(Failure::new(message, bound.value(i).1));
    }
    Ok(n)
}

fn graph(graph: &Graph) -> Value {
    Value::Graph(graph.to_string().into())
}

fn parsed(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (text, at) = bound.string(session, 0)?;
    match Graph::parse(text, &Syntax::any_vertex_label()) {
        Ok(parsed) => Ok(graph(&parsed)),
        Err(error) => Err(misplaced(&error, text, at)),
    }
}
