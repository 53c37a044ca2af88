//! Tables as columns of Apache Arrow, which data frames, Parquet and streams take.

use super::{Cell, Rows, Tabling};
use arrow_array::types::Int32Type;
use arrow_array::{ArrayRef, DictionaryArray, Float64Array, Int32Array, RecordBatch, StringArray};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use std::sync::Arc;

/// The largest number of rows of a batch.
const BATCH: usize = 1 << 20;

/// The columns of a table: `position` as text; each column as text with a dictionary, null where it has no value; and, if it has
/// numbers, these as `f64` under its name with `_number`, null for other values.
pub struct Columns<'a> {
    rows: &'a Rows,
    schema: SchemaRef,
    /// For each column its different cells.
    different: Vec<Different>,
}

/// The different cells of a column.
struct Different {
    /// The texts of those that have a value.
    texts: ArrayRef,
    /// For each cell the place of its text; `None` if it has no value.
    keys: Vec<Option<i32>>,
    /// For each cell its number; `None` if the column has no numbers.
    numbers: Option<Vec<Option<f64>>>,
}

impl Columns<'_> {
    /// The columns of a table.
    pub fn of(table: &Tabling) -> Columns<'_> {
        let rows = table.rows();
        let text = DataType::Dictionary(Box::new(DataType::Int32), Box::new(DataType::Utf8));
        let mut fields = vec![Field::new("position", DataType::Utf8, false)];
        let mut different = Vec::new();
        for (column, name) in table.columns().enumerate() {
            fields.push(Field::new(name, text.clone(), true));
            let cells = rows.different(column);
            let (texts, keys) = texts(cells);
            let numbers = cells.iter().any(|cell| matches!(cell, Cell::Number(_))).then(|| {
                fields.push(Field::new(format!("{name}_number"), DataType::Float64, true));
                cells.iter().map(number).collect()
            });
            different.push(Different { texts, keys, numbers });
        }
        Columns { rows, schema: Arc::new(Schema::new(fields)), different }
    }

    /// The names and types of the columns.
    pub fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }

    /// The rows, up to 2^20 at a time. A table without rows has no batch.
    ///
    /// # Errors
    /// Two columns of the same name are no error; one of a batch of more than 2 GiB of positions is.
    pub fn batches(&self) -> impl Iterator<Item = Result<RecordBatch, ArrowError>> {
        (0..self.rows.len()).step_by(BATCH).map(|first| self.batch(first))
    }

    fn batch(&self, first: usize) -> Result<RecordBatch, ArrowError> {
        let rows = first..self.rows.len().min(first + BATCH);
        let positions = rows.clone().map(|row| self.rows.position(row));
        let mut arrays: Vec<ArrayRef> = vec![Arc::new(StringArray::from_iter_values(positions))];
        for (column, Different { texts, keys, numbers }) in self.different.iter().enumerate() {
            let places = rows.clone().map(|row| self.rows.number(row, column));
            let keys: Int32Array = places.clone().map(|place| keys[place]).collect();
            arrays.push(Arc::new(DictionaryArray::<Int32Type>::try_new(keys, texts.clone())?));
            if let Some(numbers) = numbers {
                arrays.push(Arc::new(places.map(|place| numbers[place]).collect::<Float64Array>()));
            }
        }
        RecordBatch::try_new(self.schema(), arrays)
    }
}

/// The texts of cells, and for each cell the place of its text; `None` if it has no value.
fn texts(cells: &[Cell]) -> (ArrayRef, Vec<Option<i32>>) {
    let (mut texts, mut keys) = (Vec::new(), Vec::new());
    for cell in cells {
        keys.push(match cell {
            Cell::Failed | Cell::Nothing => None,
            cell => {
                texts.push(cell.text());
                Some(texts.len() as i32 - 1)
            }
        });
    }
    (Arc::new(StringArray::from(texts)), keys)
}

fn number(cell: &Cell) -> Option<f64> {
    match cell {
        Cell::Number(x) => Some(tweedle_draw::float(x)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Desk;
    use crate::table::TableQuestion;
    use arrow_array::Array;
    use arrow_array::cast::AsArray;
    use arrow_array::types::Float64Type;

    #[test]
    fn columns_have_texts_and_numbers() {
        let mut desk = Desk::of(tweedle_rulesets::standard());
        let question = TableQuestion {
            from: Some("[1/2,*,Nim(3)]".to_owned()),
            columns: vec!["value".to_owned(), "mean".to_owned(), "g.Missing".to_owned()],
            ..TableQuestion::default()
        };
        let mut table = Tabling::new(&mut desk, &question).unwrap();
        while !table.look().unwrap() {}
        table.finish();
        let columns = Columns::of(&table);
        let names: Vec<_> = columns.schema.fields().iter().map(|it| it.name().clone()).collect();
        assert_eq!(
            names,
            ["position", "value", "value_number", "mean", "mean_number", "g.Missing"]
        );
        let batches: Vec<RecordBatch> = columns.batches().collect::<Result<_, _>>().unwrap();
        let [batch] = &batches[..] else { panic!("one batch") };
        assert_eq!(batch.num_rows(), 3);
        let values = batch.column(1).as_dictionary::<Int32Type>();
        let values = values.downcast_dict::<StringArray>().unwrap();
        let values: Vec<Option<&str>> = values.into_iter().collect();
        assert_eq!(values, [Some("1/2"), Some("*"), Some("*3")]);
        let numbers: Vec<Option<f64>> =
            batch.column(2).as_primitive::<Float64Type>().iter().collect();
        assert_eq!(numbers, [Some(0.5), None, None]);
        let means: Vec<Option<f64>> =
            batch.column(4).as_primitive::<Float64Type>().iter().collect();
        assert_eq!(means, [Some(0.5), Some(0.0), Some(0.0)]);
        assert_eq!(batch.column(5).null_count(), 3);
    }
}
