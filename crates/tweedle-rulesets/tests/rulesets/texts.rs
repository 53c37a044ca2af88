//! Texts of random positions.

use proptest::prelude::*;

/// A board of characters.
pub(crate) fn board(
    cells: &'static str,
    rows: usize,
    columns: usize,
) -> impl Strategy<Value = String> {
    let cells: Vec<char> = cells.chars().collect();
    (1..=rows, 1..=columns).prop_flat_map(move |(rows, columns)| {
        let cell = proptest::sample::select(cells.clone());
        let row = proptest::collection::vec(cell, columns);
        proptest::collection::vec(row, rows).prop_map(|rows| {
            let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
            rows.join("|")
        })
    })
}
