//! What the vertices of a graph are worth: component by component, from below.

use super::graph::Graph;
use super::marking::Marking;
use super::node::{Node, Stopper};
use super::store::Stoppers;
use crate::short::Store;
use crate::{Player, Stop};

/// What vertices are worth if endless play counts for one player: stoppers, or vertices of what is left.
pub(super) struct Settled {
    pub(super) values: Vec<Node>,
    /// The graph of those that are no stoppers.
    pub(super) rest: Graph,
}

/// Settles the vertices of a graph, where endless play counts for `favours`.
pub(super) fn settle(
    stoppers: &mut Stoppers,
    store: &mut Store,
    graph: Graph,
    favours: Player,
) -> Result<Settled, Stop> {
    let vertices: Vec<usize> = (0..graph.len()).collect();
    let mut todo = graph.components(&vertices);
    todo.reverse();
    let values = vertices.iter().map(|&vertex| Node::inner(vertex)).collect();
    let marking = Marking::new(stoppers, store, graph, Some(favours));
    let mut work = Work { marking, values, favours };
    while let Some(component) = todo.pop() {
        work.component(&component, &mut todo)?;
    }
    work.follow_all();
    let Work { marking, mut values, .. } = work;
    values.truncate(vertices.len());
    Ok(Settled { values, rest: marking.graph })
}

struct Work<'a> {
    marking: Marking<'a>,
    /// What each vertex is worth so far: itself, another vertex, or a stopper.
    values: Vec<Node>,
    favours: Player,
}

impl Work<'_> {
    /// What a node is worth so far.
    fn follow(&self, mut node: Node) -> Node {
        while let Some(vertex) = node.vertex()
            && let Some(&next) = self.values.get(vertex)
            && next != node
        {
            node = next;
        }
        node
    }

    fn follow_all(&mut self) {
        for vertex in 0..self.values.len() {
            self.values[vertex] = self.follow(Node::inner(vertex));
        }
        let all: Vec<usize> = (0..self.values.len()).collect();
        self.redirect(&all);
    }

    /// Lets the edges of a component lead to what is known of their ends.
    fn redirect(&mut self, component: &[usize]) {
        for &vertex in component {
            for i in 0..2 {
                let mut side = std::mem::take(&mut self.marking.graph.vertices[vertex][i]);
                for node in &mut side {
                    *node = self.follow(*node);
                }
                side.sort_unstable();
                side.dedup();
                self.marking.graph.vertices[vertex][i] = side;
            }
        }
    }

    /// Settles a component below which all is settled, or leaves parts of it `todo`.
    fn component(&mut self, component: &[usize], todo: &mut Vec<Vec<usize>>) -> Result<(), Stop> {
        loop {
            self.marking.stoppers.control.check()?;
            self.redirect(component);
            let parts = self.marking.graph.components(component);
            if parts.len() > 1 {
                todo.extend(parts.into_iter().rev());
                return Ok(());
            }
            if let &[vertex] = component
                && let Some(value) = self.short(vertex)?
            {
                self.values[vertex] = value;
                return Ok(());
            }
            let vertices = component.iter();
            let edges = vertices.flat_map(|&v| self.marking.graph.vertices[v].iter().flatten());
            let open =
                edges.filter_map(|node| node.vertex()).any(|vertex| !component.contains(&vertex));
            if !open && self.marking.graph.always_ends(component) {
                self.marking.favours = None;
                let changed = self.marking.simplify_stoppers(component)?;
                self.marking.favours = Some(self.favours);
                if changed {
                    continue;
                }
                if let Some(rest) = self.fuse(component, false)? {
                    todo.push(rest);
                    return Ok(());
                }
                return self.intern(component);
            }
            if self.marking.simplify_rounds(component, self.favours)? {
                continue;
            }
            if let Some(rest) = self.fuse(component, true)? {
                todo.push(rest);
            }
            return Ok(());
        }
    }

    /// The value of a vertex all of whose options are short games.
    fn short(&mut self, vertex: usize) -> Result<Option<Node>, Stop> {
        let [left, right] = &self.marking.graph.vertices[vertex];
        let short =
            |side: &[Node]| side.iter().map(|node| node.short()).collect::<Option<Vec<_>>>();
        Ok(match (short(left), short(right)) {
            (Some(left), Some(right)) => {
                Some(Node::from(Stopper::from(self.marking.store.game(&left, &right)?)))
            }
            _ => None,
        })
    }

    /// Fuses the vertices of a component that are equal; what is left of the component, if any were.
    fn fuse(&mut self, component: &[usize], check: bool) -> Result<Option<Vec<usize>>, Stop> {
        let mut left = component.to_vec();
        let mut i = 0;
        while i < left.len() {
            let mut j = i + 1;
            while j < left.len() {
                let (to, from) = (left[i], left[j]);
                let [x, y] = [to, from].map(Node::inner);
                if self.marking.equal(x, y)? {
                    if self.marking.fuse(&left, from, to, check)? {
                        self.values[from] = x;
                        left.remove(j);
                        continue;
                    } else if self.marking.fuse(&left, to, from, check)? {
                        self.values[to] = y;
                        left.swap(i, j);
                        left.remove(j);
                        continue;
                    }
                }
                j += 1;
            }
            i += 1;
        }
        Ok((left.len() < component.len()).then_some(left))
    }

    /// Interns a strongly connected component that is in canonical form.
    fn intern(&mut self, component: &[usize]) -> Result<(), Stop> {
        if let &[vertex] = component {
            let side = |side: &Vec<Node>| {
                side.iter().map(|node| node.stopper()).collect::<Option<Vec<_>>>()
            };
            let [left, right] = &self.marking.graph.vertices[vertex];
            if let (Some(left), Some(right)) = (side(left), side(right)) {
                self.values[vertex] = self.marking.stoppers.intern_one([left, right])?.into();
                return Ok(());
            }
        }
        let Marking { stoppers, graph, .. } = &mut self.marking;
        for (&vertex, stopper) in component.iter().zip(stoppers.intern_component(graph, component)?)
        {
            self.values[vertex] = stopper.into();
        }
        Ok(())
    }
}
