//! Graphs, directed or not.

use super::graph_labels::{parsed, written};
use super::table::{Call, Constant, Function, Method};
use crate::class::{BOOLEAN, DIRECTED_GRAPH, EDGE, GRAPH, INTEGER, LIST, MAP, OBJECT, STRING};
use crate::data::{Graph, Vertex, ends_of};
use crate::failure::{Evaluated, Failure};
use crate::library::graph_values::{check_size, value};
use crate::operate::arguments::{Bound, Parameter, optional, required};
use crate::operate::convert::as_integer;
use crate::value::Value;
use crate::value::identical::{identical, is_same_edge};
use crate::{Session, Span, print};
use std::sync::Arc;
use tweedle_syntax::say;

/// The classes of graphs.
const BOTH: &[&str] = &[GRAPH, DIRECTED_GRAPH];
/// The number of vertices, and labels of all of them and of all edges.
const COUNT: &[Parameter] =
    &[required("n", INTEGER), optional("vertexLabel", OBJECT), optional("edgeLabel", OBJECT)];
/// A text, and the meanings of the labels in it.
const TEXT: &[Parameter] =
    &[required("str", STRING), optional("vertexLabels", MAP), optional("edgeLabels", MAP)];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: BOTH,
        name: "VertexCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many vertices there are.",
        example: ("Graph.Path(5).VertexCount", "5"),
        call: Call::Graph(|_, graph, _| Ok(Value::Integer(graph.labels().len() as i64))),
    },
    Method {
        of: BOTH,
        name: "EdgeCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many edges there are.",
        example: ("Graph.Path(5).EdgeCount", "4"),
        call: Call::Graph(|_, graph, _| Ok(Value::Integer(graph.edges().len() as i64))),
    },
    Method {
        of: BOTH,
        name: "Vertices",
        parameters: &[],
        gives: LIST,
        doc: "The vertices.",
        example: ("Graph.Path(2).Vertices", "[Vertex(Nothing, [2]),Vertex(Nothing, [1])]"),
        call: Call::Graph(|_, graph, _| {
            let all = 0..graph.labels().len();
            let vertex = |number| Value::Vertex(Vertex { graph: graph.clone(), number });
            Ok(Value::list(all.map(vertex).collect()))
        }),
    },
    Method {
        of: BOTH,
        name: "Edges",
        parameters: &[],
        gives: LIST,
        doc: "The edges, of a graph without directions each from its vertex with the smaller number.",
        example: ("Graph.Path(2).Edges", "[Edge(Nothing, 1, 2)]"),
        call: Call::Graph(|_, graph, _| {
            let edge = |edge: &crate::data::Edge<Value>| Value::Edge(Arc::new(edge.clone()));
            Ok(Value::list(graph.edges().iter().map(edge).collect()))
        }),
    },
    Method {
        of: BOTH,
        name: "AdjacencyList",
        parameters: &[],
        gives: LIST,
        doc: "For each vertex a list of the numbers of those to which an edge leads from it.",
        example: ("Graph.Path(3).AdjacencyList", "[[2],[1,3],[2]]"),
        call: Call::Graph(|_, graph, _| {
            let numbers = |vertex| Value::list(numbers(graph.neighbours(vertex)));
            Ok(Value::list((0..graph.labels().len()).map(numbers).collect()))
        }),
    },
    Method {
        of: BOTH,
        name: "IsEmpty",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether there are no vertices.",
        example: ("Graph.Empty.IsEmpty", "true"),
        call: Call::Graph(|_, graph, _| Ok(Value::Boolean(graph.labels().is_empty()))),
    },
    Method {
        of: BOTH,
        name: "IsSimple",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether no edge ends where it begins and no two edges have the same ends.",
        example: ("Graph.Cycle(2).IsSimple", "false"),
        call: Call::Graph(|_, graph, _| Ok(Value::Boolean(graph.is_simple()))),
    },
    Method {
        of: &[GRAPH],
        name: "IsConnected",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether there is a way between any two vertices.",
        example: ("Graph(\"-;-\").IsConnected", "false"),
        call: Call::Graph(|_, graph, _| Ok(Value::Boolean(graph.is_connected()))),
    },
    Method {
        of: &[GRAPH],
        name: "ConnectedComponent",
        parameters: &[required("vertex", INTEGER)],
        gives: GRAPH,
        doc: "The graph of the vertices to which there is a way from a vertex.",
        example: ("Graph(\"-;--\").ConnectedComponent(4)", "Graph(\"--\")"),
        call: Call::Graph(|session, graph, bound| {
            let part = graph.reached(vertex_argument(session, graph, bound, 0)?);
            Ok(value(graph.retained(|vertex| part.binary_search(&vertex).is_ok())))
        }),
    },
    Method {
        of: &[GRAPH],
        name: "ConnectedComponents",
        parameters: &[],
        gives: LIST,
        doc: "The connected parts, in the order of their first vertices.",
        example: ("Graph(\"-;--\").ConnectedComponents", "[Graph(\"-\"),Graph(\"--\")]"),
        call: Call::Graph(|_, graph, _| {
            Ok(Value::list(graph.components(|_| false).into_iter().map(value).collect()))
        }),
    },
    Method {
        of: &[GRAPH],
        name: "Decomposition",
        parameters: &[required("boundaryLabel", OBJECT)],
        gives: LIST,
        doc: "The connected parts of what is left without the vertices that have a label.",
        example: ("Graph(\"--L-\").Decomposition(\"L\")", "[Graph(\"-\"),Graph(\".\")]"),
        call: Call::Graph(|_, graph, bound| {
            let boundary = bound.value(0).0;
            let parts = graph.components(|label| identical(label, boundary));
            Ok(Value::list(parts.into_iter().map(value).collect()))
        }),
    },
    Method {
        of: BOTH,
        name: "DeleteVertex",
        parameters: &[required("vertex", INTEGER)],
        gives: OBJECT,
        doc: "The graph without a vertex and the edges there.",
        example: ("Graph.Path(3).DeleteVertex(2)", "Graph(\".;.\")"),
        call: Call::Graph(|session, graph, bound| {
            let left_out = vertex_argument(session, graph, bound, 0)?;
            Ok(value(graph.retained(|vertex| vertex != left_out)))
        }),
    },
    Method {
        of: BOTH,
        name: "DeleteVertices",
        parameters: &[required("vertices", LIST)],
        gives: OBJECT,
        doc: "The graph without some vertices and the edges there.",
        example: ("Graph.Path(5).DeleteVertices([1,2])", "Graph(\"--\")"),
        call: Call::Graph(|session, graph, bound| {
            let left_out = vertex_set(session, graph, bound)?;
            Ok(value(graph.retained(|vertex| !left_out[vertex])))
        }),
    },
    Method {
        of: BOTH,
        name: "RetainVertices",
        parameters: &[required("vertices", LIST)],
        gives: OBJECT,
        doc: "The graph of some vertices and the edges between them.",
        example: ("Graph.Path(5).RetainVertices([1,2])", "Graph(\"-\")"),
        call: Call::Graph(|session, graph, bound| {
            let kept = vertex_set(session, graph, bound)?;
            Ok(value(graph.retained(|vertex| kept[vertex])))
        }),
    },
    Method {
        of: BOTH,
        name: "DeleteEdge",
        parameters: &[required("edge", EDGE)],
        gives: OBJECT,
        doc: "The graph without an edge.",
        example: ("Graph.Cycle(3).DeleteEdge(Graph.Cycle(3)[1][1])", "Graph(\"--\")"),
        call: Call::Graph(delete_edge),
    },
    Method {
        of: BOTH,
        name: "DeleteEdgeByIndex",
        parameters: &[required("vertex", INTEGER), required("index", INTEGER)],
        gives: OBJECT,
        doc: "The graph without an edge, which is told by a vertex and its place among the edges there.",
        example: ("Graph.Path(3).DeleteEdgeByIndex(1,1)", "Graph(\".;-\")"),
        call: Call::Graph(|session, graph, bound| {
            let number = vertex_argument(session, graph, bound, 0)?;
            let vertex = Vertex { graph: graph.clone(), number };
            let (index, at) = bound.value(1);
            let edge = edge_at(session, &vertex, index, at)?;
            Ok(value(graph.without_edge(edge)))
        }),
    },
    Method {
        of: BOTH,
        name: "UpdatedVertexLabels",
        parameters: &[required("labels", MAP)],
        gives: OBJECT,
        doc: "The graph with other labels on some vertices, by a map of vertices to labels.",
        example: ("Graph.Path(3).UpdatedVertexLabels({1 => Left})", "Graph(\"{Left}--\")"),
        call: Call::Graph(|session, graph, bound| {
            let (Value::Map(entries), at) = bound.value(0) else {
                return Err(bound.wrong(session, 0));
            };
            let labels: Evaluated<Vec<(usize, Value)>> = entries
                .iter()
                .map(|(key, label)| Ok((vertex(session, graph, key, at)?, label.clone())))
                .collect();
            Ok(value(graph.relabelled(labels?)))
        }),
    },
    Method {
        of: &[GRAPH],
        name: "ToDirectedGraph",
        parameters: &[],
        gives: DIRECTED_GRAPH,
        doc: "The graph with an edge both ways in place of each edge.",
        example: ("Graph(\"-\").ToDirectedGraph", "DirectedGraph(\":A>>:A\")"),
        call: Call::Graph(|session, graph, bound| {
            check_size(session, graph.labels().len(), 2 * graph.edges().len(), bound.span)?;
            Ok(value(graph.directed()))
        }),
    },
    Method {
        of: BOTH,
        name: "ToString",
        parameters: &[optional("vertexLabels", MAP), optional("edgeLabels", MAP)],
        gives: STRING,
        doc: "The graph as it is walked, with texts for labels as maps or functions tell.",
        example: ("Graph(\"{Left}-{Right}\").ToString({Left => \"L\", Right => \"R\"})", "\"L-R\""),
        call: Call::Graph(|session, graph, bound| written(session, graph, bound)),
    },
];

/// The functions that make graphs of one of the two classes: name, parameters, sentence, example, and what does it; each
/// is told whether edges have a direction.
macro_rules! functions {
    ($class:ident, $name:literal, $is_directed:literal: $(
        $member:literal $parameters:ident $doc:literal $input:literal $output:literal $call:expr
    )*) => {
        &[$(Function {
            name: concat!("cgsuite.util.", $name, $member),
            parameters: $parameters,
            gives: $class,
            doc: $doc,
            example: ($input, $output),
            call: |session, bound| {
                let call: fn(&mut Session, &Bound, bool) -> Evaluated<Value> = $call;
                call(session, bound, $is_directed)
            },
        }),*]
    };
}

/// The functions that make graphs without directions.
pub(super) static FUNCTIONS: &[Function] = functions! {
    GRAPH, "Graph", false:
    "" TEXT "The graph that a text describes, as it is walked." "Graph(\".-.-.\")" "Graph(\"--\")" parsed
    ".Parse" TEXT "The graph that a text describes; maps or functions tell what labels mean."
        "Graph.Parse(\"L-.\", {\"L\" => Left})" "Graph(\"{Left}-\")" parsed
    ".Singleton" LABEL "One vertex." "Graph.Singleton()" "Graph(\".\")" singleton
    ".Path" COUNT "The path with n vertices." "Graph.Path(3)" "Graph(\"--\")"
        |session, bound, is_directed| uniform(session, bound, is_directed, Form::Path)
    ".Cycle" COUNT "The cycle with n vertices." "Graph.Cycle(3)" "Graph(\":A---:A\")"
        |session, bound, is_directed| uniform(session, bound, is_directed, Form::Cycle)
    ".Star" COUNT "A vertex and n - 1 neighbours of it." "Graph.Star(3)" "Graph(\"(-;-)\")"
        |session, bound, is_directed| uniform(session, bound, is_directed, Form::Star)
    ".Clique" COUNT "The graph with n vertices and an edge between any two." "Graph.Clique(3)"
        "Graph(\":A---:A\")"
        |session, bound, is_directed| uniform(session, bound, is_directed, Form::Clique)
    ".Grid" SIZE
        "The graph of so many rows and columns of vertices, neighbours being next to each other."
        "Graph.Grid(1,3)" "Graph(\"--\")" grid
    ".FromAdjacencyList" LISTS "The graph with edges as lists tell, one for each vertex."
        "Graph.FromAdjacencyList([[2],[1,3],[2]])" "Graph(\"--\")" from_adjacency_list
};

/// The functions that make graphs with directions.
pub(super) static DIRECTED_FUNCTIONS: &[Function] = functions! {
    DIRECTED_GRAPH, "DirectedGraph", true:
    "" TEXT "The directed graph that a text describes, as it is walked; `-` is an edge both ways." "DirectedGraph(\"><\")"
        "DirectedGraph(\"><\")" parsed
    ".Parse" TEXT "The directed graph that a text describes; maps or functions tell what labels mean."
        "DirectedGraph.Parse(\"L>\", {\"L\" => Left})" "DirectedGraph(\"{Left}>\")" parsed
    ".Singleton" LABEL "One vertex." "DirectedGraph.Singleton(7)" "DirectedGraph(\"7\")" singleton
    ".DirectedPath" COUNT "The path with n vertices, of which each leads to the next one."
        "DirectedGraph.DirectedPath(3)" "DirectedGraph(\">>\")"
        |session, bound, _| uniform(session, bound, true, Form::OneWay)
    ".Path" COUNT "The path with n vertices and edges both ways." "DirectedGraph.Path(2)"
        "DirectedGraph(\":A>>:A\")"
        |session, bound, is_directed| uniform(session, bound, is_directed, Form::Path)
    ".Cycle" COUNT "The cycle with n vertices and edges both ways." "DirectedGraph.Cycle(3).EdgeCount"
        "6" |session, bound, is_directed| uniform(session, bound, is_directed, Form::Cycle)
    ".Star" COUNT "A vertex and n - 1 neighbours of it, with edges both ways."
        "DirectedGraph.Star(3)" "DirectedGraph(\":A(>>:A;>>:A)\")"
        |session, bound, is_directed| uniform(session, bound, is_directed, Form::Star)
    ".Clique" COUNT "The graph with n vertices and edges both ways between any two."
        "DirectedGraph.Clique(2)" "DirectedGraph(\":A>>:A\")"
        |session, bound, is_directed| uniform(session, bound, is_directed, Form::Clique)
    ".FromAdjacencyList" LISTS "The graph with edges as lists tell, one for each vertex."
        "DirectedGraph.FromAdjacencyList([[2],[3],[]])" "DirectedGraph(\">>\")" from_adjacency_list
};

/// The label of one vertex.
const LABEL: &[Parameter] = &[optional("vertexLabel", OBJECT)];
/// Rows and columns.
const SIZE: &[Parameter] = &[required("rowCount", INTEGER), required("colCount", INTEGER)];
/// A list for each vertex.
const LISTS: &[Parameter] = &[required("list", LIST)];

/// The constants.
pub(super) static CONSTANTS: &[Constant] = &[
    Constant {
        name: "cgsuite.util.Graph.Empty",
        class: GRAPH,
        doc: "The graph without vertices.",
        example: ("Graph.Empty", "Graph(\"\")"),
        value: |_, span| made(false, 0, Vec::new(), nothing(), span),
    },
    Constant {
        name: "cgsuite.util.DirectedGraph.Empty",
        class: DIRECTED_GRAPH,
        doc: "The directed graph without vertices.",
        example: ("DirectedGraph.Empty", "DirectedGraph(\"\")"),
        value: |_, span| made(true, 0, Vec::new(), nothing(), span),
    },
];

/// No labels.
fn nothing() -> [Value; 2] {
    [Value::Nothing, Value::Nothing]
}

/// A graph of `count` vertices with edges between them, and with labels of all vertices and of all edges.
fn made(
    is_directed: bool,
    count: usize,
    ends: impl IntoIterator<Item = (usize, usize)>,
    labels: [Value; 2],
    span: Span,
) -> Evaluated<Value> {
    let graph = Graph::uniform(is_directed, count, ends, labels);
    graph.map(value).ok_or_else(|| Failure::new(say::edge_without_vertex(), span))
}

/// The form of a graph with a number of vertices.
#[derive(Clone, Copy)]
enum Form {
    Path,
    Cycle,
    Star,
    Clique,
    /// A path each of whose vertices leads to the next one only.
    OneWay,
}

impl Form {
    fn edge_count(self, n: usize) -> usize {
        match self {
            Form::Cycle => n,
            Form::Clique => n.saturating_mul(n.saturating_sub(1)) / 2,
            Form::Path | Form::Star | Form::OneWay => n.saturating_sub(1),
        }
    }

    fn edges(self, n: usize) -> Vec<(usize, usize)> {
        match self {
            Form::Path | Form::OneWay => (1..n).map(|v| (v - 1, v)).collect(),
            Form::Cycle => (0..n).map(|v| (v, (v + 1) % n)).collect(),
            Form::Star => (1..n).map(|v| (0, v)).collect(),
            Form::Clique => (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect(),
        }
    }
}

/// A graph of a form; where edges have directions, with edges both ways.
fn uniform(
    session: &mut Session,
    bound: &Bound,
    is_directed: bool,
    form: Form,
) -> Evaluated<Value> {
    let n: usize = bound.small(session, 0)?;
    let labels = [1, 2].map(|i| bound.get(i).map_or(Value::Nothing, |(label, _)| label.clone()));
    let is_one_way = matches!(form, Form::OneWay);
    let copies = if is_directed && !is_one_way { 2 } else { 1 };
    check_size(session, n, form.edge_count(n).saturating_mul(copies), bound.span)?;
    let ends = form.edges(n);
    let graph = Graph::uniform(is_one_way, n, ends, labels);
    let graph = graph.ok_or_else(|| Failure::new(say::edge_without_vertex(), bound.span))?;
    Ok(value(if is_directed && !is_one_way { graph.directed() } else { graph }))
}

fn singleton(_: &mut Session, bound: &Bound, is_directed: bool) -> Evaluated<Value> {
    let label = bound.get(0).map_or(Value::Nothing, |(label, _)| label.clone());
    made(is_directed, 1, Vec::new(), [label, Value::Nothing], bound.span)
}

fn grid(session: &mut Session, bound: &Bound, is_directed: bool) -> Evaluated<Value> {
    let rows: usize = bound.small(session, 0)?;
    let columns: usize = bound.small(session, 1)?;
    let count = rows.saturating_mul(columns);
    check_size(session, count.max(rows).max(columns), count.saturating_mul(2), bound.span)?;
    let number = move |row, column| row * columns + column;
    let across = (0..rows)
        .flat_map(|row| (1..columns).map(move |it| (number(row, it - 1), number(row, it))));
    let down = (1..rows)
        .flat_map(|row| (0..columns).map(move |it| (number(row - 1, it), number(row, it))));
    made(is_directed, count, across.chain(down), nothing(), bound.span)
}

fn from_adjacency_list(
    session: &mut Session,
    bound: &Bound,
    is_directed: bool,
) -> Evaluated<Value> {
    let (Value::List(lists), at) = bound.value(0) else {
        return Err(bound.wrong(session, 0));
    };
    let mut edges = 0_usize;
    for list in lists.iter() {
        let Value::List(list) = list else {
            return Err(Failure::new(say::list_for_each_vertex(), at));
        };
        edges = edges.saturating_add(list.len());
    }
    check_size(session, lists.len(), edges, at)?;
    let mut neighbours = Vec::with_capacity(lists.len());
    for list in lists.iter() {
        let Value::List(list) = list else { continue };
        let vertices: Evaluated<Vec<usize>> =
            list.iter().map(|it| vertex_of(session, lists.len(), it, at)).collect();
        neighbours.push(vertices?);
    }
    let Some(ends) = ends_of(&neighbours, is_directed) else {
        return Err(Failure::new(say::edge_in_one_list(), at));
    };
    made(is_directed, neighbours.len(), ends, nothing(), bound.span)
}

/// The numbers of vertices as values.
pub(super) fn numbers(vertices: impl Iterator<Item = usize>) -> Vec<Value> {
    vertices.map(|vertex| Value::Integer(vertex as i64 + 1)).collect()
}

/// The vertex, counted from 0, with a number.
pub(super) fn vertex(
    session: &Session,
    graph: &Graph<Value>,
    number: &Value,
    at: Span,
) -> Evaluated<usize> {
    vertex_of(session, graph.labels().len(), number, at)
}

/// A vertex, by its number, of a graph with `count` vertices.
pub(super) fn vertex_of(
    session: &Session,
    count: usize,
    number: &Value,
    at: Span,
) -> Evaluated<usize> {
    place(session, count, number, at, "Vertex")
}

/// The edge of a graph at a place among those at a vertex.
pub(super) fn edge_at(
    session: &Session,
    vertex: &Vertex<Value>,
    index: &Value,
    at: Span,
) -> Evaluated<usize> {
    let edges = vertex.graph.at(vertex.number);
    place(session, edges.len(), index, at, "Edge").map(|place| edges[place])
}

/// The place, counted from 0, with a number, counted from 1, among `count` places.
fn place(
    session: &Session,
    count: usize,
    number: &Value,
    at: Span,
    what: &str,
) -> Evaluated<usize> {
    let Some(n) = as_integer(session, number) else {
        let class = number.class(&session.analyst.store);
        let what = what.to_lowercase();
        return Err(Failure::new(say::number_not_integer(&what, &class), at));
    };
    let place = usize::try_from(n.clone()).ok().and_then(|n| n.checked_sub(1));
    let place = place.filter(|&place| place < count);
    place.ok_or_else(|| Failure::new(say::out_of_bounds(what, &n), at))
}

/// An argument that must be the number of a vertex.
fn vertex_argument(
    session: &Session,
    graph: &Graph<Value>,
    bound: &Bound,
    i: usize,
) -> Evaluated<usize> {
    let (number, at) = bound.value(i);
    vertex(session, graph, number, at)
}

/// The set of vertices in the first argument: for each vertex of the graph, true if it is among them.
fn vertex_set(session: &mut Session, graph: &Graph<Value>, bound: &Bound) -> Evaluated<Vec<bool>> {
    let (given, at) = bound.value(0);
    let all = match given {
        Value::Map(_) => None,
        other => super::collection::elements(session, other, at)?,
    };
    let Some(all) = all else { return Err(bound.wrong(session, 0)) };
    let mut is_in = vec![false; graph.labels().len()];
    for number in all.items.iter() {
        is_in[vertex(session, graph, number, at)?] = true;
    }
    Ok(is_in)
}

fn delete_edge(
    session: &mut Session,
    graph: &Arc<Graph<Value>>,
    bound: &Bound,
) -> Evaluated<Value> {
    let (Value::Edge(edge), at) = bound.value(0) else { return Err(bound.wrong(session, 0)) };
    let vertex = Vertex { graph: graph.clone(), number: edge.from };
    let mut numbers = graph.at(edge.from).iter();
    if let Some(&number) = numbers.find(|&&number| is_same_edge(&vertex.seen(number), edge)) {
        return Ok(value(graph.without_edge(number)));
    }
    let edge = print::text(session, bound.value(0).0, at)?;
    Err(Failure::new(say::no_such_edge(&edge), at))
}
