//! Amazons.

use super::solver::{Ideas, Rules, Side};
use crate::bits::{Cells, Frame, Permutation, each, groups};

/// A position: the amazons, and the cells that they can still get to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Position {
    /// Left's amazons.
    x: Cells,
    /// Right's amazons.
    o: Cells,
    /// The free cells.
    free: Cells,
}

impl Position {
    /// Each of its sets changed in the same way.
    fn map(self, change: impl Fn(Cells) -> Cells) -> Self {
        Self { x: change(self.x), o: change(self.o), free: change(self.free) }
    }

    /// The lesser of this and the one with the players exchanged.
    fn best(self) -> (Self, bool) {
        (self, false).min((Self { x: self.o, o: self.x, ..self }, true))
    }
}

/// Amazons on a rectangle.
pub(crate) struct Amazons {
    /// The board.
    frame: Frame,
    /// The symmetries of the board.
    symmetries: Vec<Permutation>,
    /// The position to start with.
    start: Position,
}

impl Amazons {
    /// With the board as it is written.
    pub(crate) fn new(board: &str) -> Result<Self, String> {
        let rows: Vec<&str> = board.split('|').collect();
        let columns = rows[0].len();
        if rows.iter().any(|row| row.len() != columns) {
            return Err("the rows are not of one length".to_owned());
        }
        let frame = Frame::new(rows.len(), columns)?;
        let mut start = Position { x: 0, o: 0, free: 0 };
        for (cell, tile) in rows.concat().chars().enumerate() {
            match tile {
                'x' => start.x |= 1 << cell,
                'o' => start.o |= 1 << cell,
                '.' => start.free |= 1 << cell,
                '#' => {}
                _ => return Err(format!("`{tile}` is no tile")),
            }
        }
        let mut symmetries = Permutation::flips(&frame);
        symmetries.extend(Permutation::transpositions(&frame));
        Ok(Self { frame, symmetries, start })
    }

    /// The cells that a queen on `from` reaches through free cells.
    fn reach(&self, from: Cells, free: Cells) -> Cells {
        let frame = &self.frame;
        let directions: [&dyn Fn(Cells) -> Cells; 8] = [
            &|cell| frame.east(cell),
            &|cell| frame.west(cell),
            &|cell| frame.south(cell),
            &|cell| frame.north(cell),
            &|cell| frame.south(frame.east(cell)),
            &|cell| frame.south(frame.west(cell)),
            &|cell| frame.north(frame.east(cell)),
            &|cell| frame.north(frame.west(cell)),
        ];
        let mut reached = 0;
        for step in directions {
            let mut cell = step(from) & free;
            while cell != 0 {
                reached |= cell;
                cell = step(cell) & free;
            }
        }
        reached
    }

    /// The regions of the position where there is an amazon and a free cell.
    fn live_regions(&self, position: Position) -> impl Iterator<Item = Cells> {
        let Position { x, o, free } = position;
        groups(x | o | free, |cells| self.frame.around(cells))
            .filter(move |&region| region & (x | o) != 0 && region & free != 0)
    }
}

impl Rules for Amazons {
    type Position = Position;

    fn start(&self) -> Position {
        self.start
    }

    fn options(&self, position: Position, side: Side, into: &mut Vec<Position>) {
        let mine = if side == Side::Left { position.x } else { position.o };
        for from in each(mine) {
            for to in each(self.reach(from, position.free)) {
                let free = (position.free | from) & !to;
                let mine = mine ^ from ^ to;
                for burnt in each(self.reach(to, free)) {
                    let free = free & !burnt;
                    into.push(match side {
                        Side::Left => Position { x: mine, free, ..position },
                        Side::Right => Position { o: mine, free, ..position },
                    });
                }
            }
        }
    }

    fn parts(&self, position: Position, into: &mut Vec<Position>) {
        into.extend(self.live_regions(position).map(|region| {
            let shift = self.frame.corner_shift(region);
            position.map(|cells| (cells & region) >> shift)
        }));
    }
}

impl Ideas for Amazons {
    fn representative(&self, position: Position) -> (Position, bool) {
        let live = self.live_regions(position).fold(0, |live, region| live | region);
        let live_only = position.map(|cells| cells & live);
        let to_corner = |position: Position| {
            let shift = self.frame.corner_shift(position.x | position.o | position.free);
            position.map(|cells| cells >> shift).best()
        };
        let images = self.symmetries.iter().map(|flip| live_only.map(|cells| flip.of(cells)));
        images.map(to_corner).fold(to_corner(live_only), Ord::min)
    }

    fn components(&self, position: Position, into: &mut Vec<Position>) {
        let first = into.len();
        into.extend(self.live_regions(position).map(|region| position.map(|cells| cells & region)));
        if into.len() == first + 1 {
            into.pop();
        }
    }
}
