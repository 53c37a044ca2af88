//! Clobber.

use super::solver::{Ideas, Rules, Side};
use crate::bits::{Cells, Frame, Permutation, each, groups};

/// Clobber on a rectangle; a position is Left's stones and Right's.
pub(crate) struct Clobber {
    /// The board.
    frame: Frame,
    /// The symmetries of the board.
    symmetries: Vec<Permutation>,
}

impl Clobber {
    /// On the board of this size.
    pub(crate) fn new(rows: usize, columns: usize) -> Result<Self, String> {
        let frame = Frame::new(rows, columns)?;
        let mut symmetries = Permutation::flips(&frame);
        symmetries.extend(Permutation::transpositions(&frame));
        Ok(Self { frame, symmetries })
    }

    /// The groups of stones in which a player can still move.
    fn live_groups(&self, (x, o): (Cells, Cells)) -> impl Iterator<Item = Cells> {
        groups(x | o, |cells| self.frame.beside(cells))
            .filter(move |&group| group & x != 0 && group & o != 0)
    }
}

impl Rules for Clobber {
    type Position = (Cells, Cells);

    fn start(&self) -> Self::Position {
        let columns = self.frame.columns;
        let x = (0..self.frame.rows * columns)
            .filter(|cell| (cell / columns + cell % columns).is_multiple_of(2))
            .fold(0, |set, cell| set | 1 << cell);
        (x, self.frame.all & !x)
    }

    fn options(&self, (x, o): Self::Position, side: Side, into: &mut Vec<Self::Position>) {
        let (mine, theirs) = if side == Side::Left { (x, o) } else { (o, x) };
        for from in each(mine & self.frame.beside(theirs)) {
            for to in each(self.frame.beside(from) & theirs) {
                let (mine, theirs) = (mine ^ from ^ to, theirs ^ to);
                into.push(if side == Side::Left { (mine, theirs) } else { (theirs, mine) });
            }
        }
    }

    fn parts(&self, position: Self::Position, into: &mut Vec<Self::Position>) {
        into.extend(self.live_groups(position).map(|group| {
            let shift = self.frame.corner_shift(group);
            ((position.0 & group) >> shift, (position.1 & group) >> shift)
        }));
    }
}

impl Ideas for Clobber {
    fn representative(&self, position: Self::Position) -> (Self::Position, bool) {
        let live = self.live_groups(position).fold(0, |live, group| live | group);
        let (x, o) = (position.0 & live, position.1 & live);
        let shift = self.frame.corner_shift(live);
        let mut best = best_of(x >> shift, o >> shift);
        for symmetry in &self.symmetries {
            let (x, o) = (symmetry.of(x), symmetry.of(o));
            let shift = self.frame.corner_shift(x | o);
            best = best.min(best_of(x >> shift, o >> shift));
        }
        best
    }

    fn components(&self, position: Self::Position, into: &mut Vec<Self::Position>) {
        let first = into.len();
        into.extend(
            self.live_groups(position).map(|group| (position.0 & group, position.1 & group)),
        );
        if into.len() == first + 1 {
            into.pop();
        }
    }
}

/// The lesser of the position and the one with the players exchanged.
fn best_of(x: Cells, o: Cells) -> ((Cells, Cells), bool) {
    ((x, o), false).min(((o, x), true))
}
