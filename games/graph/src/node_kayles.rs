//! Node Kayles.
//!
//! Choose a vertex of a graph: it is deleted, with all of its neighbours (Schaefer, "On the complexity of some two-person
//! perfect-information games", *Journal of Computer and System Sciences* 16, 1978). So the chosen vertices are never
//! neighbours. On a path it is Dawson's Chess (Berlekamp, Conway and Guy, *Winning Ways*, ch. 4).

use crate::tinted::{Ends, Tint, TintedGraph, Tints};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::Graph;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::graph::{Syntax, connected_parts};
use tweedle_rules::sketch::Sketch;
use tweedle_rules::{About, Fact};
use tweedle_rules::{Cuts, Labelled, Notation, NotationError, Thing};

/// The rules of Node Kayles. Both players may choose each vertex of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NodeKayles;

impl NodeKayles {
    /// The vertices that are left when one is chosen, by their tints.
    fn left_after(graph: &TintedGraph, vertex: usize, edges: &[(usize, usize)]) -> Tints {
        let mut tints = graph.tints.clone();
        tints[vertex] = Tint::NONE;
        for &(a, b) in edges {
            if a == vertex || b == vertex {
                tints[a] = Tint::NONE;
                tints[b] = Tint::NONE;
            }
        }
        tints
    }
}

impl Ruleset for NodeKayles {
    type Position = TintedGraph;
    /// The vertex that is chosen, counted from 0.
    type Move = u8;

    fn moves(
        &self,
        graph: &TintedGraph,
        player: Player,
        mut found: impl FnMut(u8, TintedGraph) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let edges: Ends = graph.ends().collect();
        for vertex in graph.allowed_to(player) {
            let left = NodeKayles::left_after(graph, vertex, &edges);
            found(vertex as u8, TintedGraph::new(&left, &edges))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for NodeKayles {
    /// The connected parts.
    fn components(&self, graph: &TintedGraph, into: &mut Vec<TintedGraph>) {
        let edges: Ends = graph.ends().collect();
        let parts = connected_parts(graph.vertex_count(), edges.iter().copied());
        into.extend(parts.iter().map(|part| graph.induced(part, &edges)));
    }

    /// Isomorphic positions have the same moves.
    fn representative(&self, graph: &TintedGraph) -> (TintedGraph, Symmetry) {
        (graph.sorted(&graph.neighbours()), Symmetry::Same)
    }
}

impl Notation for NodeKayles {
    fn name(&self) -> String {
        "Node Kayles".to_owned()
    }

    /// Reads a graph without labels: `---` is a path of four vertices.
    fn parse(&self, text: &str) -> Result<TintedGraph, NotationError> {
        let graph = Graph::parse(text, &Syntax::new([], [""]))?;
        TintedGraph::from_graph(&graph)
            .map_err(|error| NotationError::new(error.message(), 0..text.chars().count()))
    }

    fn print(&self, graph: &TintedGraph) -> String {
        graph.to_string()
    }

    /// The vertex that is chosen: `vertex 3`, counted from 1 as they stand in the printed graph.
    fn move_name(&self, _: &TintedGraph, _: Player, &vertex: &u8, _: &TintedGraph) -> String {
        format!("vertex {}", usize::from(vertex) + 1)
    }

    fn labelled(&self) -> Option<&dyn Labelled<TintedGraph, u8>> {
        Some(self)
    }
}

/// Vertices have labels.
impl Labelled<TintedGraph, u8> for NodeKayles {
    /// They are numbered as they are printed.
    fn order(&self, graph: &TintedGraph) -> Vec<usize> {
        (0..graph.vertex_count()).collect()
    }

    fn thing(&self, &vertex: &u8) -> usize {
        vertex.into()
    }

    fn named(&self, name: String) -> Thing {
        Thing::Vertex(name)
    }

    fn kept(&self, graph: &TintedGraph, _: Player, &vertex: &u8) -> Vec<usize> {
        let edges: Vec<(usize, usize)> = graph.ends().collect();
        TintedGraph::order(&NodeKayles::left_after(graph, vertex.into(), &edges), &edges).to_vec()
    }

    fn draw(&self, graph: &TintedGraph, names: &[String]) -> String {
        graph.draw(names)
    }

    fn sketch(&self, graph: &TintedGraph, names: &[String]) -> Sketch {
        graph.sketch(names)
    }
}

/// Node Kayles in the registry.
pub(crate) const NODE_KAYLES: Entry = Entry::named("game.graph.NodeKayles", Shape::Graph)
    .example("---")
    .start("------")
    .summary("Choose a vertex: it is deleted, with all of its neighbours.")
    .source("Schaefer, On the complexity of some two-person perfect-information games, 1978")
    .known(&[
        Fact::cited(
            About::Complexity,
            "To find the winner is PSPACE-complete.",
            "Schaefer, Journal of Computer and System Sciences 16 (1978)",
        ),
        Fact::cited(
            About::Theory,
            "Paths are Dawson's Kayles with a heap one larger, which has the period 34.",
            "Berlekamp, Conway and Guy, Winning Ways, ch. 4",
        ),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => {
            let cuts = Cuts::of_paths(".", |_, _| true, |_, _| None);
            Ok(RulesOf::new(name, NodeKayles).without_parameters().with_cuts(cuts).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Grundy};
    use tweedle_rules::testing::{Table, read};

    /// By hand: the ends of a path of four leave two vertices, those in the middle leave one.
    #[test]
    fn table() {
        let table = Table {
            moves: &[
                ("---", &["-", "-", ".", "."]),
                ("--", &["", ".", "."]),
                (".;-", &["-", ".", "."]),
                ("", &[]),
            ],
            names: &[("--", Player::Left, &["vertex 1", "vertex 2", "vertex 3"])],
            pictures: &[("-;.", "1  next to 2\n2  next to 1\n3  alone")],
            parts: &[("-;.;--", &["-", "--", "."])],
            values: &[(".", "*"), ("-", "*"), ("--", "*2"), ("---", "0")],
            errors: &[("L-", "`L` has no meaning here; use `.` or `-`.", 0..1)],
            ..Table::default()
        };
        table.check(&NodeKayles);
    }

    fn nimber(position: &TintedGraph, memo: &mut Memo<TintedGraph, u64>) -> u64 {
        Walker::new(&NodeKayles, memo).value(&mut Grundy, position).expect("a small graph")
    }

    /// The nimbers of Dawson's Chess, 0.137: *Winning Ways*, ch. 4, table 6.
    #[test]
    fn paths_are_dawsons_chess() {
        let known =
            [1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0];
        let mut memo = Memo::new(Control::new());
        for (vertices, nim) in (1..).zip(known) {
            let path = if vertices == 1 { ".".to_owned() } else { "-".repeat(vertices - 1) };
            assert_eq!(nimber(&read(&NodeKayles, &path), &mut memo), nim, "{vertices} vertices");
        }
    }

    /// The nimber by the words of the rules alone, on sets of vertices that are left.
    fn by_the_words(near: &[u32], left: u32, known: &mut HashMap<u32, u64>) -> u64 {
        if let Some(&nim) = known.get(&left) {
            return nim;
        }
        let vertices = (0..near.len()).filter(|vertex| left >> vertex & 1 == 1);
        let options: Vec<u64> = vertices
            .map(|vertex| by_the_words(near, left & !(near[vertex] | 1 << vertex), known))
            .collect();
        let nim =
            (0..=options.len() as u64).find(|nim| !options.contains(nim)).expect("one is missing");
        known.insert(left, nim);
        nim
    }

    proptest! {
        #[test]
        fn nimbers_are_those_of_the_words(
            count in 1..9_usize,
            ends in prop::collection::vec((0..9_usize, 0..9_usize), 0..16),
        ) {
            let edges: Vec<(usize, usize)> = ends
                .into_iter()
                .map(|(a, b)| (a % count, b % count))
                .filter(|(a, b)| a != b)
                .collect();
            let mut near = vec![0_u32; count];
            for &(a, b) in &edges {
                near[a] |= 1 << b;
                near[b] |= 1 << a;
            }
            let labels = vec![String::new(); count];
            let named = edges.iter().map(|&(a, b)| (a, b, String::new()));
            let graph = Graph::new(labels, named).expect("ends are vertices");
            let graph = TintedGraph::from_graph(&graph).expect("a small graph");
            let mut memo = Memo::new(Control::new());
            let words = by_the_words(&near, (1 << count) - 1, &mut HashMap::new());
            prop_assert_eq!(nimber(&graph, &mut memo), words);
        }
    }
}
