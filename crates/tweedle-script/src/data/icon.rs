//! Pictures of pieces and squares.

use std::fmt;
use tweedle_rules::sketch::{Cell, Owner, Shade};

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

    /// The cell as it is drawn: black parts are Left's, and white parts Right's.
    pub(crate) fn cell(self) -> Cell {
        let name = self.name();
        let owners = [("Black", Owner::Left), ("White", Owner::Right), ("Gray", Owner::Either)];
        let owned =
            owners.iter().find_map(|(color, owner)| Some((name.strip_prefix(color)?, *owner)));
        let piece = |owner, letter: &str| Cell::Piece(owner, letter.to_owned());
        match owned {
            Some(("Stone", owner)) => return piece(owner, ""),
            Some(("Domino", owner)) => return Cell::Block(owner),
            // A knight is N, as the king is K.
            Some(("Knight", owner)) => return piece(owner, "N"),
            Some((kind @ ("King" | "Queen" | "Rook" | "Bishop" | "Pawn"), owner)) => {
                return piece(owner, &kind[..1]);
            }
            _ => {}
        }
        match name {
            "BlackSquare" => Cell::Square(Shade::Black),
            "WhiteSquare" => Cell::Square(Shade::White),
            "GraySquare" => Cell::Square(Shade::Gray),
            "BlueSquare" => Cell::Square(Shade::Blue),
            "RedSquare" => Cell::Square(Shade::Red),
            "Toad" => piece(Owner::Left, "T"),
            "Frog" => piece(Owner::Right, "F"),
            "PennyHeads" => piece(Owner::Either, "H"),
            "PennyTails" => piece(Owner::Either, "T"),
            "UpArrow" => Cell::Written("↑".to_owned()),
            "DownArrow" => Cell::Written("↓".to_owned()),
            "LeftArrow" => Cell::Written("←".to_owned()),
            "RightArrow" => Cell::Written("→".to_owned()),
            _ => Cell::Empty,
        }
    }

    /// The picture that looks most like the content of a cell.
    pub(crate) fn like(cell: &Cell) -> Icon {
        let all = (0..NAMES.len() as u8).map(Icon);
        let same = all.clone().find(|icon| icon.cell() == *cell);
        let name = match cell {
            Cell::Off => "GraySquare",
            Cell::Piece(Owner::Left, _) => "BlackStone",
            Cell::Piece(Owner::Right, _) => "WhiteStone",
            Cell::Piece(Owner::Either, _) => "GrayStone",
            Cell::Written(_) => "WhiteSquare",
            _ => "Blank",
        };
        same.or_else(|| all.clone().find(|icon| icon.name() == name)).unwrap_or(Icon(0))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_look_different() {
        let cells: Vec<Cell> = (0..NAMES.len() as u8).map(|i| Icon(i).cell()).collect();
        for (i, cell) in cells.iter().enumerate() {
            assert_eq!(cells.iter().position(|it| it == cell), Some(i), "{}", NAMES[i]);
            assert_eq!(Icon::like(cell).name(), NAMES[i]);
        }
    }
}
