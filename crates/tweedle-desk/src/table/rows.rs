//! The rows of a table, column by column: most columns have few different cells.

use super::Cell;
use std::collections::HashMap;
use tweedle_engine::{Control, Held, Stop};

/// Rows: of each the text of its position, and its cells.
pub struct Rows {
    positions: Vec<Box<str>>,
    columns: Vec<Column>,
    control: Control,
    held: Held,
}

/// The cells of a column, each different one once.
#[derive(Default)]
struct Column {
    cells: Vec<Cell>,
    numbers: HashMap<Cell, u32>,
    /// For each row the number of its cell.
    rows: Vec<u32>,
}

impl Column {
    /// Adds a cell below the others.
    fn push(&mut self, cell: &Cell) {
        let number = self.numbers.get(cell).copied().unwrap_or_else(|| {
            let number = self.cells.len() as u32;
            self.cells.push(cell.clone());
            self.numbers.insert(cell.clone(), number);
            number
        });
        self.rows.push(number);
    }
}

impl Rows {
    /// No rows yet, of a number of columns besides the positions.
    pub(super) fn new(columns: usize, control: &Control) -> Rows {
        let columns = (0..columns).map(|_| Column::default()).collect();
        let control = control.clone();
        let held = Held::new(&control);
        Rows { positions: Vec::new(), columns, control, held }
    }

    /// Adds a row.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(super) fn push(&mut self, position: &str, cells: Vec<Cell>) -> Result<(), Stop> {
        // Vectors may have twice the room that they need.
        self.held.take(2 * size_of::<Box<str>>() + position.len() + 8 * cells.len())?;
        self.positions.push(position.into());
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            if !column.numbers.contains_key(&cell) {
                self.held.take(4 * size_of::<Cell>() + cell.bytes())?;
            }
            column.push(&cell);
        }
        Ok(())
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The position of a row, as it is written.
    pub fn position(&self, row: usize) -> &str {
        &self.positions[row]
    }

    /// A cell, by its row and its column.
    pub fn cell(&self, row: usize, column: usize) -> &Cell {
        let column = &self.columns[column];
        &column.cells[column.rows[row] as usize]
    }

    /// The place of a cell, by its row and its column, among the [different](Rows::different) ones of the column.
    pub fn number(&self, row: usize, column: usize) -> usize {
        self.columns[column].rows[row] as usize
    }

    /// The different cells of a column, in no order.
    pub fn different(&self, column: usize) -> &[Cell] {
        &self.columns[column].cells
    }

    /// Forgets all rows but these, in their order.
    pub(super) fn keep(&mut self, rows: &[usize]) {
        self.positions = rows.iter().map(|&row| std::mem::take(&mut self.positions[row])).collect();
        for column in &mut self.columns {
            let old = std::mem::take(column);
            for &row in rows {
                column.push(&old.cells[old.rows[row] as usize]);
            }
        }
        // What is left takes no more room than all took.
        let mut held = Held::new(&self.control);
        let each = 2 * size_of::<Box<str>>() + 8 * self.columns.len();
        let texts: usize = self.positions.iter().map(|position| each + position.len()).sum();
        let cells = self.columns.iter().flat_map(|column| &column.cells);
        let cells: usize = cells.map(|cell| 4 * size_of::<Cell>() + cell.bytes()).sum();
        if held.take(texts + cells).is_ok() {
            self.held = held;
        }
    }
}
