//! Graphs of positions in which play can go round.

use super::node::{Node, Stopper};
use crate::Player;
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// A loopy game as it is written or met: vertices, each with edges for Left and edges for Right, that lead to
/// vertices or to stoppers of a store.
///
/// Nothing is simplified in it. [`Stoppers::values`](super::Stoppers::values) says what its vertices are worth.
#[derive(Clone, Default, Debug)]
pub struct Graph {
    pub(super) vertices: Vec<[Vec<Node>; 2]>,
}

/// The place of each vertex among some.
pub(super) enum Places {
    Few(HashMap<usize, usize, FixedState>),
    Many(Vec<usize>),
}

impl Places {
    /// The place of the vertex that a node is, if it is one of them.
    #[inline]
    pub(super) fn of(&self, node: Node) -> Option<usize> {
        let vertex = node.vertex()?;
        match self {
            Places::Few(places) => places.get(&vertex).copied(),
            Places::Many(places) => Some(places[vertex]).filter(|&place| place != usize::MAX),
        }
    }
}

impl Graph {
    /// A graph without vertices.
    pub fn new() -> Graph {
        Graph::default()
    }

    /// Adds a vertex without edges, and says its number: 0 for the first, then 1, and so on.
    pub fn add_vertex(&mut self) -> usize {
        self.vertices.push([Vec::new(), Vec::new()]);
        self.vertices.len() - 1
    }

    /// Lets `player` move from one vertex to another. Both have been added; an edge that is already there is not
    /// added again. An edge from a vertex to itself is a *pass*.
    pub fn add_edge(&mut self, from: usize, player: Player, to: usize) {
        debug_assert!(to < self.vertices.len(), "The vertex has been added.");
        self.add(from, player, Node::inner(to));
    }

    /// Lets `player` move from a vertex to a stopper.
    pub fn add_option(&mut self, from: usize, player: Player, to: impl Into<Stopper>) {
        self.add(from, player, Node::from(to.into()));
    }

    /// The number of vertices.
    pub fn len(&self) -> usize {
        self.vertices.len()
    }

    /// True if there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.vertices.is_empty()
    }

    pub(super) fn add(&mut self, from: usize, player: Player, to: Node) {
        let options = &mut self.vertices[from][player.index()];
        if !options.contains(&to) {
            options.push(to);
        }
    }

    /// The edges of a vertex.
    #[inline]
    pub(super) fn edges(&self, vertex: usize, player: Player) -> &[Node] {
        &self.vertices[vertex][player.index()]
    }

    /// The place of each vertex among these.
    pub(super) fn places(&self, among: &[usize]) -> Places {
        // A list of all vertices costs more than a table if these are few of many.
        if among.len() < self.vertices.len() / 16 {
            return Places::Few(among.iter().enumerate().map(|(i, &vertex)| (vertex, i)).collect());
        }
        let mut places = vec![usize::MAX; self.vertices.len()];
        for (i, &vertex) in among.iter().enumerate() {
            places[vertex] = i;
        }
        Places::Many(places)
    }

    /// Adds a vertex with these edges.
    pub(super) fn push(&mut self, edges: [Vec<Node>; 2]) -> usize {
        self.vertices.push(edges);
        self.vertices.len() - 1
    }

    /// The vertices `among` in strongly connected components, each component behind those that it leads to.
    /// Edges to vertices that are not `among` these are not followed.
    ///
    /// Tarjan's algorithm, with a stack of its own: linear in vertices and edges.
    pub(super) fn components(&self, among: &[usize]) -> Vec<Vec<usize>> {
        const UNSEEN: u32 = u32::MAX;
        const DONE: u32 = u32::MAX - 1;
        let places = self.places(among);
        let mut order = vec![UNSEEN; among.len()];
        let mut low = vec![0u32; among.len()];
        let (mut next, mut open, mut found) = (0u32, Vec::new(), Vec::new());
        // A place, and how many of its edges have been followed.
        let mut path: Vec<(usize, usize)> = Vec::new();
        for root in 0..among.len() {
            if order[root] != UNSEEN {
                continue;
            }
            path.push((root, 0));
            while let Some(&mut (place, ref mut followed)) = path.last_mut() {
                if *followed == 0 {
                    order[place] = next;
                    low[place] = next;
                    next += 1;
                    open.push(place);
                }
                let [left, right] = &self.vertices[among[place]];
                let edge = left
                    .get(*followed)
                    .or_else(|| right.get(*followed - left.len().min(*followed)));
                *followed += 1;
                if let Some(&to) = edge {
                    let Some(to) = places.of(to) else { continue };
                    match order[to] {
                        UNSEEN => path.push((to, 0)),
                        DONE => {}
                        earlier => low[place] = low[place].min(earlier),
                    }
                    continue;
                }
                path.pop();
                if let Some(&(parent, _)) = path.last() {
                    low[parent] = low[parent].min(low[place]);
                }
                if low[place] == order[place] {
                    let start = open.iter().rposition(|&other| other == place).unwrap_or(0);
                    let component = open.split_off(start);
                    for &member in &component {
                        order[member] = DONE;
                    }
                    found.push(component.into_iter().map(|place| among[place]).collect());
                }
            }
        }
        found
    }

    /// The stoppers among these vertices: no alternating play from their followers is endless. A vertex that is not
    /// among these is none.
    pub(super) fn stoppers(&self, among: &[usize]) -> Vec<bool> {
        let places = self.places(among);
        // A state is a place and the player who moves there. States from which all play ends are taken one after
        // another.
        let mut before: Vec<[Vec<usize>; 2]> = vec![Default::default(); among.len()];
        let mut left = vec![[0usize; 2]; among.len()];
        let mut ended: Vec<(usize, Player)> = Vec::new();
        for (i, &vertex) in among.iter().enumerate() {
            for player in Player::BOTH {
                for &to in self.edges(vertex, player).iter().filter(|it| it.vertex().is_some()) {
                    left[i][player.index()] += 1;
                    if let Some(to) = places.of(to) {
                        before[to][player.index()].push(i);
                    }
                }
                if left[i][player.index()] == 0 {
                    ended.push((i, player));
                }
            }
        }
        while let Some((i, next)) = ended.pop() {
            let player = next.opponent();
            for &from in &before[i][player.index()] {
                left[from][player.index()] -= 1;
                if left[from][player.index()] == 0 {
                    ended.push((from, player));
                }
            }
        }
        let mut stoppers: Vec<bool> = left.iter().map(|counts| counts == &[0, 0]).collect();
        let mut others: Vec<usize> = (0..among.len()).filter(|&i| !stoppers[i]).collect();
        while let Some(i) = others.pop() {
            for &from in before[i].iter().flatten() {
                if std::mem::take(&mut stoppers[from]) {
                    others.push(from);
                }
            }
        }
        stoppers
    }
}
