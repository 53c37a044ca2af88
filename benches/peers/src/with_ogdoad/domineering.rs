//! Domineering.

use super::solver::{Ideas, Rules, Side};
use crate::bits::{Cells, Frame, Permutation, each, groups};

/// Domineering on a rectangle; a position is the set of free cells. Left plays vertically.
pub(crate) struct Domineering {
    /// The board.
    frame: Frame,
    /// The symmetries that keep the game.
    flips: Vec<Permutation>,
    /// The symmetries that exchange the players.
    transpositions: Vec<Permutation>,
}

impl Domineering {
    /// On the board of this size.
    pub(crate) fn new(rows: usize, columns: usize) -> Result<Self, String> {
        let frame = Frame::new(rows, columns)?;
        let flips = Permutation::flips(&frame);
        let transpositions = Permutation::transpositions(&frame);
        Ok(Self { frame, flips, transpositions })
    }
}

impl Rules for Domineering {
    type Position = Cells;

    fn start(&self) -> Cells {
        self.frame.all
    }

    fn options(&self, free: Cells, side: Side, into: &mut Vec<Cells>) {
        let (starts, step) = match side {
            Side::Left => (free & self.frame.north(free), self.frame.columns),
            Side::Right => (free & self.frame.west(free), 1),
        };
        into.extend(each(starts).map(|cell| free & !(cell | cell << step)));
    }

    fn parts(&self, free: Cells, into: &mut Vec<Cells>) {
        let alive = free & self.frame.beside(free);
        let groups = groups(alive, |cells| self.frame.beside(cells));
        into.extend(groups.map(|group| group >> self.frame.corner_shift(group)));
    }
}

impl Ideas for Domineering {
    fn representative(&self, free: Cells) -> (Cells, bool) {
        // Cells without a free neighbour do not matter.
        let free = free & self.frame.beside(free);
        let cornered = |cells| cells >> self.frame.corner_shift(cells);
        let same = self.flips.iter().map(|flip| (cornered(flip.of(free)), false));
        let negative = self.transpositions.iter().map(|flip| (cornered(flip.of(free)), true));
        same.chain(negative).fold((cornered(free), false), Ord::min)
    }

    fn components(&self, free: Cells, into: &mut Vec<Cells>) {
        let first = into.len();
        into.extend(groups(free, |cells| self.frame.beside(cells)));
        if into.len() == first + 1 {
            into.pop();
        }
    }
}
