//! Col and Snort.
//!
//! The players colour the vertices of a graph, each in their own colour. In Col neighbours may not
//! have the same colour, in Snort they may not have different colours (Colin Vout and Simon Norton;
//! Berlekamp, Conway and Guy, *Winning Ways*, ch. 2 and 6).
//!
//! Instead of colours we keep tints: who may still colour a vertex. A coloured vertex is deleted,
//! having tinted its neighbours; a vertex that nobody may colour is deleted too.

use super::graph::{Graph, Syntax};
use super::order::{Neighbours, connected_parts, inverse, reading_order, sorted_tree};
use crate::{Notation, NotationError, spilled};
use smallvec::SmallVec;
use std::fmt;
use tweedle::{Hints, Player, Ruleset, Stop, Symmetry, Weigh};

/// The rules of Col, or of Snort.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Col {
    /// Whether a vertex tints its neighbours for the player who colours it, as in Snort, rather than
    /// for the opponent, as in Col.
    pub is_snort: bool,
}

impl Col {
    /// Neighbours may not have the same colour.
    #[expect(clippy::self_named_constructors, reason = "the family has the name of a game in it")]
    pub const fn col() -> Col {
        Col { is_snort: false }
    }

    /// Neighbours may not have different colours.
    pub const fn snort() -> Col {
        Col { is_snort: true }
    }

    /// Who may no longer colour the neighbours of a vertex that `player` colours.
    fn forbidden_to(self, player: Player) -> Player {
        if self.is_snort { player.opponent() } else { player }
    }

    /// Whether colouring one end of an edge can ever forbid anything at the other end.
    ///
    /// In Col there must be a player who may colour both ends. In Snort one player may colour one
    /// end and the other player the other end. Tints only ever get narrower, so that an edge that
    /// does not matter never will.
    fn matters(self, one: Tint, other: Tint) -> bool {
        Player::BOTH
            .into_iter()
            .any(|player| one.allows(player) && other.allows(self.forbidden_to(player)))
    }
}

/// Who may colour a vertex: bit 0 is Left, bit 1 Right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Tint(u8);

impl Tint {
    const EITHER: Tint = Tint(3);

    fn only(player: Player) -> Tint {
        Tint(1 << player.index())
    }

    fn allows(self, player: Player) -> bool {
        self.0 & Tint::only(player).0 != 0
    }

    fn without(self, player: Player) -> Tint {
        Tint(self.0 & !Tint::only(player).0)
    }

    fn exchanged(self) -> Tint {
        Tint((self.0 & 1) << 1 | self.0 >> 1)
    }

    fn label(self) -> &'static str {
        match (self.allows(Player::Left), self.allows(Player::Right)) {
            (true, false) => "L",
            (false, true) => "R",
            _ => "",
        }
    }

    fn of_label(label: &str) -> Option<Tint> {
        match label {
            "" => Some(Tint::EITHER),
            "L" => Some(Tint::only(Player::Left)),
            "R" => Some(Tint::only(Player::Right)),
            _ => None,
        }
    }
}

/// A graph whose vertices are still to be coloured, each by either player or by one of them.
// Invariants: no tint is 0; edges go from smaller to larger vertices, are sorted, and none comes
// twice; vertices are numbered in reading order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TintedGraph {
    tints: SmallVec<[Tint; 24]>,
    edges: SmallVec<[(u8, u8); 12]>,
}

impl TintedGraph {
    /// How many vertices a position may have.
    pub const MAX_VERTICES: usize = 256;

    /// The position on this graph: a label `L` or `R` on a vertex names the one player who may
    /// still colour it. Loops and parallel edges change nothing and are dropped; labels of edges are
    /// ignored.
    ///
    /// # Errors
    /// [`NotationError`] with an empty range if the graph has other labels, or too many vertices.
    pub fn from_graph(graph: &Graph) -> Result<TintedGraph, NotationError> {
        let count = graph.vertex_count();
        if count > Self::MAX_VERTICES {
            let most = Self::MAX_VERTICES;
            let message = format!("This graph has {count} vertices; here it has at most {most}.");
            return Err(NotationError::new(message, 0..0));
        }
        let tints: Result<Vec<Tint>, _> = (0..count)
            .map(|vertex| {
                let label = graph.label(vertex);
                Tint::of_label(label).ok_or_else(|| {
                    let message = format!("`{label}` is not a tint; use `L`, `R` or no label.");
                    NotationError::new(message, 0..0)
                })
            })
            .collect();
        let edges: Vec<_> = graph.edges().iter().map(|edge| (edge.from, edge.to)).collect();
        Ok(TintedGraph::new(&tints?, &edges))
    }

    /// The graph with labels `L` and `R` for the one player who may still colour a vertex.
    pub fn to_graph(&self) -> Graph {
        let labels = self.tints.iter().map(|tint| tint.label().to_owned()).collect();
        // The ends of edges are vertices.
        Graph::new(labels, self.ends().map(|(a, b)| (a, b, String::new()))).unwrap_or_default()
    }

    /// How many vertices there are.
    pub fn vertex_count(&self) -> usize {
        self.tints.len()
    }

    fn ends(&self) -> impl Iterator<Item = (usize, usize)> + Clone {
        self.edges.iter().map(|&(a, b)| (usize::from(a), usize::from(b)))
    }

    /// The position of these tints, vertices without any and needless edges dropped.
    fn new(tints: &[Tint], edges: &[(usize, usize)]) -> TintedGraph {
        let is_alive = |&&(a, b): &&(usize, usize)| a != b && tints[a].0 != 0 && tints[b].0 != 0;
        let alive = edges.iter().filter(is_alive);
        let mut order = reading_order(tints.len(), alive.clone().copied(), 0..tints.len());
        order.retain(|&vertex| tints[vertex].0 != 0);
        let place = inverse(&order, tints.len());
        let mut edges: SmallVec<[(u8, u8); 12]> = alive
            .map(|&(a, b)| {
                let (a, b) = (place[a] as u8, place[b] as u8);
                (a.min(b), a.max(b))
            })
            .collect();
        edges.sort_unstable();
        edges.dedup();
        TintedGraph { tints: order.iter().map(|&vertex| tints[vertex]).collect(), edges }
    }

    /// The vertices that `player` may colour.
    fn allowed_to(&self, player: Player) -> impl Iterator<Item = usize> {
        (0..self.vertex_count()).filter(move |&vertex| self.tints[vertex].allows(player))
    }

    /// The part on these vertices, with the edges that `keep` wants.
    fn induced(&self, vertices: &[usize], edges: &[(usize, usize)]) -> TintedGraph {
        let place = inverse(vertices, self.vertex_count());
        let tints: Vec<Tint> = vertices.iter().map(|&vertex| self.tints[vertex]).collect();
        let edges: Vec<(usize, usize)> = edges
            .iter()
            .map(|&(a, b)| (place[a], place[b]))
            .filter(|&(a, b)| a != usize::MAX && b != usize::MAX)
            .collect();
        TintedGraph::new(&tints, &edges)
    }

    fn exchanged(&self) -> TintedGraph {
        let tints = self.tints.iter().map(|tint| tint.exchanged()).collect();
        TintedGraph { tints, edges: self.edges.clone() }
    }

    /// An isomorphic position, the same for all isomorphic paths, cycles and trees, and for many
    /// isomorphic positions of other shapes.
    fn sorted(&self) -> TintedGraph {
        let count = self.vertex_count();
        let neighbours = Neighbours::new(count, self.ends());
        let is_connected = reading_order(count, self.ends(), 0..count.min(1)).len() == count;
        let is_thin = (0..count).all(|vertex| neighbours.of(vertex).len() <= 2);
        if count == 0 {
            TintedGraph::default()
        } else if is_connected && self.edges.len() == count && is_thin {
            self.sorted_cycle(&neighbours)
        } else if is_connected && self.edges.len() + 1 == count {
            self.sorted_tree(&neighbours, is_thin)
        } else {
            self.sorted_by_surroundings(&neighbours)
        }
    }

    /// The least of the sequences of tints round a cycle.
    fn sorted_cycle(&self, neighbours: &Neighbours) -> TintedGraph {
        let round = self.walk(neighbours, 0);
        let count = round.len();
        let there = (0..count).map(|start| (0..count).map(move |i| (start + i) % count));
        let back = (0..count).map(|start| (0..count).map(move |i| (start + count - i) % count));
        let there = there.map(|way| way.map(|i| round[i]).collect::<SmallVec<[Tint; 24]>>());
        let back = back.map(|way| way.map(|i| round[i]).collect::<SmallVec<[Tint; 24]>>());
        let tints = there.chain(back).min().unwrap_or_default();
        let edges: Vec<_> = (0..count).map(|i| (i, (i + 1) % count)).collect();
        TintedGraph::new(&tints, &edges)
    }

    /// The tints met on the way from `vertex` through a path or cycle.
    fn walk(&self, neighbours: &Neighbours, start: usize) -> SmallVec<[Tint; 24]> {
        let mut tints = SmallVec::new();
        let (mut before, mut here) = (usize::MAX, start);
        loop {
            tints.push(self.tints[here]);
            let onward = neighbours.of(here).iter().find(|&&next| next != before);
            match onward {
                Some(&next) if next != start => (before, here) = (here, next),
                _ => return tints,
            }
        }
    }

    /// The tree grown from its middle with sorted branches (from the better of two middles); of a
    /// path the lesser of the two sequences of tints.
    fn sorted_tree(&self, neighbours: &Neighbours, is_path: bool) -> TintedGraph {
        let count = self.vertex_count();
        if is_path {
            let end = (0..count).find(|&vertex| neighbours.of(vertex).len() <= 1).unwrap_or(0);
            let there = self.walk(neighbours, end);
            let back = there.iter().rev().copied().collect();
            let edges = (1..count).map(|i| ((i - 1) as u8, i as u8)).collect();
            return TintedGraph { tints: there.min(back), edges };
        }
        // Leaves are taken off in rounds until one or two vertices are left.
        let mut degrees: Vec<usize> = (0..count).map(|v| neighbours.of(v).len()).collect();
        let mut leaves: Vec<usize> = (0..count).filter(|&v| degrees[v] <= 1).collect();
        let mut left = count;
        while left > 2 {
            left -= leaves.len();
            let mut next = Vec::new();
            for leaf in leaves {
                degrees[leaf] = 0;
                for &other in neighbours.of(leaf) {
                    if degrees[other] > 0 {
                        degrees[other] -= 1;
                        if degrees[other] == 1 {
                            next.push(other);
                        }
                    }
                }
            }
            leaves = next;
        }
        let grown = leaves.into_iter().map(|root| {
            let mut tree = vec![(0, self.tints[root].0)];
            let mut open = vec![(root, usize::MAX, 0)];
            while let Some((vertex, parent, number)) = open.pop() {
                for &child in neighbours.of(vertex).iter().filter(|&&child| child != parent) {
                    open.push((child, vertex, tree.len()));
                    tree.push((number, self.tints[child].0));
                }
            }
            let (tints, edges) = sorted_tree(&tree);
            let tints: Vec<Tint> = tints.into_iter().map(Tint).collect();
            TintedGraph::new(&tints, &edges)
        });
        grown.min().unwrap_or_default()
    }

    /// The vertices sorted by what they see around them, and otherwise in the order they have.
    fn sorted_by_surroundings(&self, neighbours: &Neighbours) -> TintedGraph {
        const ROUNDS: usize = 6;
        // Any mixing will do: a collision makes two positions of one class look different, no more.
        let mix = |a: u64, b: u64| (a.rotate_left(23) ^ b).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let count = self.vertex_count();
        let mut views: Vec<u64> = self.tints.iter().map(|tint| mix(1, tint.0.into())).collect();
        for _ in 0..ROUNDS.min(count) {
            let next = (0..count).map(|vertex| {
                let around = neighbours.of(vertex).iter();
                let seen = around.fold(0, |sum: u64, &v| sum.wrapping_add(mix(views[v], 7)));
                mix(views[vertex], seen)
            });
            views = next.collect();
        }
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&vertex| views[vertex]);
        self.induced(&order, &self.ends().collect::<Vec<_>>())
    }
}

impl Weigh for TintedGraph {
    fn owned(&self) -> usize {
        spilled(&self.tints) + spilled(&self.edges)
    }
}

impl fmt::Display for TintedGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_graph(), f)
    }
}

impl fmt::Debug for TintedGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TintedGraph({self})")
    }
}

impl Ruleset for Col {
    type Position = TintedGraph;
    /// The vertex that is coloured, counted from 0.
    type Move = u8;

    fn moves(
        &self,
        graph: &TintedGraph,
        player: Player,
        mut found: impl FnMut(u8, TintedGraph),
    ) -> Result<(), Stop> {
        let edges: SmallVec<[(usize, usize); 32]> = graph.ends().collect();
        for vertex in graph.allowed_to(player) {
            let mut tints = graph.tints.clone();
            tints[vertex] = Tint(0);
            for &(a, b) in &edges {
                for (here, there) in [(a, b), (b, a)] {
                    if here == vertex {
                        tints[there] = tints[there].without(self.forbidden_to(player));
                    }
                }
            }
            found(vertex as u8, TintedGraph::new(&tints, &edges));
        }
        Ok(())
    }
}

impl Hints for Col {
    /// The parts connected by edges that matter: a move changes nothing across any other edge. In
    /// Col an edge matters unless its ends are tinted for different players, in Snort unless they
    /// are tinted for the same player.
    fn components(&self, graph: &TintedGraph, into: &mut Vec<TintedGraph>) {
        let tint = |vertex: usize| graph.tints[vertex];
        let edges: Vec<(usize, usize)> =
            graph.ends().filter(|&(a, b)| self.matters(tint(a), tint(b))).collect();
        let parts = connected_parts(graph.vertex_count(), edges.iter().copied());
        into.extend(parts.iter().map(|part| graph.induced(part, &edges)));
    }

    /// Isomorphic positions have the same moves; exchanging the tints exchanges the players.
    fn representative(&self, graph: &TintedGraph) -> (TintedGraph, Symmetry) {
        let same = graph.sorted();
        let negative = graph.exchanged().sorted();
        if negative < same { (negative, Symmetry::Negative) } else { (same, Symmetry::Same) }
    }
}

impl Notation for Col {
    fn name(&self) -> String {
        if self.is_snort { "Snort" } else { "Col" }.to_owned()
    }

    /// Reads a graph whose vertices are `.`, `L` (tinted by a neighbour of Left's colour) and `R`,
    /// and whose edges are `-`: `L--R` is a path of four vertices. So only Left may colour an `L` in
    /// Snort, and only Right in Col.
    fn parse(&self, text: &str) -> Result<TintedGraph, NotationError> {
        let graph = Graph::parse(text, &Syntax::new(["L", "R"], [""]))?;
        let position = TintedGraph::from_graph(&graph)
            .map_err(|error| NotationError::new(error.message(), 0..text.chars().count()))?;
        Ok(if self.is_snort { position } else { position.exchanged() })
    }

    fn print(&self, graph: &TintedGraph) -> String {
        if self.is_snort { graph.to_string() } else { graph.exchanged().to_string() }
    }

    /// The vertex that is coloured: `vertex 3`, counted from 1 as they stand in the printed graph.
    fn move_name(&self, _: &TintedGraph, _: Player, &vertex: &u8, _: &TintedGraph) -> String {
        format!("vertex {}", usize::from(vertex) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Table, moves, read};

    const COL: Col = Col::col();
    const SNORT: Col = Col::snort();

    /// *Winning Ways*, ch. 2: in Col every value is a number or a number and *; a path of two is 0.
    #[test]
    fn table() {
        let vertices = ["vertex 1", "vertex 2", "vertex 3", "vertex 4"];
        let table = Table {
            options: &[
                ("-", &["L", "L"], &["R", "R"]),
                ("--", &["-L", "L-", "L;L"], &["-R", "R-", "R;R"]),
                ("R-R", &["", ""], &[]),
                ("R-L", &["L"], &["R"]),
            ],
            names: &[
                ("-L--", Player::Left, &["vertex 1", "vertex 3", "vertex 4"]),
                ("-L--", Player::Right, &vertices),
            ],
            parts: &[("-R-L--;.", &["-R", ".", "L--"]), ("R-R", &["R-R"])],
            values: &[(".", "*"), ("-", "0")],
            errors: &[("L-x", "`x` has no meaning here; use `.`, `L`, `R` or `-`.", 2..3)],
            ..Table::default()
        };
        table.check(&COL);
        let long = "-".repeat(256);
        // By hand: the ends of a path of two belong to whoever colours one of them.
        let table = Table {
            options: &[
                ("-", &["L", "L"], &["R", "R"]),
                ("--", &["-L", "L-", "L;L"], &["-R", "R-", "R;R"]),
                ("L-L", &["L", "L"], &[]),
                ("L-R", &[""], &[""]),
                ("", &[], &[]),
            ],
            parts: &[("-L-L--", &["-L", "L--"]), ("L-R", &["L-R"])],
            values: &[("L-L", "2"), ("L-R", "*"), ("-", "+-1")],
            errors: &[(&long, "This graph has 257 vertices; here it has at most 256.", 0..256)],
            ..Table::default()
        };
        table.check(&SNORT);
    }

    #[test]
    fn isomorphic_positions_have_one_representative() {
        let check = |one: &str, other: &str| {
            let chosen = |text| SNORT.representative(&read(&SNORT, text)).0;
            assert_eq!(chosen(one), chosen(other), "{one} {other}");
        };
        check("L--R-", "-R--L");
        check("L---", "---R");
        check("L-----", "-----R");
        check("L:A--R---:A", ":A-L--R--:A");
        check("L:A--R---:A", "L:A---R--:A");
        check("(-L;-R;--)", "L-(--;-R)");
        check("(-L;-R;--)", "--(-R;-L)");
        check("(-L;-L;--)", "R-(--;-R)");
        check("(-L;--;-)", "(--;-R;-)");
    }

    /// Pieces of paths are the same whichever way they came about.
    #[test]
    fn a_path_of_twenty_has_few_positions() {
        let mut seen = std::collections::HashSet::new();
        let mut open = vec![TintedGraph::from_graph(&Graph::path(20)).expect("a small graph")];
        while let Some(position) = open.pop() {
            let mut parts = Vec::new();
            SNORT.components(&position, &mut parts);
            for part in parts {
                let (chosen, _) = SNORT.representative(&part);
                if seen.insert(chosen.clone()) {
                    for player in Player::BOTH {
                        open.extend(moves(&SNORT, &chosen, player));
                    }
                }
            }
        }
        assert!(seen.len() <= 2200, "{}", seen.len());
    }
}
