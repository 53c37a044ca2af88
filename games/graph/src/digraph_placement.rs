//! Digraph Placement.
//!
//! The vertices of a directed graph are blue or red. Left chooses a blue vertex, Right a red one; it is deleted, with all
//! the vertices that edges lead to from it (Clow and `McKay`, "Digraph placement games", 2024). Each short game is worth
//! as much as some position, and Nim, Col, Node Kayles, Domineering and poset games are such games.

use crate::digraph::Digraph;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::notation::quoted;
use tweedle_rules::sketch::{Edge, Figure, Graph, Layout, Owner, Sketch, Vertex};
use tweedle_rules::{Bits, Notation, NotationError, Thing, picture};

/// The rules, on a graph with at most 128 vertices. A position is the set of the vertices that are left.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DigraphPlacement {
    graph: Digraph,
    /// The blue vertices, which Left may choose.
    blue: u128,
}

impl DigraphPlacement {
    /// The game on a graph of which these vertices are blue, and the others red; `None` if it has more than 128 vertices,
    /// or if an edge belongs to one player only.
    pub fn new(graph: Digraph, blue: u128) -> Option<DigraphPlacement> {
        let fits = graph.len() <= u128::BITS as usize && graph.is_impartial();
        fits.then_some(DigraphPlacement { graph, blue })
    }

    /// All vertices.
    fn all(&self) -> u128 {
        u128::below(self.graph.len() as u32)
    }

    /// The player who may choose a vertex.
    fn owner(&self, vertex: u32) -> Player {
        if self.blue & u128::bit(vertex) != 0 { Player::Left } else { Player::Right }
    }

    /// The vertices that edges lead to from a vertex.
    fn targets(&self, vertex: u32) -> u128 {
        let targets = self.graph.options(vertex as usize, Player::Left).iter();
        targets.fold(0, |targets, &to| targets | u128::bit(to.into()))
    }

    fn names(&self, vertices: u128) -> Vec<&str> {
        vertices.ones().map(|vertex| self.graph.name(vertex as usize)).collect()
    }
}

impl Ruleset for DigraphPlacement {
    type Position = u128;
    /// The vertex that is chosen.
    type Move = u8;

    fn moves(
        &self,
        left: &u128,
        player: Player,
        mut found: impl FnMut(u8, u128) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for vertex in left.ones().filter(|&vertex| self.owner(vertex) == player) {
            found(vertex as u8, left & !(u128::bit(vertex) | self.targets(vertex)))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for DigraphPlacement {
    /// The parts between which no edges lead.
    fn components(&self, left: &u128, into: &mut Vec<u128>) {
        let mut rest = *left;
        while rest != 0 {
            let mut part = rest.lowest();
            loop {
                let joined = |&vertex: &u32| part & (u128::bit(vertex) | self.targets(vertex)) != 0;
                let to = part.ones().fold(0, |to, vertex| to | self.targets(vertex));
                let from =
                    rest.ones().filter(joined).fold(0, |from, vertex| from | u128::bit(vertex));
                let grown = part | (to & rest) | from;
                if grown == part {
                    break;
                }
                part = grown;
            }
            rest &= !part;
            into.push(part);
        }
    }

    /// The number of vertices that are left.
    fn size(&self, left: &u128) -> Option<u32> {
        Some(left.count_ones())
    }
}

impl Notation for DigraphPlacement {
    fn name(&self) -> String {
        "Digraph Placement".to_owned()
    }

    fn parameters(&self) -> String {
        let blue = self.names(self.blue).join(",");
        format!("{},{}", self.graph.expression(), quoted(blue))
    }

    /// The vertices that are left: `a,b`; nothing for none.
    fn parse(&self, text: &str) -> Result<u128, NotationError> {
        let vertices = self.graph.read(text)?.into_iter();
        Ok(vertices.fold(0, |left, vertex| left | u128::bit(vertex as u32)))
    }

    fn print(&self, left: &u128) -> String {
        self.names(*left).join(",")
    }

    fn start(&self) -> Option<u128> {
        Some(self.all())
    }

    /// The vertex that is chosen.
    fn move_name(&self, _: &u128, _: Player, &vertex: &u8, _: &u128) -> String {
        self.graph.name(vertex.into()).to_owned()
    }

    /// The vertex that is chosen, without those that are deleted with it.
    fn touched(&self, _: &u128, _: Player, &vertex: &u8, _: &u128) -> Vec<Thing> {
        vec![Thing::Vertex(self.graph.name(vertex.into()).to_owned())]
    }

    /// A line for each vertex: its owner, and the vertices that are deleted with it.
    fn draw(&self, left: &u128) -> String {
        let line = |vertex: u32| {
            let targets = self.names(self.targets(vertex) & left);
            let owner = self.owner(vertex).to_string();
            let targets = if targets.is_empty() {
                owner
            } else {
                format!("{owner} -> {}", targets.join(", "))
            };
            (self.graph.name(vertex as usize).to_owned(), targets)
        };
        if *left == 0 { self.print(left) } else { picture::lines(left.ones().map(line)) }
    }

    fn sketch(&self, left: &u128) -> Option<Sketch> {
        let place = |vertex: u32| (left & u128::below(vertex)).count_ones() as usize;
        let vertices = left.ones().map(|vertex| Vertex {
            owner: Some(Owner::from(self.owner(vertex))),
            ..Vertex::named(self.graph.name(vertex as usize))
        });
        let edges = left.ones().flat_map(|from| {
            let targets = self.targets(from) & left;
            targets.ones().map(move |to| Edge::plain(place(from), place(to)))
        });
        let (vertices, edges) = (vertices.collect(), edges.collect());
        Some(Sketch::of(Figure::Graph(Graph {
            layout: Layout::Free,
            is_directed: true,
            vertices,
            edges,
        })))
    }
}

/// Digraph Placement in the registry.
pub(crate) const DIGRAPH_PLACEMENT: Entry = Entry::named("game.graph.DigraphPlacement", Shape::Text)
    .parameters(&[
        Parameter::new("graph", Kind::Text)
            .hint("Give for each vertex where its edges lead in quotes, such as \"a: b, c | b: a\"."),
        Parameter::new("blue", Kind::Text)
            .hint("Give the blue vertices, which are Left's, in quotes, such as \"a, c\"."),
    ])
    .example_parameters(r#""a: b | b: c | c: d | d: b","a,c""#)
    .example("a,b,c,d")
    .start("a,b,c,d")
    .summary("Choose a vertex of yours of a directed graph, Left a blue one, Right a red one: it is deleted, with all vertices that edges lead to from it.")
    .source("Clow and McKay, Digraph placement games, 2024")
    .made_by(&|name, arguments| match arguments {
        [Argument::Text(text), Argument::Text(blue)] => {
            let graph = Digraph::parse(text)?;
            let named = graph.read(blue).map_err(|error| error.in_text(1))?;
            let blue = named.into_iter().fold(0, |blue, vertex| blue | 1_u128.up(vertex as u32));
            let game = DigraphPlacement::new(graph, blue).ok_or_else(|| {
                let message = "A graph for Digraph Placement has at most 128 vertices, and its edges belong to both players.";
                NotationError::new(message, 0..text.chars().count())
            })?;
            Ok(RulesOf::new(name, game).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digraph::text_of;
    use crate::{NodeKayles, TintedGraph};
    use proptest::prelude::*;
    use std::collections::BTreeSet;
    use tweedle_engine::Control;
    use tweedle_engine::short::{Id, Store};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::testing::Table;

    fn game(text: &str, blue: &str) -> DigraphPlacement {
        let graph = Digraph::parse(text).expect("a graph");
        let blue =
            graph.read(blue).expect("vertices").iter().fold(0, |blue, &vertex| blue | 1 << vertex);
        DigraphPlacement::new(graph, blue).expect("a game")
    }

    /// By hand.
    #[test]
    fn table() {
        Table {
            options: &[
                ("a,b,c,d", &["a,b", "c,d"], &["a,c", "a,d"]),
                ("a,c", &["a", "c"], &[]),
                ("", &[], &[]),
            ],
            names: &[
                ("a,b,c,d", Player::Left, &["a", "c"]),
                ("a,b,c,d", Player::Right, &["b", "d"]),
            ],
            parts: &[("a,c,d", &["a", "c,d"]), ("a,b,c,d", &["a,b,c,d"])],
            // Edges that lead to red vertices, or both ways, or to blue vertices.
            values: &[
                ("a", "1"),
                ("d", "-1"),
                ("a,b", "1/2"),
                ("d,b", "-2"),
                ("a,c", "2"),
                ("c,d", "1/2"),
            ],
            pictures: &[("a,b,d", "a  Left -> b\nb  Right\nd  Right -> b")],
            errors: &[("a,x", "The graph has no vertex `x`.", 2..3)],
            ..Table::default()
        }
        .check(&game("a: b | b: c | c: d | d: b", "a,c"));
        Table { values: &[("a,b", "*")], ..Table::default() }.check(&game("a: b | b: a", "a"));
        assert_eq!(DigraphPlacement::new(Digraph::parse("a Left: b").expect("a graph"), 0), None);
    }

    fn value(game: &DigraphPlacement, position: u128, store: &mut Store) -> Id {
        let mut memo = Memo::new(Control::new());
        Walker::new(game, &mut memo).value(store, &position).expect("a small graph")
    }

    /// The value by the words of the rules alone, on sets of names.
    fn by_the_words(
        left: &BTreeSet<usize>,
        edges: &[(usize, usize)],
        blue: u32,
        store: &mut Store,
    ) -> Id {
        let mut options = [Vec::new(), Vec::new()];
        for &vertex in left {
            let goes = |other: &usize| *other == vertex || edges.contains(&(vertex, *other));
            let after: BTreeSet<usize> = left.iter().copied().filter(|it| !goes(it)).collect();
            let side = usize::from(blue >> vertex & 1 == 0);
            options[side].push(by_the_words(&after, edges, blue, store));
        }
        let [left, right] = options;
        store.game(&left, &right).expect("a small game")
    }

    proptest! {
        #[test]
        fn values_are_those_of_the_words(
            count in 1..6_usize,
            ends in prop::collection::vec((0..6_usize, 0..6_usize), 0..12),
            blue in 0..64_u32,
        ) {
            let edges: Vec<_> = ends.into_iter().map(|(a, b)| (a % count, b % count)).collect();
            let names: Vec<String> = (0..count).filter(|v| blue >> v & 1 == 1).map(|v| v.to_string()).collect();
            let game = game(&text_of(count, &edges), &names.join(","));
            let mut store = Store::default();
            let words = by_the_words(&(0..count).collect(), &edges, blue, &mut store);
            prop_assert_eq!(value(&game, game.all(), &mut store), words);
        }

        /// Node Kayles is Digraph Placement with a blue vertex and a red one for each vertex, of which each deletes both,
        /// and those of all neighbours (Clow and `McKay`: it is a conflict placement game).
        #[test]
        fn node_kayles_is_digraph_placement(
            count in 1..5_usize,
            ends in prop::collection::vec((0..5_usize, 0..5_usize), 0..6),
        ) {
            let edges: Vec<_> = ends.into_iter().map(|(a, b)| (a % count, b % count)).filter(|(a, b)| a != b).collect();
            let conflicts = (0..count).map(|v| (v, v)).chain(edges.iter().copied());
            let doubled: Vec<(usize, usize)> = conflicts
                .flat_map(|(a, b)| [(a, b), (a + count, b), (a, b + count), (a + count, b + count)])
                .flat_map(|(a, b)| [(a, b), (b, a)])
                .collect();
            let blue: Vec<String> = (0..count).map(|v| v.to_string()).collect();
            let game = game(&text_of(2 * count, &doubled), &blue.join(","));
            let mut store = Store::default();
            let ours = value(&game, game.all(), &mut store);
            let labels = vec![String::new(); count];
            let named = edges.iter().map(|&(a, b)| (a, b, String::new()));
            let graph = tweedle_rules::Graph::new(labels, named).expect("ends are vertices");
            let graph = TintedGraph::from_graph(&graph).expect("a small graph");
            let mut memo = Memo::new(Control::new());
            let kayles = Walker::new(&NodeKayles, &mut memo).value(&mut store, &graph).expect("small");
            prop_assert_eq!(ours, kayles);
        }
    }
}
