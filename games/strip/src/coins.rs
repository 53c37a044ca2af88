//! Strips with coins on some of their squares, as positions of several games.

use crate::cells::drawn;
use std::fmt;
use tweedle_engine::Weigh;
use tweedle_rules::sketch::{Cell, Figure};
use tweedle_rules::{Bits, Cells, NotationError};

/// A strip with coins on some of its squares.
// Invariants: no coin is beyond the last square; at most 128 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Coins {
    pub(super) squares: u8,
    pub(super) coins: u128,
}

impl Coins {
    /// The strip of `squares` squares with coins on these, bit 0 being the leftmost; `None` if
    /// there are more than 128 squares, or a coin is on none of them.
    pub fn new(squares: u32, coins: u128) -> Option<Coins> {
        let fits = squares <= u128::BITS && (coins & !u128::below(squares)).is_empty();
        fits.then_some(Coins { squares: squares as u8, coins })
    }

    /// The number of squares.
    pub fn squares(&self) -> u32 {
        self.squares.into()
    }

    /// The thing on each square: 0 for nothing, 1 for a coin.
    fn things(&self) -> impl Iterator<Item = usize> {
        (0..self.squares()).map(|i| usize::from(!(self.coins & u128::bit(i)).is_empty()))
    }

    /// The squares with a coin, from 0 at the left.
    pub fn coins(&self) -> u128 {
        self.coins
    }

    /// The strip from the other end.
    pub(super) fn turned(&self) -> Coins {
        let coins = self.coins.reverse().down(u128::BITS - self.squares());
        Coins { coins, ..*self }
    }

    /// Without the coins at the left end, which cannot move, and the squares to the right of the
    /// last coin, on which none ever comes.
    pub(super) fn trimmed(&self) -> Coins {
        let coins = self.coins.down(self.coins.trailing_ones());
        Coins { squares: (u128::BITS - coins.leading_zeros()) as u8, coins }
    }
}

impl Weigh for Coins {}

impl Cells for Coins {
    fn read(text: &str, cells: &[char], game: &str) -> Result<Coins, NotationError> {
        let mut coins = 0;
        let squares = text.chars().count();
        for (at, found) in text.chars().enumerate() {
            match cells.iter().position(|&cell| cell == found) {
                Some(0) => {}
                Some(_) => coins |= u128::ONE.up(at as u32),
                None => return Err(NotationError::unknown_cell(found, at, game, cells)),
            }
        }
        Coins::new(squares as u32, coins).ok_or_else(|| {
            // No coin is beyond the end: there are too many squares.
            let most = u128::BITS;
            NotationError::new(
                format!("This strip has {squares} squares; a strip of {game} has at most {most}."),
                most as usize..squares,
            )
        })
    }

    fn of_sets(rows: usize, cols: usize, sets: &[u128]) -> Option<Coins> {
        let &[coins] = sets else { return None };
        if rows == 1 { Coins::new(u32::try_from(cols).ok()?, coins) } else { None }
    }

    fn write_sets(&self, rows: usize, cols: usize, into: &mut [u128]) -> bool {
        let [coins] = into else { return false };
        *coins = self.coins;
        (rows, cols) == (1, self.squares.into())
    }

    fn write(&self, cells: &[char]) -> String {
        self.things().map(|thing| cells[thing]).collect()
    }

    fn picture(&self, cells: &[char]) -> String {
        drawn(&self.write(cells))
    }

    fn figure(&self, cells: &[Cell]) -> Figure {
        Figure::Strip(self.things().map(|thing| cells[thing].clone()).collect())
    }

    fn cell_name(&self, cell: u8) -> String {
        (usize::from(cell) + 1).to_string()
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.write(&['.', 'o']))
    }
}

impl fmt::Debug for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Coins({self})")
    }
}
