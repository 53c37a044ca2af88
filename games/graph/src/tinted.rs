//! Graphs whose vertices are still to be coloured: the positions of Col, Snort and Node Kayles.

use smallvec::SmallVec;
use std::fmt;
use tweedle_engine::{Player, Weigh};
use tweedle_rules::Graph;
use tweedle_rules::graph::{Neighbours, Vertices, inverse, reading_order, sorted_tree};
use tweedle_rules::sketch::{self, Figure, Layout, Owner, Sketch, Vertex};
use tweedle_rules::{NotationError, picture, spilled};

/// The players who may colour a vertex: bit 0 is Left, bit 1 Right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Tint(u8);

impl Tint {
    /// Nobody: a vertex that is gone.
    pub(super) const NONE: Tint = Tint(0);
    const EITHER: Tint = Tint(3);

    fn only(player: Player) -> Tint {
        Tint(1 << player.index())
    }

    pub(super) fn allows(self, player: Player) -> bool {
        self.0 & Tint::only(player).0 != 0
    }

    pub(super) fn without(self, player: Player) -> Tint {
        Tint(self.0 & !Tint::only(player).0)
    }

    /// The one player who may colour the vertex; `None` if both may.
    pub(super) fn only_for(self) -> Option<Player> {
        let mut players = Player::BOTH.into_iter().filter(|&player| self.allows(player));
        players.next().filter(|_| players.next().is_none())
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

/// A tint for each vertex.
pub(super) type Tints = SmallVec<[Tint; 24]>;
/// The ends of edges.
pub(super) type Ends = SmallVec<[(usize, usize); 32]>;

/// A graph whose vertices are still to be coloured, each by either player or by one of them.
// Invariants: no tint is 0; edges go from smaller to larger vertices, are sorted, and none comes
// twice; vertices are numbered in reading order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TintedGraph {
    pub(super) tints: Tints,
    edges: SmallVec<[(u8, u8); 12]>,
}

impl TintedGraph {
    /// The largest number of vertices of a position.
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

    /// The number of vertices.
    pub fn vertex_count(&self) -> usize {
        self.tints.len()
    }

    pub(super) fn ends(&self) -> impl Iterator<Item = (usize, usize)> + Clone {
        self.edges.iter().map(|&(a, b)| (usize::from(a), usize::from(b)))
    }

    /// The vertices that are left of these tints, in the order that they have in
    /// [`TintedGraph::new`].
    pub(super) fn order(tints: &[Tint], edges: &[(usize, usize)]) -> Vertices {
        let alive = edges.iter().filter(|edge| is_alive(tints, edge));
        let mut order = reading_order(tints.len(), alive.copied(), 0..tints.len());
        order.retain(|vertex| tints[*vertex].0 != 0);
        order
    }

    /// The position of these tints, vertices without any and needless edges dropped.
    pub(super) fn new(tints: &[Tint], edges: &[(usize, usize)]) -> TintedGraph {
        let order = TintedGraph::order(tints, edges);
        let place = inverse(&order, tints.len());
        let mut edges: SmallVec<[(u8, u8); 12]> = edges
            .iter()
            .filter(|edge| is_alive(tints, edge))
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
    pub(super) fn allowed_to(&self, player: Player) -> impl Iterator<Item = usize> {
        (0..self.vertex_count()).filter(move |&vertex| self.tints[vertex].allows(player))
    }

    /// The part on these vertices, with the edges that `keep` wants.
    pub(super) fn induced(&self, vertices: &[usize], edges: &[(usize, usize)]) -> TintedGraph {
        let place = inverse(vertices, self.vertex_count());
        let tints: Tints = vertices.iter().map(|&vertex| self.tints[vertex]).collect();
        let edges: Ends = edges
            .iter()
            .map(|&(a, b)| (place[a], place[b]))
            .filter(|&(a, b)| a != usize::MAX && b != usize::MAX)
            .collect();
        TintedGraph::new(&tints, &edges)
    }

    /// A line for each vertex: its neighbours, and the player who alone may choose it.
    pub(super) fn draw(&self, names: &[String]) -> String {
        let neighbours = self.neighbours();
        let name = |vertex: usize| names.get(vertex).map_or("", String::as_str);
        let line = |vertex: usize| {
            let near: Vec<&str> = neighbours.of(vertex).iter().map(|&it| name(it)).collect();
            let near = if near.is_empty() {
                "alone".to_owned()
            } else {
                format!("next to {}", near.join(", "))
            };
            let only = self.tints[vertex].only_for();
            let only = only.map_or(String::new(), |player| format!("; {player} only"));
            (name(vertex).to_owned(), near + &only)
        };
        picture::lines((0..self.vertex_count()).map(line))
    }

    /// The graph, with the vertices in the colours of the players who alone may choose them.
    pub(super) fn sketch(&self, names: &[String]) -> Sketch {
        let vertices = names.iter().zip(&self.tints).map(|(name, tint)| Vertex {
            owner: tint.only_for().map(Owner::from),
            ..Vertex::named(name)
        });
        let (layout, vertices) = (Layout::Free, vertices.collect());
        let edges = self.ends().map(|(a, b)| sketch::Edge::plain(a, b)).collect();
        Sketch::of(Figure::Graph(sketch::Graph { layout, is_directed: false, vertices, edges }))
    }

    pub(super) fn exchanged(&self) -> TintedGraph {
        let tints = self.tints.iter().map(|tint| tint.exchanged()).collect();
        TintedGraph { tints, edges: self.edges.clone() }
    }

    /// The neighbours of each vertex.
    pub(super) fn neighbours(&self) -> Neighbours {
        Neighbours::new(self.vertex_count(), self.ends())
    }

    /// An isomorphic position, the same for all isomorphic paths, cycles and trees, and for many
    /// isomorphic positions of other shapes.
    pub(super) fn sorted(&self, neighbours: &Neighbours) -> TintedGraph {
        let count = self.vertex_count();
        if count == 0 {
            return TintedGraph::default();
        }
        if (0..count).all(|vertex| neighbours.of(vertex).len() <= 2) {
            let end = (0..count).find(|&vertex| neighbours.of(vertex).len() <= 1);
            let tints = self.walk(neighbours, end.unwrap_or(0));
            if tints.len() == count {
                return if end.is_some() { path(tints) } else { cycle(&tints) };
            }
        } else if self.edges.len() + 1 == count
            && reading_order(count, self.ends(), 0..1).len() == count
        {
            return self.sorted_tree(neighbours);
        }
        self.sorted_by_surroundings(neighbours)
    }

    /// The tints met on the way from `start` through a path or cycle.
    fn walk(&self, neighbours: &Neighbours, start: usize) -> Tints {
        let mut tints = Tints::new();
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

    /// The tree grown from its middle with sorted branches (from the better of two middles).
    fn sorted_tree(&self, neighbours: &Neighbours) -> TintedGraph {
        let count = self.vertex_count();
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
        self.induced(&order, &self.ends().collect::<Ends>())
    }
}

/// The path with the lesser of these tints and their reverse.
fn path(there: Tints) -> TintedGraph {
    let back = there.iter().rev().copied().collect();
    let edges = (1..there.len()).map(|i| ((i - 1) as u8, i as u8)).collect();
    TintedGraph { tints: there.min(back), edges }
}

/// The cycle with the least of the sequences of tints that one meets on the way round, from any vertex and in either direction.
fn cycle(round: &[Tint]) -> TintedGraph {
    let count = round.len();
    let there = (0..count).map(|start| (0..count).map(move |i| (start + i) % count));
    let back = (0..count).map(|start| (0..count).map(move |i| (start + count - i) % count));
    let there = there.map(|way| way.map(|i| round[i]).collect::<Tints>());
    let back = back.map(|way| way.map(|i| round[i]).collect::<Tints>());
    let tints = there.chain(back).min().unwrap_or_default();
    let edges: Ends = (0..count).map(|i| (i, (i + 1) % count)).collect();
    TintedGraph::new(&tints, &edges)
}

/// True if an edge joins two vertices that are there.
fn is_alive(tints: &[Tint], &(a, b): &(usize, usize)) -> bool {
    a != b && tints[a].0 != 0 && tints[b].0 != 0
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn trees_numbered_otherwise_have_one_representative(
            parents in prop::collection::vec((0..99_usize, 1..=3_u8), 1..12),
            seed in prop::collection::vec(any::<u32>(), 12),
        ) {
            let tints: Vec<Tint> = parents.iter().map(|&(_, tint)| Tint(tint)).collect();
            let edges: Vec<_> =
                (1..parents.len()).map(|child| (parents[child].0 % child, child)).collect();
            let mut order: Vec<usize> = (0..parents.len()).collect();
            order.sort_by_key(|&vertex| seed[vertex]);
            let place = inverse(&order, order.len());
            let other_tints: Vec<Tint> = order.iter().map(|&vertex| tints[vertex]).collect();
            let other_edges: Vec<_> = edges.iter().map(|&(a, b)| (place[a], place[b])).collect();
            let one = TintedGraph::new(&tints, &edges);
            let other = TintedGraph::new(&other_tints, &other_edges);
            prop_assert_eq!(one.sorted(&one.neighbours()), other.sorted(&other.neighbours()));
        }
    }
}
