//! Values of loopy games: their two sides.

use super::graph::Graph;
use super::node::{Node, Stopper};
use crate::Player;
use crate::short::Store;
use std::sync::Arc;

/// The worth of a loopy game: its *onside* γ⁺, where endless play counts as Left's win, and its *offside* γ⁻, where
/// it counts as Right's (Siegel, *CGT*, ch. VI).
#[derive(Clone, Debug)]
pub struct Sides {
    /// With endless play won by Left.
    pub onside: Side,
    /// With endless play won by Right.
    pub offside: Side,
}

/// A loopy game in which endless play counts for one player.
#[derive(Clone, Debug)]
pub enum Side {
    /// It is equal to a stopper.
    Stopper(Stopper),
    /// It is equal to no stopper, as Bach's Carousel. Its graph is no canonical form: equal values may have different
    /// graphs.
    Round(Round),
}

/// A vertex of a graph in which play may be endless.
#[derive(Clone, Debug)]
pub struct Round {
    pub(super) graph: Arc<Graph>,
    pub(super) vertex: usize,
}

impl Round {
    /// The number of vertices that can be reached.
    pub fn vertex_count(&self) -> usize {
        self.graph.len()
    }
}

impl Side {
    /// The stopper, if it is one.
    pub fn stopper(&self) -> Option<Stopper> {
        match self {
            Side::Stopper(stopper) => Some(*stopper),
            Side::Round(_) => None,
        }
    }
}

impl Sides {
    /// The sides of a stopper: both are the stopper itself.
    pub fn of_stopper(g: Stopper) -> Sides {
        Sides { onside: Side::Stopper(g), offside: Side::Stopper(g) }
    }

    /// Both sides, if they are stoppers.
    pub fn stoppers(&self) -> Option<[Stopper; 2]> {
        self.onside.stopper().zip(self.offside.stopper()).map(|(on, off)| [on, off])
    }

    /// The stopper, if both sides are the same one.
    pub fn stopper(&self) -> Option<Stopper> {
        self.stoppers().and_then(|[on, off]| (on == off).then_some(on))
    }

    /// The side on which endless play counts for `player`.
    pub fn of(&self, player: Player) -> &Side {
        match player {
            Player::Left => &self.onside,
            Player::Right => &self.offside,
        }
    }
}

/// Graphs that have been copied, and where their vertices start.
pub(super) type Copies = Vec<(Arc<Graph>, usize)>;

impl Graph {
    /// Makes a side part of the graph: a stopper, or the vertex of a copy of its graph.
    pub(super) fn include(&mut self, side: &Side, copies: &mut Copies) -> Node {
        match side {
            Side::Stopper(stopper) => Node::from(*stopper),
            Side::Round(Round { graph, vertex }) => {
                let known = copies.iter().find(|(copied, _)| Arc::ptr_eq(copied, graph));
                let start = if let Some(&(_, start)) = known {
                    start
                } else {
                    let start = self.len();
                    for edges in &graph.vertices {
                        self.push(edges.each_ref().map(|side| {
                            let moved = |node: &Node| {
                                node.vertex().map_or(*node, |v| Node::inner(start + v))
                            };
                            side.iter().map(moved).collect()
                        }));
                    }
                    copies.push((graph.clone(), start));
                    start
                };
                Node::inner(start + vertex)
            }
        }
    }

    /// The sides that these nodes are, with a graph of their own for those that are vertices.
    pub(super) fn sides(&self, values: &[Node]) -> Vec<Side> {
        // The vertices that are reached, in the order in which they are.
        let mut place = vec![usize::MAX; self.len()];
        let mut reached: Vec<usize> = Vec::new();
        let mut visit = |node: &Node, reached: &mut Vec<usize>| {
            if let Some(vertex) = node.vertex()
                && place[vertex] == usize::MAX
            {
                place[vertex] = reached.len();
                reached.push(vertex);
            }
        };
        for node in values {
            visit(node, &mut reached);
        }
        let mut next = 0;
        while next < reached.len() {
            for node in self.vertices[reached[next]].iter().flatten() {
                visit(node, &mut reached);
            }
            next += 1;
        }
        let mut rest = Graph::new();
        for &vertex in &reached {
            rest.push(self.vertices[vertex].each_ref().map(|side| {
                side.iter()
                    .map(|node| node.vertex().map_or(*node, |v| Node::inner(place[v])))
                    .collect()
            }));
        }
        let rest = Arc::new(rest);
        let side = |node: &Node| match (node.stopper(), node.vertex()) {
            (None, Some(vertex)) => {
                Side::Round(Round { graph: rest.clone(), vertex: place[vertex] })
            }
            (stopper, _) => Side::Stopper(stopper.unwrap_or(Store::ZERO.into())),
        };
        values.iter().map(side).collect()
    }
}
