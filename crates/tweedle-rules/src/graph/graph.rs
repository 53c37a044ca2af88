//! Labelled graphs and how they are written.
//!
//! A graph is written as it is walked: `.` is a vertex, which may be left out next to an edge, and
//! `-` is an edge to the next vertex, so `--` is a path of three vertices. Branches stand in
//! parentheses, `(-;-;-)` being a star. `:A` or `:{Name}` after a vertex names it, and the same name
//! is the same vertex again, so `:A---:A` is a cycle of three. `;` separates graphs that are not
//! connected. Labels of one character stand for themselves, longer ones in braces: `{12}`.

use super::order::{connected_parts, inverse, reading_order};

/// A graph with labels on its vertices and edges, where loops and parallel edges are allowed.
///
/// The empty label is no label on a vertex; on an edge it is printed `-`.
// Invariants: edges go from the smaller to the larger vertex and are sorted.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Graph {
    labels: Vec<String>,
    edges: Vec<Edge>,
}

/// An edge of a [`Graph`]: vertices are counted from 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    /// The vertex with the smaller number.
    pub from: usize,
    /// The vertex with the larger number, or the same.
    pub to: usize,
    /// Empty for a plain edge.
    pub label: String,
}

impl Graph {
    /// The graph of these vertex labels and edges `(from, to, label)`, or `None` if an edge names a
    /// vertex that is not there.
    pub fn new(
        labels: Vec<String>,
        edges: impl IntoIterator<Item = (usize, usize, String)>,
    ) -> Option<Graph> {
        let mut edges: Vec<Edge> = edges
            .into_iter()
            .map(|(a, b, label)| Edge { from: a.min(b), to: a.max(b), label })
            .collect();
        edges.sort();
        edges.iter().all(|edge| edge.to < labels.len()).then_some(Graph { labels, edges })
    }

    fn plain(count: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Graph {
        let mut edges: Vec<Edge> = edges
            .into_iter()
            .map(|(a, b)| Edge { from: a.min(b), to: a.max(b), label: String::new() })
            .collect();
        edges.sort();
        Graph { labels: vec![String::new(); count], edges }
    }

    /// `n` vertices in a row.
    pub fn path(n: usize) -> Graph {
        Graph::plain(n, (1..n).map(|v| (v - 1, v)))
    }

    /// `n` vertices in a ring; one vertex has a loop, two have two edges between them.
    pub fn cycle(n: usize) -> Graph {
        Graph::plain(n, (0..n).map(|v| (v, (v + 1) % n)))
    }

    /// One vertex in the middle of `n - 1` others.
    pub fn star(n: usize) -> Graph {
        Graph::plain(n, (1..n).map(|v| (0, v)))
    }

    /// `n` vertices, all of them neighbours.
    pub fn clique(n: usize) -> Graph {
        Graph::plain(n, (0..n).flat_map(|v| (0..v).map(move |u| (u, v))))
    }

    /// The cells of a board as vertices, row by row, with edges between neighbours in a row or
    /// column.
    pub fn grid(rows: usize, cols: usize) -> Graph {
        let across =
            (0..rows).flat_map(|r| (1..cols).map(move |c| (r * cols + c - 1, r * cols + c)));
        let down =
            (1..rows).flat_map(|r| (0..cols).map(move |c| ((r - 1) * cols + c, r * cols + c)));
        Graph::plain(rows * cols, across.chain(down))
    }

    /// The number of vertices.
    pub fn vertex_count(&self) -> usize {
        self.labels.len()
    }

    /// The edges, sorted.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The label of a vertex, counted from 0; empty if it has none or there is no such vertex.
    pub fn label(&self, vertex: usize) -> &str {
        self.labels.get(vertex).map_or("", String::as_str)
    }

    /// The graph with another label on a vertex, if there is that vertex.
    #[must_use]
    pub fn with_label(mut self, vertex: usize, label: impl Into<String>) -> Graph {
        if let Some(old) = self.labels.get_mut(vertex) {
            *old = label.into();
        }
        self
    }

    /// True if there is a way between any two vertices.
    pub fn is_connected(&self) -> bool {
        self.components().len() <= 1
    }

    /// The connected parts, in the order of their least vertices.
    pub fn components(&self) -> Vec<Graph> {
        let parts = connected_parts(self.vertex_count(), self.ends());
        parts.iter().map(|part| self.induced(part)).collect()
    }

    /// The graph of these vertices, numbered as they come, and the edges between them.
    #[must_use]
    pub fn induced(&self, vertices: &[usize]) -> Graph {
        let place = inverse(vertices, self.vertex_count());
        let kept = self
            .edges
            .iter()
            .filter(|edge| place[edge.from] != usize::MAX && place[edge.to] != usize::MAX);
        let mut edges: Vec<Edge> = kept
            .map(|edge| {
                let (a, b) = (place[edge.from], place[edge.to]);
                Edge { from: a.min(b), to: a.max(b), label: edge.label.clone() }
            })
            .collect();
        edges.sort();
        Graph { labels: vertices.iter().map(|&v| self.labels[v].clone()).collect(), edges }
    }

    /// The same graph with its vertices numbered in the order in which it is printed, so that
    /// printing it and reading it gives exactly it.
    #[must_use]
    pub fn in_reading_order(&self) -> Graph {
        self.induced(&reading_order(self.vertex_count(), self.ends(), 0..self.vertex_count()))
    }

    fn ends(&self) -> impl Iterator<Item = (usize, usize)> + Clone {
        self.edges.iter().map(|edge| (edge.from, edge.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Syntax;
    use proptest::prelude::*;
    use std::ops::Range;

    fn read(text: &str) -> Graph {
        Graph::parse(text, &Syntax::any_vertex_label()).expect("the test gives a graph")
    }

    /// Printed forms as in the test tables of `CGSuite` 2.
    #[test]
    fn prints_as_cgsuite_does() {
        let check = |graph: Graph, text: &str| {
            assert_eq!(graph.to_string(), text);
            assert_eq!(read(text), graph.in_reading_order());
        };
        check(Graph::default(), "");
        check(Graph::path(1), ".");
        check(Graph::path(2), "-");
        check(Graph::path(5), "----");
        check(Graph::path(5).with_label(0, "Left"), "{Left}----");
        check(Graph::star(5), "(-;-;-;-)");
        check(Graph::clique(5), ":A-:B-:C(-:A;-(-:A;-:B;-(-:A;-:B;-:C)))");
        check(Graph::cycle(1), ":A-:A");
        check(Graph::cycle(1).with_label(0, "Left"), "{Left}:A-{Left}:A");
        check(Graph::cycle(2), ":A--:A");
        check(read(".;.;."), ".;.;.");
        check(read("-;--;---"), "-;--;---");
        check(read(".-.-L-L-.-.-L"), "--L-L---L");
        check(Graph::grid(2, 2), ":A----:A");
        check(Graph::cycle(3), ":A---:A");
    }

    #[test]
    fn many_ways_to_write_a_graph() {
        assert_eq!(read(".-.(-.;-.)-."), read("-(-;-;-)"));
        assert_eq!(read(":A-:B;:A-:C"), read("(-;-)"));
        assert_eq!(read(":{one}-:{two}-:{one}"), read(":A--:A"));
        assert_eq!(read(" . - . "), read("-"));
        assert_eq!(read("1").label(0), "1");
        assert_eq!(read("{12}-3").label(0), "12");
        assert_eq!(Graph::grid(2, 3).edges().len(), 7);
        assert_eq!(read("-;.").components(), [Graph::path(2), Graph::path(1)]);
        assert!(!read("-;.").is_connected() && read("").is_connected());
    }

    #[test]
    fn errors() {
        let syntax = Syntax::new(["L", "R"], ["", "e"]);
        let check = |text: &str, message: &str, range: Range<usize>| {
            let error = Graph::parse(text, &syntax).expect_err("a wrong text");
            assert_eq!((error.message(), error.range()), (message, range), "{text}");
        };
        check("L-x", "`x` has no meaning here; use `.`, `L`, `R`, `-` or `e`.", 2..3);
        check("LR", "An edge is missing between two vertices here.", 1..2);
        check("-(-", "This parenthesis is not closed.", 1..2);
        check("-)", "This `)` closes no parenthesis.", 1..2);
        check("-;", "A graph is missing here.", 2..2);
        check("(-;;-)", "A graph is missing here.", 3..4);
        check("()", "A graph is missing here.", 1..2);
        check("-:", "A name is missing after `:`; write `:A` or `:{Name}`.", 1..2);
        check("-{L", "This brace is not closed.", 1..2);
        check("-{}", "There is nothing in these braces.", 1..3);
        check("L:A-R:A", "The vertex `A` has another label where it is mentioned first.", 5..7);
        check("-}", "This `}` closes no brace.", 1..2);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[-.LRe:;(){}AB]{0,14}|.{0,12}") {
            for syntax in [Syntax::any_vertex_label(), Syntax::new(["L", "R"], ["", "e"])] {
                match Graph::parse(&text, &syntax) {
                    Ok(graph) => {
                        let printed = graph.to_string();
                        let again = Graph::parse(&printed, &syntax);
                        prop_assert_eq!(again, Ok(graph.in_reading_order()), "{}", printed);
                    }
                    Err(error) => {
                        let range = error.range();
                        prop_assert!(range.start <= range.end);
                        prop_assert!(range.end <= text.chars().count());
                    }
                }
            }
        }

        #[test]
        fn printing_and_reading_keeps_a_graph(
            labels in prop::collection::vec(prop::sample::select(vec!["", "L", "{", "Left"]), 1..8),
            ends in prop::collection::vec((0..8_usize, 0..8_usize), 0..12),
        ) {
            let count = labels.len();
            let labels = labels.into_iter().map(|label| label.replace('{', "12")).collect();
            let edges = ends.into_iter().map(|(a, b)| (a % count, b % count, String::new()));
            let graph = Graph::new(labels, edges).expect("ends are vertices").in_reading_order();
            prop_assert_eq!(&graph.in_reading_order(), &graph);
            prop_assert_eq!(&read(&graph.to_string()), &graph);
        }
    }
}
