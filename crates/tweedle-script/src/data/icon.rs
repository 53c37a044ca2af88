//! Pictures of pieces and squares.

use std::fmt;

/// A picture with which a board may be shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Icon(pub(crate) u8);

/// The names, in order.
pub(crate) const NAMES: [&str; 32] = [
    "Blank",
    "BlackStone",
    "WhiteStone",
    "GrayStone",
    "BlackKing",
    "BlackQueen",
    "BlackRook",
    "BlackBishop",
    "BlackKnight",
    "BlackPawn",
    "WhiteKing",
    "WhiteQueen",
    "WhiteRook",
    "WhiteBishop",
    "WhiteKnight",
    "WhitePawn",
    "BlackDomino",
    "WhiteDomino",
    "GrayDomino",
    "BlackSquare",
    "WhiteSquare",
    "GraySquare",
    "BlueSquare",
    "RedSquare",
    "Frog",
    "Toad",
    "PennyHeads",
    "PennyTails",
    "UpArrow",
    "DownArrow",
    "LeftArrow",
    "RightArrow",
];

impl Icon {
    /// The name.
    pub fn name(self) -> &'static str {
        NAMES.get(usize::from(self.0)).copied().unwrap_or_default()
    }

    /// Its number, counted from 1.
    pub fn ordinal(self) -> i64 {
        i64::from(self.0) + 1
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Icon.{}", self.name())
    }
}
