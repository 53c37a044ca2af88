//! `tweedle doc` and `:doc`: the reference of the language.

use crate::limits::Limits;
use crate::report::status;
use crate::streams::say;
use std::io::{self, Write};
use tweedle_script::reference;

/// The examples at the end of `tweedle doc --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle doc
  tweedle doc Temperature
  tweedle doc List
  tweedle doc game.heap.Subtraction";

/// Tell what a method, a function or a class of the language is
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Doc {
    /// The name, with its class or package before it or without [default: all names]
    #[arg(value_name = "NAME")]
    name: Option<String>,
}

impl Doc {
    /// Prints the reference and returns the exit status.
    pub(crate) fn run(&self, _: Limits) -> anyhow::Result<u8> {
        Ok(show(self.name.as_deref())?)
    }
}

/// Prints what there is to say about a name, or all names with a line for each, and returns the exit
/// status.
pub(crate) fn show(name: Option<&str>) -> io::Result<u8> {
    let text = match name.map(reference::about) {
        None => reference::overview(),
        Some(Ok(text)) => text,
        Some(Err(unknown)) => {
            say(&format!("error: {unknown}"));
            let help = match unknown.near {
                Some(near) => format!("Did you mean `{near}`?"),
                None => "All names are listed if none is given.".to_owned(),
            };
            say(&format!("help: {help}"));
            return Ok(status::BAD_INPUT);
        }
    };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(status::GOOD)
}
