//! Euclid.
//!
//! There are two numbers. A player subtracts a positive multiple of the smaller from the larger, so
//! that no number becomes negative; the player who makes one of them 0 wins, as nobody can move
//! then (Cole and Davie, "A game based on the Euclidean algorithm and a winning strategy for it",
//! *Mathematical Gazette* 53, 1969).

use crate::Pair;
use crate::golden::is_below_golden;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::greatest_common_divisor;
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError, Theorem};

/// The rules of Euclid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Euclid;

/// The smaller number, and how often it can be subtracted from the larger.
fn multiples(pair: Pair) -> (u64, u64) {
    let Pair { first: smaller, second: larger } = pair.sorted();
    (smaller, larger.checked_div(smaller).unwrap_or(0))
}

impl Ruleset for Euclid {
    type Position = Pair;
    /// The number of times that the smaller number is subtracted.
    type Move = u64;

    fn moves(
        &self,
        pair: &Pair,
        _: Player,
        mut found: impl FnMut(u64, Pair) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let &Pair { first, second } = pair;
        let (smaller, most) = multiples(*pair);
        for times in 1..=most {
            let option = if first >= second {
                Pair::new(first - times * smaller, second)
            } else {
                Pair::new(first, second - times * smaller)
            };
            found(times, option)?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for Euclid {
    /// Neither the order of the numbers matters nor a common divisor.
    fn representative(&self, pair: &Pair) -> (Pair, Symmetry) {
        let Pair { first, second } = pair.sorted();
        let divisor = (greatest_common_divisor(first.into(), second.into()) as u64).max(1);
        (Pair::new(first / divisor, second / divisor), Symmetry::Same)
    }

    fn most_moves(&self, pair: &Pair) -> u64 {
        multiples(*pair).1
    }

    /// Of a number and a multiple of it, any multiple may be left.
    fn nim_heap(&self, pair: &Pair) -> Option<u64> {
        let Pair { first: smaller, second: larger } = pair.sorted();
        let (_, most) = multiples(*pair);
        (smaller == 0 || larger % smaller == 0).then_some(most)
    }
}

impl Notation for Euclid {
    fn name(&self) -> String {
        "Euclid".to_owned()
    }

    /// Reads the two numbers: `(25,7)` or `25,7`.
    fn parse(&self, text: &str) -> Result<Pair, NotationError> {
        Pair::parse(text, self)
    }

    fn print(&self, pair: &Pair) -> String {
        pair.to_string()
    }

    /// `subtract 2*7`.
    fn move_name(&self, pair: &Pair, _: Player, times: &u64, _: &Pair) -> String {
        format!("subtract {times}*{}", multiples(*pair).0)
    }

    fn sketch(&self, pair: &Pair) -> Option<Sketch> {
        Some(Sketch::of(Figure::Heaps(vec![pair.first, pair.second])))
    }

    /// The player who moves first wins if the numbers are equal or their ratio is greater than φ, the golden
    /// ratio (Cole and Davie 1969).
    fn theorem(&self, pair: &Pair) -> Option<Theorem> {
        let Pair { first: smaller, second: larger } = pair.sorted();
        Some(if smaller == 0 {
            Theorem::second_wins("one of the numbers is 0, and nobody can move.")
        } else if smaller == larger {
            Theorem::first_wins("the numbers are equal, and one subtraction leaves 0.")
        } else {
            let is_lost = is_below_golden(larger, smaller);
            let than = if is_lost { "less" } else { "greater" };
            let reason = format!(
                "{larger}/{smaller} is {than} than the golden ratio, 1.618..., and the numbers are not \
                 equal (Cole and Davie, 1969)."
            );
            Theorem::of(!is_lost, reason)
        })
    }
}

/// Euclid in the registry.
pub(crate) const EUCLID: Entry = Entry::named("game.heap.Euclid", Shape::Pair)
    .example("(25,7)")
    .start("(34,21)")
    .summary("Subtract a multiple of the smaller number from the larger.")
    .source("Cole and Davie 1969")
    .known(&[
        Fact::cited(About::Theory, "The player to move wins (a, b) with a ≥ b where a/b is larger than the golden ratio, or a = b.", "Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it, Mathematical Gazette 53 (1969)"),
    ])
    .made_by(&|name, arguments| plain(name, arguments, Euclid));

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, check_theorem};

    /// By hand: a number and a multiple of it are a heap of Nim, and from there backwards.
    #[test]
    fn table() {
        let table = Table {
            moves: &[
                ("(25,7)", &["(11,7)", "(18,7)", "(4,7)"]),
                ("3,7", &["(3,1)", "(3,4)"]),
                ("(4,4)", &["(0,4)"]),
                ("(0,4)", &[]),
                ("(0,0)", &[]),
            ],
            names: &[("25,7", Player::Left, &["subtract 1*7", "subtract 2*7", "subtract 3*7"])],
            values: &[
                ("1,1", "*"),
                ("1,4", "*4"),
                ("6,3", "*2"),
                ("2,3", "0"),
                ("3,4", "0"),
                ("2,5", "*"),
                ("3,5", "*"),
            ],
            errors: &[("7", "A position of Euclid has two numbers; write `(3,5)`.", 0..1)],
            ..Table::default()
        };
        table.check(&Euclid);
        assert_eq!(Euclid.most_moves(&Pair::new(u64::MAX, 1)), u64::MAX);
    }

    #[test]
    fn the_golden_ratio_says_who_wins() {
        let all = (0..=60).flat_map(|first| (0..=60).map(move |second| Pair::new(first, second)));
        check_theorem(&Euclid, all);
    }
}
