//! `tweedle run`: a program in a file.

use crate::limits::Limits;
use crate::report::status;
use crate::streams::read_file;
use crate::watch::{Watch, WhenIdle};
use std::io::Write;
use std::path::{Path, PathBuf};
use tweedle_desk::{Answer, Evaluation, Trouble};
use tweedle_script::{Source, Value};

/// The examples at the end of `tweedle run --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle run table.cgs                prints the value of the last statement
  tweedle run table.cgs 8 12           `arguments` is the list [\"8\",\"12\"] in it
  tweedle eval --classes games 'Maze(\"..|..\").CanonicalForm'     with a class in games/Maze.cgs";

/// Run a program in a file
///
/// Classes that it mentions are found in the folder of the file, too: the class `a.B` in `a/B.cgs`.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Run {
    /// The file, such as `table.cgs`; `-` is the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// What the program finds in the list `arguments`, as strings
    #[arg(value_name = "ARGUMENT", trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
    /// Print a result that is a text without quotes and escapes, for a file or another program
    #[arg(long)]
    raw: bool,
}

impl Run {
    /// Runs the program and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let (name, read) = read_file(&self.file);
        let text = match read {
            Ok(text) => text,
            Err(error) => {
                return Ok(limits.fail(&Trouble::unreadable(&name, error), &name, None)?);
            }
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let folder = self.file.parent().unwrap_or(Path::new("")).to_owned();
        let mut desk = limits.desk_with_classes(&control, Some(folder))?;
        desk.session().set_raw(self.raw);
        desk.session().set_printer(watch.printer(limits.json));
        let arguments = self.arguments.iter().map(|it| Value::string(it)).collect();
        desk.session().set_variable("arguments", Value::list(arguments));
        let source = Source::new(&name, &text);
        let result = watch.run(&control, || {
            if limits.json {
                desk.evaluate_source(source)
            } else {
                desk.print_source(source).map(Evaluation::of_text)
            }
        });
        // The process ends, which gives all memory back at once; to take large tables apart takes a while.
        std::mem::forget(desk);
        match result {
            Ok(evaluation) => {
                let words = |found: &Evaluation, out: &mut dyn Write| match &found.output {
                    Some(text) => writeln!(out, "{text}"),
                    None => Ok(()),
                };
                limits.tell(None, evaluation, Answer::Evaluation, words)?;
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble.about(&text), &name, Some(&text))?),
        }
    }
}
