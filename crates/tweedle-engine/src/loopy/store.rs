//! The store of canonical stoppers.

use super::graph::{Graph, Places};
use super::known::KnownStates;
use super::node::{Node, Stopper};
use super::sides::Sides;
use crate::control::Held;
use crate::short::Store;
use crate::{Control, Identity, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::ops::Range;

/// The stoppers with cycles that an evaluation has met, each in canonical form and each once.
///
/// A *stopper* is a game in which no alternating play from any follower is endless. A game without cycles is a
/// short game, and lives in a [`Store`], which the methods take besides: always the same one.
///
/// Invariants: no follower of a record has a dominated or a reversible option; no two records are equal games;
/// none is equal to a short game; the options of a record are sorted by name. Equal stoppers have isomorphic
/// graphs then (Siegel, *CGT*, ch. VI), which is how they are found again.
pub struct Stoppers {
    pub(super) control: Control,
    records: Vec<Record>,
    /// Stoppers by their options.
    by_options: HashMap<[Box<[Stopper]>; 2], Stopper, FixedState>,
    /// The first stopper of each strongly connected component, by the component's canonical labelling.
    by_component: HashMap<Box<[u32]>, usize, FixedState>,
    /// The comparisons that have been made.
    pub(super) known: KnownStates,
    /// Negatives that have been asked for.
    pub(super) negatives: HashMap<Stopper, Stopper, FixedState>,
    /// Sums that have been asked for: with endless play won by Left and by Right.
    pub(super) sums: HashMap<(Stopper, Stopper), Sides, FixedState>,
    pub(super) held: Held,
    identity: Identity,
}

struct Record {
    options: [Box<[Stopper]>; 2],
    /// The records of its strongly connected component.
    component: Range<usize>,
}

/// A component's labelling, and for each of its vertices which of the labels it has.
struct Labelling {
    key: Box<[u32]>,
    labels: Vec<usize>,
    count: usize,
}

impl Stoppers {
    /// A store that holds *on* and *off* only, bounded and stopped through `control`.
    pub fn new(control: Control) -> Stoppers {
        let pass = |player: Player| {
            let mut options = [Box::default(), Box::default()];
            options[player.index()] = Box::new([Stoppers::always(player)]) as Box<[Stopper]>;
            let place = player.index();
            Record { options, component: place..place + 1 }
        };
        let records: Vec<Record> = Player::BOTH.map(pass).into();
        let by_options =
            Player::BOTH.map(|p| (records[p.index()].options.clone(), Stoppers::always(p)));
        let by_component = Player::BOTH.map(|player| {
            let mut graph = Graph::new();
            let vertex = graph.add_vertex();
            graph.add_edge(vertex, player, vertex);
            (label(&graph, &[vertex]).key, player.index())
        });
        Stoppers {
            held: Held::new(&control),
            control,
            records,
            by_options: by_options.into_iter().collect(),
            by_component: by_component.into_iter().collect(),
            known: KnownStates::default(),
            negatives: HashMap::default(),
            sums: HashMap::default(),
            identity: Identity::default(),
        }
    }

    /// The handle that bounds and stops this store.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The identity of the store: equal only to the identity that the same store returns.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// The number of stoppers with cycles that are held.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Never: *on* and *off* are there from the beginning.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// `on` = {pass | } for Left, `off` = { | pass} for Right: who always has a move.
    #[inline]
    pub fn always(player: Player) -> Stopper {
        // Places 0 and 1 are below the limit.
        Stopper::at_place(player.index()).unwrap_or(Stopper::from(Store::ZERO))
    }

    /// The options of `player`, in no particular order; for the order in which they are written see
    /// [`text`](Stoppers::text).
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full, or would be: ∗m has m options.
    pub fn options(
        &self,
        store: &mut Store,
        g: Stopper,
        player: Player,
    ) -> Result<Vec<Stopper>, Stop> {
        match (g.short(), g.place()) {
            (Some(id), _) => {
                Ok(store.options(id, player)?.into_iter().map(Stopper::from).collect())
            }
            (None, Some(place)) => Ok(self.records[place].options[player.index()].to_vec()),
            (None, None) => Ok(Vec::new()),
        }
    }

    pub(super) fn push_options(
        &self,
        store: &mut Store,
        g: Stopper,
        player: Player,
        into: &mut Vec<Node>,
    ) -> Result<(), Stop> {
        if let Some(place) = g.place() {
            into.extend(self.records[place].options[player.index()].iter().map(|&g| Node::from(g)));
        } else if let Some(id) = g.short() {
            for i in 0..store.option_count(id, player) {
                into.push(Node::from(Stopper::from(store.option(id, player, i)?)));
            }
        }
        Ok(())
    }

    /// Adds the options of a node, which may be a vertex of `graph`.
    pub(super) fn push_node_options(
        &self,
        store: &mut Store,
        graph: &Graph,
        node: Node,
        player: Player,
        into: &mut Vec<Node>,
    ) -> Result<(), Stop> {
        match (node.vertex(), node.stopper()) {
            (Some(vertex), _) => into.extend_from_slice(graph.edges(vertex, player)),
            (None, Some(stopper)) => self.push_options(store, stopper, player, into)?,
            (None, None) => {}
        }
        Ok(())
    }

    /// The options of a stopper with a cycle, sorted by name.
    pub(super) fn loopy_options(&self, g: Stopper, player: Player) -> Option<&[Stopper]> {
        g.place().map(|place| &*self.records[place].options[player.index()])
    }

    /// The stoppers from which one can come back to `g`, it among them, if it has a cycle.
    pub(super) fn component(&self, g: Stopper) -> impl Iterator<Item = Stopper> + use<> {
        let range = g.place().map_or(0..0, |place| self.records[place].component.clone());
        range.filter_map(Stopper::at_place)
    }

    /// The canonical stopper with these options, which are neither dominated nor reversible, if it has no cycle
    /// through itself.
    pub(super) fn intern_one(&mut self, mut options: [Vec<Stopper>; 2]) -> Result<Stopper, Stop> {
        for side in &mut options {
            side.sort_unstable();
        }
        let options = options.map(Vec::into_boxed_slice);
        if let Some(&known) = self.by_options.get(&options) {
            return Ok(known);
        }
        let place = self.records.len();
        self.add(options, place..place + 1)
    }

    /// The canonical stoppers of a strongly connected component of a graph that is simplified, from which all
    /// other edges lead to stoppers of this store.
    pub(super) fn intern_component(
        &mut self,
        graph: &Graph,
        component: &[usize],
    ) -> Result<Vec<Stopper>, Stop> {
        if let Some(found) = self.twins(graph, component) {
            return Ok(found);
        }
        let Labelling { key, labels, count } = label(graph, component);
        let first = if let Some(&first) = self.by_component.get(&key) {
            first
        } else {
            let first = self.records.len();
            let named = |label: usize| Stopper::at_place(first + label).ok_or_else(|| self.full());
            let names = (0..count).map(named).collect::<Result<Vec<Stopper>, Stop>>()?;
            let places = graph.places(component);
            for i in examples(&labels, count) {
                let name = |node: &Node| match places.of(*node) {
                    Some(place) => names.get(labels[place]).copied(),
                    None => node.stopper(),
                };
                let options = Player::BOTH.map(|player| {
                    let edges = graph.edges(component[i], player).iter();
                    let mut options: Vec<Stopper> = edges.filter_map(name).collect();
                    options.sort_unstable();
                    options.dedup();
                    options.into_boxed_slice()
                });
                self.add(options, first..first + count)?;
            }
            self.held.take(4 * key.len() + 64)?;
            self.by_component.insert(key, first);
            first
        };
        let name = |&label: &usize| Stopper::at_place(first + label).ok_or_else(|| self.full());
        labels.iter().map(name).collect()
    }

    /// The stoppers that the vertices of a component equal, if these are among the components that it leads to.
    fn twins(&self, graph: &Graph, component: &[usize]) -> Option<Vec<Stopper>> {
        let mut candidates: Vec<Stopper> = Vec::new();
        for &vertex in component {
            for node in Player::BOTH.iter().flat_map(|&player| graph.edges(vertex, player)) {
                if let Some(stopper) = node.stopper().filter(|it| it.place().is_some())
                    && !candidates.contains(&stopper)
                {
                    candidates.extend(self.component(stopper));
                }
            }
        }
        if candidates.is_empty() {
            return None;
        }
        // A graph of both, in which equal colours will mean that two vertices move alike.
        let mut both = Graph::new();
        let of_vertex = graph.places(component);
        let places: HashMap<Stopper, usize, FixedState> =
            candidates.iter().enumerate().map(|(i, &it)| (it, component.len() + i)).collect();
        for _ in 0..component.len() + candidates.len() {
            both.add_vertex();
        }
        let inside = |node: &Node| match (of_vertex.of(*node), node.stopper()) {
            (Some(place), _) => Node::inner(place),
            (_, Some(stopper)) => places.get(&stopper).map_or(*node, |&i| Node::inner(i)),
            _ => *node,
        };
        for player in Player::BOTH {
            for (i, &vertex) in component.iter().enumerate() {
                both.vertices[i][player.index()] =
                    graph.edges(vertex, player).iter().map(inside).collect();
            }
            for (&stopper, &i) in &places {
                let options = self.loopy_options(stopper, player).unwrap_or_default();
                both.vertices[i][player.index()] =
                    options.iter().map(|&option| inside(&Node::from(option))).collect();
            }
        }
        let all: Vec<usize> = (0..both.len()).collect();
        let colours = refine(&both, &all, vec![0; all.len()]);
        let twin = |i: usize| {
            (component.len()..both.len())
                .find(|&j| colours[j] == colours[i])
                .map(|j| candidates[j - component.len()])
        };
        (0..component.len()).map(twin).collect()
    }

    fn add(
        &mut self,
        options: [Box<[Stopper]>; 2],
        component: Range<usize>,
    ) -> Result<Stopper, Stop> {
        let name = Stopper::at_place(self.records.len()).ok_or_else(|| self.full())?;
        let count = options[0].len() + options[1].len();
        self.held.take(2 * (size_of::<Record>() + 4 * count) + 48)?;
        self.by_options.insert(options.clone(), name);
        self.records.push(Record { options, component });
        Ok(name)
    }

    fn full(&self) -> Stop {
        Stop::TooLarge(format!("The store holds {} stoppers and can take no more.", self.len()))
    }
}

/// Colours of vertices, so that two have the same exactly if they move alike: to vertices of the same colours and
/// to the same stoppers. The colours depend on the graph and on those that they begin with, which they refine, and not
/// on the order of the vertices.
///
/// Partition refinement: where vertices of a colour differ, the largest part of them keeps the colour, so that a vertex
/// changes its colour and is looked at again only as often as the logarithm of their number.
pub(super) fn refine(graph: &Graph, vertices: &[usize], mut colours: Vec<u32>) -> Vec<u32> {
    let places = graph.places(vertices);
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); vertices.len()];
    for (i, &vertex) in vertices.iter().enumerate() {
        for &to in graph.vertices[vertex].iter().flatten() {
            if let Some(to) = places.of(to) {
                before[to].push(i);
            }
        }
    }
    let mut members: Vec<Vec<usize>> = Vec::new();
    members.resize(colours.iter().max().map_or(0, |&most| most as usize + 1), Vec::new());
    // The place of each vertex among those of its colour.
    let mut at = vec![0; vertices.len()];
    for (i, &colour) in colours.iter().enumerate() {
        at[i] = members[colour as usize].len();
        members[colour as usize].push(i);
    }
    // Those whose ends have other colours than before; all others of a colour still move alike.
    let mut touched: Vec<usize> = (0..vertices.len()).collect();
    while !touched.is_empty() {
        let mut signatures: Vec<_> = touched
            .iter()
            .map(|&i| {
                let side = |player| shown(graph.edges(vertices[i], player), &places, &colours);
                (colours[i], Player::BOTH.map(side), i)
            })
            .collect();
        signatures.sort_unstable();
        let mut changed: Vec<usize> = Vec::new();
        for of_colour in signatures.chunk_by(|a, b| a.0 == b.0) {
            let colour = of_colour[0].0;
            let mut parts: Vec<Vec<usize>> = Vec::new();
            for part in of_colour.chunk_by(|a, b| a.1 == b.1) {
                parts.push(part.iter().map(|&(_, _, i)| i).collect());
            }
            let mut largest = (0..parts.len()).rev().max_by_key(|&i| parts[i].len());
            let others = members[colour as usize].len() - of_colour.len();
            if largest.is_some_and(|i| parts[i].len() <= others) {
                largest = None;
            } else if others > 0 {
                let is_touched = |i: &usize| touched.binary_search(i).is_ok();
                let all = members[colour as usize].iter().copied();
                parts.push(all.filter(|i| !is_touched(i)).collect());
            }
            for (_, part) in parts.into_iter().enumerate().filter(|&(i, _)| Some(i) != largest) {
                let new = members.len() as u32;
                for (place, &i) in part.iter().enumerate() {
                    let left = &mut members[colour as usize];
                    left.swap_remove(at[i]);
                    if let Some(&moved) = left.get(at[i]) {
                        at[moved] = at[i];
                    }
                    (colours[i], at[i]) = (new, place);
                }
                changed.extend(&part);
                members.push(part);
            }
        }
        touched = changed.iter().flat_map(|&i| before[i].iter().copied()).collect();
        touched.sort_unstable();
        touched.dedup();
    }
    colours
}

/// The ends of a vertex's edges of a player, sorted, each once: stoppers, and colours of vertices.
fn shown(edges: &[Node], places: &Places, colours: &[u32]) -> Vec<u32> {
    let end = |node: &Node| match places.of(*node) {
        Some(place) => Node::inner(colours[place] as usize).bits(),
        None => node.bits(),
    };
    let mut side: Vec<u32> = edges.iter().map(end).collect();
    side.sort_unstable();
    side.dedup();
    side
}

/// The canonical labelling of a component: its vertices by their colours, each with its options.
fn label(graph: &Graph, component: &[usize]) -> Labelling {
    let colours = refine(graph, component, vec![0; component.len()]);
    let count = colours.iter().max().map_or(0, |&colour| colour as usize + 1);
    let places = graph.places(component);
    let mut key: Vec<u32> = Vec::new();
    let labels: Vec<usize> = colours.iter().map(|&colour| colour as usize).collect();
    for i in examples(&labels, count) {
        for player in Player::BOTH {
            let side = shown(graph.edges(component[i], player), &places, &colours);
            key.push(side.len() as u32);
            key.extend(side);
        }
    }
    Labelling { key: key.into(), labels, count }
}

/// For each label in order the first vertex that has it.
fn examples(labels: &[usize], count: usize) -> Vec<usize> {
    let mut first = vec![0; count];
    for (i, &label) in labels.iter().enumerate().rev() {
        first[label] = i;
    }
    first
}
