//! Spawning games.
//!
//! There are heaps of counters. A move replaces one of them by several smaller ones with different
//! numbers of counters, which a code describes: the coin-turning games of Berlekamp, Conway and Guy
//! (*Winning Ways*, ch. 14), of which each coin that shows heads is a heap.

use crate::SpawningCode;
use crate::moves::{self, HeapMoves};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::Heaps;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{Notation, NotationError};

/// Heaps of more counters are refused: to list their moves takes too long.
const LARGEST: u64 = 10_000;

/// The rules of a spawning game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spawning(SpawningCode);

impl Spawning {
    /// The game with a code.
    pub const fn new(code: SpawningCode) -> Spawning {
        Spawning(code)
    }

    /// The code.
    pub fn code(&self) -> SpawningCode {
        self.0
    }
}

impl HeapMoves for Spawning {
    type Rest = Vec<u64>;

    fn rests(&self, _: Player, size: u64) -> impl Iterator<Item = Vec<u64>> {
        self.0.rests(size)
    }
}

impl Ruleset for Spawning {
    moves::rules_of_heaps!();

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for Spawning {
    moves::hints_of_heaps!();

    fn most_moves(&self, heaps: &Heaps) -> u64 {
        heaps.sizes().iter().map(|&size| self.0.count(size)).fold(0, u64::saturating_add)
    }
}

impl Notation for Spawning {
    moves::notation_of_heaps!();

    fn name(&self) -> String {
        format!("Spawning({})", self.0)
    }

    fn parameters(&self) -> String {
        format!("\"{}\"", self.0)
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        let heaps = Heaps::parse(text, self)?;
        if heaps.sizes().iter().any(|&size| size > LARGEST) {
            let message = format!("A heap of {} has at most {LARGEST} counters.", self.name());
            return Err(NotationError::new(message, 0..text.chars().count()));
        }
        Ok(heaps)
    }
}

/// Spawning games in the registry.
pub(crate) const SPAWNING: Entry = Entry::named("game.heap.Spawning", Shape::Heaps)
    .parameters(&[
        Parameter::new("code", Kind::Text).hint("Give the code in quotes: `Spawning(\"1-3\")`.")
    ])
    .example_parameters("\"1-3\"")
    .example("9")
    .start("7,5")
    .summary("Replace a heap by smaller ones of different sizes, as a code such as \"1-3\" says: the heaps are coins in a row that are turned.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 14")
    .made_by(&|name, arguments| match arguments {
        [Argument::Text(code)] => {
            Ok(RulesOf::new(name, Spawning::new(SpawningCode::parse(code)?)).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, grundy_values};

    fn game(code: &str) -> Spawning {
        Spawning::new(SpawningCode::parse(code).expect("a code"))
    }

    #[test]
    fn table() {
        let table = Table {
            moves: &[("4", &["0", "1", "1,2", "1,3", "2", "2,3", "3"]), ("0", &[])],
            names: &[("3", Player::Left, &["take 3", "take 2", "take 1", "split 1+2"])],
            errors: &[("3,10001", "A heap of Spawning(1-3) has at most 10000 counters.", 0..7)],
            ..Table::default()
        };
        table.check(&game("1-3"));
        assert_eq!(game("1-3").most_moves(&Heaps::new([4, 2])), 9);
    }

    /// *Winning Ways*, ch. 14: the odious numbers of Mock Turtles, Nim of Turning Turtles, the
    /// largest powers of 2 that divide n of the Ruler game.
    #[test]
    fn published_values() {
        let values = |code, count| grundy_values(&game(code), (1..=count).map(|n| Heaps::new([n])));
        assert_eq!(values("1-3", 10), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19]);
        assert_eq!(values("1-2", 6), [1, 2, 3, 4, 5, 6]);
        assert_eq!(values("1+", 6), [1, 2, 4, 8, 16, 32]);
        assert_eq!(values("3", 6), [0, 0, 1, 2, 4, 7]);
        assert_eq!(values("1+C", 12), [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
        assert_eq!(values("3C(5)", 10), [0, 0, 1, 2, 4, 0, 0, 1, 2, 4]);
        assert_eq!(values("3E", 12), [0, 0, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1]);
    }
}
