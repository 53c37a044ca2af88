//! The question `table`.

use super::ask::Ask;
use crate::table::{Cell, FailedRow, TableQuestion, Tabling};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use tweedle_engine::Held;

pub use crate::table::TableQuestion as Table;

/// A table of positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableOf {
    /// The expressions of the columns after the position.
    pub columns: Vec<String>,
    /// The rows: the position, as it is written, and a cell for each column.
    pub rows: Vec<Vec<CellOf>>,
    /// The number of positions that were looked at.
    pub positions: u64,
    /// The first rows in which an expression failed; their cells there are null.
    pub failed: Vec<FailedRow>,
    /// The number of all such rows.
    pub failures: u64,
}

/// A cell of a table: null, a truth value, an integer below 2^53, or a text. A fraction is a text such as `1/2`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum CellOf {
    /// No value.
    Nothing,
    /// `true` or `false`.
    Boolean(bool),
    /// An integer.
    Integer(i64),
    /// Any other value, as it is printed.
    Text(String),
}

impl fmt::Display for CellOf {
    /// As a table shows it; no value is an empty text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CellOf::Nothing => Ok(()),
            CellOf::Boolean(b) => b.fmt(f),
            CellOf::Integer(n) => n.fmt(f),
            CellOf::Text(text) => f.write_str(text),
        }
    }
}

impl From<&Cell> for CellOf {
    fn from(cell: &Cell) -> CellOf {
        const LARGEST: u64 = (1 << 53) - 1;
        match cell {
            Cell::Failed | Cell::Nothing => CellOf::Nothing,
            Cell::Boolean(b) => CellOf::Boolean(*b),
            Cell::Game { shown: text, .. } | Cell::Text(text) => CellOf::Text(text.to_string()),
            Cell::Number(x) => {
                let small = x.to_string().parse::<i64>().ok();
                match small.filter(|n| n.unsigned_abs() <= LARGEST) {
                    Some(n) => CellOf::Integer(n),
                    None => CellOf::Text(x.to_string()),
                }
            }
        }
    }
}

impl TableOf {
    /// The table as data.
    ///
    /// # Errors
    /// [`Trouble`] if there is no room for it.
    pub fn of(table: &Tabling) -> Result<TableOf, Trouble> {
        let columns: Vec<String> = table.columns().map(str::to_owned).collect();
        let rows = table.rows();
        let mut held = Held::new(table.control());
        let mut all = Vec::new();
        for row in 0..rows.len() {
            held.take((columns.len() + 1) * size_of::<CellOf>() + rows.position(row).len())?;
            let mut cells = vec![CellOf::Text(rows.position(row).to_owned())];
            for column in 0..columns.len() {
                let cell = CellOf::from(rows.cell(row, column));
                if let CellOf::Text(text) = &cell {
                    held.take(text.len())?;
                }
                cells.push(cell);
            }
            all.push(cells);
        }
        let (failed, failures) = table.failed();
        let positions = table.positions();
        Ok(TableOf { columns, rows: all, positions, failed: failed.to_vec(), failures })
    }
}

impl Ask for TableQuestion {
    type Answer = TableOf;

    fn ask(&self, desk: &mut Desk) -> Result<TableOf, Trouble> {
        let mut table = Tabling::new(desk, self)?;
        while !table.look()? {}
        table.finish();
        TableOf::of(&table)
    }
}
