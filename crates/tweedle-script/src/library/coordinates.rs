//! Coordinates, and the directions on a board.

use super::table::{Call, Constant, Example, Method};
use crate::class::{BOOLEAN, COORDINATES, INTEGER, LIST};
use crate::data::direction::{self, Direction};
use crate::value::Value;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[COORDINATES],
        name: "Row",
        parameters: &[],
        gives: INTEGER,
        doc: "The row.",
        example: ("(2,3).Row", "2"),
        call: Call::Coordinates(|_, (row, _), _| Ok(Value::Integer(row))),
    },
    Method {
        of: &[COORDINATES],
        name: "Col",
        parameters: &[],
        gives: INTEGER,
        doc: "The column.",
        example: ("(2,3).Col", "3"),
        call: Call::Coordinates(|_, (_, column), _| Ok(Value::Integer(column))),
    },
    Method {
        of: &[COORDINATES],
        name: "IsUnit",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether these are a step to a neighbour in the same row or column.",
        example: ("Coordinates.West.IsUnit", "true"),
        call: Call::Coordinates(|_, pair, _| {
            Ok(Value::Boolean(direction::ORTHOGONAL.contains(&pair)))
        }),
    },
    Method {
        of: &[COORDINATES],
        name: "Swap",
        parameters: &[],
        gives: COORDINATES,
        doc: "The coordinates with row and column exchanged.",
        example: ("(2,3).Swap", "(3,2)"),
        call: Call::Coordinates(|_, (row, column), _| Ok(Value::Coordinates(column, row))),
    },
];

/// A direction with a name.
macro_rules! one {
    ($name:literal, $direction:ident, $doc:literal, $example:expr) => {
        Constant {
            name: concat!("cgsuite.util.Coordinates.", $name),
            class: COORDINATES,
            doc: $doc,
            example: $example,
            value: |_, _| Ok(pair(&direction::$direction)),
        }
    };
}

/// A list of directions with a name.
macro_rules! several {
    ($name:literal, $list:ident, $doc:literal, $example:expr) => {
        Constant {
            name: concat!("cgsuite.util.Coordinates.", $name),
            class: LIST,
            doc: $doc,
            example: $example,
            value: |_, _| Ok(Value::List(direction::$list.iter().map(pair).collect())),
        }
    };
}

const DIAGONAL: Example = ("Coordinates.Diagonal", "[(-1,1),(1,1),(1,-1),(-1,-1)]");
const HEXAGONAL: Example = ("Coordinates.Hexagonal", "[(-1,0),(-1,1),(0,1),(1,0),(1,-1),(0,-1)]");

/// The directions.
pub(super) static CONSTANTS: &[Constant] = &[
    one!("North", NORTH, "One row up.", ("(2,3) + Coordinates.North", "(1,3)")),
    one!(
        "Northeast",
        NORTHEAST,
        "One row up and one column to the right.",
        ("(2,3) + Coordinates.Northeast", "(1,4)")
    ),
    one!("East", EAST, "One column to the right.", ("(2,3) + Coordinates.East", "(2,4)")),
    one!(
        "Southeast",
        SOUTHEAST,
        "One row down and one column to the right.",
        ("(2,3) + Coordinates.Southeast", "(3,4)")
    ),
    one!("South", SOUTH, "One row down.", ("(2,3) + Coordinates.South", "(3,3)")),
    one!(
        "Southwest",
        SOUTHWEST,
        "One row down and one column to the left.",
        ("(2,3) + Coordinates.Southwest", "(3,2)")
    ),
    one!("West", WEST, "One column to the left.", ("(2,3) + Coordinates.West", "(2,2)")),
    one!(
        "Northwest",
        NORTHWEST,
        "One row up and one column to the left.",
        ("(2,3) + Coordinates.Northwest", "(1,2)")
    ),
    several!(
        "Orthogonal",
        ORTHOGONAL,
        "The four directions along rows and columns, clockwise.",
        ("Coordinates.Orthogonal", "[(-1,0),(0,1),(1,0),(0,-1)]")
    ),
    several!("Diagonal", DIAGONAL, "The four directions between those, clockwise.", DIAGONAL),
    several!(
        "Compass",
        COMPASS,
        "All eight directions to a cell around, clockwise.",
        ("Coordinates.Compass.Size", "8")
    ),
    several!(
        "Hexagonal",
        HEXAGONAL,
        "The six directions on a board of hexagons each of whose rows begins half a hexagon further right.",
        HEXAGONAL
    ),
    several!(
        "KnightsMove",
        KNIGHTS_MOVE,
        "The eight moves of a knight of chess, clockwise.",
        ("Coordinates.KnightsMove.Head", "(-2,1)")
    ),
];

/// A direction as a value.
fn pair(&(row, column): &Direction) -> Value {
    Value::Coordinates(row, column)
}
