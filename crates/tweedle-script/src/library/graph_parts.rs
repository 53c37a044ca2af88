//! Vertices and edges of graphs.

use super::graph::{numbers, vertex_of};
use super::table::{Call, Function, Method};
use crate::class::{EDGE, INTEGER, LIST, OBJECT, VERTEX};
use crate::operate::arguments::required;
use crate::value::Value;
use std::sync::Arc;

/// The methods of vertices and edges.
pub(super) static PART_METHODS: &[Method] = &[
    Method {
        of: &[VERTEX],
        name: "EdgeCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many edges there are at the vertex; in a directed graph, how many begin there.",
        example: ("Graph.Path(3)[2].EdgeCount", "2"),
        call: Call::Vertex(|_, vertex, _| Ok(Value::Integer(vertex.edges().len() as i64))),
    },
    Method {
        of: &[VERTEX],
        name: "Edges",
        parameters: &[],
        gives: LIST,
        doc: "The edges at the vertex, as they are seen from it, by their other ends.",
        example: ("Graph.Path(3)[2].Edges", "[Edge(Nothing, 2, 1),Edge(Nothing, 2, 3)]"),
        call: Call::Vertex(|_, vertex, _| {
            let edges = vertex.edges().map(|edge| Value::Edge(Arc::new(edge)));
            Ok(Value::list(edges.collect()))
        }),
    },
    Method {
        of: &[VERTEX, EDGE],
        name: "Label",
        parameters: &[],
        gives: OBJECT,
        doc: "The label, or `Nothing` if there is none.",
        example: ("Graph(\"{Left}-\")[1].Label", "Left"),
        call: Call::Any(|session, object, bound| match object {
            Value::Vertex(vertex) => Ok(vertex.label().clone()),
            Value::Edge(edge) => Ok(edge.label.clone()),
            _ => Err(bound.wrong(session, 0)),
        }),
    },
    Method {
        of: &[VERTEX],
        name: "OutVertices",
        parameters: &[],
        gives: LIST,
        doc: "The numbers of the vertices to which an edge leads from this one.",
        example: ("Graph.Path(3)[2].OutVertices", "[1,3]"),
        call: Call::Vertex(|_, vertex, _| {
            Ok(Value::list(numbers(vertex.graph.neighbours(vertex.number))))
        }),
    },
    Method {
        of: &[EDGE],
        name: "FromVertex",
        parameters: &[],
        gives: INTEGER,
        doc: "The number of the vertex from which the edge is seen.",
        example: ("Graph.Path(3)[2][1].FromVertex", "2"),
        call: Call::Edge(|_, edge, _| Ok(Value::Integer(edge.from as i64 + 1))),
    },
    Method {
        of: &[EDGE],
        name: "ToVertex",
        parameters: &[],
        gives: INTEGER,
        doc: "The number of the other end.",
        example: ("Graph.Path(3)[2][1].ToVertex", "1"),
        call: Call::Edge(|_, edge, _| Ok(Value::Integer(edge.to as i64 + 1))),
    },
];

/// The function that makes an edge.
pub(super) static PART_FUNCTIONS: &[Function] = &[Function {
    name: EDGE,
    parameters: &[
        required("label", OBJECT),
        required("fromVertex", INTEGER),
        required("toVertex", INTEGER),
    ],
    gives: EDGE,
    doc: "The edge with a label and these ends.",
    example: ("Edge(Nothing, 1, 2)", "Edge(Nothing, 1, 2)"),
    call: |session, bound| {
        let end = |i| vertex_of(session, u32::MAX as usize, bound.value(i).0, bound.value(i).1);
        let (from, to) = (end(1)?, end(2)?);
        let label = bound.value(0).0.clone();
        Ok(Value::Edge(Arc::new(crate::data::Edge { from, to, label })))
    },
}];
