//! Positions on boards of dots, as arguments.

use crate::limits::Limits;
use std::io::{self, Read};
use tweedle_boxes::{Board, Position, Start};
use tweedle_desk::Trouble;
use tweedle_script::{Failure, Span};

/// A position on a board of dots.
#[derive(clap::Args, Debug)]
pub(crate) struct BoardArgs {
    /// Rows and columns of boxes, such as 3x4
    #[arg(value_name = "SIZE", default_value = "", hide_default_value = true)]
    pub(crate) size: String,
    /// Which lines are drawn before play begins
    #[arg(long, value_enum, default_value = "empty")]
    pub(crate) start: StartName,
    /// Another position: the set of undrawn lines as a number (bit i stands for line i; hexadecimal
    /// after 0x), or a picture; `-` is the standard input
    #[arg(long, value_name = "LINES", conflicts_with = "start", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

/// The usual starts.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
pub(crate) enum StartName {
    /// No line is drawn (American)
    Empty,
    /// The top and the left side of the board are drawn
    Icelandic,
    /// The whole frame is drawn
    Swedish,
}

impl From<StartName> for Start {
    fn from(name: StartName) -> Start {
        match name {
            StartName::Empty => Start::Empty,
            StartName::Icelandic => Start::Icelandic,
            StartName::Swedish => Start::Swedish,
        }
    }
}

impl BoardArgs {
    /// The text that describes the position; `None` if there is none.
    pub(crate) fn input(&self) -> Option<&str> {
        self.position.as_deref().or((!self.size.is_empty()).then_some(&self.size))
    }
}

/// The position that the arguments describe.
///
/// # Errors
/// What is wrong with one of them, which has been shown; its exit status.
pub(crate) fn position(args: &BoardArgs, limits: Limits) -> anyhow::Result<Result<Position, u8>> {
    let shown = |name: &str, text: &str, failure: Failure| {
        limits.fail(&Trouble::of(failure, text), name, Some(text))
    };
    let size = &args.size;
    // A picture tells it.
    let board = match (!size.is_empty()).then(|| parse_size(size)).transpose() {
        Ok(board) => board,
        Err(failure) => return Ok(Err(shown("size", size, failure)?)),
    };
    let text = match (&args.position, board) {
        (Some(text), _) => text,
        (None, Some(board)) => return Ok(Ok(board.start(args.start.into()))),
        (None, None) => {
            let trouble = Trouble::mistake("The size of a board is missing.")
                .with_hint("Give its rows and columns of boxes, such as `3x4`.");
            return Ok(Err(limits.fail(&trouble, "arguments", None)?));
        }
    };
    let mut input = String::new();
    let (name, text) = if text == "-" {
        io::stdin().read_to_string(&mut input)?;
        ("<stdin>", &input)
    } else {
        ("position", text)
    };
    let everything = Span::new(0, text.trim_end().len() as u32);
    let is_number = text.trim_start().starts_with(|c: char| c.is_ascii_digit());
    if is_number {
        let Some(board) = board else {
            let trouble = Trouble::mistake("The size of the board is missing.")
                .with_hint("Give its rows and columns of boxes as well, such as `2x3`.");
            return Ok(Err(limits.fail(&trouble, "arguments", None)?));
        };
        return Ok(match board.parse_position(text) {
            Ok(position) => Ok(position),
            Err(error) => {
                let hint =
                    format!("Bit i stands for line i, of which there are {}.", board.lines());
                let failure = Failure::new(error.to_string(), everything).with_hint(hint);
                Err(shown(name, text, failure)?)
            }
        });
    }
    Ok(match Position::parse(text) {
        Err(error) => {
            // The place in bytes of a line and a column in characters.
            let before: usize = text.split_inclusive('\n').take(error.line - 1).map(str::len).sum();
            let line = text[before..].chars().take(error.column - 1).map(char::len_utf8);
            let at = (before + line.sum::<usize>()).min(text.len()) as u32;
            Err(shown(name, text, Failure::new(error.message, Span::new(at, at)))?)
        }
        Ok(position) if board.is_some_and(|board| position.board() != board) => {
            let found = position.board();
            let message = format!(
                "This is a board of {}x{} boxes, not of {size}.",
                found.rows(),
                found.cols()
            );
            Err(shown(name, text, Failure::new(message, everything))?)
        }
        Ok(position) => Ok(position),
    })
}

/// The board with a size such as `3x4`: rows and columns of boxes.
fn parse_size(text: &str) -> Result<Board, Failure> {
    let everything = Span::new(0, text.len() as u32);
    let sides = text.split_once(['x', 'X', '×']);
    let number = |text: &str| text.trim().parse::<usize>().ok();
    let Some((Some(rows), Some(cols))) = sides.map(|(rows, cols)| (number(rows), number(cols)))
    else {
        let failure = Failure::new(format!("`{text}` is not a size of a board."), everything);
        return Err(failure.with_hint("Say how many rows and columns of boxes there are: `3x4`."));
    };
    Board::new(rows, cols).map_err(|error| Failure::new(error.to_string(), everything))
}
