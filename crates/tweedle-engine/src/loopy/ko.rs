//! Kos: positions from which each player can take back what the other has taken.

use super::graph::Graph;
use crate::{Player, Stop};
use std::fmt;

/// The ko that each player can take from a vertex: the vertex to which he moves and from which the opponent can take
/// back at once.
pub(super) type Takes = [Option<usize>; 2];

/// The reason why a graph has no thermographs of kos.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoKo {
    /// These vertices, one after the other and then the first again, are a cycle that is no single ko. A cycle of one vertex
    /// is a pass.
    Cycle(Vec<usize>),
    /// From this vertex a player can take two kos.
    TwoKos(usize, Player),
    /// This vertex has an option that is a loopy value. Its cycles are no kos: in a ko alternating play need not end, but
    /// in a stopper it does.
    LoopyOption(usize),
    /// There is no komaster, and neither player can afford to end the ko of these two vertices, but each gains a move when
    /// he takes it: play beside coupons has no limit.
    Unending(usize, usize),
    /// The work was stopped.
    Stop(Stop),
}

impl NoKo {
    /// The reason as a sentence that calls the vertices by these names.
    pub fn told(&self, name: impl Fn(usize) -> String) -> String {
        match self {
            NoKo::Cycle(vertices) if vertices.len() == 1 => {
                format!("A pass is no ko: a player can move from {0} to {0}.", name(vertices[0]))
            }
            NoKo::Cycle(vertices) => {
                let around: Vec<String> =
                    vertices.iter().chain(vertices.first()).map(|&vertex| name(vertex)).collect();
                format!(
                    "A thermograph is known of single kos, and this cycle is none: {}.",
                    around.join(" to ")
                )
            }
            NoKo::TwoKos(vertex, player) => {
                let name = name(*vertex);
                format!(
                    "A thermograph is known of one ko at a time, but {player} can take two from {name}."
                )
            }
            NoKo::LoopyOption(vertex) => {
                let name = name(*vertex);
                format!("A loopy value has no thermograph, and an option of {name} is one.")
            }
            NoKo::Unending(one, other) => {
                let [one, other] = [one, other].map(|&vertex| name(vertex));
                format!(
                    "Without a komaster nobody ends the ko of {one} and {other}, so that it has no thermograph."
                )
            }
            NoKo::Stop(stop) => stop.to_string(),
        }
    }
}

impl fmt::Display for NoKo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(|vertex| format!("vertex {vertex}")))
    }
}

impl std::error::Error for NoKo {}

impl From<Stop> for NoKo {
    fn from(stop: Stop) -> NoKo {
        NoKo::Stop(stop)
    }
}

impl Graph {
    /// The kos that the players can take from each vertex of a strongly connected component, if all its cycles are
    /// single kos and each player can take one at most. Then its vertices are a chain in which Left moves one way and
    /// Right the other.
    ///
    /// Cost: linear in the vertices and their edges, and in the cycle that is named.
    pub(super) fn kos(&self, component: &[usize]) -> Result<Vec<(usize, Takes)>, NoKo> {
        let places = self.places(component);
        let inside = |vertex: usize, player: Player| {
            let nodes = self.edges(vertex, player).iter();
            nodes.filter_map(|&node| places.of(node)).map(|place| component[place])
        };
        let mut kos = Vec::with_capacity(component.len());
        for &vertex in component {
            let mut takes = [None; 2];
            for player in Player::BOTH {
                for to in inside(vertex, player) {
                    let can = |from, player, to| inside(from, player).any(|it| it == to);
                    if to == vertex {
                        return Err(NoKo::Cycle(vec![vertex]));
                    }
                    let other = player.opponent();
                    let is_ko = can(to, other, vertex)
                        && !can(to, player, vertex)
                        && !can(vertex, other, to);
                    if !is_ko {
                        return Err(NoKo::Cycle(self.cycle(vertex, to, component)));
                    }
                    if takes[player.index()].replace(to).is_some() {
                        return Err(NoKo::TwoKos(vertex, player));
                    }
                }
            }
            kos.push((vertex, takes));
        }
        // A ring, around which a player can move for ever.
        if component.len() > 1 && kos.iter().all(|(_, takes)| takes[0].is_some()) {
            let mut ring = vec![component[0]];
            let next = |vertex: usize| {
                let place = places.of(super::node::Node::inner(vertex))?;
                kos[place].1[0]
            };
            while let Some(vertex) =
                ring.last().and_then(|&last| next(last)).filter(|it| *it != ring[0])
            {
                ring.push(vertex);
            }
            return Err(NoKo::Cycle(ring));
        }
        Ok(kos)
    }

    /// A shortest cycle in a component through this edge.
    fn cycle(&self, from: usize, to: usize, component: &[usize]) -> Vec<usize> {
        let places = self.places(component);
        let mut before = vec![usize::MAX; component.len()];
        let place = |vertex: usize| places.of(super::node::Node::inner(vertex));
        let (Some(start), Some(end)) = (place(to), place(from)) else { return vec![from, to] };
        before[start] = start;
        let (mut found, mut next) = (vec![start], 0);
        while let Some(&at) = found.get(next) {
            next += 1;
            let edges = self.vertices[component[at]].iter().flatten();
            for beyond in edges.filter_map(|&node| places.of(node)) {
                if before[beyond] == usize::MAX {
                    before[beyond] = at;
                    found.push(beyond);
                }
            }
        }
        let mut cycle = vec![from];
        let mut at = end;
        let mut back = Vec::new();
        while at != start && before[at] != usize::MAX {
            at = before[at];
            back.push(component[at]);
        }
        cycle.extend(back.into_iter().rev());
        cycle
    }
}
