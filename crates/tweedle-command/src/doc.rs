//! `tweedle doc` and `:doc`: the reference of the language, and pages about programs.

use crate::limits::Limits;
use crate::pages;
use crate::report::{in_this_folder, status};
use std::io;
use std::path::{Path, PathBuf};
use tweedle_desk::{Answer, Ask, Documentation, is_program, questions};

/// The examples at the end of `tweedle doc --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle doc
  tweedle doc Temperature
  tweedle doc List
  tweedle doc atomic weight            what the reference and the book say about it
  tweedle doc game.heap.Subtraction
  tweedle doc games/Maze.cgs           the class in a file, as does `--classes games doc Maze`
  tweedle doc games --out pages        pages about the classes in games/*.cgs
  tweedle doc --out pages              pages about the library

What stands in a comment /** ... */ between lines of ``` is run: a line `> 1 + 1` with `2` below it
must print 2. If one does not, the status is 1. A block that begins with ```text is not run.";

/// Tell what a method, a function or a class is, or write pages about all of them
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Doc {
    /// The name, with its class or package before it or without, or words to look for in the reference and in the book
    /// [default: all names]; with --out, files and folders
    #[arg(value_name = "NAME|WORDS|FILE|FOLDER")]
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
            [name] => match of_file(limits, name) {
                Some(text) => {
                    let answer = Documentation { name: Some(name.clone()), text };
                    Ok(tell(limits, Some(name), answer)?)
                }
                None => Ok(show(limits, Some(name))?),
            },
            words => Ok(show(limits, Some(&words.join(" ")))?),
        }
    }
}

/// The documentation of the class of a file of a program; `None` if it is no such file, or has no class.
fn of_file(limits: Limits, name: &str) -> Option<String> {
    let path = Path::new(name);
    if !is_program(path) || !path.is_file() {
        return None;
    }
    let own = path.parent().unwrap_or(Path::new("")).to_owned();
    let folders = [own].into_iter().chain(limits.folders()).collect();
    let mut desk = limits.plain_desk(&limits.control()).with_classes(folders);
    desk.session().about(&path.file_stem()?.to_string_lossy())
}

/// Prints an answer.
fn tell(limits: Limits, name: Option<&str>, answer: Documentation) -> io::Result<u8> {
    limits
        .tell(name, answer, Answer::Documentation, |answer, out| write!(out, "{}", answer.text))?;
    Ok(status::GOOD)
}

/// Prints the documentation of a name, or all names with a line for each, and returns the exit status. A text that is
/// no name is looked for in the sentences of the reference and of the book.
pub(crate) fn show(limits: Limits, name: Option<&str>) -> io::Result<u8> {
    let mut desk = limits.plain_desk(&limits.control());
    let asked = questions::Documentation { name: name.map(str::to_owned) };
    match asked.ask(&mut desk) {
        Ok(answer) => tell(limits, name, answer),
        Err(trouble) => {
            let trouble = match name.and_then(in_this_folder) {
                Some(hint) => trouble.with_hint(hint),
                None => trouble,
            };
            limits.fail(&trouble, "name", name)
        }
    }
}
