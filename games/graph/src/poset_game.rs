//! The game on a poset.
//!
//! A player chooses an element that is left and removes it with everything above it; the player who
//! cannot move loses (Schuh, "Spel van delers", *Nieuw Tijdschrift voor Wiskunde* 39, 1952;
//! Fraenkel and Scheinerman, "A deletion game on hypergraphs", *Discrete Applied Mathematics* 30,
//! 1991). Nim is the game on chains; Chomp is the one on a product of two chains without the least
//! element, which is poisoned.

use crate::poset::{DownSet, Poset, is_in_name};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::notation::quoted;
use tweedle_rules::sketch::{Edge, Figure, Graph, Layout, Sketch, Vertex};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, Notation, NotationError, Theorem, Thing};

/// The rules of the game on one poset.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PosetGame {
    poset: Poset,
}

impl PosetGame {
    /// The game on this poset.
    pub fn new(poset: Poset) -> PosetGame {
        PosetGame { poset }
    }

    /// The poset of the game.
    pub fn poset(&self) -> &Poset {
        &self.poset
    }

    /// The position with all elements.
    pub fn start(&self) -> DownSet {
        self.poset.start()
    }

    /// All elements above and below one, itself included.
    fn comparable(&self, element: u32) -> u128 {
        self.poset.up(element) | self.poset.down(element)
    }
}

impl Ruleset for PosetGame {
    type Position = DownSet;
    /// The element that is chosen, by its place in [`Poset::elements`].
    type Move = u8;

    fn moves(
        &self,
        left: &DownSet,
        _: Player,
        mut found: impl FnMut(u8, DownSet) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for element in left.elements() {
            found(element as u8, DownSet(left.0 & !self.poset.up(element)))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for PosetGame {
    /// The parts of which no element of one is above or below one of another.
    fn components(&self, left: &DownSet, into: &mut Vec<DownSet>) {
        let mut rest = left.0;
        while !rest.is_empty() {
            let (mut part, mut new) = (0, rest.lowest());
            while !new.is_empty() {
                part |= new;
                let near = new.ones().fold(0, |near, element| near | self.comparable(element));
                new = near & rest & !part;
            }
            rest ^= part;
            into.push(DownSet(part));
        }
    }

    /// A chain is a heap.
    fn nim_heap(&self, left: &DownSet) -> Option<u64> {
        let is_chain = left.elements().all(|element| (left.0 & !self.comparable(element)) == 0);
        is_chain.then_some(left.0.count().into())
    }
}

impl Notation for PosetGame {
    fn name(&self) -> String {
        "Poset Game".to_owned()
    }

    /// The poset on one line: `"a < b; c"`.
    fn parameters(&self) -> String {
        quoted(self.poset.lines(self.start()).join("; "))
    }

    fn start(&self) -> Option<DownSet> {
        Some(PosetGame::start(self))
    }

    /// The elements that are left stand beside the poset.
    fn expression(&self, rules: &str, left: &DownSet) -> String {
        let open = rules.strip_suffix(')').unwrap_or(rules);
        format!("{open},{})", quoted(self.print(left)))
    }

    /// Reads the elements that are left: `{a,b}`, or `{}`.
    fn parse(&self, text: &str) -> Result<DownSet, NotationError> {
        let inside = text.trim().strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        let Some(inside) = inside else {
            let message = "The elements that are left stand in braces: `{a,b}`, or `{}` for none.";
            return Err(NotationError::new(message, 0..text.chars().count()));
        };
        let begin = text.chars().take_while(|&c| c != '{').count() + 1;
        if inside.trim().is_empty() {
            return Ok(DownSet::default());
        }
        let mut found = Vec::new();
        let mut at = begin;
        for part in inside.split(',') {
            let start = at + part.chars().take_while(|c| c.is_whitespace()).count();
            let name = part.trim();
            let range = start..start + name.chars().count();
            at += part.chars().count() + 1;
            let element = self.poset.find(name).ok_or_else(|| {
                let message = if name.is_empty() {
                    "The name of an element is missing here.".to_owned()
                } else if name.chars().all(is_in_name) {
                    format!("This poset has no element `{name}`.")
                } else {
                    format!("`{name}` is not the name of an element; write `{{a,b}}`.")
                };
                NotationError::new(message, range.clone())
            })?;
            found.push((element, range));
        }
        let left = found.iter().fold(0, |left, &(element, _)| left | u128::bit(element));
        for (element, range) in found {
            if let Some(missing) = (self.poset.down(element) & !left).ones().next() {
                let message = format!(
                    "`{}` cannot be there without `{}`, which is below it: the player who removes an \
                     element removes everything above it.",
                    self.poset.name(element),
                    self.poset.name(missing)
                );
                return Err(NotationError::new(message, range));
            }
        }
        Ok(DownSet(left))
    }

    fn print(&self, left: &DownSet) -> String {
        let names: Vec<&str> = left.elements().map(|element| self.poset.name(element)).collect();
        format!("{{{}}}", names.join(","))
    }

    /// The element that is chosen.
    fn move_name(&self, _: &DownSet, _: Player, &element: &u8, _: &DownSet) -> String {
        self.poset.name(element.into()).to_owned()
    }

    /// The element that is chosen, without those above it.
    fn touched(&self, _: &DownSet, _: Player, &element: &u8, _: &DownSet) -> Vec<Thing> {
        vec![Thing::Vertex(self.poset.name(element.into()).to_owned())]
    }

    /// The rest of the poset in the notation of posets, one relation a line.
    fn draw(&self, left: &DownSet) -> String {
        let lines = self.poset.lines(*left);
        if lines.is_empty() { self.print(left) } else { lines.join("\n") }
    }

    /// The Hasse diagram of what is left.
    fn sketch(&self, left: &DownSet) -> Option<Sketch> {
        let elements: Vec<u32> = left.elements().collect();
        let place = |element| elements.partition_point(|&other| other < element);
        let covers = elements.iter().flat_map(|&element| self.poset.covers(*left, element));
        let edges = covers.map(|(low, high)| Edge::plain(place(low), place(high))).collect();
        let names = elements.iter().map(|&element| Vertex::named(self.poset.name(element)));
        let (layout, vertices) = (Layout::Upwards, names.collect());
        Some(Sketch::of(Figure::Graph(Graph { layout, is_directed: false, vertices, edges })))
    }

    /// Strategy stealing, where one element is above all others.
    fn theorem(&self, left: &DownSet) -> Option<Theorem> {
        let greatest =
            left.elements().find(|&element| (left.0 & !self.poset.down(element)) == 0)?;
        let name = self.poset.name(greatest);
        Some(Theorem::first_wins(format!(
            "strategy stealing, as `{name}` is above everything else. Either removing `{name}` wins, \
             or some answer to it does, and it wins as the first move just as well, since it \
             removes `{name}` anyway."
        )))
    }
}

/// The game on a poset in the registry.
pub(crate) const POSET_GAME: Entry = Entry::named("game.graph.PosetGame", Shape::Elements)
    .parameters(&[Parameter::new("poset", Kind::Text).hint(
        "Give the poset in quotes, such as \"a < b < c; a < d\", or as `File(\"poset.txt\")`.",
    )])
    .example_parameters("\"a < b; a < c; d\"")
    .example("{a,b,c,d}")
    .start("{a,b,c,d}")
    .summary("Remove an element of a poset with everything above it.")
    .source("Schuh 1952; Fraenkel and Scheinerman 1991")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is PSPACE-complete.", "Grier, Deciding the winner of an arbitrary finite poset game is PSPACE-complete, ICALP 2013"),
    ])
    .made_by(&|name, arguments| match arguments {
        [Argument::Text(poset)] => {
            Ok(RulesOf::new(name, PosetGame::new(Poset::parse(poset)?)).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_grid_games::Chomp;
    use tweedle_rules::testing::{Table, grundy_values, read};

    fn on(text: &str) -> PosetGame {
        PosetGame::new(Poset::parse(text).expect("a poset"))
    }

    /// The product of two chains without its least element.
    fn chomp(rows: usize, cols: usize) -> PosetGame {
        let square = |row: usize, col: usize| format!("s{row}_{col}");
        let mut chains = Vec::new();
        for row in 0..rows {
            for col in 0..cols {
                let more = [(row + 1, col), (row, col + 1)];
                for (below, right) in more.into_iter().filter(|&(r, c)| r < rows && c < cols) {
                    chains.push(match (row, col) {
                        (0, 0) => square(below, right),
                        _ => format!("{} < {}", square(row, col), square(below, right)),
                    });
                }
            }
        }
        on(&chains.join(";"))
    }

    #[test]
    fn table() {
        let game = on("a < b < c; a < d; e");
        let all = "{a,b,c,d,e}";
        let options = ["{a,b,c,d}", "{a,b,c,e}", "{a,b,d,e}", "{a,d,e}", "{e}"];
        let table = Table {
            moves: &[(all, &options), ("{}", &[])],
            names: &[(all, Player::Left, &["a", "b", "c", "d", "e"])],
            pictures: &[(all, "a\na < b\nb < c\na < d\ne"), ("{}", "{}")],
            ..Table::default()
        };
        table.check(&game);
        assert_eq!(game.parameters(), "\"a; a < b; b < c; a < d; e\"");
        let table = Table {
            parts: &[(all, &["{a,b,c,d}", "{e}"]), ("{a,c,d}", &["{a}", "{c,d}"]), ("{}", &[])],
            ..Table::default()
        };
        table.check(&on("a < b; c < b; c < d; e"));
        let braces = "The elements that are left stand in braces: `{a,b}`, or `{}` for none.";
        let without = "`c` cannot be there without `b`, which is below it: the player who removes an element \
                       removes everything above it.";
        let table = Table {
            errors: &[
                ("", braces, 0..0),
                ("{a", braces, 0..2),
                ("a,b", braces, 0..3),
                ("{é, x}", "This poset has no element `x`.", 4..5),
                ("{a,,b}", "The name of an element is missing here.", 3..3),
                ("{a<b}", "`a<b` is not the name of an element; write `{a,b}`.", 1..4),
                (" {a, c}", without, 5..6),
            ],
            ..Table::default()
        };
        table.check(&on("a < b < c; é"));
        assert_eq!(read(&game, " { } "), DownSet::default());
    }

    /// Chains are heaps of Nim, and Chomp is Chomp.
    #[test]
    fn known_values() {
        let nim = on("a1 < a2 < a3; b1 < b2 < b3 < b4; c1 < c2 < c3 < c4 < c5");
        assert_eq!(grundy_values(&nim, [nim.start()]), [3 ^ 4 ^ 5]);
        for (rows, cols) in [(1, 4), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4)] {
            let game = chomp(rows, cols);
            let board = Chomp::empty(rows, cols).expect("a small board");
            let expect = grundy_values(&Chomp, [board]);
            assert_eq!(grundy_values(&game, [game.start()]), expect, "{rows} x {cols}");
        }
    }

    #[test]
    fn a_greatest_element_wins_by_strategy_stealing() {
        let game = on("a < b < d; a < c < d; e < d");
        let theorem = game.theorem(&game.start()).expect("there is a greatest element");
        assert!(theorem.to_string().contains("`d`"), "{theorem}");
        assert!(grundy_values(&game, [game.start()])[0] > 0);
        for text in ["{}", "{a,b,c}", "{a,e}"] {
            assert_eq!(game.theorem(&read(&game, text)), None, "{text}");
        }
    }
}
