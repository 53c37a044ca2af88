//! The worth of the vertices of a graph: component by component, from below.

use super::graph::Graph;
use super::marking::Marking;
use super::node::{Node, Stopper};
use super::store::Stoppers;
use crate::short::Store;
use crate::{Player, Stop};

/// The worth of vertices if endless play counts for one player: stoppers, or vertices of the rest of the graph.
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
    /// The worth of each vertex that is known so far: itself, another vertex, or a stopper.
    values: Vec<Node>,
    favours: Player,
}

impl Work<'_> {
    /// The worth of a node that is known so far.
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
            // If all play ends, it does not matter for which player endless play would count.
            let ends = self.marking.graph.stoppers(component).iter().all(|&it| it);
            self.marking.favours = (!ends).then_some(self.favours);
            if !ends {
                return self.rounds(component, todo);
            }
            if self.marking.simplify_stoppers(component)? {
                continue;
            }
            if let Some(rest) = self.fuse(component)? {
                todo.push(rest);
                return Ok(());
            }
            return self.intern(component);
        }
    }

    /// Settles a component in which play may be endless: its vertices get the options that stoppers equal to them
    /// would have, if that does not change what they are worth; the stoppers among them are left `todo`.
    fn rounds(&mut self, component: &[usize], todo: &mut Vec<Vec<usize>>) -> Result<(), Stop> {
        if let Some(rest) = self.known(component)? {
            todo.push(rest);
            return Ok(());
        }
        // Of equal vertices the first stands for all.
        let mut first: Vec<usize> = Vec::new();
        let mut class = vec![0; component.len()];
        'vertices: for (i, &vertex) in component.iter().enumerate() {
            for (k, &other) in first.iter().enumerate() {
                if self.marking.equal(Node::inner(vertex), Node::inner(other))? {
                    class[i] = k;
                    continue 'vertices;
                }
            }
            class[i] = first.len();
            first.push(vertex);
        }
        let start = self.marking.graph.len();
        let places = self.marking.graph.places(component);
        let place = |node: Node| places.of(node).map_or(node, |i| Node::inner(start + class[i]));
        let mut edges: Vec<[Vec<Node>; 2]> = Vec::with_capacity(first.len());
        for &vertex in &first {
            let mut sides: [Vec<Node>; 2] = Default::default();
            for player in Player::BOTH {
                let options = self.marking.essential(vertex, player)?;
                self.marking.take(64 + 4 * options.len())?;
                sides[player.index()] = options.into_iter().map(place).collect();
            }
            edges.push(sides);
        }
        for sides in edges {
            self.marking.graph.push(sides);
            self.values.push(Node::inner(self.values.len()));
        }
        let new: Vec<usize> = (start..start + first.len()).collect();
        let stoppers = self.marking.graph.stoppers(&new);
        let mut found = Vec::new();
        for (k, &vertex) in first.iter().enumerate() {
            if self.marking.equal(Node::inner(new[k]), Node::inner(vertex))? {
                for (i, _) in class.iter().enumerate().filter(|&(_, &of)| of == k) {
                    self.values[component[i]] = Node::inner(new[k]);
                }
                if stoppers[k] {
                    found.push(new[k]);
                }
            }
        }
        todo.push(found);
        Ok(())
    }

    /// Finds the vertices that are equal to on, to off or to a stopper that a move of this component leads to; what is
    /// left of the component, if there are any.
    ///
    /// Often these are all vertices. To compare them with few stoppers takes linear time, where the comparison of all
    /// with all is quadratic.
    fn known(&mut self, component: &[usize]) -> Result<Option<Vec<usize>>, Stop> {
        let mut known = Player::BOTH.map(|player| Node::from(Stoppers::always(player))).to_vec();
        for &vertex in component {
            for &node in self.marking.graph.vertices[vertex].iter().flatten() {
                if node.stopper().is_some() && !known.contains(&node) {
                    known.push(node);
                }
            }
        }
        known.truncate(component.len());
        let mut rest = Vec::new();
        'vertices: for &vertex in component {
            for &value in &known {
                if self.marking.equal(Node::inner(vertex), value)? {
                    self.values[vertex] = value;
                    continue 'vertices;
                }
            }
            rest.push(vertex);
        }
        Ok((rest.len() < component.len()).then_some(rest))
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
    fn fuse(&mut self, component: &[usize]) -> Result<Option<Vec<usize>>, Stop> {
        let mut left: Vec<usize> = Vec::new();
        'vertices: for &from in component {
            for &to in &left {
                if self.marking.equal(Node::inner(from), Node::inner(to))? {
                    self.marking.fuse(component, from, to);
                    self.values[from] = Node::inner(to);
                    continue 'vertices;
                }
            }
            left.push(from);
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
