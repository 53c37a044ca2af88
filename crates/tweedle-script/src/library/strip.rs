//! Strips.

use super::cells::{cell_argument, check_cells, list, misread, no_character, row, updated};
use super::grid::between;
use super::output::printed;
use super::table::{Call, Function, Method};
use crate::class::{INTEGER, LIST, OBJECT, STRING, STRIP};
use crate::data::{Cells, Strip};
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::as_integer;
use crate::value::{Shared, Value};
use crate::{Session, Span};
use std::ops::Range;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[STRIP],
        name: "Length",
        parameters: &[],
        gives: INTEGER,
        doc: "How many cells there are.",
        example: ("Strip([0,1,2]).Length", "3"),
        call: Call::Strip(|_, strip, _| Ok(Value::Integer(strip.cells.len() as i64))),
    },
    Method {
        of: &[STRIP],
        name: "FindAll",
        parameters: &[required("value", INTEGER)],
        gives: LIST,
        doc: "The numbers of the cells that hold a number, from 1 up.",
        example: ("Strip([0,1,1]).FindAll(1)", "[2,3]"),
        call: Call::Strip(|session, strip, bound| {
            let value = cell_argument(session, bound, 0)?;
            let found = strip.cells.iter().zip(1..).filter(|(cell, _)| **cell == value);
            list(found.map(|(_, number)| Value::Integer(number)), bound.span)
        }),
    },
    Method {
        of: &[STRIP],
        name: "Updated",
        parameters: &[required("index", OBJECT), optional("value", INTEGER)],
        gives: STRIP,
        doc: "The strip with another number in a cell, or in several, by a map of cells to numbers.",
        example: ("Strip([0,0,0]).Updated({1 => 5, 3 => 7})", "Strip([5,0,7])"),
        call: Call::Strip(|session, strip, bound| {
            let cells =
                updated(session, &strip.cells, bound, |key, at| place(session, strip, key, at))?;
            Ok(Value::Strip(Shared::from(Strip { cells })))
        }),
    },
    Method {
        of: &[STRIP],
        name: "UpdatedRange",
        parameters: &[
            required("first", INTEGER),
            required("last", INTEGER),
            required("value", INTEGER),
        ],
        gives: STRIP,
        doc: "The strip with a number in all cells from one to another one.",
        example: ("Strip([0,0,0,0]).UpdatedRange(2,3,5)", "Strip([0,5,5,0])"),
        call: Call::Strip(|session, strip, bound| {
            let range = range(session, strip, bound)?;
            let value = cell_argument(session, bound, 2)?;
            let mut cells = strip.cells.clone();
            cells[range].fill(value);
            Ok(Value::Strip(Shared::from(Strip { cells })))
        }),
    },
    Method {
        of: &[STRIP],
        name: "Substrip",
        parameters: &[required("first", INTEGER), required("last", INTEGER)],
        gives: STRIP,
        doc: "The cells from one to another one.",
        example: ("Strip([1,2,3,4]).Substrip(2,3)", "Strip([2,3])"),
        call: Call::Strip(|session, strip, bound| {
            let range = range(session, strip, bound)?;
            Ok(Value::Strip(Shared::from(strip.part(range))))
        }),
    },
    Method {
        of: &[STRIP],
        name: "Decomposition",
        parameters: &[required("boundaryValue", INTEGER)],
        gives: LIST,
        doc: "The pieces between the cells that hold a number.",
        example: ("Strip([1,0,2,2]).Decomposition(0)", "[Strip([1]),Strip([2,2])]"),
        call: Call::Strip(|session, strip, bound| {
            let pieces = strip.pieces(cell_argument(session, bound, 0)?);
            list(pieces.map(|piece| Value::Strip(Shared::from(piece))), bound.span)
        }),
    },
    Method {
        of: &[STRIP],
        name: "ToString",
        parameters: &[optional("charMap", STRING)],
        gives: STRING,
        doc: "The cells in characters that stand for 0, 1, 2 and so on; without these, what is printed.",
        example: ("Strip([0,1,2]).ToString(\".xo\")", "\".xo\""),
        call: Call::Strip(|session, strip, bound| {
            if bound.get(0).is_none() {
                return printed(session, &Value::Strip(Shared::from(strip.clone())), bound.span);
            }
            let (characters, at) = bound.string(session, 0)?;
            let text = strip.written(characters).map_err(|cell| no_character(cell, at))?;
            Ok(Value::String(text.into()))
        }),
    },
];

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: STRIP,
        parameters: &[required("cells", LIST)],
        gives: STRIP,
        doc: "The strip with these numbers in its cells.",
        example: ("Strip([0,1,2])", "Strip([0,1,2])"),
        call: |session, bound| match bound.value(0) {
            (Value::List(cells), at) => {
                let cells = row(session, cells, at)?;
                Ok(Value::Strip(Shared::from(Strip { cells })))
            }
            _ => Err(bound.wrong(session, 0)),
        },
    },
    Function {
        name: "cgsuite.util.Strip.Empty",
        parameters: &[required("length", INTEGER)],
        gives: STRIP,
        doc: "The strip of so many cells with 0 everywhere.",
        example: ("Strip.Empty(3)", "Strip([0,0,0])"),
        call: |session, bound| {
            let length: usize = bound.small(session, 0)?;
            check_cells(length, bound.span)?;
            Ok(Value::Strip(Shared::from(Strip { cells: Cells::from_elem(0, length) })))
        },
    },
    Function {
        name: "cgsuite.util.Strip.Parse",
        parameters: &[required("str", STRING), required("charMap", STRING)],
        gives: STRIP,
        doc: "The strip with the cells of a text, in characters that stand for 0, 1, 2 and so on.",
        example: ("Strip.Parse(\".xo\", \".xo\")", "Strip([0,1,2])"),
        call: |session, bound| {
            let (text, at) = bound.string(session, 0)?;
            check_cells(text.len(), at)?;
            let characters = bound.string(session, 1)?.0;
            let read = Strip::read(text, characters);
            let strip = read.map_err(|error| misread(&error, text, characters, at))?;
            Ok(Value::Strip(Shared::from(strip)))
        },
    },
];

/// The place of a cell among the cells.
fn place(session: &Session, strip: &Strip, key: &Value, at: Span) -> Evaluated<usize> {
    let Some(n) = as_integer(session, key) else {
        let class = key.class(&session.analyst.store);
        return Err(Failure::new(say::cell_without_number(&class), at));
    };
    let place = i64::try_from(n.clone()).ok().and_then(|n| strip.place(n));
    place.ok_or_else(|| Failure::new(say::strip_index_out_of_bounds(&n), at))
}

/// The cells between the first two arguments.
fn range(session: &Session, strip: &Strip, bound: &Bound) -> Evaluated<Range<usize>> {
    let (first, last) = (bound.integer(session, 0)?, bound.integer(session, 1)?);
    let numbers = i64::try_from(first.clone()).ok().zip(i64::try_from(last.clone()).ok());
    let range = numbers.and_then(|(first, last)| between(first, last, strip.cells.len()));
    range.ok_or_else(|| Failure::new(say::strip_range_out_of_bounds(&first, &last), bound.span))
}
