//! Relatives of Clobber: stones that move like pieces of chess, and Anti-Clobber.
//!
//! Left owns the stones `x` and Right the stones `o`. In Kings, Knights, Rooks and Queens a player moves
//! one of their stones onto an enemy stone, which is removed, as the piece of chess moves: a king and a
//! knight onto one of the cells that they reach in one step, a rook and a queen over any number of empty
//! cells. In Anti-Clobber a stone moves onto an empty cell next to it, in its row or column, and leaves
//! an enemy stone behind. The games are `CGSuite`'s; all are variants of Clobber (Albert, Grossman,
//! Nowakowski and Wolfe, "An introduction to Clobber", *Integers* 5(2), 2005).

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Shape;
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::{Bits, CellGame};

/// The moves of a stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Piece {
    King,
    Knight,
    Rook,
    Queen,
    /// To an empty cell in its row or column, with an enemy stone left behind.
    Retreat,
}

/// Steps to the cells of the same row or column: how many rows down and columns to the right.
const STRAIGHT: &[[i32; 2]] = &[[-1, 0], [0, 1], [1, 0], [0, -1]];
/// Steps to all cells around.
const AROUND: &[[i32; 2]] = &[[-1, 0], [-1, 1], [0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1]];
/// The steps of a knight.
const KNIGHT: &[[i32; 2]] =
    &[[-2, 1], [-1, 2], [1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1]];

impl Piece {
    fn steps(self) -> &'static [[i32; 2]] {
        match self {
            Piece::King | Piece::Queen => AROUND,
            Piece::Knight => KNIGHT,
            Piece::Rook | Piece::Retreat => STRAIGHT,
        }
    }

    /// True if the stone may make the same step again over empty cells.
    fn is_far(self) -> bool {
        matches!(self, Piece::Rook | Piece::Queen)
    }
}

/// The rules of a relative of Clobber, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's stones and Right's stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GenClobber<B = u64> {
    piece: Piece,
    cells: PhantomData<B>,
}

impl<B: Bits> GenClobber<B> {
    const fn of(piece: Piece) -> GenClobber<B> {
        GenClobber { piece, cells: PhantomData }
    }

    /// Stones that move like kings.
    pub const fn kings() -> GenClobber<B> {
        GenClobber::of(Piece::King)
    }

    /// Stones that move like knights.
    pub const fn knights() -> GenClobber<B> {
        GenClobber::of(Piece::Knight)
    }

    /// Stones that move like rooks.
    pub const fn rooks() -> GenClobber<B> {
        GenClobber::of(Piece::Rook)
    }

    /// Stones that move like queens.
    pub const fn queens() -> GenClobber<B> {
        GenClobber::of(Piece::Queen)
    }

    /// Stones that move to empty cells and leave enemy stones behind.
    pub const fn anti() -> GenClobber<B> {
        GenClobber::of(Piece::Retreat)
    }

    /// The first cells that the stone on a cell comes to that are `wanted`, in the direction of each
    /// step; over cells that are `free` it may go on.
    fn targets(self, shape: Shape, from: u32, wanted: B, free: B) -> B {
        let cols = shape.cols() as i32;
        let rows = shape.rows() as i32;
        let mut found = B::ZERO;
        for &[down, right] in self.piece.steps() {
            let (mut row, mut col) = (from as i32 / cols, from as i32 % cols);
            loop {
                (row, col) = (row + down, col + right);
                if !(0..rows).contains(&row) || !(0..cols).contains(&col) {
                    break;
                }
                let cell = B::bit((row * cols + col) as u32);
                found |= cell & wanted;
                if !self.piece.is_far() || (cell & free).is_empty() {
                    break;
                }
            }
        }
        found
    }
}

impl<B: Bits> Ruleset for GenClobber<B> {
    type Position = Board<B, 2>;
    /// The cell that a stone leaves and the cell that it goes to.
    type Move = [u8; 2];

    fn moves(
        &self,
        board: &Board<B, 2>,
        player: Player,
        mut found: impl FnMut([u8; 2], Board<B, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [own, enemy] = sides(board.layers(), player);
        let shape = board.shape();
        let empty = shape.all::<B>() & !(own | enemy);
        let retreats = self.piece == Piece::Retreat;
        let wanted = if retreats { empty } else { enemy };
        for from in own.ones() {
            for to in self.targets(shape, from, wanted, empty).ones() {
                let (start, end) = (B::bit(from), B::bit(to));
                let enemy = if retreats { enemy | start } else { enemy ^ end };
                let layers = sides([own ^ start ^ end, enemy], player);
                found([from as u8, to as u8], board.with_layers(layers))?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for GenClobber<B> {
    /// The groups of stones of which each can be reached from another one, perhaps over cells that
    /// are not empty: a stone takes only stones of its group, and comes only to their cells. In a group of one
    /// colour nobody can ever move. In Anti-Clobber the whole board is one.
    fn components(&self, board: &Board<B, 2>, into: &mut Vec<Board<B, 2>>) {
        if self.piece == Piece::Retreat {
            into.push(*board);
            return;
        }
        let [left, right] = board.layers();
        let stones = left | right;
        let grow = |shape: Shape, group: B| {
            let reached = |from| self.targets(shape, from, stones, B::ALL);
            group.ones().fold(B::ZERO, |all, from| all | reached(from))
        };
        for group in board.shape().regions(stones, grow) {
            let [left, right] = [left & group, right & group];
            if !left.is_empty() && !right.is_empty() {
                into.push(board.with_layers([left, right]).crop(group));
            }
        }
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        board.least_image(Some([1, 0]), false)
    }
}

impl<B: Bits> CellGame for GenClobber<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o'];
    /// The sign between the cell that a stone leaves and the cell that it goes to: `a1-b1`.
    const BETWEEN: &'static [&'static str] = &["-"];

    fn title(&self) -> String {
        match self.piece {
            Piece::King => "Kings",
            Piece::Knight => "Knights",
            Piece::Rook => "Rooks",
            Piece::Queen => "Queens",
            Piece::Retreat => "Anti-Clobber",
        }
        .to_owned()
    }
}

/// Kings in the registry.
pub(crate) const KINGS: Entry = Entry::named("game.grid.Kings", entry::Shape::Grid)
    .cells(".xo")
    .example("x.|ox")
    .start("xo.|.xo|oox")
    .summary("Clobber with stones that move like kings of chess: onto an enemy stone on any of the eight cells around.")
    .source("CGSuite")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", GenClobber::kings())),
        _ => Err(misfit(name)),
    });

/// Knights in the registry.
pub(crate) const KNIGHTS: Entry = KINGS
    .like("game.grid.Knights")
    .example("x.o|o.x")
    .start("xox|o.o|xox")
    .summary("Clobber with stones that move like knights of chess.")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", GenClobber::knights())),
        _ => Err(misfit(name)),
    });

/// Rooks in the registry.
pub(crate) const ROOKS: Entry = KINGS.like("game.grid.Rooks")
    .example("x.o|..x")
    .start("x.o|.x.|o.x")
    .summary("Clobber with stones that move like rooks of chess: over empty cells of their row or column onto an enemy stone.")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", GenClobber::rooks())),
        _ => Err(misfit(name)),
    });

/// Queens in the registry.
pub(crate) const QUEENS: Entry = KINGS.like("game.grid.Queens")
    .example("xox|ox.")
    .start("x.o|.x.|o.x")
    .summary("Clobber with stones that move like queens of chess: over empty cells in any of eight directions onto an enemy stone.")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", GenClobber::queens())),
        _ => Err(misfit(name)),
    });

/// Anti-Clobber in the registry.
pub(crate) const ANTI_CLOBBER: Entry = KINGS.like("game.grid.AntiClobber")
    .example("x..|..o")
    .start("x..|.o.|..x")
    .summary("Move one of your stones to an empty cell next to it and leave an enemy stone behind: x are Left's, o Right's.")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", GenClobber::anti())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Clobber;
    use tweedle_rules::testing::{Table, moves, read};

    #[test]
    fn tables() {
        let kings = Table {
            options: &[("x.|.o", &["..|.x"], &["o.|.."]), ("x.o", &[], &[]), ("xx", &[], &[])],
            names: &[("x.|.o", Player::Left, &["a1-b2"])],
            parts: &[("x..|.o.|...|x.o", &["x.|.o"]), ("x..o", &[])],
            values: &[("x.|.o", "*")],
            ..Table::default()
        };
        kings.check(&GenClobber::<u64>::kings());
        let knights = Table {
            options: &[("x..|..o", &["...|..x"], &["o..|..."]), ("xo", &[], &[])],
            parts: &[("xx.|..o", &["x..|..o"])],
            ..Table::default()
        };
        knights.check(&GenClobber::<u64>::knights());
        let rooks = Table {
            options: &[("x..o", &["...x"], &["o..."]), ("xx.o", &["x..x"], &["xo.."])],
            parts: &[("x.o|.x.", &["x.o"]), ("xo..|....|...o", &["xo"])],
            ..Table::default()
        };
        rooks.check(&GenClobber::<u64>::rooks());
        let queens = Table {
            options: &[("x..|...|..o", &["...|...|..x"], &["o..|...|..."]), ("x..|..o", &[], &[])],
            values: &[("xox|ox.", "^")],
            ..Table::default()
        };
        queens.check(&GenClobber::<u64>::queens());
        let anti = Table {
            options: &[("x.", &["ox"], &[]), (".xo", &["xoo"], &[]), ("xo", &[], &[])],
            parts: &[("x.|..", &["x.|.."])],
            // A stone with one empty cell beside it is one move; then an enemy stone is left.
            values: &[("x.", "1"), ("o.", "-1")],
            ..Table::default()
        };
        anti.check(&GenClobber::<u64>::anti());
    }

    /// If all stones stand in one row without gaps, kings, rooks and queens are Clobber.
    #[test]
    fn in_a_full_row_most_are_clobber() {
        let clobber = Clobber::<u64>::new();
        for text in ["xoxxo", "ooxx", "xo", "xxxoxo"] {
            let board = read(&clobber, text);
            let expected = moves(&clobber, &board, Player::Left);
            let games =
                [GenClobber::kings(), GenClobber::<u64>::rooks(), GenClobber::<u64>::queens()];
            for game in games {
                let mut found = moves(&game, &board, Player::Left);
                let mut expected = expected.clone();
                found.sort();
                expected.sort();
                assert_eq!(found, expected, "{text} {game:?}");
            }
        }
    }
}
