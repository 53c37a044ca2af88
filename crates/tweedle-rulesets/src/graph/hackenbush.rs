//! Hackenbush.
//!
//! A picture of coloured edges stands on the ground. Left cuts a blue edge, Right a red one, and
//! either player a green one; then all that is no longer connected to the ground falls away
//! (Berlekamp, Conway and Guy, *Winning Ways*, ch. 1 and 2). The ground is the first vertex.

use super::graph::Graph;
use super::graph_read::Syntax;
use super::order::{connected_parts, inverse, reading_order, sorted_tree};
use crate::registry::{Entry, Shape, plain};
use crate::{Notation, NotationError, spilled};
use smallvec::SmallVec;
use std::fmt;
use tweedle::{Hints, Player, Ruleset, Stop, Symmetry, Weigh};

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

    fn of_label(label: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.label() == label)
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
type Stalk = (u16, u16, Colour);

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
        let count = vertex_count(stalks);
        let order = reading_order(count, ends(stalks), 0..1);
        let place = inverse(&order, count);
        let mut kept: SmallVec<[Stalk; 4]> = stalks
            .iter()
            .filter(|stalk| place[usize::from(stalk.0)] != usize::MAX)
            .map(|&(a, b, colour)| {
                let (a, b) = (place[usize::from(a)] as u16, place[usize::from(b)] as u16);
                (a.min(b), a.max(b), colour)
            })
            .collect();
        kept.sort_unstable();
        Picture(kept)
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

    /// The edges that `player` may cut; of parallel ones of one colour the first.
    fn cuts(&self, player: Player) -> impl Iterator<Item = usize> {
        (0..self.0.len()).filter(move |&i| {
            let is_same_as_before = i > 0 && self.0[i - 1] == self.0[i];
            self.0[i].2.may_be_cut_by(player) && !is_same_as_before
        })
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
fn vertex_count(stalks: &[Stalk]) -> usize {
    stalks.iter().map(|stalk| usize::from(stalk.1)).max().unwrap_or(0) + 1
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
        let printed = picture.to_graph().edges_as_printed();
        let before = printed.iter().take_while(|edge| *edge != cut).count();
        format!("edge {}", before + 1)
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
            errors: &[
                ("l;r", air, 0..3),
                ("l-r", "`-` has no meaning here; use `.`, `l`, `r` or `e`.", 1..2),
            ],
            ..Table::default()
        };
        table.check(&Hackenbush);
    }

    /// The options stand in the order of the names.
    #[test]
    fn edges_are_numbered_as_printed() {
        let picture = read(&Hackenbush, "(lr;el)");
        let options = crate::testing::moves(&Hackenbush, &picture, Player::Left);
        let options: Vec<String> = options.iter().map(ToString::to_string).collect();
        assert_eq!(options, ["el", "lr", "(lr;e)"]);
    }

    #[test]
    fn isomorphic_trees_have_one_representative() {
        let chosen = |text: &str| Hackenbush.representative(&read(&Hackenbush, text)).0;
        assert_eq!(chosen("l(e;r(l;e))"), chosen("l(r(e;l);e)"));
        assert_eq!(chosen("l(e;r(l;e))"), chosen("r(l(e;r);e)"));
    }
}
