//! Toads and Frogs.

use super::solver::{Ideas, Rules, Side};
use crate::bits::{Cells, each};

/// Toads and Frogs on a row; a position is the cells of the toads and of the frogs. Toads (Left)
/// go to higher cells.
pub(crate) struct Toads {
    /// The number of cells of the row.
    length: usize,
    /// The position to start with.
    start: (Cells, Cells),
}

impl Toads {
    /// All toads, then all blanks, then all frogs.
    pub(crate) fn new(toads: usize, blanks: usize, frogs: usize) -> Result<Self, String> {
        let length = toads.saturating_add(blanks).saturating_add(frogs);
        if length > 62 {
            return Err(format!("a row of {length} cells does not fit"));
        }
        let start = ((1 << toads) - 1, ((1 << frogs) - 1) << (toads + blanks));
        Ok(Self { length, start })
    }

    /// The row read from the other end.
    fn reversed(&self, cells: Cells) -> Cells {
        cells.reverse_bits() >> (64 - self.length)
    }
}

impl Rules for Toads {
    type Position = (Cells, Cells);

    fn start(&self) -> Self::Position {
        self.start
    }

    fn options(&self, (toads, frogs): Self::Position, side: Side, into: &mut Vec<Self::Position>) {
        let blank = ((1 << self.length) - 1) & !(toads | frogs);
        match side {
            Side::Left => {
                let steps = each(toads & (blank >> 1)).map(|toad| toads ^ toad ^ toad << 1);
                let jumps = each(toads & (frogs >> 1) & (blank >> 2));
                let jumps = jumps.map(|toad| toads ^ toad ^ toad << 2);
                into.extend(steps.chain(jumps).map(|toads| (toads, frogs)));
            }
            Side::Right => {
                let steps = each(frogs & (blank << 1)).map(|frog| frogs ^ frog ^ frog >> 1);
                let jumps = each(frogs & (toads << 1) & (blank << 2));
                let jumps = jumps.map(|frog| frogs ^ frog ^ frog >> 2);
                into.extend(steps.chain(jumps).map(|frogs| (toads, frogs)));
            }
        }
    }

    fn parts(&self, position: Self::Position, into: &mut Vec<Self::Position>) {
        into.push(position);
    }
}

impl Ideas for Toads {
    fn representative(&self, (toads, frogs): Self::Position) -> (Self::Position, bool) {
        let mirrored = (self.reversed(frogs), self.reversed(toads));
        ((toads, frogs), false).min((mirrored, true))
    }
}
