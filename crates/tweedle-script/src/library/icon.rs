//! Pictures of pieces and squares.

use super::table::{Call, Constant, Method};
use crate::class::{ICON, INTEGER, STRING};
use crate::data::{ICONS, Icon};
use crate::value::Value;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[ICON],
        name: "Literal",
        parameters: &[],
        gives: STRING,
        doc: "The name of the picture.",
        example: ("Icon.BlackQueen.Literal", "\"BlackQueen\""),
        call: Call::Icon(|_, icon, _| Ok(Value::string(icon.name()))),
    },
    Method {
        of: &[ICON],
        name: "Ordinal",
        parameters: &[],
        gives: INTEGER,
        doc: "The number of the picture, from 1 up.",
        example: ("Icon.Blank.Ordinal", "1"),
        call: Call::Icon(|_, icon, _| Ok(Value::Integer(icon.ordinal()))),
    },
];

/// The pictures by their numbers; each name is that in the list of all.
macro_rules! icons {
    ($($number:literal $name:literal $doc:literal)*) => {
        &[$(Constant {
            name: concat!("cgsuite.util.Icon.", $name),
            class: ICON,
            doc: $doc,
            example: (concat!("Icon.", $name), concat!("Icon.", $name)),
            value: |_, _| Ok(Value::Icon(Icon($number))),
        }),*]
    };
}

/// The pictures.
pub(super) static CONSTANTS: &[Constant] = icons! {
    0 "Blank" "Nothing at all."
    1 "BlackStone" "A black stone."
    2 "WhiteStone" "A white stone."
    3 "GrayStone" "A grey stone."
    4 "BlackKing" "A black king of chess."
    5 "BlackQueen" "A black queen of chess."
    6 "BlackRook" "A black rook of chess."
    7 "BlackBishop" "A black bishop of chess."
    8 "BlackKnight" "A black knight of chess."
    9 "BlackPawn" "A black pawn of chess."
    10 "WhiteKing" "A white king of chess."
    11 "WhiteQueen" "A white queen of chess."
    12 "WhiteRook" "A white rook of chess."
    13 "WhiteBishop" "A white bishop of chess."
    14 "WhiteKnight" "A white knight of chess."
    15 "WhitePawn" "A white pawn of chess."
    16 "BlackDomino" "A black domino."
    17 "WhiteDomino" "A white domino."
    18 "GrayDomino" "A grey domino."
    19 "BlackSquare" "A black square."
    20 "WhiteSquare" "A white square."
    21 "GraySquare" "A grey square."
    22 "BlueSquare" "A blue square."
    23 "RedSquare" "A red square."
    24 "Frog" "A frog."
    25 "Toad" "A toad."
    26 "PennyHeads" "A coin with its head up."
    27 "PennyTails" "A coin with its tail up."
    28 "UpArrow" "An arrow that points up."
    29 "DownArrow" "An arrow that points down."
    30 "LeftArrow" "An arrow that points to the left."
    31 "RightArrow" "An arrow that points to the right."
};

const _: () = assert!(ICONS.len() == 32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_agree() {
        assert_eq!(CONSTANTS.len(), ICONS.len());
        for (constant, name) in CONSTANTS.iter().zip(ICONS) {
            assert_eq!(constant.name.rsplit('.').next(), Some(name));
        }
    }
}
