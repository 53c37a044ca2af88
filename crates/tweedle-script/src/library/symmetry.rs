//! The symmetries of a square.

use super::table::{Constant, Example};
use crate::class::{LIST, SYMMETRY};
use crate::data::Symmetry;
use crate::value::Value;

/// A symmetry with a name.
macro_rules! one {
    ($name:ident, $doc:literal, $example:expr) => {
        Constant {
            name: concat!("cgsuite.util.Symmetry.", stringify!($name)),
            class: SYMMETRY,
            doc: $doc,
            example: $example,
            value: |_, _| Ok(Value::Symmetry(Symmetry::$name)),
        }
    };
}

/// A list of symmetries with a name.
macro_rules! several {
    ($name:literal, $list:ident, $doc:literal, $example:expr) => {
        Constant {
            name: concat!("cgsuite.util.Symmetry.", $name),
            class: LIST,
            doc: $doc,
            example: $example,
            value: |_, _| {
                Ok(Value::List(Symmetry::$list.into_iter().map(Value::Symmetry).collect()))
            },
        }
    };
}

const IDENTITY: Example = ("Grid([[1,2]]).Permuted(Symmetry.Identity)", "Grid([[1,2]])");
const INVERSION: Example =
    ("Grid([[1,2],[3,4]]).Permuted(Symmetry.Inversion)", "Grid([[4,3],[2,1]])");
const HORIZONTAL: Example =
    ("Grid([[1,2],[3,4]]).Permuted(Symmetry.HorizontalFlip)", "Grid([[2,1],[4,3]])");
const VERTICAL: Example =
    ("Grid([[1,2],[3,4]]).Permuted(Symmetry.VerticalFlip)", "Grid([[3,4],[1,2]])");
const TRANSPOSE: Example =
    ("Grid([[1,2],[3,4]]).Permuted(Symmetry.Transpose)", "Grid([[1,3],[2,4]])");
const ANTI: Example =
    ("Grid([[1,2],[3,4]]).Permuted(Symmetry.AntiTranspose)", "Grid([[4,2],[3,1]])");
const CLOCKWISE: Example =
    ("Grid([[1,2],[3,4]]).Permuted(Symmetry.ClockwiseRotation)", "Grid([[3,1],[4,2]])");
const ANTICLOCKWISE: Example =
    ("Grid([[1,2],[3,4]]).Permuted(Symmetry.AnticlockwiseRotation)", "Grid([[2,4],[1,3]])");
const FLIP: Example = (
    "Symmetry.Flip",
    "[Symmetry.Identity,Symmetry.Inversion,Symmetry.HorizontalFlip,Symmetry.VerticalFlip]",
);

/// The symmetries.
pub(super) static CONSTANTS: &[Constant] = &[
    one!(Identity, "What leaves all cells where they are.", IDENTITY),
    one!(Inversion, "Half a turn.", INVERSION),
    one!(HorizontalFlip, "What exchanges left and right.", HORIZONTAL),
    one!(VerticalFlip, "What exchanges top and bottom.", VERTICAL),
    one!(Transpose, "What makes rows columns.", TRANSPOSE),
    one!(AntiTranspose, "What makes rows columns, each from the other end.", ANTI),
    one!(ClockwiseRotation, "A quarter of a turn to the right.", CLOCKWISE),
    one!(AnticlockwiseRotation, "A quarter of a turn to the left.", ANTICLOCKWISE),
    several!("Flip", FLIP, "The four symmetries of a rectangle.", FLIP),
    several!("Rotational", ROTATIONAL, "The four turns.", ("Symmetry.Rotational.Size", "4")),
    several!("EightWay", EIGHT_WAY, "All eight symmetries.", ("Symmetry.EightWay.Size", "8")),
];
