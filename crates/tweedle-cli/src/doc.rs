//! `tweedle doc` and `:doc`: the reference of the language.

use crate::limits::Limits;
use crate::report::status;
use std::io;
use tweedle_desk::{Answer, Documentation, Trouble};
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
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        Ok(show(limits, self.name.as_deref())?)
    }
}

/// Prints what there is to say about a name, or all names with a line for each, and returns the exit
/// status.
pub(crate) fn show(limits: Limits, name: Option<&str>) -> io::Result<u8> {
    let text = match name.map(reference::about) {
        None => reference::overview(),
        Some(Ok(text)) => text,
        Some(Err(unknown)) => {
            let hint = match &unknown.near {
                Some(near) => format!("Did you mean `{near}`?"),
                None => "All names are listed if none is given.".to_owned(),
            };
            let trouble = Trouble::mistake(unknown.to_string()).with_hint(hint);
            return limits.fail(&trouble, "name", name);
        }
    };
    let answer = Documentation { name: name.map(str::to_owned), text };
    limits
        .tell(name, answer, Answer::Documentation, |answer, out| write!(out, "{}", answer.text))?;
    Ok(status::GOOD)
}
