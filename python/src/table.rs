//! Tables of positions: as rows, and as a stream of Apache Arrow.

use crate::problem::{Problem, Solved, bad_input};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{RecordBatch, RecordBatchIterator};
use arrow_schema::SchemaRef;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};
use tweedle::desk::table::{Columns, TableQuestion, Tabling};
use tweedle::desk::{CellOf, Desk, TableOf};

/// The largest number of rows that a notebook shows.
const SHOWN: usize = 60;

/// A table: a row for each position, with the values of expressions.
///
/// Data frames take it without a copy, by the interface of Apache Arrow: `polars.DataFrame(table)`,
/// `pyarrow.table(table)`, `pandas.DataFrame.from_arrow(table)`, or in SQL of `DuckDB`. `rows` has the cells as objects of
/// Python.
///
/// >>> import tweedle
/// >>> table = tweedle.table(ruleset="game.strip.ToadsAndFrogs", cols="3", columns=["value"], where="g.IsNumber", limit=2)
/// >>> table.columns, len(table)
/// (['position', 'value'], 2)
#[pyclass(frozen, module = "tweedle")]
pub(crate) struct Table {
    found: TableOf,
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
}

impl Table {
    /// The table that a question asks for.
    pub(crate) fn of(desk: &mut Desk, question: &TableQuestion) -> Solved<Table> {
        let mut tabling = Tabling::new(desk, question)?;
        while !tabling.look()? {}
        tabling.finish();
        Table::made_of(&tabling)
    }

    /// The table that was made.
    pub(crate) fn made_of(tabling: &Tabling) -> Solved<Table> {
        let table = TableOf::of(tabling)?;
        let columns = Columns::of(tabling);
        let batches = columns.batches().collect::<Result<_, _>>();
        let batches = batches.map_err(|error| Problem::Raised(bad_input(error.to_string())))?;
        let schema = columns.schema();
        Ok(Table { found: table, schema, batches })
    }
}

#[pymethods]
impl Table {
    /// The names of the columns; the first is `position`.
    #[getter]
    fn columns(&self) -> Vec<&str> {
        let others = self.found.columns.iter().map(String::as_str);
        std::iter::once("position").chain(others).collect()
    }

    /// The rows as tuples. A fraction or a game is a text, and no value is `None`.
    #[getter]
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        let row = |row: &Vec<CellOf>| {
            let cells = row.iter().map(|cell| cell_to_python(py, cell));
            PyTuple::new(py, cells.collect::<PyResult<Vec<_>>>()?)
        };
        self.found.rows.iter().map(row).collect()
    }

    /// The number of positions that were looked at.
    #[getter]
    fn positions(&self) -> u64 {
        self.found.positions
    }

    /// The number of rows in which an expression failed; its cell is `None` there.
    #[getter]
    fn failures(&self) -> u64 {
        self.found.failures
    }

    fn __len__(&self) -> usize {
        self.found.rows.len()
    }

    fn __repr__(&self) -> String {
        format!("<tweedle.Table of {} rows: {}>", self.found.rows.len(), self.columns().join(", "))
    }

    /// The table for a notebook.
    fn _repr_html_(&self) -> String {
        let cell =
            |tag: &str, text: &str| format!("<{tag}>{}</{tag}>", tweedle::draw::escaped_html(text));
        let row = |cells: String| format!("<tr>{cells}</tr>");
        let mut html = row(self.columns().iter().map(|name| cell("th", name)).collect());
        for cells in self.found.rows.iter().take(SHOWN) {
            html += &row(cells.iter().map(|it| cell("td", &it.to_string())).collect());
        }
        let more = self.found.rows.len().saturating_sub(SHOWN);
        let rest = if more > 0 { format!("<p>and {more} more rows</p>") } else { String::new() };
        format!("<table>{html}</table>{rest}")
    }

    /// The table as a stream of Arrow, for data frames.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // A consumer casts what it wants otherwise, as the interface allows.
        let _ = requested_schema;
        let batches = self.batches.clone().into_iter().map(Ok);
        let reader = RecordBatchIterator::new(batches, self.schema.clone());
        let stream = FFI_ArrowArrayStream::new(Box::new(reader));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }
}

fn cell_to_python<'py>(py: Python<'py>, cell: &CellOf) -> PyResult<Bound<'py, PyAny>> {
    Ok(match cell {
        CellOf::Nothing => py.None().into_bound(py),
        CellOf::Boolean(truth) => (*truth).into_pyobject(py)?.to_owned().into_any(),
        CellOf::Integer(n) => n.into_pyobject(py)?.into_any(),
        CellOf::Text(text) => text.into_pyobject(py)?.into_any(),
    })
}
