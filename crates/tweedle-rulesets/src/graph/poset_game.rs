//! The game on a poset.
//!
//! A player chooses an element that is left and removes it with everything above it; whoever cannot
//! move loses (Schuh, "Spel van delers", *Nieuw Tijdschrift voor Wiskunde* 39, 1952; Fraenkel and
//! Scheinerman, "A deletion game on hypergraphs", *Discrete Applied Mathematics* 30, 1991). Nim is
//! the game on chains; Chomp is the one on a product of two chains without the least element, which
//! is poisoned.

use super::poset::{DownSet, Poset, is_in_name};
use crate::notation::quoted;
use crate::{Bits, Notation, NotationError, Theorem};
use tweedle::{Hints, Player, Ruleset, Stop};

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

    /// What is played on.
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
        mut found: impl FnMut(u8, DownSet),
    ) -> Result<(), Stop> {
        for element in left.elements() {
            found(element as u8, DownSet(left.0 & !self.poset.up(element)));
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        true
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
        quoted(&self.poset.lines(self.start()).join("; "))
    }

    fn start(&self) -> Option<DownSet> {
        Some(PosetGame::start(self))
    }

    /// The elements that are left stand beside the poset.
    fn expression(&self, rules: &str, left: &DownSet) -> String {
        let open = rules.strip_suffix(')').unwrap_or(rules);
        format!("{open},{})", quoted(&self.print(left)))
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
                    "`{}` cannot be there without `{}`, which is below it: whoever removes an \
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

    /// What is left in the notation of posets, one relation a line.
    fn draw(&self, left: &DownSet) -> String {
        let lines = self.poset.lines(*left);
        if lines.is_empty() { self.print(left) } else { lines.join("\n") }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Trees, check_text, error, grundy_values, names, parts, printed};
    use proptest::prelude::*;

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
    fn moves_as_in_the_rules() {
        let game = on("a < b < c; a < d; e");
        for player in Player::BOTH {
            let options = ["{a,b,c,d}", "{a,b,c,e}", "{a,b,d,e}", "{a,d,e}", "{e}"];
            assert_eq!(printed(&game, "{a,b,c,d,e}", player), options);
            assert_eq!(printed(&game, "{}", player), [""; 0]);
        }
        let start = game.start();
        assert_eq!(names(&game, &start, Player::Left), ["a", "b", "c", "d", "e"]);
        assert_eq!(game.draw(&start), "a\na < b\nb < c\na < d\ne");
        assert_eq!(game.draw(&DownSet::default()), "{}");
    }

    #[test]
    fn what_is_not_comparable_splits() {
        let game = on("a < b; c < b; c < d; e");
        assert_eq!(parts(&game, "{a,b,c,d,e}"), ["{a,b,c,d}", "{e}"]);
        assert_eq!(parts(&game, "{a,c,d}"), ["{a}", "{c,d}"]);
        assert_eq!(parts(&game, "{}"), [""; 0]);
    }

    /// Chains are heaps of Nim, and Chomp is Chomp.
    #[test]
    fn known_values() {
        let nim = on("a1 < a2 < a3; b1 < b2 < b3 < b4; c1 < c2 < c3 < c4 < c5");
        assert_eq!(grundy_values(&nim, [nim.start()]), [3 ^ 4 ^ 5]);
        for (rows, cols) in [(1, 4), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4)] {
            let game = chomp(rows, cols);
            let board = crate::Chomp::empty(rows, cols).expect("a small board");
            let expect = grundy_values(&crate::Chomp, [board]);
            assert_eq!(grundy_values(&game, [game.start()]), expect, "{rows} x {cols}");
        }
    }

    #[test]
    fn a_greatest_element_wins_by_strategy_stealing() {
        let game = on("a < b < d; a < c < d; e < d");
        assert!(
            game.theorem(&game.start()).is_some_and(|theorem| theorem.to_string().contains("`d`"))
        );
        for text in ["{}", "{a,b,c}", "{a,e}"] {
            assert_eq!(game.theorem(&game.parse(text).expect("a position")), None, "{text}");
        }
    }

    #[test]
    fn errors() {
        let game = on("a < b < c; é");
        let check = |text: &str, message: &str, range| {
            assert_eq!(error(&game, text), (message.to_owned(), range), "{text}");
        };
        let braces = "The elements that are left stand in braces: `{a,b}`, or `{}` for none.";
        check("", braces, 0..0);
        check("{a", braces, 0..2);
        check("a,b", braces, 0..3);
        check("{é, x}", "This poset has no element `x`.", 4..5);
        check("{a,,b}", "The name of an element is missing here.", 3..3);
        check("{a<b}", "`a<b` is not the name of an element; write `{a,b}`.", 1..4);
        let message = "`c` cannot be there without `b`, which is below it: whoever removes an \
                       element removes everything above it.";
        check(" {a, c}", message, 5..6);
        assert_eq!(game.parse(" { } "), Ok(DownSet::default()));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn components_and_theorem_agree_with_brute_force(
            pairs in prop::collection::vec((0..6_u8, 0..6_u8), 1..7)
        ) {
            // Numbers upwards, so that there is no cycle.
            let chain = |&(a, b): &(u8, u8)| match a.cmp(&b) {
                std::cmp::Ordering::Less => format!("{a} < {b}"),
                std::cmp::Ordering::Equal => a.to_string(),
                std::cmp::Ordering::Greater => format!("{b} < {a}"),
            };
            let game = on(&pairs.iter().map(chain).collect::<Vec<_>>().join(";"));
            let start = game.start();
            Trees::new(&game).check(&start);
            if game.theorem(&start).is_some() {
                prop_assert!(grundy_values(&game, [start])[0] > 0);
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\{[abc, ]{0,6}\\}|[{}ab, ]{0,9}|.{0,12}") {
            check_text(&on("a < b < c; d"), &text)?;
        }
    }
}
