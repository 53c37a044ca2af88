//! Welter's game.
//!
//! There are coins on a strip of squares, at most one on each. A player moves one coin to the left onto an empty square;
//! it may jump over other coins (Welter, "The advancing operation in a special abelian group", 1952; Conway, *On Numbers
//! and Games*, ch. 13).

use crate::Coins;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};

use tweedle_rules::entry::{Entry, Shape, plain_cells};
use tweedle_rules::sketch::{Cell, Owner};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, Theorem};

/// The rules of Welter's game, on strips of at most 128 squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct WeltersGame;

/// Welter's function, the nimber of a strip: the nim sum of the places of the coins, counted from 0, and for each two of
/// them of 2^(k+1) - 1, where 2^k is the largest power of 2 that divides their distance.
fn welter_function(strip: &Coins) -> u32 {
    let places: Vec<u32> = strip.coins().ones().collect();
    let pairs = places.iter().enumerate().flat_map(|(i, a)| places[..i].iter().map(move |b| a - b));
    let mates = pairs.map(|distance| distance ^ (distance - 1));
    places.iter().copied().chain(mates).fold(0, |sum, it| sum ^ it)
}

impl Ruleset for WeltersGame {
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
            let empty = u128::below(from) & !coins;
            for to in empty.ones() {
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

impl Hints for WeltersGame {
    /// The strip without what never matters at its ends: a coin on the first square never moves, and no coin goes there.
    fn representative(&self, strip: &Coins) -> (Coins, Symmetry) {
        (strip.trimmed(), Symmetry::Same)
    }

    /// One coin that can move is a heap of the squares to its left.
    fn nim_heap(&self, strip: &Coins) -> Option<u64> {
        let coins = strip.trimmed().coins();
        match coins.count() {
            0 => Some(0),
            1 => Some(coins.first().into()),
            _ => None,
        }
    }
}

impl CellGame for WeltersGame {
    const CELLS: &'static [char] = &['.', 'o'];

    fn title(&self) -> String {
        "Welter's game".to_owned()
    }

    /// Coins are either player's.
    fn look(cell: char) -> Cell {
        if cell == 'o' { Cell::Piece(Owner::Either, String::new()) } else { Cell::Empty }
    }

    fn known_winner(&self, strip: &Coins) -> Option<Theorem> {
        let nimber = welter_function(strip);
        let places: Vec<String> = strip.coins().ones().map(|place| place.to_string()).collect();
        let reason =
            format!("Welter's function [{}] is {nimber} (Welter, 1954).", places.join("|"));
        Some(Theorem::of(nimber != 0, reason))
    }
}

/// Welter's game in the registry.
pub(crate) const WELTERS_GAME: Entry = Entry::named("game.strip.WeltersGame", Shape::Strip)
    .cells(".o")
    .example("..o.o.o")
    .start("..o...o.o")
    .summary("Move a coin to the left onto an empty square; it may jump over other coins.")
    .source("Welter, The advancing operation in a special abelian group, Indagationes Mathematicae 14 (1952); Conway, On Numbers and Games, ch. 13")
    .known(&[
        Fact::cited(About::Theory, "The nimber is Welter's function of the squares of the coins.", "Welter, The theory of a class of games on a sequence of squares, in terms of the advancing operation in a special group, Indagationes Mathematicae 16 (1954); Conway, On Numbers and Games, ch. 13"),
    ])
    .made_by(&|name, arguments| plain_cells(name, arguments, ".o", WeltersGame));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeSet, HashMap};
    use tweedle_rules::testing::{Table, check_theorem, grundy_values};

    #[test]
    fn table() {
        Table {
            moves: &[(".oo", &["o.o", "oo."]), ("oo..", &[]), ("", &[])],
            names: &[("..oo", Player::Left, &["3-1", "3-2", "4-1", "4-2"])],
            pictures: &[("..o.o", ". . o . o\n1 2 3 4 5")],
            errors: &[("..x", "`x` is not a cell of Welter's game; use `.` or `o`.", 2..3)],
            ..Table::default()
        }
        .check(&WeltersGame);
    }

    /// The nimber by the words of the rules alone: coins are at numbers, no two at one.
    fn by_the_words(coins: &BTreeSet<u32>, known: &mut HashMap<BTreeSet<u32>, u64>) -> u64 {
        if let Some(&nim) = known.get(coins) {
            return nim;
        }
        let mut options = BTreeSet::new();
        for coin in coins {
            for to in (0..*coin).filter(|to| !coins.contains(to)) {
                let mut after = coins.clone();
                after.remove(coin);
                after.insert(to);
                options.insert(by_the_words(&after, known));
            }
        }
        let nim = (0..=options.len() as u64).find(|nim| !options.contains(nim)).expect("one");
        known.insert(coins.clone(), nim);
        nim
    }

    /// Welter's theorem, on all strips of ten squares.
    #[test]
    fn nimbers_are_welters_function() {
        let all = || (0..1 << 10).filter_map(|coins| Coins::new(10, coins));
        check_theorem(&WeltersGame, all());
        let mut known = HashMap::new();
        for (strip, nim) in all().zip(grundy_values(&WeltersGame, all())) {
            assert_eq!(nim, u64::from(welter_function(&strip)), "{strip}");
            let words = by_the_words(&strip.coins().ones().collect(), &mut known);
            assert_eq!(nim, words, "{strip}");
        }
    }

    /// *On Numbers and Games*, ch. 13: [a|b] is (a + b) - 1 with the nim sum.
    #[test]
    fn two_coins() {
        for (a, b) in (0..20_u32).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let strip = Coins::new(20, 1 << a | 1 << b).expect("a strip");
            assert_eq!(welter_function(&strip), (a ^ b) - 1);
        }
    }
}
