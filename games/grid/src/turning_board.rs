//! Coin-turning games on a board: Turning Corners, Acrostic Twins and Rugs.
//!
//! Coins lie on the cells of a board and show heads or tails. A player turns some coins over; that which is furthest down
//! and to the right must go from heads to tails. In Turning Corners they are the four corners of a rectangle with at
//! least two rows and two columns, in Rugs all coins of a rectangle, and in Acrostic Twins two coins in the same row or
//! the same column (Berlekamp, Conway and Guy, *Winning Ways*, ch. 14; Ferguson, *Game Theory*, I.5).
//!
//! In normal play a position is worth as much as all its heads together, each on a board of its own. By the Tartan
//! theorem the nimber of a coin in Turning Corners is the nim product of those of two coins of Twins, and in Rugs of two
//! coins of Ruler.

use tweedle_engine::number::Nimber;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};

use tweedle_rules::board::Board;
use tweedle_rules::entry::{Entry, Shape, plain_cells};
use tweedle_rules::sketch::{Cell, Owner};
use tweedle_rules::{Bits, CellGame, Theorem};

/// The rules of a coin-turning game, on boards of at most 128 coins. The layer of a position is the set of the coins that
/// show heads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurningBoard {
    /// The four corners of a rectangle.
    Corners,
    /// Two coins in the same row or column.
    AcrosticTwins,
    /// All coins of a rectangle.
    Rugs,
}

impl TurningBoard {
    /// The coins that a move turns, of the two that are furthest from each other; `None` if there is no such move.
    fn turned(self, cols: u32, [far, near]: [u32; 2]) -> Option<u128> {
        let [[bottom, right], [top, left]] = [far, near].map(|cell| [cell / cols, cell % cols]);
        if top > bottom || left > right {
            return None;
        }
        let ends = u128::bit(far) | u128::bit(near);
        match self {
            TurningBoard::Corners => (top < bottom && left < right)
                .then(|| ends | u128::bit(top * cols + right) | u128::bit(bottom * cols + left)),
            TurningBoard::AcrosticTwins => ((top < bottom) != (left < right)).then_some(ends),
            TurningBoard::Rugs => {
                let row = u128::below(right - left + 1).up(left);
                Some((top..=bottom).fold(0, |rug, at| rug | row.up(at * cols)))
            }
        }
    }

    /// The nimber of one coin that shows heads, by its row and its column, counted from 0 (*Winning Ways*, ch. 14).
    fn nimber(self, place: [u32; 2]) -> u64 {
        let [row, col] = place.map(|it| match self {
            // The largest power of 2 that divides the place counted from 1.
            TurningBoard::Rugs => Nimber(1 << (it + 1).trailing_zeros()),
            _ => Nimber(it.into()),
        });
        if self == TurningBoard::AcrosticTwins { (row + col).0 } else { (row * col).0 }
    }
}

/// The coins that show heads.
fn heads(board: &Board<u128, 1>) -> u128 {
    let [heads] = board.layers();
    heads
}

impl Ruleset for TurningBoard {
    type Position = Board<u128, 1>;
    /// The coin that goes from heads to tails, and the coin that is furthest from it; the same coin twice if it is turned
    /// alone.
    type Move = [u8; 2];

    fn moves(
        &self,
        board: &Board<u128, 1>,
        _: Player,
        mut found: impl FnMut([u8; 2], Board<u128, 1>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let heads = heads(board);
        for far in heads.ones() {
            for near in 0..=far {
                if let Some(turned) = self.turned(board.shape().cols(), [far, near]) {
                    found([far as u8, near as u8], board.with_layers([heads ^ turned]))?;
                }
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for TurningBoard {
    /// Coins below or to the right of all those that show heads are never turned.
    fn representative(&self, board: &Board<u128, 1>) -> (Board<u128, 1>, Symmetry) {
        let cols = board.shape().cols();
        let heads = heads(board);
        let Some(last) = heads.ones().map(|coin| coin % cols).max() else {
            return (Board::none(), Symmetry::Same);
        };
        let rows = (u128::BITS - 1 - heads.leading_zeros()) / cols + 1;
        let left = (0..rows).fold(0, |left, row| left | u128::below(last + 1).up(row * cols));
        (board.crop(left), Symmetry::Same)
    }
}

impl CellGame for TurningBoard {
    const CELLS: &'static [char] = &['t', 'h'];

    fn title(&self) -> String {
        let title = match self {
            TurningBoard::Corners => "Turning Corners",
            TurningBoard::AcrosticTwins => "Acrostic Twins",
            TurningBoard::Rugs => "Rugs",
        };
        title.to_owned()
    }

    fn look(cell: char) -> Cell {
        if cell == 'h' { Cell::Piece(Owner::Either, "h".to_owned()) } else { Cell::Empty }
    }

    fn known_winner(&self, board: &Board<u128, 1>) -> Option<Theorem> {
        let cols = board.shape().cols();
        let nimbers = heads(board).ones().map(|coin| self.nimber([coin / cols, coin % cols]));
        let nimbers: Vec<u64> = nimbers.collect();
        if nimbers.is_empty() {
            return Some(Theorem::second_wins("no coin shows heads."));
        }
        let nim_sum = nimbers.iter().fold(0, |sum, nimber| sum ^ nimber);
        let nimbers: Vec<String> = nimbers.iter().map(u64::to_string).collect();
        let reason = format!(
            "the coins that show heads have the nimbers {}, and their nim sum is {nim_sum} (Winning Ways, ch. 14).",
            nimbers.join(", ")
        );
        Some(Theorem::of(nim_sum != 0, reason))
    }
}

/// Turning Corners in the registry.
pub(crate) const TURNING_CORNERS: Entry = Entry::named("game.grid.TurningCorners", Shape::Grid)
    .cells("th")
    .example("ttt|tht|hth")
    .start("tttt|thth|tthh")
    .summary("Turn over the four corners of a rectangle; the lower right one must go from heads, h, to tails, t.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 14")
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningBoard::Corners));

/// Acrostic Twins in the registry.
pub(crate) const ACROSTIC_TWINS: Entry = TURNING_CORNERS
    .like("game.grid.AcrosticTwins")
    .summary("Turn over two coins in a row or in a column; the lower or right one must go from heads, h, to tails, t.")
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningBoard::AcrosticTwins));

/// Rugs in the registry.
pub(crate) const RUGS: Entry = TURNING_CORNERS
    .like("game.grid.Rugs")
    .summary("Turn over all coins of a rectangle; the lower right one must go from heads, h, to tails, t.")
    .made_by(&|name, arguments| plain_cells(name, arguments, "th", TurningBoard::Rugs));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_rules::testing::{Table, check_theorem, grundy_values};

    const ALL: [TurningBoard; 3] =
        [TurningBoard::Corners, TurningBoard::AcrosticTwins, TurningBoard::Rugs];

    #[test]
    fn table() {
        Table {
            moves: &[("tt|th", &["hh|ht"]), ("hh|ht", &[]), ("", &[])],
            names: &[("ttt|tth", Player::Left, &["c2-a1", "c2-b1"])],
            values: &[("tt|th", "*"), ("ttt|tth", "*2"), ("ttt|ttt|tth", "*3")],
            pictures: &[("th", "1 t h\n  a b")],
            errors: &[("hx", "`x` is not a cell of Turning Corners; use `t` or `h`.", 1..2)],
            ..Table::default()
        }
        .check(&TurningBoard::Corners);
        Table {
            moves: &[("tt|th", &["th|tt", "tt|ht"]), ("ht|tt", &[])],
            names: &[("tt|th", Player::Left, &["b2-b1", "b2-a2"])],
            ..Table::default()
        }
        .check(&TurningBoard::AcrosticTwins);
        Table {
            moves: &[("tt|th", &["hh|ht", "th|tt", "tt|ht", "tt|tt"])],
            names: &[("tt|th", Player::Left, &["b2-a1", "b2-b1", "b2-a2", "b2-b2"])],
            ..Table::default()
        }
        .check(&TurningBoard::Rugs);
    }

    /// The nimber by the words of the rules alone, on rows of coins, of which all rectangles are tried.
    fn by_the_words(
        coins: &Vec<Vec<bool>>,
        game: TurningBoard,
        known: &mut HashMap<Vec<Vec<bool>>, u64>,
    ) -> u64 {
        if let Some(&nim) = known.get(coins) {
            return nim;
        }
        let (rows, cols) = (coins.len(), coins[0].len());
        let mut options = Vec::new();
        for (top, bottom) in (0..rows).flat_map(|top| (top..rows).map(move |bottom| (top, bottom)))
        {
            for (left, right) in
                (0..cols).flat_map(|left| (left..cols).map(move |right| (left, right)))
            {
                let is_right = match game {
                    TurningBoard::Corners => top != bottom && left != right,
                    TurningBoard::AcrosticTwins => (top == bottom) != (left == right),
                    TurningBoard::Rugs => true,
                };
                if !coins[bottom][right] || !is_right {
                    continue;
                }
                let mut after = coins.clone();
                let area = (top..=bottom).flat_map(|row| (left..=right).map(move |col| (row, col)));
                for (row, col) in area {
                    let is_corner = [top, bottom].contains(&row) && [left, right].contains(&col);
                    if is_corner || game == TurningBoard::Rugs {
                        after[row][col] = !after[row][col];
                    }
                }
                options.push(by_the_words(&after, game, known));
            }
        }
        let nim = (0..=options.len() as u64).find(|nim| !options.contains(nim)).expect("one");
        known.insert(coins.clone(), nim);
        nim
    }

    /// All boards of three rows and three columns.
    fn boards() -> impl Iterator<Item = Board<u128, 1>> {
        (0..1 << 9).filter_map(|heads: usize| {
            let cells: Vec<usize> = (0..9).map(|cell| heads >> cell & 1).collect();
            Board::from_cells(3, 3, &cells)
        })
    }

    #[test]
    fn nimbers_are_those_of_the_words() {
        for game in ALL {
            let mut known = HashMap::new();
            check_theorem(&game, boards());
            for (board, nim) in boards().zip(grundy_values(&game, boards())) {
                let row = |row| (0..3).map(|col| board.cell(row, col) == Some(1)).collect();
                let coins = (0..3).map(row).collect();
                assert_eq!(nim, by_the_words(&coins, game, &mut known), "{board:?} {game:?}");
            }
        }
    }

    /// The nimbers of single coins of a row by their rules: another coin to the left in Twins; in Ruler all coins from
    /// there.
    fn nimbers_of_a_row(game: TurningBoard, count: usize) -> Vec<u64> {
        let mut nimbers: Vec<u64> = Vec::new();
        for place in 0..count {
            let options: Vec<u64> = match game {
                TurningBoard::Rugs => (0..=place)
                    .map(|first| nimbers[first..].iter().fold(0, |sum, nimber| sum ^ nimber))
                    .collect(),
                _ => nimbers.clone(),
            };
            let nimber = (0..=options.len() as u64).find(|nim| !options.contains(nim));
            nimbers.push(nimber.expect("one"));
        }
        nimbers
    }

    /// The Tartan theorem (*Winning Ways*, ch. 14): if the moves of a game are those of a row in one direction and those
    /// of a row in the other, all together, nimbers are nim products.
    #[test]
    fn tartan_theorem() {
        for game in [TurningBoard::Corners, TurningBoard::Rugs] {
            let nimbers = nimbers_of_a_row(game, 4);
            let single = (0..16).filter_map(|coin| {
                let cells: Vec<usize> = (0..16).map(|cell| usize::from(cell == coin)).collect();
                Board::from_cells(4, 4, &cells)
            });
            for (coin, nim) in (0..).zip(grundy_values(&game, single)) {
                let product = Nimber(nimbers[coin / 4]) * Nimber(nimbers[coin % 4]);
                assert_eq!(nim, product.0, "{game:?} {coin}");
            }
        }
    }

    /// The table of Turning Corners in *Winning Ways*, ch. 14, is that of nim products.
    #[test]
    fn published_nimbers() {
        let row =
            |row| (0..8).map(|col| TurningBoard::Corners.nimber([row, col])).collect::<Vec<_>>();
        assert_eq!(row(2), [0, 2, 3, 1, 8, 10, 11, 9]);
        assert_eq!(row(3), [0, 3, 1, 2, 12, 15, 13, 14]);
        assert_eq!(row(4), [0, 4, 8, 12, 6, 2, 14, 10]);
    }
}
