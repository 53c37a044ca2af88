//! The symmetries of a square.

use Symmetry as S;
use std::fmt;

/// A symmetry of a square, which permutes the cells of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symmetry {
    /// All cells stay.
    Identity,
    /// Half a turn.
    Inversion,
    /// Left and right are exchanged.
    HorizontalFlip,
    /// Top and bottom are exchanged.
    VerticalFlip,
    /// Rows become columns.
    Transpose,
    /// Rows become columns, each from the other end.
    AntiTranspose,
    /// A quarter of a turn to the right.
    ClockwiseRotation,
    /// A quarter of a turn to the left.
    AnticlockwiseRotation,
}

impl Symmetry {
    /// All of them.
    pub const EIGHT_WAY: [Symmetry; 8] = [
        S::Identity,
        S::Inversion,
        S::HorizontalFlip,
        S::VerticalFlip,
        S::Transpose,
        S::AntiTranspose,
        S::ClockwiseRotation,
        S::AnticlockwiseRotation,
    ];
    /// The symmetries of a rectangle.
    pub const FLIP: [Symmetry; 4] = [S::Identity, S::Inversion, S::HorizontalFlip, S::VerticalFlip];
    /// The turns.
    pub const ROTATIONAL: [Symmetry; 4] =
        [S::Identity, S::ClockwiseRotation, S::Inversion, S::AnticlockwiseRotation];

    /// True if rows become columns.
    pub fn turns(self) -> bool {
        matches!(
            self,
            S::Transpose | S::AntiTranspose | S::ClockwiseRotation | S::AnticlockwiseRotation
        )
    }

    /// The cell of a board of `rows` and `columns` whose content comes to a place of the image; all are counted
    /// from 0, and `row` and `column` are in the image.
    pub(super) fn source(
        self,
        (rows, columns): (usize, usize),
        (row, column): (usize, usize),
    ) -> (usize, usize) {
        match self {
            S::Identity => (row, column),
            S::Inversion => (rows - 1 - row, columns - 1 - column),
            S::HorizontalFlip => (row, columns - 1 - column),
            S::VerticalFlip => (rows - 1 - row, column),
            S::Transpose => (column, row),
            S::AntiTranspose => (rows - 1 - column, columns - 1 - row),
            S::ClockwiseRotation => (rows - 1 - column, row),
            S::AnticlockwiseRotation => (column, columns - 1 - row),
        }
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Symmetry.{self:?}")
    }
}
