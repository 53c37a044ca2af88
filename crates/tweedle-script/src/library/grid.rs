//! Boards.

use super::cells::{cell_argument, check_cells, list, misread, no_character, row, updated};
use super::output::printed;
use super::table::{Call, Function, Method};
use crate::class::{BOOLEAN, COORDINATES, GRID, INTEGER, LIST, OBJECT, STRING, SYMMETRY};
use crate::data::{Cells, Grid, Symmetry, direction};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::check_length;
use crate::value::{Shared, Value};
use crate::{Session, Span};
use std::ops::Range;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[GRID],
        name: "RowCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many rows there are.",
        example: ("Grid.Empty(2,3).RowCount", "2"),
        call: Call::Grid(|_, grid, _| Ok(Value::Integer(grid.rows as i64))),
    },
    Method {
        of: &[GRID],
        name: "ColCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many columns there are.",
        example: ("Grid.Empty(2,3).ColCount", "3"),
        call: Call::Grid(|_, grid, _| Ok(Value::Integer(grid.columns as i64))),
    },
    Method {
        of: &[GRID],
        name: "IsInBounds",
        parameters: &[required("coord", COORDINATES)],
        gives: BOOLEAN,
        doc: "Whether the board has a cell there.",
        example: ("Grid.Empty(2,3).IsInBounds((1,3))", "true"),
        call: Call::Grid(|session, grid, bound| {
            let (row, column) = bound.coordinates(session, 0)?;
            Ok(Value::Boolean(grid.place(row, column).is_some()))
        }),
    },
    Method {
        of: &[GRID],
        name: "FindAll",
        parameters: &[required("value", INTEGER)],
        gives: LIST,
        doc: "The coordinates of the cells that hold a number, row by row.",
        example: ("Grid([[0,1],[1,0]]).FindAll(1)", "[(1,2),(2,1)]"),
        call: Call::Grid(|session, grid, bound| {
            let value = cell_argument(session, bound, 0)?;
            let found = grid.find_all(value);
            list(found.map(|(row, column)| Value::Coordinates(row, column)), bound.span)
        }),
    },
    Method {
        of: &[GRID],
        name: "Updated",
        parameters: &[required("coord", OBJECT), optional("value", INTEGER)],
        gives: GRID,
        doc: "The board with another number in a cell, or in several, by a map of coordinates to numbers.",
        example: ("Grid.Empty(2,2).Updated((1,2), 5)", "Grid([[0,5],[0,0]])"),
        call: Call::Grid(|session, grid, bound| {
            let cells =
                updated(session, &grid.cells, bound, |key, at| place(session, grid, key, at))?;
            Ok(Value::Grid(Shared::from(Grid { cells, ..*grid })))
        }),
    },
    Method {
        of: &[GRID],
        name: "Subgrid",
        parameters: &[required("northwest", COORDINATES), required("southeast", COORDINATES)],
        gives: GRID,
        doc: "The part of the board between two corners, both of which belong to it.",
        example: ("Grid([[1,2,3],[4,5,6]]).Subgrid((1,2),(2,3))", "Grid([[2,3],[5,6]])"),
        call: Call::Grid(subgrid),
    },
    Method {
        of: &[GRID],
        name: "Decomposition",
        parameters: &[required("boundaryValue", INTEGER), optional("directions", LIST)],
        gives: LIST,
        doc: "The connected regions of cells that hold other numbers, each in the least rectangle, with the boundary around.",
        example: ("Grid([[1,0,2],[1,1,0]]).Decomposition(0)", "[Grid([[1,0],[1,1]]),Grid([[2]])]"),
        call: Call::Grid(decomposition),
    },
    Method {
        of: &[GRID],
        name: "Permuted",
        parameters: &[required("symmetry", SYMMETRY)],
        gives: GRID,
        doc: "The image of the board under a symmetry.",
        example: ("Grid([[1,2],[3,4]]).Permuted(Symmetry.Transpose)", "Grid([[1,3],[2,4]])"),
        call: Call::Grid(|session, grid, bound| match bound.value(0).0 {
            Value::Symmetry(symmetry) => Ok(Value::Grid(Shared::from(grid.permuted(*symmetry)))),
            _ => Err(bound.wrong(session, 0)),
        }),
    },
    Method {
        of: &[GRID],
        name: "SymmetryInvariant",
        parameters: &[required("symmetries", LIST)],
        gives: GRID,
        doc: "One of the images under some symmetries, the same for all of them if these are a group.",
        example: ("Grid([[2,1]]).SymmetryInvariant(Symmetry.Flip)", "Grid([[1,2]])"),
        call: Call::Grid(|session, grid, bound| {
            let (Value::List(items) | Value::Set(items), _) = bound.value(0) else {
                return Err(bound.wrong(session, 0));
            };
            let symmetry =
                |item: &Value| if let Value::Symmetry(it) = item { Some(*it) } else { None };
            let Some(mut all) = items.iter().map(symmetry).collect::<Option<Vec<Symmetry>>>()
            else {
                return Err(Failure::new(say::no_list_of_symmetries(), bound.value(0).1));
            };
            all.sort_unstable();
            all.dedup();
            Ok(Value::Grid(Shared::from(grid.invariant(&all))))
        }),
    },
    Method {
        of: &[GRID],
        name: "ToString",
        parameters: &[optional("charMap", STRING)],
        gives: STRING,
        doc: "The rows with `|` between them, in characters that stand for 0, 1, 2 and so on; without these, what is printed.",
        example: ("Grid([[0,1],[2,0]]).ToString(\".xo\")", "\".x|o.\""),
        call: Call::Grid(|session, grid, bound| {
            if bound.get(0).is_none() {
                return printed(session, &Value::Grid(Shared::from(grid.clone())), bound.span);
            }
            let (characters, at) = bound.string(session, 0)?;
            check_length(grid.cells.len() + grid.rows, bound.span)?;
            let text = grid.written(characters).map_err(|cell| no_character(cell, at))?;
            Ok(Value::String(text.into()))
        }),
    },
];

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: GRID,
        parameters: &[required("rows", LIST)],
        gives: GRID,
        doc: "The board with these rows, each a list of numbers.",
        example: ("Grid([[0,1],[2,0]])", "Grid([[0,1],[2,0]])"),
        call: grid,
    },
    Function {
        name: "cgsuite.util.Grid.Empty",
        parameters: &[required("rowCount", INTEGER), required("colCount", INTEGER)],
        gives: GRID,
        doc: "The board of so many rows and columns with 0 everywhere.",
        example: ("Grid.Empty(2,3)", "Grid([[0,0,0],[0,0,0]])"),
        call: |session, bound| {
            let rows: usize = bound.small(session, 0)?;
            let columns: usize = bound.small(session, 1)?;
            check_cells(rows.saturating_mul(columns).max(rows).max(columns), bound.span)?;
            Ok(Value::Grid(Shared::from(Grid::empty(rows, columns))))
        },
    },
    Function {
        name: "cgsuite.util.Grid.Parse",
        parameters: &[required("str", STRING), required("charMap", STRING)],
        gives: GRID,
        doc: "The board with the rows of a text, between which stands `|`, in characters that stand for 0, 1, 2 and so on.",
        example: ("Grid.Parse(\".x|o.\", \".xo\")", "Grid([[0,1],[2,0]])"),
        call: |session, bound| {
            let (text, at) = bound.string(session, 0)?;
            check_cells(text.len(), at)?;
            let characters = bound.string(session, 1)?.0;
            let read = Grid::read(text, characters);
            let grid = read.map_err(|error| misread(&error, text, characters, at))?;
            Ok(Value::Grid(Shared::from(grid)))
        },
    },
];

/// A grid from a list of rows.
fn grid(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (Value::List(rows), at) = bound.value(0) else {
        return Err(bound.wrong(session, 0));
    };
    let mut cells = Cells::new();
    let mut columns = None;
    for values in rows.iter() {
        let Value::List(values) = values else {
            return Err(Failure::new(say::row_not_integers(), at));
        };
        if *columns.get_or_insert(values.len()) != values.len() {
            return Err(Failure::new(say::rows_of_different_length(), at));
        }
        check_cells(cells.len() + values.len(), at)?;
        cells.extend(row(session, values, at)?);
    }
    check_cells(rows.len(), at)?;
    let grid = Grid { rows: rows.len(), columns: columns.unwrap_or(0), cells };
    Ok(Value::Grid(Shared::from(grid)))
}

/// The place of a cell among the cells.
fn place(session: &Session, grid: &Grid, key: &Value, at: Span) -> Evaluated<usize> {
    match key {
        Value::Coordinates(row, column) => grid
            .place(*row, *column)
            .ok_or_else(|| Failure::new(say::coordinates_out_of_bounds(row, column), at)),
        other => {
            let class = other.class(&session.analyst.store);
            Err(Failure::new(say::cell_without_coordinates(&class), at))
        }
    }
}

fn subgrid(session: &mut Session, grid: &Grid, bound: &Bound) -> Evaluated<Value> {
    let (top, left) = bound.coordinates(session, 0)?;
    let (bottom, right) = bound.coordinates(session, 1)?;
    let rows = between(top, bottom, grid.rows);
    let columns = between(left, right, grid.columns);
    let (Some(rows), Some(columns)) = (rows, columns) else {
        return Err(Failure::new(say::subgrid_out_of_bounds(top, left, bottom, right), bound.span));
    };
    Ok(Value::Grid(Shared::from(grid.part(rows, columns))))
}

/// The places, counted from 0, from one number to another one, both counted from 1; none if the second is just before
/// the first.
pub(super) fn between(first: i64, last: i64, count: usize) -> Option<Range<usize>> {
    let start = usize::try_from(first).ok()?.checked_sub(1)?;
    let end = usize::try_from(last).ok()?;
    (start <= end && end <= count).then_some(start..end)
}

fn decomposition(session: &mut Session, grid: &Grid, bound: &Bound) -> Evaluated<Value> {
    let boundary = cell_argument(session, bound, 0)?;
    let given = match bound.get(1) {
        None => None,
        Some((Value::List(items) | Value::Set(items), at)) => {
            let pair = |item: &Value| match item {
                Value::Coordinates(row, column) => Some((*row, *column)),
                _ => None,
            };
            let all: Option<Vec<(i64, i64)>> = items.iter().map(pair).collect();
            Some(all.ok_or_else(|| Failure::new(say::no_list_of_coordinates(), at))?)
        }
        Some(_) => return Err(bound.wrong(session, 1)),
    };
    // A region of one cell takes more than a hundred bytes.
    session.control.make_room(grid.cells.len().saturating_mul(100)).at(bound.span)?;
    let directions = given.as_deref().unwrap_or(direction::ORTHOGONAL);
    let regions = grid.regions(boundary, directions, &session.control).at(bound.span)?;
    let cells = regions.iter().fold(0, |sum: usize, region| sum.saturating_add(region.area()));
    check_length(cells, bound.span)?;
    let parts = regions.iter().map(|region| grid.cropped(region, boundary));
    list(parts.map(|part| Value::Grid(Shared::from(part))), bound.span)
}
