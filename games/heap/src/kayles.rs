//! Kayles.
//!
//! There are rows of pins. A player bowls a ball that knocks down one pin or two pins standing next
//! to each other, and what is left of the row is a row on either side (Dudeney, *The Canterbury
//! Puzzles*, 1907; Guy and Smith, "The G-values of various games", *Proceedings of the Cambridge
//! Philosophical Society* 52, 1956; Berlekamp, Conway and Guy, *Winning Ways*, ch. 4).

use crate::moves::{self, HeapMoves};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_heaps::code;
use tweedle_rules::Heaps;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError, Theorem, Thing, picture};

/// The rules of Kayles. The heaps of a position are the rows of pins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kayles;

impl HeapMoves for Kayles {
    type Rest = [u64; 2];

    const HEAP: &'static str = "row";

    /// First with one pin less, then with two, from one end to the other.
    fn rests(&self, _: Player, size: u64) -> impl Iterator<Item = [u64; 2]> {
        let knocked = [1, 2].into_iter().filter_map(move |knocked| size.checked_sub(knocked));
        knocked.flat_map(|left| (0..=left).map(move |before| [before, left - before]))
    }

    /// `pin 3` or `pins 3-4`, counted from 1.
    fn name_in_heap(&self, size: u64, &[before, after]: &[u64; 2]) -> String {
        if size - before - after == 1 {
            format!("pin {}", before + 1)
        } else {
            format!("pins {}-{}", before + 1, before + 2)
        }
    }
}

impl Ruleset for Kayles {
    moves::rules_of_heaps!();

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for Kayles {
    moves::hints_of_heaps!();

    fn most_moves(&self, rows: &Heaps) -> u64 {
        rows.total().saturating_mul(2)
    }
}

impl Notation for Kayles {
    fn is_plain(&self) -> bool {
        true
    }

    fn name(&self) -> String {
        "Kayles".to_owned()
    }

    /// Reads the numbers of pins with commas or plus signs between them: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::parse(text, self)
    }

    fn print(&self, rows: &Heaps) -> String {
        rows.to_string()
    }

    fn move_name(&self, rows: &Heaps, _: Player, step: &Self::Move, _: &Heaps) -> String {
        moves::move_name(self, rows, step)
    }

    fn touched(
        &self,
        rows: &Heaps,
        _: Player,
        (row, _): &Self::Move,
        option: &Heaps,
    ) -> Vec<Thing> {
        Thing::taken(*row, rows.sizes(), option.sizes())
    }

    /// The rows with the numbers of the pins below them; of a long row the number of its pins.
    fn draw(&self, rows: &Heaps) -> String {
        if rows.sizes().is_empty() {
            return self.print(rows);
        }
        let row = |(i, &size): (usize, &u64)| match usize::try_from(size) {
            Ok(count) if count <= picture::WIDEST => {
                picture::numbered(&format!("row {i}"), vec!["|".to_owned(); count])
            }
            _ => format!("row {i} {size} pins"),
        };
        let rows: Vec<String> = (1..).zip(rows.sizes()).map(row).collect();
        rows.join("\n")
    }

    fn sketch(&self, rows: &Heaps) -> Option<Sketch> {
        Some(Sketch::of(Figure::Heaps(rows.sizes().to_vec())))
    }

    /// A row is won by a ball into its middle (Dudeney 1907).
    fn theorem(&self, rows: &Heaps) -> Option<Theorem> {
        match *rows.sizes() {
            [size] => Some(Theorem::first_wins(format!(
                "knocking down the {} in the middle leaves two equal rows or none, and from then on \
                 every ball is answered by its mirror image (Dudeney, 1907).",
                if size % 2 == 1 { "pin" } else { "two pins" }
            ))),
            _ => None,
        }
    }
}

/// Kayles in the registry.
pub(crate) const KAYLES: Entry = Entry::named("game.heap.Kayles", Shape::Heaps)
    .example("7")
    .start("3,4,5")
    .summary("Knock down one pin or two pins next to each other; what is left of the row is a row on either side.")
    .source("Dudeney 1907; Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, ch. 4")
    .known(&[
        Fact::cited(About::Theory, "The nimbers have the period 12 from 71 on.", "Guy and Smith, The G-values of various games, Proceedings of the Cambridge Philosophical Society 52 (1956)"),
        Fact::cited(About::Theory, "The misère quotient has 40 elements; outcomes are known for all positions.", "Sibert and Conway, Mathematical Kayles, International Journal of Game Theory 20 (1992); Plambeck and Siegel, Misère quotients for impartial games, Journal of Combinatorial Theory A 115 (2008)"),
        Fact::cited(About::Programs, "CGSuite, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, Kayles).with_code(code::by_name("Kayles")).rules()),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, grundy_values, moves};

    #[test]
    fn table() {
        let row_2 = ["row 1 pin 1", "row 2 pin 1", "row 2 pin 2", "row 2 pins 1-2"];
        let message = "A heap of Kayles has at most 18446744073709551615 counters.";
        let table = Table {
            moves: &[
                ("3", &["1", "1", "1,1", "2", "2"]),
                ("1,2", &["1", "1,1", "1,1", "2"]),
                ("0", &[]),
            ],
            names: &[
                ("3", Player::Left, &["pin 1", "pin 2", "pin 3", "pins 1-2", "pins 2-3"]),
                ("1,2", Player::Left, &row_2),
            ],
            parts: &[("5 + 3", &["3", "5"])],
            pictures: &[
                ("3,1", "row 1 | | |\n      1 2 3\nrow 2 |\n      1"),
                ("99", "row 1 99 pins"),
                ("0", "0"),
            ],
            errors: &[("99999999999999999999", message, 0..20)],
            ..Table::default()
        };
        table.check(&Kayles);
    }

    /// *Winning Ways*, ch. 4. From 72 on the values have the period 12.
    #[test]
    fn published_values() {
        let values = grundy_values(&Kayles, (0..144).map(|size| Heaps::new([size])));
        let first = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1];
        assert_eq!(values[..21], first);
        assert_eq!(values[72..84], [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]);
        assert_eq!(values[84..96], values[72..84]);
        assert_eq!(values[132..144], values[72..84]);
    }

    #[test]
    fn one_row_is_won_by_symmetry() {
        assert!(Kayles.is_mirrored(&Heaps::new([4, 4])));
        for size in 1..9 {
            let row = Heaps::new([size]);
            assert!(Kayles.theorem(&row).is_some());
            let options = moves(&Kayles, &row, Player::Left);
            assert!(options.iter().any(|option| Kayles.is_mirrored(option)), "{size}");
        }
        assert_eq!(Kayles.theorem(&Heaps::new([1, 2])), None);
        assert_eq!(Kayles.theorem(&Heaps::default()), None);
    }
}
