//! Hackenbush.
//!
//! A picture of coloured edges stands on the ground. Left cuts a blue edge, Right a red one, and
//! either player a green one; then all that is no longer connected to the ground falls away
//! (Berlekamp, Conway and Guy, *Winning Ways*, ch. 1 and 2). The ground is the first vertex.

use super::graph::Graph;
use super::graph_read::Syntax;
use super::order::{connected_parts, inverse, reading_order, sorted_tree};
use super::{hackenbush_bush, hackenbush_draw};
use crate::registry::{Entry, Shape, plain};
use crate::sketch::{self, Figure, Layout, Owner, Sketch, Vertex};
use crate::{Labelled, Notation, NotationError, spilled};
use smallvec::SmallVec;
use std::fmt;
use tweedle::{Bush, Facts, Hints, Player, Ruleset, Stem, Stop, Symmetry, Weigh};

/// The rules of Hackenbush.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hackenbush;

/// Who may cut an edge.
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
    const ALL: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Green];

    fn label(self) -> &'static str {
        match self {
            Colour::Blue => "l",
            Colour::Red => "r",
            Colour::Green => "e",
        }
    }

    /// What the colour is called.
    pub(super) fn word(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
        }
    }

    fn of_label(label: &str) -> Option<Colour> {
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

    fn may_be_cut_by(self, player: Player) -> bool {
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
pub struct Picture(SmallVec<[Stalk; 4]>);

/// From, to, colour.
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

    /// What of these edges is connected to vertex 0.
    fn on_ground(stalks: &[Stalk]) -> Picture {
        let place = places(stalks);
        let mut kept: SmallVec<[Stalk; 4]> =
            stalks.iter().filter_map(|&stalk| placed(stalk, &place)).collect();
        kept.sort_unstable();
        Picture(kept)
    }

    /// Which edge of this picture each edge of the picture without the edge `cut` was. Of edges that are
    /// the same in all but their places, the first stays the first.
    fn kept_without(&self, cut: usize) -> Vec<usize> {
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
    fn as_printed(&self) -> Vec<usize> {
        let by_graph = self.as_in_graph();
        let printed = self.to_graph().edges_as_printed();
        printed.into_iter().map(|edge| by_graph[edge]).collect()
    }

    /// Which edge of the picture each edge of [`Picture::to_graph`] is: there, edges of two colours between
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

    /// How many edges there are.
    pub fn edge_count(&self) -> usize {
        self.0.len()
    }

    /// The edges that `player` may cut.
    fn cuts(&self, player: Player) -> impl Iterator<Item = usize> {
        (0..self.0.len()).filter(move |&i| self.0[i].2.may_be_cut_by(player))
    }

    fn exchanged(&self) -> Picture {
        let mut stalks: SmallVec<_> =
            self.0.iter().map(|&(a, b, colour)| (a, b, colour.exchanged())).collect();
        stalks.sort_unstable();
        Picture(stalks)
    }

    /// A tree grown from the ground with its branches sorted; any other picture as it is.
    fn sorted(self) -> Picture {
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
fn places(stalks: &[Stalk]) -> Vec<usize> {
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

impl Ruleset for Hackenbush {
    type Position = Picture;
    /// The edge that is cut, by its place among the edges of the picture.
    type Move = usize;

    fn moves(
        &self,
        picture: &Picture,
        player: Player,
        mut found: impl FnMut(usize, Picture) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for cut in picture.cuts(player) {
            let mut rest = picture.0.clone();
            rest.remove(cut);
            found(cut, Picture::on_ground(&rest))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Hackenbush {
    /// What is connected without the ground, one part each, and each loop at the ground: whether an
    /// edge is connected to the ground depends only on edges of its part.
    fn components(&self, picture: &Picture, into: &mut Vec<Picture>) {
        let above = picture.0.iter().filter(|stalk| stalk.0 > 0);
        let ends = above.map(|stalk| (usize::from(stalk.0), usize::from(stalk.1)));
        let parts = connected_parts(vertex_count(&picture.0), ends);
        let mut part_of = vec![0; vertex_count(&picture.0)];
        for (i, part) in parts.iter().enumerate() {
            for &vertex in part {
                part_of[vertex] = i;
            }
        }
        // The ground is the least vertex and alone, so it is part 0.
        let mut split: Vec<Vec<Stalk>> = vec![Vec::new(); parts.len()];
        for &stalk in &picture.0 {
            if stalk.1 == 0 {
                into.push(Picture(SmallVec::from_slice(&[stalk])));
            } else {
                split[part_of[usize::from(stalk.1)]].push(stalk);
            }
        }
        into.extend(split[1..].iter().map(|part| Picture::on_ground(part)));
    }

    fn bush(&self, picture: &Picture) -> Option<Bush> {
        hackenbush_bush::bush(picture)
    }

    /// Either player may cut a green edge, and what is left of a green picture is green.
    fn is_impartial_at(&self, picture: &Picture) -> bool {
        picture.0.iter().all(|stalk| stalk.2 == Colour::Green)
    }

    /// The order of the branches of a tree does not matter; exchanging blue and red exchanges the
    /// players.
    fn representative(&self, picture: &Picture) -> (Picture, Symmetry) {
        let exchanged = picture.exchanged().sorted();
        let picture = picture.clone().sorted();
        if exchanged < picture {
            (exchanged, Symmetry::Negative)
        } else {
            (picture, Symmetry::Same)
        }
    }
}

impl Notation for Hackenbush {
    fn name(&self) -> String {
        "Hackenbush".to_owned()
    }

    /// Reads a graph whose edges are `l`, `r` and `e` and whose first vertex is the ground: `lrr` or
    /// `.l.r.r.` is a stalk, `(l;r)` are two. The ground alone is `.` or the empty text.
    fn parse(&self, text: &str) -> Result<Picture, NotationError> {
        let graph = Graph::parse(text, &Syntax::new([], Colour::ALL.map(Colour::label)))?;
        Picture::from_graph(&graph)
            .map_err(|error| NotationError::new(error.message(), 0..text.chars().count()))
    }

    fn print(&self, picture: &Picture) -> String {
        picture.to_string()
    }

    /// The edge that is cut: `edge 2`, counted from 1 as they stand in the printed picture.
    fn move_name(&self, picture: &Picture, _: Player, cut: &usize, _: &Picture) -> String {
        let before = picture.as_printed().iter().take_while(|edge| *edge != cut).count();
        format!("edge {}", before + 1)
    }

    fn labelled(&self) -> Option<&dyn Labelled<Picture, usize>> {
        Some(self)
    }
}

/// Edges have labels.
impl Labelled<Picture, usize> for Hackenbush {
    fn order(&self, picture: &Picture) -> Vec<usize> {
        picture.as_printed()
    }

    fn thing(&self, &cut: &usize) -> usize {
        cut
    }

    fn kept(&self, picture: &Picture, _: Player, &cut: &usize) -> Vec<usize> {
        picture.kept_without(cut)
    }

    fn draw(&self, picture: &Picture, names: &[String]) -> String {
        hackenbush_draw::draw(picture, names)
    }

    /// Each edge at the ground has a vertex there of its own.
    fn sketch(&self, picture: &Picture, names: &[String]) -> Sketch {
        // The ground itself goes; the other vertices keep their order.
        let count = vertex_count(&picture.0) - 1;
        let mut vertices = vec![Vertex::named(""); count];
        let mut edges = Vec::new();
        for (&(a, b, colour), name) in picture.0.iter().zip(names) {
            let [from, to] = [a, b].map(|end| match usize::from(end) {
                0 => {
                    vertices.push(Vertex::ground());
                    vertices.len() - 1
                }
                vertex => vertex - 1,
            });
            let owner = match colour {
                Colour::Blue => Owner::Left,
                Colour::Red => Owner::Right,
                Colour::Green => Owner::Either,
            };
            edges.push(sketch::Edge { from, to, name: name.clone(), owner: Some(owner) });
        }
        let graph = sketch::Graph { layout: Layout::Ground, is_directed: false, vertices, edges };
        Sketch::of(Figure::Graph(graph))
    }
}

/// Hackenbush in the registry.
pub(crate) const HACKENBUSH: Entry = Entry {
    name: "game.graph.Hackenbush",
    parameters: &[],
    shape: Shape::Graph,
    cells: "",
    example_parameters: "",
    example: "lrrl",
    start: "l(r;e)l",
    summary: "Cut an edge: l Left's, r Right's, e either's; what is no longer connected to the ground falls away.",
    source: "Berlekamp, Conway and Guy, Winning Ways, ch. 1 and 2",
    make: |name, arguments| plain(name, arguments, Hackenbush),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Table, read};
    use proptest::prelude::*;

    /// *Winning Ways*, ch. 2: a green stalk is a nimber; by the colon principle a tree of stalks of
    /// lengths 1 and 2 on a stalk of length 1 is 1 + (1 xor 2). A triangle of green edges with two
    /// corners fused to the ground is a single edge by the fusion principle.
    #[test]
    fn table() {
        let air = "A part of this picture hangs in the air; every edge of Hackenbush must be connected \
                   to the ground, the first vertex.";
        let table = Table {
            options: &[
                (".l.r.r.", &["."], &["l", "lr"]),
                ("ee", &[".", "e"], &[".", "e"]),
                ("(l;r)", &["r"], &["l"]),
                ("l(r;e)", &[".", "lr"], &["le", "lr"]),
                ("", &[], &[]),
                // A door: cut one post and it still stands on the other.
                (":Gl.r.l:G", &["lr", "lr"], &["(l;l)"]),
                // A loop at the ground, and one higher up.
                (":Gl:G", &["."], &[]),
                ("l:Ar:A", &["."], &["l"]),
            ],
            names: &[
                ("lrl", Player::Left, &["edge 1", "edge 3"]),
                ("(lr;el)", Player::Left, &["edge 1", "edge 3", "edge 4"]),
            ],
            parts: &[
                ("(l;r;e(l;r))", &["e(l;r)", "l", "r"]),
                (":G(l:G;l.r:G;e)", &[":Al:A", ":Alr:A", "e"]),
                (".", &[]),
            ],
            values: &[
                ("eeeeeee", "*7"),
                ("e(e;ee)", "*4"),
                (":Geee:G", "*"),
                ("(e;ee;eee)", "0"),
                ("lll", "3"),
                ("rr", "-2"),
                ("(l;r)", "0"),
                ("(lr;lr;r)", "0"),
                ("lr", "1/2"),
            ],
            pictures: &[
                ("", "ground, with no edges left"),
                ("lrrl", "ground\n└─ 1 blue ─ 2 red ─ 3 red ─ 4 blue"),
                (
                    "(l(r;el);e)",
                    "ground\n├─ 1 blue\n│  ├─ 2 red\n│  └─ 3 green ─ 4 blue\n└─ 5 green",
                ),
                // A door, a loop in the air, one at the ground, and an edge beside another.
                (":Gl.r.l:G", "ground\n└─ 1 blue ─ 2 red ─ 3 blue -> ground"),
                ("l:Ar:A", "ground\n└─ 1 blue ─ 2 red -> 1"),
                (":Ge:G", "ground\n└─ 1 green -> ground"),
                (":G(l:A;l:A)", "ground\n└─ 1 blue ─ 2 blue -> ground"),
            ],
            errors: &[
                ("l;r", air, 0..3),
                ("l-r", "`-` has no meaning here; use `.`, `l`, `r` or `e`.", 1..2),
            ],
            ..Table::default()
        };
        table.check(&Hackenbush);
    }

    /// Each of several edges between two vertices can be chosen, and each has its number.
    #[test]
    fn parallel_edges_are_told_apart() {
        let picture = read(&Hackenbush, ":G(l:A;e:A;l:A;r:A)");
        for (player, count) in [(Player::Left, 3), (Player::Right, 2)] {
            let names = crate::testing::names(&Hackenbush, &picture, player);
            let printed: Vec<char> =
                picture.to_string().chars().filter(|c| "lre".contains(*c)).collect();
            let may_cut = |name: &String| {
                let number: usize = name.trim_start_matches("edge ").parse().expect("a number");
                Colour::of_label(&printed[number - 1].to_string())
                    .is_some_and(|colour| colour.may_be_cut_by(player))
            };
            assert!(names.iter().all(may_cut), "{picture} {names:?}");
            let names: std::collections::HashSet<_> = names.into_iter().collect();
            assert_eq!(names.len(), count);
        }
    }

    /// The options stand in the order of the names.
    #[test]
    fn edges_are_numbered_as_printed() {
        let picture = read(&Hackenbush, "(lr;el)");
        let options = crate::testing::moves(&Hackenbush, &picture, Player::Left);
        let options: Vec<String> = options.iter().map(ToString::to_string).collect();
        assert_eq!(options, ["el", "lr", "(lr;e)"]);
    }

    /// What touches a vertex: edges by labels, with their colours.
    type Touching = Vec<(usize, Colour)>;

    /// What touches the ground, and each other vertex: enough to know a picture by.
    fn touching(edges: &[(Stalk, usize)]) -> (Touching, Vec<Touching>) {
        let count = edges.iter().map(|edge| usize::from(edge.0.0.max(edge.0.1)) + 1).max();
        let mut touching = vec![Vec::new(); count.unwrap_or(1)];
        for &((a, b, colour), label) in edges {
            touching[usize::from(a)].push((label, colour));
            touching[usize::from(b)].push((label, colour));
        }
        for labels in &mut touching {
            labels.sort_unstable();
        }
        let ground = touching.remove(0);
        touching.retain(|labels| !labels.is_empty());
        touching.sort_unstable();
        (ground, touching)
    }

    proptest! {
        /// Edges that keep the vertices they began with, cut and fallen by their labels, are the picture
        /// that play comes to, with the labels that it carries.
        #[test]
        fn a_label_stays_with_its_edge(
            stalks in prop::collection::vec((0..6_u16, 0..6_u16, 0..3_usize), 1..12),
            cuts in prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 12),
        ) {
            let stalks: Vec<Stalk> =
                stalks.into_iter().map(|(a, b, it)| (a.min(b), a.max(b), Colour::ALL[it])).collect();
            let mut picture = Picture::on_ground(&stalks);
            let mut labels: Vec<usize> = (0..picture.edge_count()).collect();
            let mut there: Vec<(Stalk, usize)> =
                picture.0.iter().copied().zip(labels.iter().copied()).collect();
            for (cut, is_left) in cuts {
                let player = if is_left { Player::Left } else { Player::Right };
                let mut moves = Vec::new();
                let found = |step: usize, option: Picture| { moves.push((step, option)); Ok(()) };
                Hackenbush.moves(&picture, player, found).expect("these rules do not fail");
                if moves.is_empty() {
                    continue;
                }
                let (step, option) = moves.swap_remove(cut.index(moves.len()));
                let label = labels[Hackenbush.thing(&step)];
                let kept = Hackenbush.kept(&picture, player, &step);
                labels = kept.into_iter().map(|old| labels[old]).collect();
                picture = option;
                // By the rules: the edge goes, then all that cannot be reached from the ground.
                there.retain(|edge| edge.1 != label);
                let mut standing = std::collections::HashSet::from([0]);
                for _ in 0..there.len() {
                    for &((a, b, _), _) in &there {
                        if standing.contains(&a) || standing.contains(&b) {
                            standing.extend([a, b]);
                        }
                    }
                }
                there.retain(|edge| standing.contains(&edge.0.0));
                prop_assert_eq!(labels.len(), picture.edge_count());
                let played: Vec<_> = picture.0.iter().copied().zip(labels.iter().copied()).collect();
                prop_assert_eq!(touching(&played), touching(&there));
            }
        }
    }

    #[test]
    fn isomorphic_trees_have_one_representative() {
        let chosen = |text: &str| Hackenbush.representative(&read(&Hackenbush, text)).0;
        assert_eq!(chosen("l(e;r(l;e))"), chosen("l(r(e;l);e)"));
        assert_eq!(chosen("l(e;r(l;e))"), chosen("r(l(e;r);e)"));
    }
}
