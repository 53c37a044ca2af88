//! Coin-turning games on a strip: Turning Turtles, Mock Turtles, Moebius, Mogul, Twins and Ruler.
//!
//! Coins lie in a row and show heads or tails. A player turns some coins over; the last of them, that which is furthest
//! to the right, must go from heads to tails. The games differ in the number of the coins: one or two in Turning Turtles,
//! at most three in Mock Turtles, five in Moebius and seven in Mogul, two in Twins. In Ruler they are any number of coins
//! without a gap between them (Berlekamp, Conway and Guy, *Winning Ways*, ch. 14; Ferguson, *Game Theory*, I.5).
//!
//! In normal play a position is worth as much as all its heads together, each on a strip of its own.

use crate::Coins;
use smallvec::SmallVec;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};

use tweedle_rules::entry::{Entry, Shape, plain_cells};
use tweedle_rules::sketch::{Cell, Owner};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, Theorem};

/// The rules of a coin-turning game, on strips of at most 128 coins. The coins of [`Coins`] are those that show heads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurningCoins {
    title: &'static str,
    /// The smallest and the largest number of coins in a move.
    counts: [u32; 2],
    /// True if the coins of a move are next to each other.
    is_ruler: bool,
}

/// The coins that a move turns, from the last to the first, counted from 0.
pub type Turned = SmallVec<[u8; 8]>;

impl TurningCoins {
    /// One coin or two.
    pub const TURNING_TURTLES: TurningCoins = TurningCoins::of("Turning Turtles", [1, 2]);
    /// At most three coins.
    pub const MOCK_TURTLES: TurningCoins = TurningCoins::of("Mock Turtles", [1, 3]);
    /// At most five coins.
    pub const MOEBIUS: TurningCoins = TurningCoins::of("Moebius", [1, 5]);
    /// At most seven coins.
    pub const MOGUL: TurningCoins = TurningCoins::of("Mogul", [1, 7]);
    /// Two coins.
    pub const TWINS: TurningCoins = TurningCoins::of("Twins", [2, 2]);
    /// Any number of coins next to each other.
    pub const RULER: TurningCoins =
        TurningCoins { is_ruler: true, ..TurningCoins::of("Ruler", [1, u128::BITS]) };

    const fn of(title: &'static str, counts: [u32; 2]) -> TurningCoins {
        TurningCoins { title, counts, is_ruler: false }
    }

    /// The nimber of one coin that shows heads, counted from 1, where a formula for it is known (*Winning Ways*, ch. 14).
    fn nimber(self, place: u32) -> Option<u32> {
        match self {
            TurningCoins::TURNING_TURTLES => Some(place),
            TurningCoins::TWINS => Some(place - 1),
            // The odious numbers, whose binary digits have an odd sum.
            TurningCoins::MOCK_TURTLES => {
                let twice = 2 * (place - 1);
                Some(twice + (1 + twice.count_ones()) % 2)
            }
            // The largest power of 2 that divides the place.
            TurningCoins::RULER => Some(1 << place.trailing_zeros()),
            _ => None,
        }
    }

    /// Finds the moves that turn the coins `turned`, and more coins to the left of them.
    fn moves_with(
        self,
        strip: &Coins,
        turned: &mut Turned,
        found: &mut impl FnMut(Turned, Coins) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [least, most] = self.counts;
        let count = turned.len() as u32;
        if count >= least {
            let coins = turned.iter().fold(strip.coins, |coins, &it| coins ^ u128::bit(it.into()));
            found(turned.clone(), Coins { coins, ..*strip })?;
        }
        if count < most {
            let last = turned.last().copied().unwrap_or_default();
            let first = if self.is_ruler { last.saturating_sub(1) } else { 0 };
            for next in (first..last).rev() {
                turned.push(next);
                self.moves_with(strip, turned, found)?;
                turned.pop();
            }
        }
        Ok(())
    }
}

/// The number of ways to choose some of `all` things; above 64 bits any number that is no smaller than those.
fn ways(all: u32, some: u32) -> u128 {
    (0..some).fold(1, |ways: u128, i| {
        ways.saturating_mul(all.saturating_sub(i).into()) / u128::from(i + 1)
    })
}

impl Ruleset for TurningCoins {
    type Position = Coins;
    type Move = Turned;

    fn moves(
        &self,
        strip: &Coins,
        _: Player,
        mut found: impl FnMut(Turned, Coins) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for last in strip.coins.ones() {
            self.moves_with(strip, &mut Turned::from_slice(&[last as u8]), &mut found)?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for TurningCoins {
    /// Coins after the last that shows heads are never turned.
    fn representative(&self, strip: &Coins) -> (Coins, Symmetry) {
        let squares = (u128::BITS - strip.coins.leading_zeros()) as u8;
        (Coins { squares, ..*strip }, Symmetry::Same)
    }

    /// For each coin that shows heads the number of sets of coins to its left.
    fn most_moves(&self, strip: &Coins) -> u64 {
        let [least, most] = self.counts;
        let of = |last: u32| {
            if self.is_ruler {
                u128::from(last + 1)
            } else {
                (least - 1..most).map(|more| ways(last, more)).fold(0, u128::saturating_add)
            }
        };
        let all = strip.coins.ones().map(of).fold(0, u128::saturating_add);
        u64::try_from(all).unwrap_or(u64::MAX)
    }

    /// The number of coins up to the last that shows heads.
    fn size(&self, strip: &Coins) -> Option<u32> {
        Some(u128::BITS - strip.coins.leading_zeros())
    }
}

impl CellGame for TurningCoins {
    const CELLS: &'static [char] = &['t', 'h'];

    /// The numbers of all coins, from the last to the first: `7-3-1`.
    const BETWEEN: &'static [&'static str] = &["-"; 127];

    fn title(&self) -> String {
        self.title.to_owned()
    }

    fn look(cell: char) -> Cell {
        if cell == 'h' { Cell::Piece(Owner::Either, "h".to_owned()) } else { Cell::Empty }
    }

    fn known_winner(&self, strip: &Coins) -> Option<Theorem> {
        let nimbers: Option<Vec<u32>> =
            strip.coins.ones().map(|place| self.nimber(place + 1)).collect();
        let nimbers = nimbers?;
        if nimbers.is_empty() {
            return Some(Theorem::second_wins("no coin shows heads."));
        }
        let nim_sum = nimbers.iter().fold(0, |sum, nimber| sum ^ nimber);
        let nimbers: Vec<String> = nimbers.iter().map(u32::to_string).collect();
        let reason = format!(
            "the coins that show heads have the nimbers {}, and their nim sum is {nim_sum} (Winning Ways, ch. 14).",
            nimbers.join(", ")
        );
        Some(Theorem::of(nim_sum != 0, reason))
    }
}

/// Turning Turtles in the registry.
pub(crate) const TURNING_TURTLES: Entry = Entry::named("game.strip.TurningTurtles", Shape::Strip)
    .cells("th")
    .example("thhth")
    .start("htthhtth")
    .summary(
        "Turn over one coin or two of a row; the last of them must go from heads, h, to tails, t.",
    )
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 14")
    .known(&[
        Fact::cited(
            About::Theory,
            "A head at place n is worth ∗n, and a position the sum of its heads.",
            "Berlekamp, Conway and Guy, Winning Ways, ch. 14",
        ),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningCoins::TURNING_TURTLES));

/// Mock Turtles in the registry.
pub(crate) const MOCK_TURTLES: Entry = TURNING_TURTLES
    .like("game.strip.MockTurtles")
    .summary("Turn over at most three coins of a row; the last of them must go from heads, h, to tails, t.")
    .known(&[
        Fact::cited(About::Theory, "A head at place n, counted from 0, is worth the odious number 2n or 2n + 1.", "Berlekamp, Conway and Guy, Winning Ways, ch. 14"),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningCoins::MOCK_TURTLES));

/// Moebius in the registry.
pub(crate) const MOEBIUS: Entry = TURNING_TURTLES
    .like("game.strip.Moebius")
    .summary("Turn over at most five coins of a row; the last of them must go from heads, h, to tails, t.")
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningCoins::MOEBIUS));

/// Mogul in the registry.
pub(crate) const MOGUL: Entry = TURNING_TURTLES
    .like("game.strip.Mogul")
    .summary("Turn over at most seven coins of a row; the last of them must go from heads, h, to tails, t.")
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningCoins::MOGUL));

/// Twins in the registry.
pub(crate) const TWINS: Entry = TURNING_TURTLES
    .like("game.strip.Twins")
    .summary("Turn over two coins of a row; the last of them must go from heads, h, to tails, t.")
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningCoins::TWINS));

/// Ruler in the registry.
pub(crate) const RULER: Entry = TURNING_TURTLES
    .like("game.strip.Ruler")
    .summary("Turn over coins next to each other in a row, as many as you like; the last of them must go from heads, h, to tails, t.")
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningCoins::RULER));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_rules::testing::{Table, check_theorem, grundy_values, moves, read};

    const ALL: [TurningCoins; 6] = [
        TurningCoins::TURNING_TURTLES,
        TurningCoins::MOCK_TURTLES,
        TurningCoins::MOEBIUS,
        TurningCoins::MOGUL,
        TurningCoins::TWINS,
        TurningCoins::RULER,
    ];

    #[test]
    fn table() {
        Table {
            moves: &[("hth", &["hht", "htt", "tth", "ttt"]), ("ttt", &[])],
            names: &[("hth", Player::Left, &["1", "3", "3-2", "3-1"])],
            pictures: &[("hth", "h t h\n1 2 3")],
            errors: &[("hx", "`x` is not a cell of Turning Turtles; use `t` or `h`.", 1..2)],
            ..Table::default()
        }
        .check(&TurningCoins::TURNING_TURTLES);
        Table { moves: &[("hth", &["hht", "ttt"]), ("htt", &[])], ..Table::default() }
            .check(&TurningCoins::TWINS);
        Table {
            moves: &[("hth", &["hht", "htt", "tht", "tth"])],
            names: &[("hth", Player::Left, &["1", "3", "3-2", "3-2-1"])],
            ..Table::default()
        }
        .check(&TurningCoins::RULER);
    }

    /// The nimber by the words of the rules alone, with a list of coins, of which any set is tried.
    fn by_the_words(
        coins: &[bool],
        game: TurningCoins,
        known: &mut HashMap<Vec<bool>, u64>,
    ) -> u64 {
        if let Some(&nim) = known.get(coins) {
            return nim;
        }
        let mut options = Vec::new();
        for set in 1_usize..1 << coins.len() {
            let turned: Vec<usize> = (0..coins.len()).filter(|coin| set >> coin & 1 == 1).collect();
            let last = turned[turned.len() - 1];
            let is_right = match game.title {
                "Turning Turtles" => turned.len() <= 2,
                "Mock Turtles" => turned.len() <= 3,
                "Moebius" => turned.len() <= 5,
                "Mogul" => turned.len() <= 7,
                "Twins" => turned.len() == 2,
                _ => last - turned[0] == turned.len() - 1,
            };
            if coins[last] && is_right {
                let mut after = coins.to_vec();
                for coin in turned {
                    after[coin] = !after[coin];
                }
                options.push(by_the_words(&after, game, known));
            }
        }
        let nim = (0..=options.len() as u64).find(|nim| !options.contains(nim)).expect("one");
        known.insert(coins.to_vec(), nim);
        nim
    }

    #[test]
    fn nimbers_are_those_of_the_words() {
        for game in ALL {
            let mut known = HashMap::new();
            let all = || (0..1 << 8).filter_map(|coins| Coins::new(8, coins));
            for (strip, nim) in all().zip(grundy_values(&game, all())) {
                let coins: Vec<bool> = (0..8).map(|coin| strip.coins() >> coin & 1 == 1).collect();
                assert_eq!(nim, by_the_words(&coins, game, &mut known), "{strip} {}", game.title);
                assert_eq!(
                    game.most_moves(&strip),
                    moves(&game, &strip, Player::Left).len() as u64
                );
            }
            if game.nimber(1).is_some() {
                check_theorem(&game, all());
            }
        }
        let twenty = Coins::new(20, 1 << 19).expect("a strip");
        // By hand: C(19,0) + C(19,1) + C(19,2).
        assert_eq!(TurningCoins::MOCK_TURTLES.most_moves(&twenty), 1 + 19 + 171);
    }

    /// The nimbers of single coins in *Winning Ways*, ch. 14.
    #[test]
    fn published_nimbers() {
        let nimbers = |game: &TurningCoins, count: u32| {
            grundy_values(game, (0..count).filter_map(|place| Coins::new(count, 1 << place)))
        };
        let [turtles, mock, moebius, mogul, twins, ruler] = &ALL;
        assert_eq!(nimbers(turtles, 8), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(nimbers(mock, 10), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19]);
        assert_eq!(nimbers(moebius, 10), [1, 2, 4, 8, 16, 31, 32, 64, 103, 128]);
        assert_eq!(nimbers(mogul, 9), [1, 2, 4, 8, 16, 32, 64, 127, 128]);
        assert_eq!(nimbers(twins, 8), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(nimbers(ruler, 12), [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
    }

    /// Values of `CGSuite` 2.2 for `game.strip.Turning` with these codes.
    #[test]
    fn values_of_cgsuite() {
        let [_, mock, moebius, mogul, ..] = &ALL;
        for (game, text, nim) in [
            (mock, "thht", 6),
            (mock, "hhhh", 0),
            (mock, "hhhhhhhh", 0),
            (moebius, "hh", 3),
            (moebius, "hhthhhhh", 100),
            (moebius, "htht", 5),
            (moebius, "hhthhtthh", 60),
            (mogul, "hhtttt", 3),
            (mogul, "hhthtth", 75),
        ] {
            assert_eq!(grundy_values(game, [read(game, text)]), [nim], "{text}");
        }
    }
}
