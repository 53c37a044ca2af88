//! Hackenbush.
//!
//! A picture of coloured edges stands on the ground. Left cuts a blue edge, Right a red one, and
//! either player a green one; then all that is no longer connected to the ground falls away
//! (Berlekamp, Conway and Guy, *Winning Ways*, ch. 1 and 2). The ground is the first vertex.

use crate::hackenbush_picture::{Colour, Picture, Stalk, vertex_count};
use crate::{hackenbush_bush, hackenbush_draw};
use smallvec::SmallVec;
use tweedle_engine::{Bush, Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::Graph;
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::graph::Syntax;
use tweedle_rules::graph::connected_parts;
use tweedle_rules::sketch::{self, Figure, Layout, Owner, Sketch, Vertex};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Labelled, Notation, NotationError, Thing};

/// The rules of Hackenbush.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hackenbush;

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
    /// The parts that are connected without the ground, and each loop at the ground: the connection
    /// of an edge to the ground depends only on edges of its part.
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

    fn named(&self, name: String) -> Thing {
        Thing::Edge(name)
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
pub(crate) const HACKENBUSH: Entry = Entry::named("game.graph.Hackenbush", Shape::Graph)
    .example("lrrl")
    .start("l(r;e)l")
    .summary("Cut an edge: l Left's, r Right's, e either's; what is no longer connected to the ground falls away.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 1 and 2")
    .known(&[
        Fact::cited(About::Theory, "Positions of blue and red edges are numbers; positions of green edges are nimbers, by the colon and the fusion principle.", "Berlekamp, Conway and Guy, Winning Ways, ch. 1, 2 and 7"),
        Fact::cited(About::Complexity, "To find the value of a position of blue and red edges is NP-hard.", "Berlekamp, Conway and Guy, Winning Ways, ch. 7"),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| plain(name, arguments, Hackenbush));

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tweedle_rules::testing::{Table, read};

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
            let names = tweedle_rules::testing::names(&Hackenbush, &picture, player);
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
        let options = tweedle_rules::testing::moves(&Hackenbush, &picture, Player::Left);
        let options: Vec<String> = options.iter().map(ToString::to_string).collect();
        assert_eq!(options, ["el", "lr", "(lr;e)"]);
    }

    /// The edges that touch a vertex, by labels, with their colours.
    type Touching = Vec<(usize, Colour)>;

    /// The edges that touch the ground, and those that touch each other vertex: enough to know a
    /// picture by.
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
