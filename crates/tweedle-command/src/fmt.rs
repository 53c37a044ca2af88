//! `tweedle fmt`: programs written as everybody writes them.

use crate::diff;
use crate::limits::Limits;
use crate::report::status;
use crate::streams::read_input;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use tweedle_desk::kept::write;
use tweedle_desk::words::sentence;
use tweedle_desk::{Answer, FormattedFile, Program, Trouble, programs};
use tweedle_script::{format, say};

/// The examples at the end of `tweedle fmt --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle fmt table.cgs games          rewrites a file, and all files *.cgs of a folder
  tweedle fmt --check games            only says which would be changed; the status is 2 if there is one
  tweedle fmt --diff table.cgs         shows what would be changed
  tweedle fmt - < table.cgs            from the standard input to the standard output

A file with a mistake stays as it is, and the status is 2.";

/// Write programs in the usual form
///
/// A statement a line, two spaces of indentation, spaces around operators and behind commas. Comments stay, and what the
/// program means does not change.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Fmt {
    /// Files, and folders with files *.cgs; `-` is the standard input
    #[arg(required = true, value_name = "FILE|FOLDER")]
    paths: Vec<PathBuf>,
    /// Change nothing, and say which files are not in the usual form
    #[arg(long)]
    check: bool,
    /// Change nothing, and show what would be changed
    #[arg(long)]
    diff: bool,
}

impl Fmt {
    /// Formats the files and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if self.paths.iter().any(|path| path.as_os_str() == "-") {
            if self.paths.len() > 1 {
                return Ok(limits.refuse(say::dash_stands_alone())?);
            }
            return self.input(limits);
        }
        let files = match programs(&self.paths, &[]) {
            Ok(files) => files,
            Err(trouble) => return Ok(limits.fail(&trouble, "arguments", None)?),
        };
        let mut worst = status::GOOD;
        for program in &files {
            worst = worst.max(self.file(limits, program)?);
        }
        Ok(worst)
    }

    /// Formats the text from the standard input.
    fn input(&self, limits: Limits) -> anyhow::Result<u8> {
        let text = read_input("-")?;
        match format(&text) {
            Ok(new) => {
                let changed = new != text;
                let words = |_: &FormattedFile, out: &mut dyn Write| match (self.diff, self.check) {
                    (true, _) => out.write_all(diff::unified("<stdin>", &text, &new).as_bytes()),
                    (false, true) => Ok(()),
                    (false, false) => out.write_all(new.as_bytes()),
                };
                let answer = FormattedFile { file: None, changed, text: Some(new.clone()) };
                limits.tell(None, answer, Answer::Formatted, words)?;
                Ok(self.status(changed))
            }
            Err(mistake) => {
                let trouble = Trouble::of(mistake.into(), &text);
                Ok(limits.fail(&trouble, "<stdin>", Some(&text))?)
            }
        }
    }

    /// Formats a file.
    fn file(&self, limits: Limits, program: &Program) -> anyhow::Result<u8> {
        let name = program.display();
        let old = match program.read().and_then(|text| is_text(&program.file).map(|()| text)) {
            Ok(text) => text,
            Err(trouble) => return Ok(limits.fail(&trouble, &name, None)?),
        };
        let new = match format(&old) {
            Ok(new) => new,
            Err(mistake) => {
                let trouble = Trouble::of(mistake.into(), &old);
                return Ok(limits.fail(&trouble, &name, Some(&old))?);
            }
        };
        let changed = new != old;
        if changed
            && !self.check
            && !self.diff
            && let Err(trouble) = replace(&program.file, &new)
        {
            return Ok(limits.fail(&trouble, &name, None)?);
        }
        let words = |answer: &FormattedFile, out: &mut dyn Write| match answer.changed {
            true if self.diff => out.write_all(diff::unified(&name, &old, &new).as_bytes()),
            true if self.check => writeln!(out, "{name} is not in the usual form."),
            true => writeln!(out, "{name}"),
            false => Ok(()),
        };
        let answer = FormattedFile { file: Some(name.clone()), changed, text: None };
        limits.tell(None, answer, Answer::Formatted, words)?;
        Ok(self.status(changed))
    }

    fn status(&self, changed: bool) -> u8 {
        if changed && self.check { status::BAD_INPUT } else { status::GOOD }
    }
}

/// Refuses a file that is no text in UTF-8: writing it again would change its contents.
fn is_text(file: &Path) -> Result<(), Trouble> {
    let cannot = |why: String| Trouble::unreadable(file.display(), why);
    let bytes = fs::read(file).map_err(|error| cannot(error.to_string()))?;
    std::str::from_utf8(&bytes).map(|_| ()).map_err(|_| cannot("it is no text in UTF-8".to_owned()))
}

/// Writes a file anew, whole or not at all.
fn replace(file: &Path, text: &str) -> Result<(), Trouble> {
    write(file, text.as_bytes())
        .map_err(|error| Trouble::file(say::bad_file(sentence(&error.to_string()))))
}
