//! Graphs with labels of any kind.

use std::cmp::Ordering;
use std::sync::Arc;

/// A graph with labels on its vertices and edges, where loops and parallel edges are allowed. Vertices are counted from
/// 0 here, and from 1 in the language.
// Invariants: all ends of edges are vertices; the edges are sorted by their ends; in a graph that is not directed they go
// from the smaller to the larger vertex.
#[derive(Clone, Debug)]
pub struct Graph<L> {
    is_directed: bool,
    labels: Vec<L>,
    edges: Vec<Edge<L>>,
    /// The numbers of the edges at all vertices, those of the first vertex first.
    at: Vec<usize>,
    /// The index in `at` at which the edges of each vertex begin; and the end.
    starts: Vec<usize>,
}

/// An edge of a [`Graph`].
#[derive(Clone, Debug)]
pub struct Edge<L> {
    /// The vertex where it begins.
    pub(crate) from: usize,
    /// The vertex where it ends.
    pub(crate) to: usize,
    pub(crate) label: L,
}

/// A vertex of a [`Graph`], which knows that.
#[derive(Clone, Debug)]
pub struct Vertex<L> {
    pub(crate) graph: Arc<Graph<L>>,
    pub(crate) number: usize,
}

impl<L> Graph<L> {
    /// The graph with these labels of vertices and these edges; `None` if an edge ends where no vertex is.
    pub(crate) fn new(
        is_directed: bool,
        labels: Vec<L>,
        edges: impl IntoIterator<Item = Edge<L>>,
    ) -> Option<Graph<L>> {
        let mut edges: Vec<Edge<L>> = edges.into_iter().collect();
        if edges.iter().any(|edge| edge.from.max(edge.to) >= labels.len()) {
            return None;
        }
        if !is_directed {
            for edge in &mut edges {
                (edge.from, edge.to) = (edge.from.min(edge.to), edge.from.max(edge.to));
            }
        }
        edges.sort_by_key(|edge| (edge.from, edge.to));
        // In an undirected graph each edge is at both ends, a loop once.
        let ends = |edge: &Edge<L>| {
            let other = (!is_directed && edge.from != edge.to).then_some(edge.to);
            std::iter::once(edge.from).chain(other)
        };
        let mut starts = vec![0; labels.len() + 1];
        for vertex in edges.iter().flat_map(ends) {
            starts[vertex + 1] += 1;
        }
        for vertex in 0..labels.len() {
            starts[vertex + 1] += starts[vertex];
        }
        let mut free = starts.clone();
        let mut at = vec![0; starts[labels.len()]];
        for (number, edge) in edges.iter().enumerate() {
            for vertex in ends(edge) {
                at[free[vertex]] = number;
                free[vertex] += 1;
            }
        }
        Some(Graph { is_directed, labels, edges, at, starts })
    }

    /// True if edges have a direction.
    pub(crate) fn is_directed(&self) -> bool {
        self.is_directed
    }

    /// The labels of the vertices.
    pub(crate) fn labels(&self) -> &[L] {
        &self.labels
    }

    /// The edges, sorted by their ends.
    pub(crate) fn edges(&self) -> &[Edge<L>] {
        &self.edges
    }

    /// The numbers of the edges at a vertex, by their other ends; of a directed graph those that begin there.
    pub(crate) fn at(&self, vertex: usize) -> &[usize] {
        match (self.starts.get(vertex), self.starts.get(vertex + 1)) {
            (Some(&start), Some(&end)) => &self.at[start..end],
            _ => &[],
        }
    }

    /// The other end of an edge at a vertex; the vertex itself if it is a loop.
    pub(crate) fn other_end(&self, edge: usize, vertex: usize) -> usize {
        let edge = &self.edges[edge];
        if edge.from == vertex { edge.to } else { edge.from }
    }

    /// The vertices to which an edge leads from a vertex, as often as there are edges, in increasing order.
    pub(crate) fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> {
        self.at(vertex).iter().map(move |&edge| self.other_end(edge, vertex))
    }

    /// True if there are no loops and no parallel edges.
    pub(crate) fn is_simple(&self) -> bool {
        self.edges.iter().all(|edge| edge.from != edge.to)
            && self
                .edges
                .windows(2)
                .all(|pair| (pair[0].from, pair[0].to) != (pair[1].from, pair[1].to))
    }

    /// The vertices that can be reached from one, in increasing order. It counts as one of them.
    pub(crate) fn reached(&self, vertex: usize) -> Vec<usize> {
        let mut part = self.reach(vertex, &mut vec![false; self.labels.len()]);
        part.sort_unstable();
        part
    }

    fn reach(&self, vertex: usize, is_met: &mut [bool]) -> Vec<usize> {
        is_met[vertex] = true;
        let mut part = vec![vertex];
        let mut next = 0;
        while let Some(&vertex) = part.get(next) {
            next += 1;
            for other in self.neighbours(vertex) {
                if !is_met[other] {
                    is_met[other] = true;
                    part.push(other);
                }
            }
        }
        part
    }

    /// True if each vertex can be reached from the first one.
    pub(crate) fn is_connected(&self) -> bool {
        self.labels.is_empty() || self.reached(0).len() == self.labels.len()
    }
}

impl<L: Clone> Vertex<L> {
    /// The label.
    pub(crate) fn label(&self) -> &L {
        &self.graph.labels[self.number]
    }

    /// The edges at the vertex as they are seen from it, by their other ends.
    pub(crate) fn edges(&self) -> impl ExactSizeIterator<Item = Edge<L>> {
        self.graph.at(self.number).iter().map(|&edge| self.seen(edge))
    }

    /// An edge at the vertex, by its number in [`Graph::edges`], as it is seen from it.
    pub(crate) fn seen(&self, edge: usize) -> Edge<L> {
        let to = self.graph.other_end(edge, self.number);
        Edge { from: self.number, to, label: self.graph.edges[edge].label.clone() }
    }
}

impl<L: Clone> Graph<L> {
    /// The graph with the same label on each vertex, and one on each edge.
    pub(crate) fn uniform(
        is_directed: bool,
        count: usize,
        ends: impl IntoIterator<Item = (usize, usize)>,
        [vertex, edge]: [L; 2],
    ) -> Option<Graph<L>> {
        let edges = ends.into_iter().map(|(from, to)| Edge { from, to, label: edge.clone() });
        Graph::new(is_directed, vec![vertex; count], edges)
    }

    /// The parts of a graph that is not directed that are connected and have no vertex of some kind, in the order of
    /// their least vertices.
    pub(crate) fn components(&self, is_left_out: impl Fn(&L) -> bool) -> Vec<Graph<L>> {
        let mut is_met: Vec<bool> = self.labels.iter().map(is_left_out).collect();
        // The number of the part of each vertex, and its number there.
        let mut place = vec![None; self.labels.len()];
        let mut parts: Vec<(Vec<L>, Vec<Edge<L>>)> = Vec::new();
        for first in 0..self.labels.len() {
            if is_met[first] {
                continue;
            }
            let mut part = self.reach(first, &mut is_met);
            part.sort_unstable();
            for (number, &vertex) in part.iter().enumerate() {
                place[vertex] = Some((parts.len(), number));
            }
            let labels = part.iter().map(|&vertex| self.labels[vertex].clone()).collect();
            parts.push((labels, Vec::new()));
        }
        for edge in &self.edges {
            if let (Some((part, from)), Some((_, to))) = (place[edge.from], place[edge.to]) {
                parts[part].1.push(Edge { from, to, label: edge.label.clone() });
            }
        }
        parts
            .into_iter()
            .filter_map(|(labels, edges)| Graph::new(self.is_directed, labels, edges))
            .collect()
    }

    /// The graph of some of the vertices, numbered anew in their order, and of the edges between them.
    pub(crate) fn retained(&self, is_kept: impl Fn(usize) -> bool) -> Graph<L> {
        let mut labels = Vec::new();
        let mut place = vec![None; self.labels.len()];
        for (vertex, label) in self.labels.iter().enumerate().filter(|(it, _)| is_kept(*it)) {
            place[vertex] = Some(labels.len());
            labels.push(label.clone());
        }
        let edges: Vec<Edge<L>> = self
            .edges
            .iter()
            .filter_map(|edge| {
                let (from, to) = (place[edge.from]?, place[edge.to]?);
                Some(Edge { from, to, label: edge.label.clone() })
            })
            .collect();
        self.with(labels, edges)
    }

    /// The graph without the edge that has a number in [`Graph::edges`].
    pub(crate) fn without_edge(&self, number: usize) -> Graph<L> {
        let kept = self.edges.iter().enumerate().filter(|(other, _)| *other != number);
        self.with(self.labels.clone(), kept.map(|(_, edge)| edge.clone()).collect())
    }

    /// The graph with other labels on some vertices, which must be there.
    pub(crate) fn relabelled(&self, labels: impl IntoIterator<Item = (usize, L)>) -> Graph<L> {
        let mut graph = self.clone();
        for (vertex, label) in labels {
            graph.labels[vertex] = label;
        }
        graph
    }

    /// The graph with other labels: first those of the vertices, then those of the edges.
    pub(crate) fn with_labels(&self, labels: Vec<L>) -> Graph<L> {
        let mut labels = labels.into_iter();
        let mut graph = self.clone();
        let edges = graph.edges.iter_mut().map(|edge| &mut edge.label);
        for (old, new) in graph.labels.iter_mut().chain(edges).zip(&mut labels) {
            *old = new;
        }
        graph
    }

    /// The directed graph with an edge both ways for each edge of this one, and one for each loop.
    pub(crate) fn directed(&self) -> Graph<L> {
        let back = self.edges.iter().filter(|edge| edge.from != edge.to).map(|edge| Edge {
            from: edge.to,
            to: edge.from,
            label: edge.label.clone(),
        });
        let edges = self.edges.iter().cloned().chain(back).collect();
        Graph { is_directed: true, ..self.clone() }.with(self.labels.clone(), edges)
    }

    /// A graph of the same kind with vertices and edges between these.
    fn with(&self, labels: Vec<L>, edges: Vec<Edge<L>>) -> Graph<L> {
        // Each edge ends at vertices that are there, as the callers see to.
        Graph::new(self.is_directed, labels, edges).unwrap_or_else(|| self.clone())
    }
}

impl<L> Graph<L> {
    /// The graph with labels made of these; the flag says which are those of edges.
    ///
    /// # Errors
    /// The errors of the function that makes labels.
    pub(crate) fn map<M, E>(
        &self,
        mut made: impl FnMut(&L, bool) -> Result<M, E>,
    ) -> Result<Graph<M>, E> {
        let labels: Result<Vec<M>, E> =
            self.labels.iter().map(|label| made(label, false)).collect();
        let edges: Result<Vec<Edge<M>>, E> = self
            .edges
            .iter()
            .map(|edge| Ok(Edge { from: edge.from, to: edge.to, label: made(&edge.label, true)? }))
            .collect();
        Ok(Graph {
            is_directed: self.is_directed,
            labels: labels?,
            edges: edges?,
            at: self.at.clone(),
            starts: self.starts.clone(),
        })
    }

    /// The labels of the vertices, and those of the edges.
    pub(crate) fn all_labels(&self) -> impl Iterator<Item = &L> {
        self.labels.iter().chain(self.edges.iter().map(|edge| &edge.label))
    }

    /// The number of bytes that it takes, roughly, without those that its labels own.
    pub(crate) fn weight(&self) -> usize {
        let places = size_of_val(&*self.at) + size_of_val(&*self.starts);
        places + size_of_val(&*self.labels) + size_of_val(&*self.edges)
    }

    /// An order of graphs, in which two are equal that are the same; `order` is one of labels.
    pub(crate) fn order(&self, other: &Graph<L>, order: impl Fn(&L, &L) -> Ordering) -> Ordering {
        let key = |graph: &Graph<L>| (graph.is_directed, graph.labels.len(), graph.edges.len());
        let ends = |graph: &Graph<L>, number: usize| {
            graph.edges.get(number).map(|edge| (edge.from, edge.to))
        };
        let by_ends = || {
            let mut orders = (0..self.edges.len()).map(|it| ends(self, it).cmp(&ends(other, it)));
            orders.find(|it| it.is_ne()).unwrap_or(Ordering::Equal)
        };
        let by_labels = || {
            let mut orders = self.all_labels().zip(other.all_labels()).map(|(a, b)| order(a, b));
            orders.find(|it| it.is_ne()).unwrap_or(Ordering::Equal)
        };
        key(self).cmp(&key(other)).then_with(by_ends).then_with(by_labels)
    }

    /// True if two graphs are the same, vertex by vertex and edge by edge, where `same` compares labels.
    pub(crate) fn is_same(&self, other: &Graph<L>, same: impl Fn(&L, &L) -> bool) -> bool {
        self.is_directed == other.is_directed
            && self.labels.len() == other.labels.len()
            && self.edges.len() == other.edges.len()
            && self.labels.iter().zip(&other.labels).all(|(a, b)| same(a, b))
            && self
                .edges
                .iter()
                .zip(&other.edges)
                .all(|(a, b)| (a.from, a.to) == (b.from, b.to) && same(&a.label, &b.label))
    }
}

/// The ends of the edges of a graph that tells for each vertex to which others edges lead; `None` if it is to have no
/// directions, and two vertices do not agree. All vertices must be there.
pub(crate) fn ends_of(lists: &[Vec<usize>], is_directed: bool) -> Option<Vec<(usize, usize)>> {
    let all =
        lists.iter().enumerate().flat_map(|(from, tos)| tos.iter().map(move |&to| (from, to)));
    if is_directed {
        return Some(all.collect());
    }
    let mut forwards: Vec<_> = all.clone().filter(|(from, to)| from <= to).collect();
    let mut backwards: Vec<_> =
        all.filter(|(from, to)| from >= to).map(|(from, to)| (to, from)).collect();
    forwards.sort_unstable();
    backwards.sort_unstable();
    (forwards == backwards).then_some(forwards)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;

    pub(in crate::data) fn graph(
        is_directed: bool,
        count: usize,
        ends: &[(usize, usize)],
    ) -> Graph<String> {
        let labels = [String::new(), String::new()];
        Graph::uniform(is_directed, count, ends.iter().copied(), labels).unwrap()
    }

    fn same(a: &Graph<String>, b: &Graph<String>) -> bool {
        a.is_same(b, |a, b| a == b)
    }

    #[test]
    fn edges_end_at_vertices() {
        let edge = Edge { from: 0, to: 2, label: () };
        assert!(Graph::new(false, vec![(); 2], [edge.clone()]).is_none());
        assert!(Graph::new(false, vec![(); 3], [edge]).is_some());
    }

    #[test]
    fn lists_of_neighbours() {
        assert_eq!(ends_of(&[vec![1, 0], vec![0]], false), Some(vec![(0, 0), (0, 1)]));
        assert_eq!(ends_of(&[vec![1], vec![]], false), None);
        assert_eq!(ends_of(&[vec![1, 1], vec![0]], false), None);
        assert_eq!(ends_of(&[vec![1], vec![]], true), Some(vec![(0, 1)]));
        let star = graph(false, 3, &[(2, 0), (1, 0)]);
        assert_eq!(star.neighbours(0).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(star.neighbours(2).collect::<Vec<_>>(), [0]);
        assert_eq!(star.directed().at(1).len(), 1);
        assert!(star.at(3).is_empty());
    }

    #[test]
    fn what_is_taken_away() {
        let cycle = graph(false, 4, &[(0, 1), (1, 2), (2, 3), (3, 0)]);
        assert!(same(&cycle.retained(|it| it != 1), &graph(false, 3, &[(0, 2), (1, 2)])));
        assert!(same(&cycle.without_edge(0), &graph(false, 4, &[(0, 3), (1, 2), (2, 3)])));
        assert!(cycle.is_simple() && cycle.is_connected() && cycle.directed().is_connected());
        assert!(!graph(false, 1, &[(0, 0)]).is_simple());
        assert!(!graph(false, 2, &[(0, 1), (1, 0)]).is_simple());
        assert!(graph(true, 2, &[(0, 1), (1, 0)]).is_simple());
        assert!(graph(false, 0, &[]).is_connected() && !graph(false, 2, &[]).is_connected());
    }

    prop_compose! {
        pub(in crate::data) fn any_graph()(
            is_directed in any::<bool>(),
            labels in prop::collection::vec(prop::sample::select(vec!["", "L", ">", "a{1}", "Left"]), 1..8),
            ends in prop::collection::vec((0..8_usize, 0..8_usize), 0..12),
        ) -> Graph<String> {
            let count = labels.len();
            let labels = labels.into_iter().map(str::to_owned).collect();
            let edges = ends.into_iter().map(|(a, b)| {
                Edge { from: a % count, to: b % count, label: String::new() }
            });
            Graph::new(is_directed, labels, edges).unwrap()
        }
    }

    proptest! {
        #[test]
        fn components_partition_the_vertices(graph in any_graph()) {
            prop_assume!(!graph.is_directed());
            let parts = graph.components(|_| false);
            let mut labels: Vec<String> = parts.iter().flat_map(|it| it.labels.clone()).collect();
            let mut all = graph.labels.clone();
            labels.sort();
            all.sort();
            prop_assert_eq!(labels, all);
            let edges: usize = parts.iter().map(|it| it.edges.len()).sum();
            prop_assert_eq!(edges, graph.edges.len());
            prop_assert!(parts.iter().all(Graph::is_connected));
            prop_assert_eq!(parts.len() <= 1, graph.is_connected());
            if let Some(first) = parts.first() {
                let part = graph.reached(0);
                prop_assert!(same(first, &graph.retained(|it| part.contains(&it))));
            }
        }

        #[test]
        fn components_without_some_vertices_are_those_of_the_rest(graph in any_graph()) {
            prop_assume!(!graph.is_directed());
            let rest = graph.retained(|it| graph.labels[it] != "L");
            let (a, b) = (graph.components(|it| it == "L"), rest.components(|_| false));
            prop_assert_eq!(a.len(), b.len());
            prop_assert!(a.iter().zip(&b).all(|(a, b)| same(a, b)));
        }

        #[test]
        fn lists_of_neighbours_make_the_graph(it in any_graph()) {
            let count = it.labels.len();
            let lists: Vec<Vec<usize>> = (0..count).map(|v| it.neighbours(v).collect()).collect();
            let ends = ends_of(&lists, it.is_directed()).unwrap();
            let plain = it.map(|_, _| Ok::<_, ()>(String::new())).unwrap();
            prop_assert!(same(&plain, &graph(it.is_directed(), count, &ends)));
        }
    }
}
