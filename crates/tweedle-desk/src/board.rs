//! Positions on boards of dots, as they are written.

use crate::Trouble;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_boxes::{Board, Position, Start, StringsAndCoins};
use tweedle_script::say;
use tweedle_script::{Failure, Span, cut};

/// The lines that are drawn before play begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardStart {
    /// None (American).
    #[default]
    Empty,
    /// The top and the left side of the board.
    Icelandic,
    /// The whole frame.
    Swedish,
}

impl From<BoardStart> for Start {
    fn from(start: BoardStart) -> Start {
        match start {
            BoardStart::Empty => Start::Empty,
            BoardStart::Icelandic => Start::Icelandic,
            BoardStart::Swedish => Start::Swedish,
        }
    }
}

/// A mistake in a position that was to be read.
#[derive(Clone, PartialEq, Debug)]
pub struct BadBoard {
    /// The field with the mistake: `size`, `position`, or `None` if something is missing.
    pub field: Option<&'static str>,
    /// The message.
    pub trouble: Box<Trouble>,
}

impl BadBoard {
    fn missing(hint: &str) -> BadBoard {
        BadBoard {
            field: None,
            trouble: Trouble::mistake(say::size_of_board_missing()).with_hint(hint).into(),
        }
    }

    /// The trouble, for who has told all fields in one question: its place is kept if it is one of the position, or of the size
    /// where that is all there is.
    pub(crate) fn in_a_question(self, has_position: bool) -> Trouble {
        let of_input = if has_position { "position" } else { "size" };
        let is_of_input = self.field == Some(of_input);
        Trouble { place: self.trouble.place.filter(|_| is_of_input), ..*self.trouble }
    }

    fn of(field: &'static str, text: &str, failure: Failure) -> BadBoard {
        BadBoard { field: Some(field), trouble: Trouble::of(failure, text).into() }
    }
}

/// A position on a board of dots: of a size such as `3x4`, which is rows and columns of boxes, from a start; or another one,
/// as the set of its undrawn lines or as a picture, which needs no size.
///
/// ```
/// use tweedle_desk::{BoardStart, board_position};
/// let position = board_position("2x2", BoardStart::Icelandic, None)?;
/// assert_eq!(position.free_lines(), 8);
/// assert_eq!(board_position("2x1", BoardStart::Empty, Some("0x3"))?.free_lines(), 2);
/// assert_eq!(board_position("2by1", BoardStart::Empty, None).unwrap_err().field, Some("size"));
/// # Ok::<(), tweedle_desk::BadBoard>(())
/// ```
///
/// # Errors
/// [`BadBoard`].
pub fn board_position(
    size: &str,
    start: BoardStart,
    position: Option<&str>,
) -> Result<Position, BadBoard> {
    let board = (!size.is_empty()).then(|| parse_size(size)).transpose();
    let board = board.map_err(|failure| BadBoard::of("size", size, failure))?;
    let Some(text) = position else {
        return board.map(|board| board.start(start.into())).ok_or_else(|| {
            let hint = "Give its rows and columns of boxes, such as `3x4`.";
            BadBoard::missing(hint)
        });
    };
    let wrong = |failure| BadBoard::of("position", text, failure);
    let everything = Span::new(0, text.trim_end().len() as u32);
    let is_number = text.trim_start().starts_with(|c: char| c.is_ascii_digit());
    if is_number {
        let board = board.ok_or_else(|| {
            let hint = "Give its rows and columns of boxes as well, such as `2x3`.";
            BadBoard::missing(hint)
        })?;
        return board.parse_position(text).map_err(|error| {
            let hint = format!("Bit i stands for line i, of which there are {}.", board.lines());
            wrong(Failure::new(say::bad_notation(&error), everything).with_hint(hint))
        });
    }
    match Position::parse(text) {
        Err(error) => {
            // The place in bytes of a line and a column in characters.
            let before: usize = text.split_inclusive('\n').take(error.line - 1).map(str::len).sum();
            let line = text[before..].chars().take(error.column - 1).map(char::len_utf8);
            let at = (before + line.sum::<usize>()).min(text.len()) as u32;
            Err(wrong(Failure::new(say::bad_notation(&error.message), Span::new(at, at))))
        }
        Ok(position) if board.is_some_and(|board| position.board() != board) => {
            let found = position.board();
            Err(wrong(Failure::new(
                say::other_size_of_boxes(found.rows(), found.cols(), cut(size)),
                everything,
            )))
        }
        Ok(position) => Ok(position),
    }
}

/// A graph of strings and coins, such as `a-b, b-c, c-`, where a string with one end is tied to the ground.
///
/// # Errors
/// [`Trouble`], with its place.
pub fn strings_and_coins(text: &str) -> Result<StringsAndCoins, Trouble> {
    text.parse::<StringsAndCoins>().map_err(|error| {
        let span = Span::new(error.span.start as u32, error.span.end as u32);
        Trouble::of(Failure::new(say::bad_notation(&error.message), span), text)
    })
}

/// The board that a question gives, if it gives exactly one.
///
/// # Errors
/// [`Trouble`], also if it gives two.
pub(crate) fn asked_board(
    size: &str,
    start: BoardStart,
    position: Option<&str>,
) -> Result<Position, Trouble> {
    if position.is_some() && start != BoardStart::Empty {
        return Err(Trouble::mistake(say::position_and_start()));
    }
    let found = board_position(size, start, position);
    found.map_err(|bad| bad.in_a_question(position.is_some()))
}

/// The board with a size such as `3x4`: rows and columns of boxes.
fn parse_size(text: &str) -> Result<Board, Failure> {
    let everything = Span::new(0, text.len() as u32);
    let sides = text.split_once(['x', 'X', '×']);
    let number = |text: &str| text.trim().parse::<usize>().ok();
    let Some((Some(rows), Some(cols))) = sides.map(|(rows, cols)| (number(rows), number(cols)))
    else {
        let failure = Failure::new(say::no_size_of_board(cut(text)), everything);
        return Err(failure.with_hint("Say how many rows and columns of boxes there are: `3x4`."));
    };
    Board::new(rows, cols).map_err(|error| Failure::new(say::bad_argument(&error), everything))
}
