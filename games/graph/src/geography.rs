//! Geography.
//!
//! A token stands on a vertex of a graph. A player moves it along an edge. In vertex Geography the vertex that it leaves is
//! deleted, so that the token comes to no vertex twice; in edge Geography the edge is deleted. Edges are directed, or lead in
//! both directions; in a graph whose edges belong to one player each, players have moves of their own (of edges Schaefer, "On the
//! complexity of some two-person perfect-information games", 1978; of vertices Lichtenstein and Sipser, "GO is polynomial-space
//! hard", *Journal of the ACM*, 1980; Fraenkel, Scheinerman and Ullman, "Undirected edge geography", *Theoretical Computer
//! Science*, 1993).

use crate::digraph::Digraph;
use crate::tokens::GRAPH;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Shape, misfit};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, Notation, NotationError};

/// The rules of a game of Geography on a graph.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Geography {
    graph: Digraph,
    deletes: Deletes,
    is_directed: bool,
    /// The ends of the edges, each from the smaller vertex to the larger one if edges are undirected, sorted.
    edges: Vec<(u16, u16)>,
}

/// The thing that a move deletes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deletes {
    /// The vertex that the token leaves.
    Vertex,
    /// The edge along which the token moves.
    Edge,
}

/// A position of Geography.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Trip {
    /// The vertex on which the token stands.
    pub(super) token: u16,
    /// The other vertices that are there, or the edges that are there, as bits.
    pub(super) left: u128,
}

impl Weigh for Trip {}

impl Geography {
    /// The game on a graph; `None` if that has more than 128 things of the kind that is deleted.
    pub fn new(graph: Digraph, deletes: Deletes, is_directed: bool) -> Option<Geography> {
        let graph = if is_directed { graph } else { graph.both_ways() };
        let ends = |from: u16, to: u16| if is_directed { (from, to) } else { ordered(from, to) };
        let mut edges = Vec::new();
        for from in 0..graph.len() {
            for player in Player::BOTH {
                let options = graph.options(from, player).iter();
                edges.extend(options.map(|&to| ends(from as u16, to)));
            }
        }
        edges.sort_unstable();
        edges.dedup();
        let game = Geography { graph, deletes, is_directed, edges };
        (game.count() <= u128::BITS).then_some(game)
    }

    /// The graph: in both directions if the edges are undirected.
    pub(super) fn graph(&self) -> &Digraph {
        &self.graph
    }

    /// True if edges are deleted, and lead in both directions.
    pub(super) fn is_undirected_of_edges(&self) -> bool {
        self.deletes == Deletes::Edge && !self.is_directed
    }

    /// The number of things that can be deleted.
    fn count(&self) -> u32 {
        match self.deletes {
            Deletes::Vertex => self.graph.len() as u32,
            Deletes::Edge => self.edges.len() as u32,
        }
    }

    /// The thing that is no longer left after a move: the vertex that the token comes to, on which it then stands, or the
    /// edge.
    fn used(&self, from: u16, to: u16) -> u128 {
        match self.deletes {
            Deletes::Vertex => u128::bit(to.into()),
            Deletes::Edge => {
                let ends = if self.is_directed { (from, to) } else { ordered(from, to) };
                // Each edge of the graph is in the list.
                self.edges.binary_search(&ends).map_or(0, |edge| u128::bit(edge as u32))
            }
        }
    }

    /// The position with the token on a vertex and nothing deleted.
    pub fn start_at(&self, token: u16) -> Trip {
        let all = u128::below(self.count());
        match self.deletes {
            Deletes::Vertex => Trip { token, left: all & !u128::bit(token.into()) },
            Deletes::Edge => Trip { token, left: all },
        }
    }

    /// The names of things by their bits.
    pub(super) fn names(&self, things: u128) -> String {
        let name = |thing: u32| match self.deletes {
            Deletes::Vertex => self.graph.name(thing as usize).to_owned(),
            Deletes::Edge => {
                let (from, to) = self.edges[thing as usize];
                self.step_name(from, to)
            }
        };
        things.ones().map(name).collect::<Vec<_>>().join(",")
    }

    /// The name of the step from a vertex to another.
    pub(super) fn step_name(&self, from: u16, to: u16) -> String {
        format!("{}-{}", self.graph.name(from.into()), self.graph.name(to.into()))
    }

    /// Reads the name of a thing that is deleted.
    fn thing(&self, text: &str) -> Option<u128> {
        match self.deletes {
            Deletes::Vertex => self.graph.find(text).map(|vertex| u128::bit(vertex as u32)),
            Deletes::Edge => {
                let (from, to) = text.split_once('-')?;
                let from = self.graph.find(from.trim())? as u16;
                let to = self.graph.find(to.trim())? as u16;
                Some(self.used(from, to)).filter(|&bit| bit != 0)
            }
        }
    }

    /// The vertices that the token can reach, and the things that are left and that it can use on some way, as bits.
    pub(super) fn reached(&self, trip: &Trip) -> (Vec<bool>, u128) {
        let mut reached = 0;
        let mut seen = vec![false; self.graph.len()];
        let mut open = vec![trip.token];
        if let Some(start) = seen.get_mut(usize::from(trip.token)) {
            *start = true;
        }
        while let Some(from) = open.pop() {
            for player in Player::BOTH {
                for &to in self.graph.options(from.into(), player) {
                    let used = self.used(from, to) & trip.left;
                    reached |= used;
                    if used != 0 && !seen[usize::from(to)] {
                        seen[usize::from(to)] = true;
                        open.push(to);
                    }
                }
            }
        }
        (seen, reached)
    }

    /// Reads what has been deleted, a list whose first character stands at a place, and says what is left of the things.
    pub(super) fn left_after(
        &self,
        list: &str,
        mut at: usize,
        mut left: u128,
    ) -> Result<u128, NotationError> {
        for word in list.split(',').filter(|_| !list.trim().is_empty()) {
            let range = at..at + word.chars().count();
            at = range.end + 1;
            let kind = if self.deletes == Deletes::Vertex { "vertex" } else { "edge" };
            let Some(thing) = self.thing(word.trim()) else {
                let message = format!("The graph has no {kind} `{}`.", word.trim());
                return Err(NotationError::new(message, range));
            };
            if left & thing == 0 {
                let stands = if self.deletes == Deletes::Vertex {
                    ", or the token stands there"
                } else {
                    ""
                };
                let message =
                    format!("The {kind} `{}` has been deleted already{stands}.", word.trim());
                return Err(NotationError::new(message, range));
            }
            left ^= thing;
        }
        Ok(left)
    }

    /// The graph of the edges that can still be used.
    pub(super) fn remaining(&self, trip: &Trip) -> Digraph {
        self.graph.with_edges(|from, to| match self.deletes {
            Deletes::Vertex => {
                let there = trip.left | u128::bit(trip.token.into());
                there & u128::bit(from.into()) != 0 && there & u128::bit(to.into()) != 0
            }
            Deletes::Edge => trip.left & self.used(from, to) != 0,
        })
    }
}

/// The smaller vertex, then the larger one.
fn ordered(a: u16, b: u16) -> (u16, u16) {
    (a.min(b), a.max(b))
}

impl Ruleset for Geography {
    type Position = Trip;
    /// The vertex that the token goes to.
    type Move = u16;

    fn moves(
        &self,
        trip: &Trip,
        player: Player,
        mut found: impl FnMut(u16, Trip) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for &to in self.graph.options(trip.token.into(), player) {
            let used = self.used(trip.token, to);
            if trip.left & used != 0 {
                found(to, Trip { token: to, left: trip.left ^ used })?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts { is_impartial: self.graph.is_impartial(), ..Facts::PARTIZAN }
    }
}

impl Hints for Geography {
    /// The token never comes to what it cannot reach now.
    fn representative(&self, trip: &Trip) -> (Trip, Symmetry) {
        (Trip { left: self.reached(trip).1, ..*trip }, Symmetry::Same)
    }

    /// Each move deletes one thing.
    fn size(&self, trip: &Trip) -> Option<u32> {
        Some(trip.left.count_ones())
    }
}

impl Notation for Geography {
    fn name(&self) -> String {
        let kind = match (self.deletes, self.is_directed) {
            (Deletes::Vertex, true) => "vertex Geography",
            (Deletes::Vertex, false) => "undirected vertex Geography",
            (Deletes::Edge, true) => "edge Geography",
            (Deletes::Edge, false) => "undirected edge Geography",
        };
        kind.to_owned()
    }

    fn parameters(&self) -> String {
        self.graph.expression()
    }

    /// The vertex with the token, and after a colon what has been deleted: `c: a,b`, or of edges `c: a-b,b-c`.
    fn parse(&self, text: &str) -> Result<Trip, NotationError> {
        let (head, tail) = text.split_once(':').unwrap_or((text, ""));
        let wide = head.chars().count();
        let [token] = self.graph.read(head)?[..] else {
            let message = "The token stands on one vertex, such as `a`; after a colon stands what has been deleted.";
            return Err(NotationError::new(message, 0..wide));
        };
        let start = self.start_at(token as u16);
        Ok(Trip { left: self.left_after(tail, wide + 1, start.left)?, ..start })
    }

    fn print(&self, trip: &Trip) -> String {
        let token = self.graph.name(trip.token.into());
        match self.start_at(trip.token).left ^ trip.left {
            0 => token.to_owned(),
            deleted => format!("{token}:{}", self.names(deleted)),
        }
    }

    fn move_name(&self, trip: &Trip, _: Player, &to: &u16, _: &Trip) -> String {
        self.step_name(trip.token, to)
    }

    fn draw(&self, trip: &Trip) -> String {
        let picture = self.remaining(trip).draw(&[trip.token.into()]);
        picture.unwrap_or_else(|| self.print(trip))
    }

    fn sketch(&self, trip: &Trip) -> Option<Sketch> {
        let mut sketch = self.remaining(trip).sketch(&[trip.token.into()]);
        if let (Figure::Graph(graph), false) = (&mut sketch.figure, self.is_directed) {
            graph.without_directions();
        }
        Some(sketch)
    }
}

/// Reads the graph of a game, and makes the game.
pub(super) fn read(
    name: &str,
    arguments: &[Argument],
    deletes: Deletes,
    is_directed: bool,
) -> Result<Geography, NotationError> {
    let [Argument::Text(text)] = arguments else { return Err(misfit(name)) };
    Geography::new(Digraph::parse(text)?, deletes, is_directed).ok_or_else(|| {
        let things = if deletes == Deletes::Vertex { "vertices" } else { "edges" };
        let message = format!("A graph for this game has at most 128 {things}.");
        NotationError::new(message, 0..text.chars().count())
    })
}

/// Makes a game of Geography under a name.
fn make(
    name: &'static str,
    arguments: &[Argument],
    deletes: Deletes,
    is_directed: bool,
) -> Result<std::sync::Arc<dyn tweedle_rules::any::Rules>, NotationError> {
    let game = read(name, arguments, deletes, is_directed)?;
    Ok(RulesOf::new(name, game).rules())
}

/// Directed vertex Geography in the registry.
pub(crate) const VERTEX_GEOGRAPHY: Entry = Entry::named("game.graph.VertexGeography", Shape::Text)
    .parameters(GRAPH)
    .example_parameters(r#""a: b, c | b: c, d | c: a, d | d: b""#)
    .example("a")
    .start("a")
    .summary(
        "Move the token along an edge of a directed graph; the vertex that it leaves is deleted.",
    )
    .source("Lichtenstein and Sipser, GO is polynomial-space hard, 1980")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is PSPACE-complete, for planar bipartite graphs of degree 3 too.", "Schaefer, Journal of Computer and System Sciences 16 (1978); Lichtenstein and Sipser, Journal of the ACM 27 (1980)"),
    ])
    .made_by(&|name, arguments| make(name, arguments, Deletes::Vertex, true));

/// Undirected vertex Geography in the registry.
pub(crate) const UNDIRECTED_VERTEX_GEOGRAPHY: Entry = VERTEX_GEOGRAPHY
    .like("game.graph.UndirectedVertexGeography")
    .example_parameters(r#""a: b, c | b: c, d | d: e""#)
    .summary("Move the token along an edge of a graph, in either direction; the vertex that it leaves is deleted.")
    .source("Fraenkel, Scheinerman and Ullman, Undirected edge geography, 1993")
    .known(&[
        Fact::cited(About::Theory, "The player to move wins where each maximum matching covers the vertex of the token, so the winner is found in polynomial time.", "Fraenkel, Scheinerman and Ullman, Undirected edge geography, Theoretical Computer Science 112 (1993)"),
    ])
    .made_by(&|name, arguments| make(name, arguments, Deletes::Vertex, false));

/// Directed edge Geography in the registry.
pub(crate) const EDGE_GEOGRAPHY: Entry = VERTEX_GEOGRAPHY
    .like("game.graph.EdgeGeography")
    .summary("Move the token along an edge of a directed graph; that edge is deleted.")
    .source("Schaefer, On the complexity of some two-person perfect-information games, 1978")
    .made_by(&|name, arguments| make(name, arguments, Deletes::Edge, true));

/// Undirected edge Geography in the registry.
pub(crate) const UNDIRECTED_EDGE_GEOGRAPHY: Entry = UNDIRECTED_VERTEX_GEOGRAPHY
    .like("game.graph.UndirectedEdgeGeography")
    .summary("Move the token along an edge of a graph, in either direction; that edge is deleted.")
    .known(&[Fact::cited(
        About::Complexity,
        "To find the winner is PSPACE-complete; on bipartite graphs it takes polynomial time.",
        "Fraenkel, Scheinerman and Ullman, Theoretical Computer Science 112 (1993)",
    )])
    .made_by(&|name, arguments| make(name, arguments, Deletes::Edge, false));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digraph::text_of;
    use proptest::prelude::*;
    use tweedle_rules::testing::{Table, grundy_values, read};

    fn game(text: &str, deletes: Deletes, is_directed: bool) -> Geography {
        Geography::new(Digraph::parse(text).unwrap(), deletes, is_directed).unwrap()
    }

    /// By hand.
    #[test]
    fn table() {
        let graph = "a: b, c | b: c | c: a";
        Table {
            moves: &[("a", &["b:a", "c:a"]), ("b:a", &["c:a,b"]), ("c:a,b", &[])],
            names: &[("a", Player::Right, &["a-b", "a-c"])],
            values: &[("a", "*2"), ("b", "0")],
            pictures: &[("c:a", " a   -\n b   -> c\n[c]  -")],
            errors: &[
                (
                    "a,b",
                    "The token stands on one vertex, such as `a`; after a colon stands what has been deleted.",
                    0..3,
                ),
                ("a: d", "The graph has no vertex `d`.", 2..4),
                ("a:b,a", "The vertex `a` has been deleted already, or the token stands there.", 4..5),
            ],
            ..Table::default()
        }
        .check(&game(graph, Deletes::Vertex, true));
        Table {
            moves: &[("a", &["b:a-b", "c:a-c"]), ("b:a-b", &["c:a-b,b-c"])],
            names: &[("c", Player::Left, &["c-a"])],
            values: &[("a", "0"), ("a:c-a", "*2"), ("b", "*")],
            errors: &[("a:c-b", "The graph has no edge `c-b`.", 2..5)],
            ..Table::default()
        }
        .check(&game(graph, Deletes::Edge, true));
        // A triangle with a loop.
        let graph = "a: b, c, a | b: c";
        Table {
            moves: &[("b", &["a:b", "c:b"]), ("a", &["b:a", "c:a"])],
            values: &[("a", "0")],
            ..Table::default()
        }
        .check(&game(graph, Deletes::Vertex, false));
        Table {
            moves: &[("a", &["a:a-a", "b:a-b", "c:a-c"])],
            pictures: &[("c:a-a,a-c", " a   -> b\n b   -> a, c\n[c]  -> b")],
            ..Table::default()
        }
        .check(&game(graph, Deletes::Edge, false));
        // Left alone may go on.
        Table {
            options: &[("a", &["b:a"], &[])],
            values: &[("a", "2"), ("c:b", "0")],
            ..Table::default()
        }
        .check(&game("a Left: b | b Left: c", Deletes::Vertex, true));
    }

    /// The nimber by the words of the rules alone: the places where the token has been, in their order.
    fn by_the_words(
        edges: &[(usize, usize)],
        way: &mut Vec<usize>,
        deletes: Deletes,
        is_directed: bool,
    ) -> u64 {
        let here = way[way.len() - 1];
        let mut ends: Vec<usize> = edges
            .iter()
            .flat_map(|&(a, b)| if is_directed { vec![(a, b)] } else { vec![(a, b), (b, a)] })
            .filter_map(|(a, b)| (a == here).then_some(b))
            .collect();
        ends.sort_unstable();
        ends.dedup();
        let mut options = Vec::new();
        for to in ends {
            let steps = way.windows(2).map(|step| (step[0], step[1]));
            let is_free = match deletes {
                Deletes::Vertex => !way.contains(&to),
                Deletes::Edge => steps
                    .clone()
                    .all(|step| step != (here, to) && (is_directed || step != (to, here))),
            };
            if is_free {
                way.push(to);
                options.push(by_the_words(edges, way, deletes, is_directed));
                way.pop();
            }
        }
        (0..=options.len() as u64).find(|nim| !options.contains(nim)).expect("one is missing")
    }

    fn nimbers(
        count: usize,
        edges: &[(usize, usize)],
        deletes: Deletes,
        is_directed: bool,
    ) -> Vec<u64> {
        let game = game(&text_of(count, edges), deletes, is_directed);
        grundy_values(&game, (0..count).map(|vertex| read(&game, &vertex.to_string())))
    }

    /// The size of a maximum matching of the vertices that are not in `without`.
    fn matching(edges: &[(usize, usize)], without: u32) -> usize {
        let Some((&(a, b), rest)) = edges.split_first() else { return 0 };
        let both = 1 << a | 1 << b;
        let with =
            if a != b && without & both == 0 { 1 + matching(rest, without | both) } else { 0 };
        with.max(matching(rest, without))
    }

    /// True if there is an even kernel with a vertex: an independent set in which each vertex has an even number of
    /// neighbours.
    fn has_even_kernel(count: usize, edges: &[(usize, usize)], vertex: usize) -> bool {
        let near = |v: usize| {
            let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            ends.filter(move |end| end.0 == v).fold(0_u32, |near, end| near | 1 << end.1)
        };
        (1..1_u32 << count).filter(|set| set >> vertex & 1 == 1).any(|set| {
            (0..count).all(|v| {
                let inside = near(v) & set;
                if set >> v & 1 == 1 { inside == 0 } else { inside.count_ones() % 2 == 0 }
            })
        })
    }

    fn graphs(most: usize, ends: usize) -> impl Strategy<Value = (usize, Vec<(usize, usize)>)> {
        (1..=most).prop_flat_map(move |count| {
            (Just(count), prop::collection::vec((0..count, 0..count), 0..ends))
        })
    }

    proptest! {
        #[test]
        fn nimbers_are_those_of_the_words((count, edges) in graphs(6, 10)) {
            for deletes in [Deletes::Vertex, Deletes::Edge] {
                for is_directed in [true, false] {
                    let words: Vec<u64> = (0..count)
                        .map(|vertex| by_the_words(&edges, &mut vec![vertex], deletes, is_directed))
                        .collect();
                    prop_assert_eq!(nimbers(count, &edges, deletes, is_directed), words, "{:?} {}", deletes, is_directed);
                }
            }
        }

        /// The player who moves first wins undirected vertex Geography if and only if every maximum matching covers
        /// the token's vertex (Fraenkel, Scheinerman and Ullman, 1993).
        #[test]
        fn every_maximum_matching_covers_a_won_vertex((count, edges) in graphs(8, 14)) {
            let nimbers = nimbers(count, &edges, Deletes::Vertex, false);
            for (vertex, nim) in nimbers.into_iter().enumerate() {
                let is_covered = matching(&edges, 1 << vertex) < matching(&edges, 0);
                prop_assert_eq!(nim > 0, is_covered, "vertex {}", vertex);
            }
        }

        /// In a bipartite graph the player who moves first loses undirected edge Geography if and only if there is an
        /// even kernel with the token's vertex (Fraenkel, Scheinerman and Ullman, 1993).
        #[test]
        fn lost_vertices_of_bipartite_graphs_are_in_even_kernels(
            ends in prop::collection::vec((0..4_usize, 4..8_usize), 0..11),
        ) {
            let nimbers = nimbers(8, &ends, Deletes::Edge, false);
            for (vertex, nim) in nimbers.into_iter().enumerate() {
                prop_assert_eq!(nim == 0, has_even_kernel(8, &ends, vertex), "vertex {}", vertex);
            }
        }
    }
}
