//! Texts of random positions.

use proptest::prelude::*;
use tweedle_heaps::Code;

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

/// A take-and-break code, with digits of all kinds.
pub(crate) fn code() -> impl Strategy<Value = Code> {
    let before = proptest::sample::select(vec!["0", "0", "4", "4!", "8?", "80", "{3=}0"]);
    let digits =
        ["0", "1", "2", "3", "4", "6", "7", "7!", "4=", "F", "C?", "*", "{0,2+}", "{3!,2=}"];
    let digit = proptest::sample::select(digits.to_vec());
    let digits = |most| proptest::collection::vec(digit.clone(), 0..most);
    (before, digits(4), digits(3)).prop_map(|(before, digits, tail)| {
        let tail = if tail.is_empty() { String::new() } else { format!("[{}]", tail.concat()) };
        Code::parse(&format!("{before}.{}{tail}", digits.concat())).unwrap()
    })
}
