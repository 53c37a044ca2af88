//! Pictures of positions.

use crate::board::column_name;
use crate::board::{Board, Lines};
use crate::position::Position;
use std::fmt;
use thiserror::Error;

/// The error in a picture, and its place: lines and columns are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("Line {line}, column {column}: {message}")]
#[non_exhaustive]
pub struct PictureError {
    /// The line of the text.
    pub line: usize,
    /// The column of the text, in characters.
    pub column: usize,
    /// The sentence that says which text was expected.
    pub message: String,
}

const DOTS: &str = "+.o*•·┼┌┐└┘├┤┬┴";
const HORIZONTALS: &str = "-─—━";
const VERTICALS: &str = "|│┃";

/// The distance from one dot to the next.
const STEP: usize = 3;

impl Position {
    /// The picture with letters for the columns of dots and numbers for their rows, by which
    /// [`Board::line_name`] calls the lines.
    pub fn with_margins(&self) -> String {
        let board = self.board();
        let margin = (board.rows() + 1).to_string().len();
        let letters: Vec<String> =
            (0..=board.cols()).map(|col| format!("{:<2}", column_name(col))).collect();
        let mut lines = vec![format!("{:margin$} {}", "", letters.join(" "))];
        lines.extend(self.to_string().lines().enumerate().map(|(i, row)| {
            let number = if i % 2 == 0 { (i / 2 + 1).to_string() } else { String::new() };
            format!("{number:>margin$} {row}")
        }));
        let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
        lines.join("\n")
    }

    /// Reads a picture: rows of dots (`+`, `.`, `o`, `*`, `•`, `·` or a character that joins lines)
    /// with two places for a horizontal line between them, and between these rows the vertical
    /// lines under the dots, with two blanks between them for a box. Missing blanks at the end of a
    /// line are no matter. The letters of the columns and the numbers of the rows of dots, as
    /// [`Position::with_margins`] writes them, may stand beside it.
    ///
    /// # Errors
    /// [`PictureError`], with the place of what cannot be read.
    pub fn parse(picture: &str) -> Result<Position, PictureError> {
        let mut rows: Vec<Vec<char>> =
            picture.lines().map(|row| row.trim_end().chars().collect()).collect();
        while rows.last().is_some_and(Vec::is_empty) {
            rows.pop();
        }
        let margin = margin(&rows);
        if margin > 0 {
            rows.remove(0);
            for row in &mut rows {
                row.drain(..margin.min(row.len()));
            }
        }
        Position::parse_rows(&rows).map_err(|error| PictureError {
            line: error.line + usize::from(margin > 0),
            column: error.column + margin,
            ..error
        })
    }

    fn parse_rows(rows: &[Vec<char>]) -> Result<Position, PictureError> {
        let width = rows.first().map_or(0, Vec::len);
        if rows.len() < 3 || rows.len().is_multiple_of(2) {
            let message = "A picture has a row of dots, and then two rows for each row of boxes.";
            return Err(fault(rows.len(), 0, message));
        }
        if width <= STEP || width % STEP != 1 {
            let message = "The first row is to be dots with two places between them.";
            return Err(fault(0, width, message));
        }
        let board = Board::new(rows.len() / 2, width / STEP)
            .map_err(|error| fault(0, 0, &error.to_string()))?;
        let mut drawn = 0;
        for (i, row) in rows.iter().enumerate() {
            if row.len() > width {
                return Err(fault(i, width, "This row is longer than the first one."));
            }
            let at = |column: usize| row.get(column).copied().unwrap_or(' ');
            let read = if i % 2 == 0 { read_horizontals } else { read_verticals };
            drawn |=
                read(board, i / 2, &at).map_err(|(column, message)| fault(i, column, message))?;
        }
        Ok(Position { board, undrawn: board.all() & !drawn })
    }
}

/// The number of characters of the numbers of the rows of dots, with a blank after them; 0 if there are none. A first
/// row of dots has a number if there are letters above it.
fn margin(rows: &[Vec<char>]) -> usize {
    let Some(row) = rows.get(1) else { return 0 };
    let blanks = row.iter().take_while(|c| **c == ' ').count();
    let digits = row[blanks..].iter().take_while(|c| c.is_ascii_digit()).count();
    if digits == 0 { 0 } else { blanks + digits + 1 }
}

fn fault(row: usize, column: usize, message: &str) -> PictureError {
    PictureError { line: row + 1, column: column + 1, message: message.to_owned() }
}

/// The lines in a row of dots; or a column, and what is expected there.
fn read_horizontals(
    board: Board,
    r: usize,
    at: &dyn Fn(usize) -> char,
) -> Result<Lines, (usize, &'static str)> {
    let mut drawn = 0;
    for column in (0..=board.cols()).map(|c| c * STEP) {
        if !DOTS.contains(at(column)) {
            return Err((column, "A dot is expected here."));
        }
        if column == board.cols() * STEP {
            break;
        }
        match [column + 1, column + 2].map(|column| is_line(at(column), HORIZONTALS)) {
            [Some(true), Some(true)] => drawn |= 1 << board.horizontal(r, column / STEP),
            [Some(false), Some(false)] => {}
            _ => {
                return Err((
                    column + 1,
                    "A horizontal line, `--`, or two blanks are expected here.",
                ));
            }
        }
    }
    Ok(drawn)
}

/// The lines between two rows of dots; or a column, and what is expected there.
fn read_verticals(
    board: Board,
    r: usize,
    at: &dyn Fn(usize) -> char,
) -> Result<Lines, (usize, &'static str)> {
    let mut drawn = 0;
    for column in 0..=board.cols() * STEP {
        match is_line(at(column), VERTICALS) {
            Some(false) => {}
            Some(true) if column % STEP == 0 => drawn |= 1 << board.vertical(r, column / STEP),
            _ if column % STEP == 0 => {
                return Err((column, "A vertical line, `|`, or a blank is expected here."));
            }
            _ => return Err((column, "A box is two blanks.")),
        }
    }
    Ok(drawn)
}

/// True if a character is a line, and false if it is a blank; `None` if it is neither.
fn is_line(found: char, lines: &str) -> Option<bool> {
    if found == ' ' { Some(false) } else { lines.contains(found).then_some(true) }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (dot, across, down) =
            if f.alternate() { ('•', "──", '│') } else { ('+', "--", '|') };
        let board = self.board;
        let is_drawn = |line: usize| self.undrawn >> line & 1 == 0;
        for r in 0..=board.rows() {
            for c in 0..board.cols() {
                let line = if is_drawn(board.horizontal(r, c)) { across } else { "  " };
                write!(f, "{dot}{line}")?;
            }
            write!(f, "{dot}")?;
            if r == board.rows() {
                break;
            }
            writeln!(f)?;
            for c in 0..=board.cols() {
                let line = if is_drawn(board.vertical(r, c)) { down } else { ' ' };
                let inside = if c < board.cols() { "  " } else { "" };
                write!(f, "{line}{inside}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(picture: &str, line: usize, column: usize) {
        let error = Position::parse(picture).expect_err(picture);
        assert_eq!((error.line, error.column), (line, column), "{picture:?}: {error}");
    }

    #[test]
    fn errors_say_where() {
        check("", 1, 1);
        check("+--+\n|  |", 3, 1);
        check("+--+-\n|\n+  +", 1, 6);
        check("+--+\nx  |\n+  +", 2, 1);
        check("+--+\n|x |\n+  +", 2, 2);
        check("+- +\n|  |\n+  +", 1, 2);
        check("+--+\n|  |\n+  x", 3, 4);
        check("+--+\n|  |\n+  + +", 3, 5);
        check("+--+\n|  |\n+", 3, 4);
        check("  a  b\n1 +--+\n  x  |\n2 +  +", 3, 3);
        check(&format!("{}+\n\n+", "+--".repeat(50)), 1, 1);
    }

    proptest! {
        #[test]
        fn pictures_are_read_back(rows in 1..6_usize, cols in 1..6_usize, lines: u128) {
            let board = Board::new(rows, cols).unwrap();
            let position = board.position(lines & board.all()).unwrap();
            prop_assert_eq!(Position::parse(&position.to_string()), Ok(position));
            prop_assert_eq!(Position::parse(&format!("{position:#}")), Ok(position));
            prop_assert_eq!(Position::parse(&position.with_margins()), Ok(position));
            let hex = format!("{:#x}", position.undrawn());
            prop_assert_eq!(board.parse_position(&hex), Ok(position));
        }

        #[test]
        fn no_text_is_too_much(text in "[-+|. o\n]{0,60}") {
            let _ = Position::parse(&text);
        }
    }
}
