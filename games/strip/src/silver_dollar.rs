//! The Silver Dollar game, without the dollar.
//!
//! There are coins on a strip of squares, at most one on each. A player moves one coin to the left
//! over any number of empty squares, but neither onto another coin nor over one (Berlekamp, Conway
//! and Guy, *Winning Ways*, ch. 15).

use crate::Coins;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};

use tweedle_rules::entry::{Entry, Shape, plain_cells};
use tweedle_rules::sketch::{Cell, Owner};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, Theorem};

/// The rules of the Silver Dollar game, on strips of at most 128 squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SilverDollar;

/// The number of empty squares in front of the last coin, the last but two, and so on.
fn gaps(strip: &Coins) -> Vec<u32> {
    let mut gaps = Vec::new();
    let mut before = None;
    for coin in strip.coins.ones() {
        gaps.push(coin - before.map_or(0, |before: u32| before + 1));
        before = Some(coin);
    }
    gaps.into_iter().rev().step_by(2).collect()
}

impl Ruleset for SilverDollar {
    type Position = Coins;
    /// The square that a coin leaves and the square that it goes to, counted from 0.
    type Move = [u8; 2];

    fn moves(
        &self,
        strip: &Coins,
        _: Player,
        mut found: impl FnMut([u8; 2], Coins) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let coins = strip.coins;
        for from in coins.ones() {
            let empty = |&to: &u32| (coins & u128::bit(to)).is_empty();
            for to in (0..from).rev().take_while(empty) {
                let coins = coins ^ u128::bit(from) ^ u128::bit(to);
                found([from as u8, to as u8], Coins { coins, ..*strip })?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for SilverDollar {
    /// The strip without what never matters at its ends.
    fn representative(&self, strip: &Coins) -> (Coins, Symmetry) {
        (strip.trimmed(), Symmetry::Same)
    }

    /// One coin that can move is a heap of the squares to its left.
    fn nim_heap(&self, strip: &Coins) -> Option<u64> {
        let Coins { coins, .. } = strip.trimmed();
        match coins.count() {
            0 => Some(0),
            1 => Some(coins.first().into()),
            _ => None,
        }
    }
}

impl CellGame for SilverDollar {
    const CELLS: &'static [char] = &['.', 'o'];

    fn title(&self) -> String {
        "Silver Dollar".to_owned()
    }

    /// Coins are either player's.
    fn look(cell: char) -> Cell {
        if cell == 'o' { Cell::Piece(Owner::Either, String::new()) } else { Cell::Empty }
    }

    /// The gaps in front of every second coin are heaps of Nim (*Winning Ways*, ch. 15).
    ///
    /// A coin that is the second of a pair makes its gap smaller. The squares that the first of a
    /// pair adds to the gap behind it are taken away again by the second.
    fn known_winner(&self, strip: &Coins) -> Option<Theorem> {
        let gaps = gaps(strip);
        if gaps.is_empty() {
            return Some(Theorem::second_wins("there is no coin to move."));
        }
        let nim_sum = gaps.iter().fold(0, |sum, gap| sum ^ gap);
        let gaps: Vec<String> = gaps.iter().map(u32::to_string).collect();
        let reason = format!(
            "with the coins in pairs from the right, the gaps in the pairs are heaps of Nim, and so \
             are the squares before a coin that is left over (Winning Ways, ch. 15). From the right \
             they are {}, and their nim sum is {nim_sum}.",
            gaps.join(", ")
        );
        Some(Theorem::of(nim_sum != 0, reason))
    }
}

/// The Silver Dollar game in the registry.
pub(crate) const SILVER_DOLLAR: Entry = Entry::named("game.strip.SilverDollar", Shape::Strip)
    .cells(".o")
    .example("..o.o")
    .start("..o...o.o")
    .summary("Move a coin to the left over empty squares, neither onto another coin nor over one.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 15")
    .known(&[
        Fact::cited(About::Theory, "A position is Nim with each second gap between the coins as a heap, counted from the last one.", "Berlekamp, Conway and Guy, Winning Ways, ch. 15"),
    ])
    .made_by(&|name, arguments| plain_cells(name, arguments, ".o", SilverDollar));

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_rules::testing::{Table, check_theorem, grundy_values, read};

    #[test]
    fn table() {
        let long = "o".repeat(130);
        let table = Table {
            moves: &[("..o.o", &["..oo.", ".o..o", "o...o"]), ("oo..", &[]), ("", &[])],
            names: &[("..o.o", Player::Left, &["3-2", "3-1", "5-4"])],
            pictures: &[("..o.o", ". . o . o\n1 2 3 4 5")],
            errors: &[
                ("..x", "`x` is not a cell of Silver Dollar; use `.` or `o`.", 2..3),
                (
                    &long,
                    "This strip has 130 squares; a strip of Silver Dollar has at most 128.",
                    128..130,
                ),
            ],
            ..Table::default()
        };
        table.check(&SilverDollar);
        assert_eq!((Coins::new(2, 4), Coins::new(129, 0)), (None, None));
    }

    /// On all strips of up to ten squares the value is the nim sum of the gaps, and the theorem says
    /// who wins.
    #[test]
    fn gaps_are_heaps_of_nim() {
        for squares in 0..=10 {
            let all = || (0..1 << squares).filter_map(|coins| Coins::new(squares, coins));
            check_theorem(&SilverDollar, all());
            for (strip, value) in all().zip(grundy_values(&SilverDollar, all())) {
                let nim_sum = gaps(&strip).into_iter().fold(0, |sum, gap| sum ^ gap);
                assert_eq!(value, u64::from(nim_sum), "{strip}");
            }
        }
        assert_eq!(gaps(&read(&SilverDollar, "..o.o...o")), [3, 2]);
        assert_eq!(gaps(&read(&SilverDollar, "..o.o...")), [1]);
    }

    #[test]
    fn ends_that_never_matter() {
        let read = |text: &str| read(&SilverDollar, text);
        assert_eq!(SilverDollar.representative(&read("oo..o.o..")).0, read("..o.o"));
        let heap = |text: &str| SilverDollar.nim_heap(&read(text));
        assert_eq!((heap("o...o."), heap(&"o".repeat(128))), (Some(3), Some(0)));
        assert_eq!(heap("..o.o"), None);
    }
}
