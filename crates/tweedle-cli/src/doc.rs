//! `tweedle doc` and `:doc`: the reference of the language, and pages about programs.

use crate::limits::Limits;
use crate::pages;
use crate::report::status;
use std::io;
use std::path::PathBuf;
use tweedle_desk::{Answer, Documentation, Trouble};
use tweedle_script::reference;

/// The examples at the end of `tweedle doc --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle doc
  tweedle doc Temperature
  tweedle doc List
  tweedle doc game.heap.Subtraction
  tweedle doc games --out pages        pages about the classes in games/*.cgs
  tweedle doc --out pages              pages about the library

What stands in a comment /** ... */ between lines of ``` is run: a line `> 1 + 1` with `2` below it
must print 2. If one does not, the status is 1. A block that begins with ```text is not run.";

/// Tell what a method, a function or a class is, or write pages about all of them
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Doc {
    /// The name, with its class or package before it or without [default: all names]; with --out, files and folders
    #[arg(value_name = "NAME|FILE|FOLDER")]
    names: Vec<String>,
    /// Write pages for a browser into a folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

impl Doc {
    /// Prints the reference and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if let Some(out) = &self.out {
            let paths: Vec<PathBuf> = self.names.iter().map(PathBuf::from).collect();
            return pages::run(limits, &paths, out);
        }
        match &self.names[..] {
            [] => Ok(show(limits, None)?),
            [name] => Ok(show(limits, Some(name))?),
            _ => Ok(limits.refuse("One name can be told about at a time.")?),
        }
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
