//! Pictures of a board in play: the numbers of the lines, and whose the boxes are.

use tweedle_boxes::{Position, column_name};

/// From one dot to the next.
const STEP: usize = 6;

/// A position with the numbers of the lines that may be drawn, counted from 1, and in each box what it is marked
/// with.
pub(super) fn picture(position: &Position, marks: &[Option<char>]) -> String {
    let board = position.board();
    let mut rows = vec![vec![' '; board.cols() * STEP + 3]; 2 * board.rows() + 1];
    for (r, row) in rows.iter_mut().enumerate() {
        if r % 2 == 0 {
            for c in 0..=board.cols() {
                put(row, c * STEP, "+");
            }
        }
    }
    for line in 0..board.lines() {
        let number = (line + 1).to_string();
        let is_drawn = position.undrawn() >> line & 1 == 0;
        let (r, c, is_across) = board.place(line);
        let (row, column) = (2 * r + usize::from(!is_across), c * STEP);
        match (is_across, is_drawn) {
            (true, true) => put(&mut rows[row], column + STEP / 2, "-----"),
            (true, false) => put(&mut rows[row], column + STEP / 2, &number),
            (false, true) => put(&mut rows[row], column, "|"),
            (false, false) => put(&mut rows[row], column, &number),
        }
    }
    for (number, mark) in marks.iter().enumerate().take(board.boxes()) {
        let (r, c) = (number / board.cols(), number % board.cols());
        let mark = mark.unwrap_or(' ').to_string();
        put(&mut rows[2 * r + 1], c * STEP + STEP / 2, &mark);
    }
    let mut letters = vec![' '; board.cols() * STEP + 3];
    for c in 0..=board.cols() {
        put(&mut letters, c * STEP, &column_name(c));
    }
    let margin = (board.rows() + 1).to_string().len();
    let numbered = rows
        .iter()
        .enumerate()
        .map(|(i, row)| (if i % 2 == 0 { (i / 2 + 1).to_string() } else { String::new() }, row));
    let all = std::iter::once((String::new(), &letters)).chain(numbered);
    let text = |(head, row): (String, &Vec<char>)| {
        format!("{head:>margin$} {}", row.iter().collect::<String>()).trim_end().to_owned()
    };
    all.map(text).collect::<Vec<_>>().join("\n")
}

/// Puts a text into a row, its middle on a column; a column more is free at the left.
fn put(row: &mut [char], column: usize, text: &str) {
    let start = column + 1 - text.len() / 2;
    for (cell, c) in row.iter_mut().skip(start).zip(text.chars()) {
        *cell = c;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_boxes::Board;

    #[test]
    fn numbers_and_owners() {
        let board = Board::new(2, 2).unwrap();
        let drawn = 1 << 1 | 1 << 3 | 1 << 7 | 1 << 8;
        let position = board.position(board.all() & !drawn).unwrap();
        let expected = [
            "   a     b     c",
            "1  +  1  +-----+",
            "   7     |  L  |",
            "2  +  3  +-----+",
            "  10    11    12",
            "3  +  5  +  6  +",
        ];
        assert_eq!(picture(&position, &[None, Some('L'), None, None]), expected.join("\n"));
        let large = Board::new(1, 42).unwrap();
        let row = picture(&large.position(large.all()).unwrap(), &[]);
        assert!(row.lines().nth(2).unwrap().ends_with("  126   127"), "{row}");
    }
}
