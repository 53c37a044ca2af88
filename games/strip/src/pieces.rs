//! Strips with toads and frogs on them.

use crate::cells::{drawn, read_cells};
use std::fmt;
use tweedle_engine::{Player, Weigh};
use tweedle_rules::sketch::{Cell, Figure};
use tweedle_rules::{Bits, Cells, NotationError};

/// Nothing, a toad, a frog.
pub(super) const CELLS: [char; 3] = ['.', 't', 'f'];

/// A strip of cells, each empty or with a toad or a frog on it.
// Cell `i` is bit `i` of both words; neither is set where the cell is empty. Both are set in all
// bits beyond the end, so that two words say everything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strip<B = u64> {
    pub(super) toads: B,
    pub(super) frogs: B,
}

impl<B: Bits> Strip<B> {
    /// The strip of `len` cells with toads and frogs at these cells.
    ///
    /// Cells from `len` on are ignored, and a toad is put where both are asked for.
    pub fn new(len: u32, toads: B, frogs: B) -> Strip<B> {
        let beyond = !B::below(len);
        Strip { toads: toads | beyond, frogs: (frogs & !toads) | beyond }
    }

    /// The strip with these things on its cells: 0 for nothing, 1 for a toad, 2 for a frog.
    fn of_kinds(kinds: &[u8]) -> Strip<B> {
        let (mut toads, mut frogs) = (B::ZERO, B::ZERO);
        for (cell, kind) in (0..).zip(kinds) {
            match kind {
                0 => {}
                1 => toads |= B::bit(cell),
                _ => frogs |= B::bit(cell),
            }
        }
        Strip::new(kinds.len() as u32, toads, frogs)
    }

    /// The number of cells of the strip.
    #[inline]
    pub fn len(&self) -> u32 {
        (B::ALL ^ (self.toads & self.frogs)).count()
    }

    /// True if the strip has no cells.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cells with a piece of `player`.
    #[inline]
    pub fn pieces(&self, player: Player) -> B {
        match player {
            Player::Left => self.toads & !self.frogs,
            Player::Right => self.frogs & !self.toads,
        }
    }

    /// The empty cells.
    #[inline]
    pub fn empty(&self) -> B {
        !(self.toads | self.frogs)
    }

    /// The content of cell `i`: `None`, or the player whose piece it is.
    pub fn cell(&self, i: u32) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| !(self.pieces(player).down(i) & B::ONE).is_empty())
    }

    /// The thing on each cell: 0 for nothing, 1 for a toad, 2 for a frog.
    fn things(&self) -> impl Iterator<Item = usize> {
        (0..self.len()).map(|i| self.cell(i).map_or(0, |player| 1 + player.index()))
    }

    /// The strip with a piece of `player` moved between cells.
    #[inline]
    pub(super) fn with_move(&self, player: Player, from: u32, to: u32) -> Strip<B> {
        let change = B::bit(from) | B::bit(to);
        match player {
            Player::Left => Strip { toads: self.toads ^ change, frogs: self.frogs },
            Player::Right => Strip { toads: self.toads, frogs: self.frogs ^ change },
        }
    }

    /// Cells `from..to` as a strip of their own.
    #[inline]
    pub(super) fn slice(&self, from: u32, to: u32) -> Strip<B> {
        let beyond = !B::below(to.saturating_sub(from));
        Strip { toads: self.toads.down(from) | beyond, frogs: self.frogs.down(from) | beyond }
    }

    /// Turned round, the two colours exchanged: the negative.
    #[inline]
    pub(super) fn mirrored(&self) -> Strip<B> {
        let len = self.len();
        let beyond = !B::below(len);
        let turn = |cells: B| cells.reverse().down(B::BITS - len) | beyond;
        Strip { toads: turn(self.frogs), frogs: turn(self.toads) }
    }
}

impl<B> Weigh for Strip<B> {}

impl<B: Bits> Cells for Strip<B> {
    fn read(text: &str, cells: &[char], game: &str) -> Result<Strip<B>, NotationError> {
        Ok(Strip::of_kinds(&read_cells(text, cells, game, B::BITS)?))
    }

    fn of_sets(rows: usize, cols: usize, sets: &[u128]) -> Option<Strip<B>> {
        let &[toads, frogs] = sets else { return None };
        let may = rows == 1 && cols <= B::BITS as usize;
        may.then(|| Strip::new(cols as u32, B::from_u128(toads), B::from_u128(frogs)))
    }

    fn write_sets(&self, rows: usize, cols: usize, into: &mut [u128]) -> bool {
        let [toads, frogs] = into else { return false };
        [*toads, *frogs] = Player::BOTH.map(|player| self.pieces(player).to_u128());
        (rows, cols) == (1, self.len() as usize)
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

impl<B: Bits> fmt::Display for Strip<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.write(&CELLS))
    }
}

impl<B: Bits> fmt::Debug for Strip<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Strip({self})")
    }
}
