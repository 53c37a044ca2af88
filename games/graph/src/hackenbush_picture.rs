//! Pictures of Hackenbush: coloured edges on the ground.

use smallvec::SmallVec;
use std::fmt;
use tweedle_engine::{Player, Stem, Weigh};
use tweedle_rules::Graph;
use tweedle_rules::graph::{Vertices, inverse, reading_order, sorted_tree};
use tweedle_rules::{NotationError, spilled};

/// The colour of an edge, which says who may cut it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Left: written `l`.
    Blue,
    /// Right: written `r`.
    Red,
    /// Either player: written `e`.
    Green,
}

impl Colour {
    pub(super) const ALL: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Green];

    pub(super) fn label(self) -> &'static str {
        match self {
            Colour::Blue => "l",
            Colour::Red => "r",
            Colour::Green => "e",
        }
    }

    /// The name of the colour.
    pub(super) fn word(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
        }
    }

    pub(super) fn of_label(label: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.label() == label)
    }

    /// An edge of this colour by itself.
    pub(super) fn stem(self) -> Stem {
        match self {
            Colour::Blue => Stem::Of(Player::Left),
            Colour::Red => Stem::Of(Player::Right),
            Colour::Green => Stem::Either,
        }
    }

    pub(super) fn may_be_cut_by(self, player: Player) -> bool {
        match self {
            Colour::Blue => player == Player::Left,
            Colour::Red => player == Player::Right,
            Colour::Green => true,
        }
    }

    fn exchanged(self) -> Colour {
        match self {
            Colour::Blue => Colour::Red,
            Colour::Red => Colour::Blue,
            Colour::Green => Colour::Green,
        }
    }
}

/// A picture: coloured edges, all connected to the ground.
// Invariants: edges go from the smaller to the larger vertex and are sorted; vertex 0 is the ground;
// vertices are numbered in reading order, so equal pictures with equal histories and many others are
// equal.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Picture(pub(super) SmallVec<[Stalk; 4]>);

/// The two vertices of an edge, and its colour.
pub(super) type Stalk = (u16, u16, Colour);

impl Picture {
    /// The picture with this graph's edges, labelled `l`, `r` or `e`, on its first vertex.
    ///
    /// # Errors
    /// [`NotationError`] with an empty range if the graph is not such a picture.
    pub fn from_graph(graph: &Graph) -> Result<Picture, NotationError> {
        let error = |message: String| NotationError::new(message, 0..0);
        let count = graph.vertex_count();
        if count > usize::from(u16::MAX) {
            return Err(error(format!(
                "This picture has {count} vertices; a picture of Hackenbush has at most {}.",
                u16::MAX
            )));
        }
        if !graph.is_connected() {
            return Err(error(
                "A part of this picture hangs in the air; every edge of Hackenbush must be \
                 connected to the ground, the first vertex."
                    .to_owned(),
            ));
        }
        let stalks = graph.edges().iter().map(|edge| {
            let colour = Colour::of_label(&edge.label)?;
            Some((edge.from as u16, edge.to as u16, colour))
        });
        let stalks: Option<Vec<Stalk>> = stalks.collect();
        stalks
            .map(|stalks| Picture::on_ground(&stalks))
            .ok_or_else(|| error("An edge of Hackenbush is `l`, `r` or `e`.".to_owned()))
    }

    /// The part of these edges that is connected to vertex 0.
    pub(super) fn on_ground(stalks: &[Stalk]) -> Picture {
        let place = places(stalks);
        let mut kept: SmallVec<[Stalk; 4]> =
            stalks.iter().filter_map(|&stalk| placed(stalk, &place)).collect();
        kept.sort_unstable();
        Picture(kept)
    }

    /// For each edge of the picture without the edge `cut`, the edge of this picture that it was. Of edges that are
    /// the same in all but their places, the first stays the first.
    pub(super) fn kept_without(&self, cut: usize) -> Vec<usize> {
        let mut rest = self.0.clone();
        rest.remove(cut);
        let place = places(&rest);
        let mut kept: Vec<(Stalk, usize)> = rest
            .iter()
            .enumerate()
            .filter_map(|(i, &stalk)| Some((placed(stalk, &place)?, i + usize::from(i >= cut))))
            .collect();
        kept.sort_unstable();
        kept.into_iter().map(|(_, old)| old).collect()
    }

    /// The edges in the order in which they are printed.
    pub(super) fn as_printed(&self) -> Vec<usize> {
        let by_graph = self.as_in_graph();
        let printed = self.to_graph().edges_as_printed();
        printed.into_iter().map(|edge| by_graph[edge]).collect()
    }

    /// The edge of the picture for each edge of [`Picture::to_graph`]: there, edges of two colours between
    /// the same vertices stand in another order.
    pub(super) fn as_in_graph(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.0.len()).collect();
        order.sort_by_key(|&i| (self.0[i].0, self.0[i].1, self.0[i].2.label()));
        order
    }

    /// The edges, from the smaller to the larger vertex, in this order.
    pub(super) fn stalks(&self) -> &[Stalk] {
        &self.0
    }

    /// The colour of each edge.
    pub(super) fn colours(&self) -> impl Iterator<Item = Colour> {
        self.0.iter().map(|stalk| stalk.2)
    }

    /// The picture as a graph with labels `l`, `r` and `e` on its edges; vertex 0 is the ground.
    pub fn to_graph(&self) -> Graph {
        let edges = self
            .0
            .iter()
            .map(|&(a, b, colour)| (usize::from(a), usize::from(b), colour.label().to_owned()));
        // `vertex_count` is beyond every end of an edge.
        Graph::new(vec![String::new(); vertex_count(&self.0)], edges).unwrap_or_default()
    }

    /// The number of edges.
    pub fn edge_count(&self) -> usize {
        self.0.len()
    }

    /// The edges that `player` may cut.
    pub(super) fn cuts(&self, player: Player) -> impl Iterator<Item = usize> {
        (0..self.0.len()).filter(move |&i| self.0[i].2.may_be_cut_by(player))
    }

    pub(super) fn exchanged(&self) -> Picture {
        let mut stalks: SmallVec<_> =
            self.0.iter().map(|&(a, b, colour)| (a, b, colour.exchanged())).collect();
        stalks.sort_unstable();
        Picture(stalks)
    }

    /// A tree grown from the ground with its branches sorted; any other picture as it is.
    pub(super) fn sorted(self) -> Picture {
        let count = vertex_count(&self.0);
        if self.0.len() + 1 != count {
            return self;
        }
        // Connected with one edge less than vertices: a tree. Numbered in reading order, every
        // vertex has a smaller parent, and exactly one edge leads to it.
        let mut parents = vec![(0, 0); count];
        for &(parent, child, colour) in &self.0 {
            parents[usize::from(child)] = (usize::from(parent), colour as u8);
        }
        let (colours, edges) = sorted_tree(&parents);
        let stalks = edges.into_iter().map(|(parent, child)| {
            (parent as u16, child as u16, Colour::ALL[usize::from(colours[child])])
        });
        let mut stalks: SmallVec<_> = stalks.collect();
        stalks.sort_unstable();
        Picture(stalks)
    }
}

/// One more than the greatest vertex; the ground is always there.
pub(super) fn vertex_count(stalks: &[Stalk]) -> usize {
    stalks.iter().map(|stalk| usize::from(stalk.1)).max().unwrap_or(0) + 1
}

/// The number that each vertex gets among those that are connected to the ground; `usize::MAX` for others.
fn places(stalks: &[Stalk]) -> Vertices {
    let count = vertex_count(stalks);
    inverse(&reading_order(count, ends(stalks), 0..1), count)
}

/// An edge between the new numbers of its vertices; `None` if it hangs in the air.
fn placed((a, b, colour): Stalk, place: &[usize]) -> Option<Stalk> {
    let (a, b) = (place[usize::from(a)], place[usize::from(b)]);
    (a != usize::MAX).then(|| (a.min(b) as u16, a.max(b) as u16, colour))
}

fn ends(stalks: &[Stalk]) -> impl Iterator<Item = (usize, usize)> + Clone {
    stalks.iter().map(|&(a, b, _)| (usize::from(a), usize::from(b)))
}

impl Weigh for Picture {
    fn owned(&self) -> usize {
        spilled(&self.0)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_graph(), f)
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({self})")
    }
}
