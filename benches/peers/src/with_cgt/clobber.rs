//! Clobber, which the crate does not have, in the style of its own rulesets: positions are parted
//! into components, stripped of dead stones, and moved to the corner of the board.

use crate::bits::{Cells, Frame, each, groups};
use cgt::short::partizan::partizan_game::PartizanGame;

/// A Clobber position on a rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Clobber {
    /// The board.
    frame: Frame,
    /// Left's stones.
    x: Cells,
    /// Right's stones.
    o: Cells,
}

impl Clobber {
    /// The full board with x where row and column add up to an even number.
    pub(crate) fn checkered(rows: usize, columns: usize) -> Result<Self, String> {
        let frame = Frame::new(rows, columns)?;
        let x = (0..rows * columns)
            .filter(|cell| (cell / columns + cell % columns).is_multiple_of(2))
            .fold(0, |set, cell| set | 1 << cell);
        Ok(Self { frame, x, o: frame.all & !x })
    }

    /// The moves of the player whose stones are `mine`: what both players have afterwards.
    fn moves(&self, mine: Cells, theirs: Cells) -> impl Iterator<Item = (Cells, Cells)> {
        each(mine).flat_map(move |from| {
            each(self.frame.beside(from) & theirs).map(move |to| (mine ^ from ^ to, theirs ^ to))
        })
    }

    /// The position with these stones, without those that can never move again.
    fn alive(&self, x: Cells, o: Cells) -> Self {
        let mut alive = Self { x: 0, o: 0, ..*self };
        for group in groups(x | o, |cells| self.frame.beside(cells)) {
            if group & x != 0 && group & o != 0 {
                alive.x |= group & x;
                alive.o |= group & o;
            }
        }
        alive
    }
}

impl PartizanGame for Clobber {
    fn left_moves(&self) -> Vec<Self> {
        self.moves(self.x, self.o).map(|(x, o)| self.alive(x, o)).collect()
    }

    fn right_moves(&self) -> Vec<Self> {
        self.moves(self.o, self.x).map(|(o, x)| self.alive(x, o)).collect()
    }

    fn decompositions(&self) -> Vec<Self> {
        groups(self.x | self.o, |cells| self.frame.beside(cells))
            .map(|group| {
                let shift = self.frame.corner_shift(group);
                Self { x: (self.x & group) >> shift, o: (self.o & group) >> shift, ..*self }
            })
            .collect()
    }
}
