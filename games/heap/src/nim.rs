//! Nim.
//!
//! There are heaps of counters. A player takes any positive number of counters from one heap
//! (Bouton, "Nim, a game with a complete mathematical theory", *Annals of Mathematics* 3, 1901).

use crate::moves::{self, HeapMoves};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_heaps::code;
use tweedle_rules::Heaps;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError};

/// The rules of Nim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Nim;

impl HeapMoves for Nim {
    type Rest = [u64; 1];

    fn rests(&self, _: Player, size: u64) -> impl Iterator<Item = [u64; 1]> {
        (0..size).rev().map(|rest| [rest])
    }
}

impl Ruleset for Nim {
    moves::rules_of_heaps!();

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for Nim {
    moves::hints_of_heaps!();

    /// One for each counter.
    fn most_moves(&self, heaps: &Heaps) -> u64 {
        heaps.total()
    }

    fn nim_heap(&self, heaps: &Heaps) -> Option<u64> {
        match *heaps.sizes() {
            [] => Some(0),
            [size] => Some(size),
            _ => None,
        }
    }
}

impl Notation for Nim {
    moves::notation_of_heaps!();

    fn name(&self) -> String {
        "Nim".to_owned()
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::parse(text, self)
    }
}

/// Nim in the registry.
pub(crate) const NIM: Entry = Entry::named("game.heap.Nim", Shape::Heaps)
    .example("3,4,5")
    .start("1,3,5,7")
    .summary("Take any number of counters from one heap.")
    .source("Bouton, Nim, a game with a complete mathematical theory, 1901")
    .known(&[
        Fact::cited(About::Theory, "A position is worth the nim-sum of its heaps. In misère play the same moves win until all heaps but one have one counter.", "Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901)"),
        Fact::cited(About::Complexity, "The winner is found in linear time.", "Bouton 1901"),
        Fact::cited(About::Programs, "CGSuite, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, Nim).with_code(code::by_name("Nim")).rules()),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::Table;

    /// Bouton: the value of a sum of heaps is the exclusive or of their sizes.
    #[test]
    fn table() {
        let table = Table {
            moves: &[
                ("3", &["0", "1", "2"]),
                ("2,2", &["1,2", "2", "2", "2,1"]),
                ("1+2", &["1", "1,1", "2"]),
                ("0", &[]),
            ],
            names: &[
                ("3", Player::Left, &["take 1", "take 2", "take 3"]),
                ("2,1", Player::Left, &["heap 1 take 1", "heap 1 take 2", "heap 2 take 1"]),
                ("0", Player::Left, &[]),
            ],
            parts: &[("3 + 4,5 + 0", &["3", "4", "5"])],
            values: &[("3,4,5", "*2"), ("1,2,3", "0"), ("6", "*6"), ("0", "0")],
            ..Table::default()
        };
        table.check(&Nim);
    }

    #[test]
    fn errors() {
        let message = "A heap of Nim has at most 18446744073709551615 counters.";
        let table = Table {
            errors: &[
                ("", "A heap size is missing here; write `3` or `3,4,5`.", 0..0),
                ("3,,5", "A heap size is missing here; write `3` or `3,4,5`.", 2..2),
                ("3,é,5", "`é` is not a heap size; write `3` or `3,4,5`.", 2..3),
                ("18446744073709551616", message, 0..20),
            ],
            ..Table::default()
        };
        table.check(&Nim);
    }
}
