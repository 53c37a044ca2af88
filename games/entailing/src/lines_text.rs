//! Reading the lines that may still be drawn on a board of boxes.

use std::ops::Range;
use tweedle_boxes::{Board, BoardError, Lines, Position, Start};
use tweedle_rules::NotationError;

/// Reads the lines that may be drawn from what stands at `range` of a text.
pub(super) fn read(board: Board, text: &str, range: Range<usize>) -> Result<Lines, NotationError> {
    if text.starts_with('+') || text.contains(['\n', '/']) {
        return read_picture(board, text, range);
    }
    let start = match text.to_lowercase().as_str() {
        "empty" => Some(Start::Empty),
        "icelandic" => Some(Start::Icelandic),
        "swedish" => Some(Start::Swedish),
        _ => None,
    };
    if let Some(start) = start {
        return Ok(board.start(start).undrawn());
    }
    board.parse_position(text).map(|position| position.undrawn()).map_err(|error| {
        let message = match error {
            BoardError::NotLines { .. } => {
                let wrong = if text.is_empty() {
                    "The position is missing here".to_owned()
                } else if is_number(text) {
                    format!("This number has lines beyond the {} there are", board.lines())
                } else {
                    format!("`{text}` is no position")
                };
                format!(
                    "{wrong}; write the lines that may be drawn as a number, `{:#x}`, or as a \
                     picture, or `empty`, `icelandic` or `swedish`.",
                    board.all()
                )
            }
            _ => error.to_string(),
        };
        NotationError::new(message, range)
    })
}

fn read_picture(board: Board, text: &str, range: Range<usize>) -> Result<Lines, NotationError> {
    let picture = text.replace('/', "\n");
    let position = Position::parse(&picture).map_err(|error| {
        let rows: Vec<usize> = picture.split('\n').map(|row| row.chars().count()).collect();
        let before = rows.iter().take(error.line - 1).map(|width| width + 1).sum::<usize>();
        let width = rows.get(error.line - 1).copied().unwrap_or(0);
        let column = (error.column - 1).min(width);
        let from = (range.start + before + column).min(range.end);
        NotationError::new(error.message, from..from + usize::from(column < width))
    })?;
    let found = position.board();
    if found != board {
        let [found, board] =
            [found, board].map(|board| format!("{} × {}", board.rows(), board.cols()));
        let message = format!("This picture has {found} boxes, and the board has {board}.");
        return Err(NotationError::new(message, range));
    }
    Ok(position.undrawn())
}

/// True if a text is a number, of any size.
fn is_number(text: &str) -> bool {
    let hexadecimal = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = hexadecimal.map_or((text, 10), |digits| (digits, 16));
    !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix))
}
