//! The worth of the vertices of graphs on both sides, and the order of such values.

use super::graph::Graph;
use super::marking::Marking;
use super::node::Node;
use super::settle::{Settled, settle};
use super::sides::{Side, Sides};
use super::store::Stoppers;
use crate::short::Store;
use crate::{Player, Stop};

impl Stoppers {
    /// The worth of each vertex of a graph.
    ///
    /// Strongly connected components are settled from below. A component in which all alternating play ends is
    /// simplified to its canonical form. In any other one, each side that is equal to a stopper is found, and the
    /// rest is a [`Side::Round`].
    ///
    /// Cost: for each component about the square of its size, times its options.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn values(&mut self, store: &mut Store, graph: &Graph) -> Result<Vec<Sides>, Stop> {
        let all: Vec<usize> = (0..graph.len()).collect();
        let mut found: Vec<Option<Sides>> = vec![None; graph.len()];
        for component in graph.components(&all) {
            let place: hashbrown::HashMap<usize, usize, foldhash::fast::FixedState> =
                component.iter().enumerate().map(|(i, &vertex)| (vertex, i)).collect();
            let mut sides: [Vec<Side>; 2] = [Vec::new(), Vec::new()];
            // True if both sides of all are the same stoppers, known from the first side on.
            let mut alike = false;
            for player in Player::BOTH {
                if alike {
                    let onsides = sides[0].clone();
                    sides[1] = onsides;
                    break;
                }
                let (mut local, mut differ) = (Graph::new(), false);
                let mut copies = Vec::new();
                for _ in &component {
                    local.add_vertex();
                }
                for (i, &vertex) in component.iter().enumerate() {
                    for mover in Player::BOTH {
                        for node in graph.edges(vertex, mover) {
                            let to =
                                match (node.vertex(), node.vertex().and_then(|v| place.get(&v))) {
                                    (_, Some(&inside)) => Node::inner(inside),
                                    (Some(below), None) => match &found[below] {
                                        Some(sides) => {
                                            differ |= sides.stopper().is_none();
                                            local.include(sides.of(player), &mut copies)
                                        }
                                        None => continue,
                                    },
                                    (None, None) => *node,
                                };
                            if !local.edges(i, mover).contains(&to) {
                                local.vertices[i][mover.index()].push(to);
                            }
                        }
                    }
                }
                let inside: Vec<usize> = (0..component.len()).collect();
                alike = !differ && local.stoppers(&inside).iter().all(|&it| it);
                let Settled { values, rest } = settle(self, store, local, player)?;
                sides[player.index()] = rest.sides(&values[..component.len()]);
            }
            let [onsides, offsides] = sides;
            for (&vertex, (onside, offside)) in
                component.iter().zip(onsides.into_iter().zip(offsides))
            {
                found[vertex] = Some(Sides { onside, offside });
            }
        }
        Ok(found.into_iter().flatten().collect())
    }
}

/// The end of an edge of a graph whose ends may be values of any kind.
#[derive(Clone, Debug)]
pub enum Target {
    /// To the vertex of this number.
    Vertex(usize),
    /// To a value.
    Value(Sides),
}

impl Stoppers {
    /// The worth of the first vertex of a graph, which is given by the edges of Left and of Right from each vertex.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn specified(
        &mut self,
        store: &mut Store,
        vertices: &[[Vec<Target>; 2]],
    ) -> Result<Sides, Stop> {
        let targets = || vertices.iter().flatten().flatten();
        let values =
            || targets().filter_map(|it| if let Target::Value(it) = it { Some(it) } else { None });
        let plain = values().all(|value| value.stopper().is_some());
        let graph_of = |player: Player| {
            let (mut graph, mut copies) = (Graph::new(), Vec::new());
            for _ in vertices {
                graph.add_vertex();
            }
            for (vertex, sides) in vertices.iter().enumerate() {
                for mover in Player::BOTH {
                    for target in &sides[mover.index()] {
                        let node = match target {
                            Target::Vertex(to) => Node::inner(*to),
                            Target::Value(value) => graph.include(value.of(player), &mut copies),
                        };
                        graph.add(vertex, mover, node);
                    }
                }
            }
            graph
        };
        if plain {
            let values = self.values(store, &graph_of(Player::Left))?;
            let zero = || Sides::of_stopper(Store::ZERO.into());
            return Ok(values.into_iter().next().unwrap_or_else(zero));
        }
        Ok(Sides {
            onside: self.first_side(store, graph_of(Player::Left), Player::Left)?,
            offside: self.first_side(store, graph_of(Player::Right), Player::Right)?,
        })
    }
}

impl Stoppers {
    /// True if g ≤ h on one side, where endless play counts for `player`.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn side_le(
        &mut self,
        store: &mut Store,
        g: &Side,
        h: &Side,
        player: Player,
    ) -> Result<bool, Stop> {
        let mut graph = Graph::new();
        let mut copies = Vec::new();
        let [g, h] = [g, h].map(|side| graph.include(side, &mut copies));
        Marking::new(self, store, graph, Some(player)).ge(h, g)
    }

    /// True if γ ≤ δ: on both sides (Siegel, *CGT*, ch. VI).
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn sides_le(&mut self, store: &mut Store, g: &Sides, h: &Sides) -> Result<bool, Stop> {
        for player in Player::BOTH {
            if !self.side_le(store, g.of(player), h.of(player), player)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
