//! The Silver Dollar game, without the dollar.
//!
//! There are coins on a strip of squares, at most one on each. A player moves one coin to the left
//! over any number of empty squares, but neither onto another coin nor over one (Berlekamp, Conway
//! and Guy, *Winning Ways*, ch. 15).

use crate::{Bits, Notation, NotationError, Theorem, picture};
use std::fmt;
use tweedle::{Hints, Player, Ruleset, Stop, Symmetry, Weigh};

/// The rules of the Silver Dollar game, on strips of at most 128 squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SilverDollar;

/// A strip with coins on some of its squares.
// Invariants: no coin is beyond the last square; at most 128 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Coins {
    squares: u8,
    coins: u128,
}

/// A square without a coin, and one with a coin.
const SQUARES: [char; 2] = ['.', 'o'];

impl Coins {
    /// The strip of so many squares with coins on these, bit 0 being the leftmost; `None` if there
    /// are more than 128 squares, or a coin is on none of them.
    pub fn new(squares: u32, coins: u128) -> Option<Coins> {
        let fits = squares <= u128::BITS && (coins & !u128::below(squares)).is_empty();
        fits.then_some(Coins { squares: squares as u8, coins })
    }

    /// How many squares there are.
    pub fn squares(&self) -> u32 {
        self.squares.into()
    }

    /// The squares with a coin, from 0 at the left.
    pub fn coins(&self) -> u128 {
        self.coins
    }

    /// Without the coins at the left end, which cannot move, and the squares to the right of the
    /// last coin, on which none ever comes.
    fn trimmed(&self) -> Coins {
        let coins = self.coins.down(self.coins.trailing_ones());
        Coins { squares: (u128::BITS - coins.leading_zeros()) as u8, coins }
    }

    /// How many squares are empty in front of the last coin, the last but two, and so on.
    fn gaps(&self) -> Vec<u32> {
        let mut gaps = Vec::new();
        let mut before = None;
        for coin in self.coins.ones() {
            gaps.push(coin - before.map_or(0, |before: u32| before + 1));
            before = Some(coin);
        }
        gaps.into_iter().rev().step_by(2).collect()
    }
}

impl Weigh for Coins {}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = |i| SQUARES[usize::from(!(self.coins & u128::bit(i)).is_empty())];
        f.pad(&(0..self.squares()).map(square).collect::<String>())
    }
}

impl fmt::Debug for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Coins({self})")
    }
}

impl Ruleset for SilverDollar {
    type Position = Coins;
    /// From which square to which, counted from 0.
    type Move = (u8, u8);

    fn moves(
        &self,
        strip: &Coins,
        _: Player,
        mut found: impl FnMut((u8, u8), Coins),
    ) -> Result<(), Stop> {
        let coins = strip.coins;
        for from in coins.ones() {
            let empty = |&to: &u32| (coins & u128::bit(to)).is_empty();
            for to in (0..from).rev().take_while(empty) {
                let coins = coins ^ u128::bit(from) ^ u128::bit(to);
                found((from as u8, to as u8), Coins { coins, ..*strip });
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        true
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

impl Notation for SilverDollar {
    fn name(&self) -> String {
        "Silver Dollar".to_owned()
    }

    /// Reads empty squares `.` and squares with a coin `o`: `..o.o...o`.
    fn parse(&self, text: &str) -> Result<Coins, NotationError> {
        let mut coins = 0;
        let squares = text.chars().count();
        for (at, found) in text.chars().enumerate() {
            match found {
                '.' => {}
                'o' => coins |= u128::ONE.up(at as u32),
                _ => return Err(NotationError::unknown_cell(found, at, &self.name(), &SQUARES)),
            }
        }
        Coins::new(squares as u32, coins).ok_or_else(|| {
            // No coin is beyond the end: there are too many squares.
            let most = u128::BITS;
            let name = self.name();
            NotationError::new(
                format!("This strip has {squares} squares; a strip of {name} has at most {most}."),
                most as usize..squares,
            )
        })
    }

    fn print(&self, strip: &Coins) -> String {
        strip.to_string()
    }

    /// From which square to which, counted from 1: `9-7`.
    fn move_name(&self, _: &Coins, _: Player, &(from, to): &(u8, u8), _: &Coins) -> String {
        format!("{}-{}", from + 1, to + 1)
    }

    /// The squares with their numbers below.
    fn draw(&self, strip: &Coins) -> String {
        picture::numbered("", self.print(strip).chars().map(String::from))
    }

    /// The gaps in front of every second coin are heaps of Nim (*Winning Ways*, ch. 15).
    ///
    /// A coin that is the second of a pair makes its gap smaller. Whatever the first of a pair adds
    /// to the gap behind it, the second takes away again.
    fn theorem(&self, strip: &Coins) -> Option<Theorem> {
        let gaps = strip.gaps();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Trees, check_text, error, grundy_values, names, printed};
    use proptest::prelude::*;

    fn read(text: &str) -> Coins {
        SilverDollar.parse(text).expect("a strip")
    }

    #[test]
    fn moves_as_in_the_rules() {
        for player in Player::BOTH {
            assert_eq!(printed(&SilverDollar, "..o.o", player), ["..oo.", ".o..o", "o...o"]);
            assert_eq!(printed(&SilverDollar, "oo..", player), [""; 0]);
            assert_eq!(printed(&SilverDollar, "", player), [""; 0]);
        }
        let strip = read("..o.o");
        assert_eq!(names(&SilverDollar, &strip, Player::Left), ["3-2", "3-1", "5-4"]);
        assert_eq!(SilverDollar.draw(&strip), ". . o . o\n1 2 3 4 5");
    }

    /// On all strips of up to ten squares the value is the nim sum of the gaps, and the theorem says
    /// who wins.
    #[test]
    fn gaps_are_heaps_of_nim() {
        for squares in 0..=10 {
            let all = || (0..1 << squares).filter_map(|coins| Coins::new(squares, coins));
            for (strip, value) in all().zip(grundy_values(&SilverDollar, all())) {
                let nim_sum = strip.gaps().into_iter().fold(0, |sum, gap| sum ^ gap);
                assert_eq!(value, u64::from(nim_sum), "{strip}");
                let theorem = SilverDollar.theorem(&strip).expect("a theorem");
                let is_won = theorem.outcome() == tweedle::Outcome::N;
                assert_eq!(is_won, value > 0, "{strip} {theorem}");
            }
        }
        assert_eq!(read("..o.o...o").gaps(), [3, 2]);
        assert_eq!(read("..o.o...").gaps(), [1]);
    }

    #[test]
    fn ends_that_never_matter() {
        let (chosen, _) = SilverDollar.representative(&read("oo..o.o.."));
        assert_eq!(chosen, read("..o.o"));
        assert_eq!(SilverDollar.nim_heap(&read("o...o.")), Some(3));
        assert_eq!(SilverDollar.nim_heap(&read(&"o".repeat(128))), Some(0));
        assert_eq!(SilverDollar.nim_heap(&read("..o.o")), None);
    }

    #[test]
    fn errors() {
        let message = "`x` is not a cell of Silver Dollar; use `.` or `o`.";
        assert_eq!(error(&SilverDollar, "..x"), (message.to_owned(), 2..3));
        let message = "This strip has 130 squares; a strip of Silver Dollar has at most 128.";
        assert_eq!(error(&SilverDollar, &"o".repeat(130)), (message.to_owned(), 128..130));
        assert!(SilverDollar.parse(&"o".repeat(128)).is_ok());
        assert_eq!(Coins::new(2, 4), None);
        assert_eq!(Coins::new(129, 0), None);
    }

    proptest! {
        #[test]
        fn representatives_keep_the_tree(squares in 0..8_u32, coins in any::<u8>()) {
            let coins = u128::from(coins) & u128::below(squares);
            Trees::new(&SilverDollar).check(&Coins::new(squares, coins).expect("a strip"));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[.o]{0,140}|[.ox]{0,9}|.{0,12}") {
            check_text(&SilverDollar, &text)?;
        }
    }
}
