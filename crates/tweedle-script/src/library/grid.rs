//! Grids.

use super::table::Function;
use crate::Session;
use crate::class::{GRID, INTEGER, LIST};
use crate::failure::{Evaluated, Failure};
use crate::operate::{Bound, check_length, required};
use crate::value::{Grid, Value};
use std::sync::Arc;

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
            let size = rows.saturating_mul(columns);
            check_length(size.max(rows), bound.span)?;
            Ok(Value::Grid(Arc::new(Grid { rows, columns, cells: vec![0; size] })))
        },
    },
];

/// A grid from a list of rows.
fn grid(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (Value::List(rows), at) = bound.value(0) else {
        return Err(bound.wrong(session, 0));
    };
    let mut cells = Vec::new();
    let mut columns = None;
    for row in rows.iter() {
        let Value::List(row) = row else {
            return Err(Failure::new("A row of a grid must be a list of integers.", at));
        };
        if *columns.get_or_insert(row.len()) != row.len() {
            return Err(Failure::new("The rows of a grid must have the same length.", at));
        }
        for cell in row.iter() {
            let cell = session.as_integer(cell).map(i8::try_from);
            let Some(Ok(cell)) = cell else {
                let message = "Value is out of range (must satisfy -128 <= x <= 127)";
                return Err(Failure::new(message, at));
            };
            cells.push(cell);
        }
    }
    let grid = Grid { rows: rows.len(), columns: columns.unwrap_or(0), cells };
    Ok(Value::Grid(Arc::new(grid)))
}
