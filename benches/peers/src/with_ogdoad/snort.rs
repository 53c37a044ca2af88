//! Snort on a path.

use super::solver::{Ideas, Rules, Side};
use crate::bits::{Cells, each, groups};

/// A position: the vertices of a path that are uncoloured, and their tints.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Position {
    /// The vertices that a player can still colour.
    free: Cells,
    /// The vertices beside one that Left coloured.
    left: Cells,
    /// The vertices beside one that Right coloured.
    right: Cells,
}

impl Position {
    /// Only the vertices in `run`, moved to the start of the path.
    fn cut(self, run: Cells) -> Self {
        let shift = run.trailing_zeros();
        let part = |cells: Cells| (cells & run) >> shift;
        Self { free: part(self.free), left: part(self.left), right: part(self.right) }
    }

    /// The players exchanged.
    fn negative(self) -> Self {
        Self { left: self.right, right: self.left, ..self }
    }

    /// The path read from the other end.
    fn reversed(self) -> Self {
        // A position is never empty where this is used, but if it were the shift would be 63.
        let shift = (self.free | 1).leading_zeros();
        let part = |cells: Cells| cells.reverse_bits() >> shift;
        Self { free: part(self.free), left: part(self.left), right: part(self.right) }
    }
}

/// Snort on a path.
pub(crate) struct SnortPath {
    /// Every vertex.
    all: Cells,
}

impl SnortPath {
    /// The ruleset on the path with this number of vertices.
    pub(crate) fn new(vertices: usize) -> Result<Self, String> {
        if !(1..=62).contains(&vertices) {
            return Err(format!("a path of {vertices} vertices does not fit"));
        }
        Ok(Self { all: (1 << vertices) - 1 })
    }
}

/// The vertices beside one of these on a path without end.
fn beside(cells: Cells) -> Cells {
    cells << 1 | cells >> 1
}

impl Rules for SnortPath {
    type Position = Position;

    fn start(&self) -> Position {
        Position { free: self.all, left: 0, right: 0 }
    }

    fn options(&self, position: Position, side: Side, into: &mut Vec<Position>) {
        // Seen by Left; for Right the players are exchanged before and after.
        let view = if side == Side::Left { position } else { position.negative() };
        for vertex in each(view.free & !view.right) {
            let left = view.left | (beside(vertex) & view.free);
            let free = view.free & !vertex & !(left & view.right);
            let after = Position { free, left: left & free, right: view.right & free };
            into.push(if side == Side::Left { after } else { after.negative() });
        }
    }

    fn parts(&self, position: Position, into: &mut Vec<Position>) {
        into.extend(groups(position.free, beside).map(|run| position.cut(run)));
    }
}

impl Ideas for SnortPath {
    fn representative(&self, position: Position) -> (Position, bool) {
        if position.free == 0 {
            return (position, false);
        }
        let position = position.cut(!0 << position.free.trailing_zeros());
        let reversed = position.reversed();
        let same = position.min(reversed);
        let negative = position.negative().min(reversed.negative());
        (same, false).min((negative, true))
    }

    fn components(&self, position: Position, into: &mut Vec<Position>) {
        let first = into.len();
        into.extend(groups(position.free, beside).map(|run| position.cut(run)));
        if into.len() == first + 1 {
            into.pop();
        }
    }
}
