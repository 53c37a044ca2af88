//! Positions on boards of dots, as arguments.

use crate::limits::Limits;
use std::io::{self, Read};
use tweedle_boxes::Position;
use tweedle_desk::{BoardStart, board_position};

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

impl From<StartName> for BoardStart {
    fn from(name: StartName) -> BoardStart {
        match name {
            StartName::Empty => BoardStart::Empty,
            StartName::Icelandic => BoardStart::Icelandic,
            StartName::Swedish => BoardStart::Swedish,
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
/// The exit status of a mistake in an argument, which has been shown.
pub(crate) fn position(args: &BoardArgs, limits: Limits) -> anyhow::Result<Result<Position, u8>> {
    let is_input = args.position.as_deref() == Some("-");
    let mut input = String::new();
    if is_input {
        io::stdin().read_to_string(&mut input)?;
    }
    let text = if is_input { Some(&*input) } else { args.position.as_deref() };
    match board_position(&args.size, args.start.into(), text) {
        Ok(position) => Ok(Ok(position)),
        Err(bad) => {
            let (name, text) = match bad.field {
                Some("size") => ("size", Some(&*args.size)),
                Some(_) if is_input => ("<stdin>", text),
                Some(field) => (field, text),
                None => ("arguments", None),
            };
            Ok(Err(limits.fail(&bad.trouble, name, text)?))
        }
    }
}
