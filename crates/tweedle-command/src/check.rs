//! `tweedle check`: the mistakes of programs, without running them.

use crate::limits::Limits;
use crate::report::{Report, has_colour, status};
use crate::streams::to_stderr;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use tweedle_desk::words::counted;
use tweedle_desk::{Answer, CheckedFile, members, programs};
use tweedle_script::{Gravity, Note, Unit};

/// The examples at the end of `tweedle check --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle check table.cgs              all mistakes of a program, not only the first
  tweedle check games                  all files *.cgs of a folder; games/a/B.cgs has the class `a.B`
  tweedle check --json games           a line of JSON a file

A mistake makes the exit status 2. A warning, such as a variable that nobody reads, does not.";

/// Say what is wrong with programs, without running them
///
/// All mistakes of all files are told: in how they are written, in names that mean nothing, in classes that extend unknown
/// ones, declare a member twice, or override what is not there. Where it is not known what stands before a dot, a member
/// that nothing has is a warning.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// Files, and folders with files *.cgs
    #[arg(required = true, value_name = "FILE|FOLDER")]
    paths: Vec<PathBuf>,
}

impl Check {
    /// Checks the files and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let folders: Vec<PathBuf> = limits.folders().collect();
        let files = match programs(&self.paths, &folders) {
            Ok(files) => files,
            Err(trouble) => return Ok(limits.fail(&trouble, "arguments", None)?),
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let members = members(&files, &folders);
        let (mut worst, mut mistakes, mut warnings) = (status::GOOD, 0, 0);
        for program in &files {
            let file = program.display();
            let text = match program.read() {
                Ok(text) => text,
                Err(trouble) => {
                    worst = worst.max(limits.fail(&trouble, &file, None)?);
                    continue;
                }
            };
            let checked = watch.run(&control, || {
                let mut session = limits.desk_of(&control, program).into_session();
                let unit = Unit { file: &file, name: &program.name, text: &text };
                Ok(session.check(unit, &members))
            });
            let checked = match checked {
                Ok(checked) => checked,
                Err(trouble) => {
                    let trouble = trouble.about(&text);
                    worst = worst.max(limits.fail(&trouble, &file, Some(&text))?);
                    if trouble.is_interrupt() {
                        break;
                    }
                    continue;
                }
            };
            let answer = CheckedFile::new(&file, &text, &checked.notes);
            mistakes += answer.mistakes.len();
            warnings += answer.warnings.len();
            if limits.json {
                limits.tell(None, answer, Answer::Checked, |_, _| Ok(()))?;
            } else {
                checked.notes.iter().for_each(|note| show(note, &file, &text));
            }
        }
        if mistakes > 0 {
            worst = worst.max(status::BAD_INPUT);
        }
        if !limits.json {
            let count = |count: usize, name: &str| counted(count as u64, name);
            let (files, mistakes) = (count(files.len(), "file"), count(mistakes, "mistake"));
            let warnings = count(warnings, "warning");
            writeln!(io::stdout().lock(), "{files}: {mistakes}, {warnings}.")?;
        }
        Ok(worst)
    }
}

/// Shows a note on the standard error, with the line it is about and a caret.
pub(crate) fn show(note: &Note, file: &str, text: &str) {
    let diagnostic = &note.diagnostic;
    let is_coloured = has_colour(io::stderr().is_terminal());
    to_stderr(&match note.gravity {
        Gravity::Warning => diagnostic.render_warning(file, text, is_coloured),
        Gravity::Mistake if is_coloured => diagnostic.render_coloured(file, text),
        Gravity::Mistake => diagnostic.render(file, text),
    });
}
