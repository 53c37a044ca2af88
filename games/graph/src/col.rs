//! Col and Snort.
//!
//! The players colour the vertices of a graph, each in their own colour. In Col neighbours may not
//! have the same colour, in Snort they may not have different colours (Colin Vout and Simon Norton;
//! Berlekamp, Conway and Guy, *Winning Ways*, ch. 2 and 6).
//!
//! Instead of colours we keep tints: who may still colour a vertex. A coloured vertex is deleted,
//! having tinted its neighbours; a vertex that nobody may colour is deleted too.

use crate::tinted::{Ends, Tint, TintedGraph, Tints};
use std::sync::Arc;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::Graph;
use tweedle_rules::any::{Rules, RulesOf};
use tweedle_rules::entry::{Argument, Entry, Shape, misfit};
use tweedle_rules::graph::Syntax;
use tweedle_rules::graph::connected_parts;
use tweedle_rules::sketch::Sketch;
use tweedle_rules::{About, Fact};
use tweedle_rules::{Cuts, Labelled, Notation, NotationError, Thing};

/// The rules of Col, or of Snort.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Col {
    /// True if a vertex tints its neighbours for the player who colours it, as in Snort, rather
    /// than for the opponent, as in Col.
    pub is_snort: bool,
}

impl Col {
    /// Neighbours may not have the same colour.
    #[expect(clippy::self_named_constructors, reason = "the family has the name of a game in it")]
    pub const fn col() -> Col {
        Col { is_snort: false }
    }

    /// Neighbours may not have different colours.
    pub const fn snort() -> Col {
        Col { is_snort: true }
    }

    /// The player who may no longer colour the neighbours of a vertex that `player` colours.
    fn forbidden_to(self, player: Player) -> Player {
        if self.is_snort { player.opponent() } else { player }
    }

    /// The tints after `player` coloured a vertex of a graph with these edges.
    fn tints_after(
        self,
        graph: &TintedGraph,
        player: Player,
        vertex: usize,
        edges: &[(usize, usize)],
    ) -> Tints {
        let mut tints = graph.tints.clone();
        tints[vertex] = Tint::NONE;
        for &(a, b) in edges {
            for (here, there) in [(a, b), (b, a)] {
                if here == vertex {
                    tints[there] = tints[there].without(self.forbidden_to(player));
                }
            }
        }
        tints
    }

    /// True if colouring one end of an edge can ever forbid anything at the other end.
    ///
    /// In Col there must be a player who may colour both ends. In Snort one player may colour one
    /// end and the other player the other end. Tints only ever get narrower, so that an edge that
    /// does not matter never will.
    fn matters(self, one: Tint, other: Tint) -> bool {
        Player::BOTH
            .into_iter()
            .any(|player| one.allows(player) && other.allows(self.forbidden_to(player)))
    }
}

impl Ruleset for Col {
    type Position = TintedGraph;
    /// The vertex that is coloured, counted from 0.
    type Move = u8;

    fn moves(
        &self,
        graph: &TintedGraph,
        player: Player,
        mut found: impl FnMut(u8, TintedGraph) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let edges: Ends = graph.ends().collect();
        for vertex in graph.allowed_to(player) {
            let tints = self.tints_after(graph, player, vertex, &edges);
            found(vertex as u8, TintedGraph::new(&tints, &edges))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Col {
    /// The parts connected by edges that matter: a move changes nothing across any other edge. In
    /// Col an edge matters unless its ends are tinted for different players, in Snort unless they
    /// are tinted for the same player.
    fn components(&self, graph: &TintedGraph, into: &mut Vec<TintedGraph>) {
        let tint = |vertex: usize| graph.tints[vertex];
        let edges: Ends = graph.ends().filter(|&(a, b)| self.matters(tint(a), tint(b))).collect();
        let parts = connected_parts(graph.vertex_count(), edges.iter().copied());
        into.extend(parts.iter().map(|part| graph.induced(part, &edges)));
    }

    /// Isomorphic positions have the same moves; exchanging the tints exchanges the players.
    fn representative(&self, graph: &TintedGraph) -> (TintedGraph, Symmetry) {
        let neighbours = graph.neighbours();
        let same = graph.sorted(&neighbours);
        let negative = graph.exchanged().sorted(&neighbours);
        if negative < same { (negative, Symmetry::Negative) } else { (same, Symmetry::Same) }
    }
}

impl Notation for Col {
    fn name(&self) -> String {
        if self.is_snort { "Snort" } else { "Col" }.to_owned()
    }

    /// Reads a graph whose vertices are `.`, `L` (tinted by a neighbour of Left's colour) and `R`,
    /// and whose edges are `-`: `L--R` is a path of four vertices. So only Left may colour an `L` in
    /// Snort, and only Right in Col.
    fn parse(&self, text: &str) -> Result<TintedGraph, NotationError> {
        let graph = Graph::parse(text, &Syntax::new(["L", "R"], [""]))?;
        let position = TintedGraph::from_graph(&graph)
            .map_err(|error| NotationError::new(error.message(), 0..text.chars().count()))?;
        Ok(if self.is_snort { position } else { position.exchanged() })
    }

    fn print(&self, graph: &TintedGraph) -> String {
        if self.is_snort { graph.to_string() } else { graph.exchanged().to_string() }
    }

    /// The vertex that is coloured: `vertex 3`, counted from 1 as they stand in the printed graph.
    fn move_name(&self, _: &TintedGraph, _: Player, &vertex: &u8, _: &TintedGraph) -> String {
        format!("vertex {}", usize::from(vertex) + 1)
    }

    fn labelled(&self) -> Option<&dyn Labelled<TintedGraph, u8>> {
        Some(self)
    }
}

/// Vertices have labels.
impl Labelled<TintedGraph, u8> for Col {
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

    fn kept(&self, graph: &TintedGraph, player: Player, &vertex: &u8) -> Vec<usize> {
        let edges: Vec<(usize, usize)> = graph.ends().collect();
        TintedGraph::order(&self.tints_after(graph, player, vertex.into(), &edges), &edges).to_vec()
    }

    fn draw(&self, graph: &TintedGraph, names: &[String]) -> String {
        graph.draw(names)
    }

    fn sketch(&self, graph: &TintedGraph, names: &[String]) -> Sketch {
        graph.sketch(names)
    }
}

/// The ruleset with its moves on paths, whose letters are those of the notation: `L` is tinted by a neighbour of Left's
/// colour.
fn on_paths(
    name: &str,
    arguments: &[Argument],
    ruleset: Col,
) -> Result<Arc<dyn Rules>, NotationError> {
    if !arguments.is_empty() {
        return Err(misfit(name));
    }
    let tint_of = |player| if player == Player::Left { 'L' } else { 'R' };
    // The player who may colour a tinted vertex: in Snort that of the tint, in Col the other.
    let owner = |tint| {
        let player = if tint == 'L' { Player::Left } else { Player::Right };
        if ruleset.is_snort { player } else { player.opponent() }
    };
    let cuts = Cuts::of_paths(
        ".LR",
        |player, vertex| vertex == '.' || owner(vertex) == player,
        |player, vertex| {
            let tint = tint_of(player);
            (vertex == '.' || vertex == tint).then_some(tint)
        },
    );
    Ok(RulesOf::new(name, ruleset).without_parameters().with_cuts(cuts).rules())
}

/// Col in the registry.
pub(crate) const COL: Entry = Entry::named("game.graph.Col", Shape::Graph)
    .example(".-L-R")
    .start("-----")
    .summary("Colour a vertex in your colour; neighbours may not have the same colour.")
    .source("Colin Vout; Berlekamp, Conway and Guy, Winning Ways, ch. 2")
    .known(&[
        Fact::cited(
            About::Theory,
            "Each value is a number, or a number plus ∗.",
            "Conway, On Numbers and Games, ch. 8; Berlekamp, Conway and Guy, Winning Ways, ch. 2",
        ),
        Fact::cited(
            About::Complexity,
            "To find the winner is PSPACE-complete, on planar graphs too.",
            "Burke and Hearn, International Journal of Game Theory 48 (2019)",
        ),
        Fact::cited(About::Programs, "CGSuite, cgt.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| on_paths(name, arguments, Col::col()));

/// Snort in the registry.
pub(crate) const SNORT: Entry = Entry::named("game.graph.Snort", Shape::Graph)
    .example("---")
    .start("-----")
    .summary("Colour a vertex in your colour; neighbours may not have different colours.")
    .source("Simon Norton; Berlekamp, Conway and Guy, Winning Ways, ch. 6")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is PSPACE-complete.", "Schaefer, On the complexity of some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978)"),
        Fact::cited(About::Programs, "CGSuite, cgt.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| on_paths(name, arguments, Col::snort()));

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::{BTreeMap, BTreeSet};
    use tweedle_rules::testing::{Table, moves, read};

    const COL: Col = Col::col();
    const SNORT: Col = Col::snort();

    /// *Winning Ways*, ch. 2: in Col every value is a number or a number and *; a path of two is 0.
    #[test]
    fn table() {
        let vertices = ["vertex 1", "vertex 2", "vertex 3", "vertex 4"];
        let table = Table {
            options: &[
                ("-", &["L", "L"], &["R", "R"]),
                ("--", &["-L", "L-", "L;L"], &["-R", "R-", "R;R"]),
                ("R-R", &["", ""], &[]),
                ("R-L", &["L"], &["R"]),
            ],
            names: &[
                ("-L--", Player::Left, &["vertex 1", "vertex 3", "vertex 4"]),
                ("-L--", Player::Right, &vertices),
            ],
            pictures: &[
                (
                    ".-L-.;R",
                    "1  next to 2\n2  next to 1, 3; Right only\n3  next to 2\n4  alone; Left only",
                ),
                ("", ""),
            ],
            parts: &[("-R-L--;.", &["-R", ".", "L--"]), ("R-R", &["R-R"])],
            values: &[(".", "*"), ("-", "0")],
            errors: &[("L-x", "`x` has no meaning here; use `.`, `L`, `R` or `-`.", 2..3)],
            ..Table::default()
        };
        table.check(&COL);
        let long = "-".repeat(256);
        // By hand: the ends of a path of two belong to the player who colours one of them.
        let table = Table {
            options: &[
                ("-", &["L", "L"], &["R", "R"]),
                ("--", &["-L", "L-", "L;L"], &["-R", "R-", "R;R"]),
                ("L-L", &["L", "L"], &[]),
                ("L-R", &[""], &[""]),
                ("", &[], &[]),
            ],
            parts: &[("-L-L--", &["-L", "L--"]), ("L-R", &["L-R"])],
            values: &[("L-L", "2"), ("L-R", "*"), ("-", "+-1")],
            errors: &[(&long, "This graph has 257 vertices; here it has at most 256.", 0..256)],
            ..Table::default()
        };
        table.check(&SNORT);
    }

    #[test]
    fn isomorphic_positions_have_one_representative() {
        let check = |one: &str, other: &str| {
            let chosen = |text| SNORT.representative(&read(&SNORT, text)).0;
            assert_eq!(chosen(one), chosen(other), "{one} {other}");
        };
        check("L--R-", "-R--L");
        check("L---", "---R");
        check("L-----", "-----R");
        check("L:A--R---:A", ":A-L--R--:A");
        check("L:A--R---:A", "L:A---R--:A");
        check("(-L;-R;--)", "L-(--;-R)");
        check("(-L;-R;--)", "--(-R;-L)");
        check("(-L;-L;--)", "R-(--;-R)");
        check("(-L;--;-)", "(--;-R;-)");
    }

    /// Each vertex by its label: its tint, and the labels of its neighbours.
    type ByLabel = BTreeMap<usize, (Tint, BTreeSet<usize>)>;

    fn by_label(graph: &TintedGraph, labels: &[usize]) -> ByLabel {
        let mut vertices: ByLabel = labels
            .iter()
            .zip(&graph.tints)
            .map(|(&it, &tint)| (it, (tint, BTreeSet::new())))
            .collect();
        for (a, b) in graph.ends() {
            for (a, b) in [(a, b), (b, a)] {
                let vertex = vertices.get_mut(&labels[a]).expect("a label");
                vertex.1.insert(labels[b]);
            }
        }
        vertices
    }

    proptest! {
        /// Vertices coloured by their labels, on a graph that is never numbered anew, are the graph that
        /// play comes to, with the labels that it carries.
        #[test]
        fn a_label_stays_with_its_vertex(
            is_snort in any::<bool>(),
            tints in prop::collection::vec(prop::sample::select(vec!["", "", "L", "R"]), 1..9),
            ends in prop::collection::vec((0..9_usize, 0..9_usize), 0..12),
            turns in prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 9),
        ) {
            let game = Col { is_snort };
            let count = tints.len();
            let labels = tints.into_iter().map(str::to_owned).collect();
            let edges = ends.into_iter().map(|(a, b)| (a % count, b % count, String::new()));
            let graph = Graph::new(labels, edges).expect("ends are vertices");
            let mut graph = TintedGraph::from_graph(&graph).expect("a small graph");
            let mut labels: Vec<usize> = (0..graph.vertex_count()).collect();
            let mut there = by_label(&graph, &labels);
            for (place, is_left) in turns {
                let player = if is_left { Player::Left } else { Player::Right };
                let mut moves = Vec::new();
                let found = |step: u8, option: TintedGraph| { moves.push((step, option)); Ok(()) };
                game.moves(&graph, player, found).expect("these rules do not fail");
                if moves.is_empty() {
                    continue;
                }
                let (step, option) = moves.swap_remove(place.index(moves.len()));
                let label = labels[game.thing(&step)];
                let kept = game.kept(&graph, player, &step);
                labels = kept.into_iter().map(|old| labels[old]).collect();
                graph = option;
                let (_, near) = there.remove(&label).expect("the label is there");
                for neighbour in near {
                    let vertex = there.get_mut(&neighbour).expect("a neighbour");
                    vertex.0 = vertex.0.without(game.forbidden_to(player));
                }
                there.retain(|_, vertex| vertex.0 != Tint::NONE);
                let left: BTreeSet<usize> = there.keys().copied().collect();
                for vertex in there.values_mut() {
                    vertex.1.retain(|neighbour| left.contains(neighbour));
                }
                prop_assert_eq!(by_label(&graph, &labels), there.clone());
            }
        }
    }

    /// Pieces of paths do not depend on the order in which they were made.
    #[test]
    fn a_path_of_twenty_has_few_positions() {
        let mut seen = std::collections::HashSet::new();
        let mut open = vec![TintedGraph::from_graph(&Graph::path(20)).expect("a small graph")];
        while let Some(position) = open.pop() {
            let mut parts = Vec::new();
            SNORT.components(&position, &mut parts);
            for part in parts {
                let (chosen, _) = SNORT.representative(&part);
                if seen.insert(chosen.clone()) {
                    for player in Player::BOTH {
                        open.extend(moves(&SNORT, &chosen, player));
                    }
                }
            }
        }
        assert!(seen.len() <= 2200, "{}", seen.len());
    }
}
