//! `tweedle database`: values of all components of a ruleset up to a size, in a file.

use crate::arguments::ending;
use crate::limits::Limits;
use crate::report::{or_file_error, status};
use crate::streams::to_stderr;
use crate::watch::{Note, Watch, WhenIdle};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tweedle_desk::kept::{Building, Kept, Table};
use tweedle_desk::{Answer, DatabaseOf, Kind, words};
use tweedle_engine::human_bytes;
use tweedle_script::say;

/// The examples at the end of `tweedle database --help`.
const EXAMPLES: &str = "\
Each board of the ruleset with up to N cells that does not fall apart is valued, once for all of its images. It takes
about as many times longer for each cell more as a cell can have contents.

Examples:
  tweedle database game.grid.Clobber --cells 12 --out clobber.values
  tweedle database game.grid.Clobber --cells 16 --rows 1 --out strips.values --resume
  tweedle eval --database clobber.values 'game.grid.Clobber(\"xoxoxo|oxoxox\").CanonicalForm'
  tweedle database --check clobber.values";

/// Build a database of values of small positions, or check one
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Database {
    /// A ruleset, with its parameters in brackets if it has any
    #[arg(value_name = "RULESET", required_unless_present = "check")]
    ruleset: Option<String>,
    /// Boards of up to so many cells, or heaps of up to so many counters
    #[arg(long, value_name = "N", required_unless_present = "check", value_parser = clap::value_parser!(u32).range(1..))]
    cells: Option<u32>,
    /// Only boards of up to so many rows
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rows: Option<u32>,
    /// The file, `.values`
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    resume: bool,
    /// Read all of a file instead, and find every value again without it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["ruleset", "cells", "rows", "out", "resume"])]
    check: Option<PathBuf>,
}

impl Database {
    /// Builds or checks a database and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        if let Some(file) = &self.check {
            return check(file, &mut watch, limits);
        }
        let (Some(ruleset), Some(cells), Some(out)) = (&self.ruleset, self.cells, &self.out) else {
            return Ok(limits.refuse(say::arguments_of_database_missing())?);
        };
        if let Err(message) = ending(out, &["values"]) {
            return Ok(limits.refuse(say::bad_argument(&message))?);
        }
        let (control, note) = (limits.control(), watch.note());
        let mut desk = limits.plain_desk(&control);
        let built = watch.run(&control, || {
            let building = Building::new(&mut desk, ruleset, cells, self.rows)?;
            let mut kept = Kept::new(Table::new(building, Some(out)));
            kept.open(self.resume)?;
            kept.run(|table| tell(&note, &table.work))?;
            Ok(kept.result().work.answer(out))
        });
        match or_file_error(built)? {
            Ok(answer) => {
                limits.tell(Some(ruleset), answer, Answer::Database, write_text)?;
                Ok(status::GOOD)
            }
            Err(trouble) => {
                let is_kept = matches!(trouble.kind, Kind::Memory { .. } | Kind::Cancelled { .. });
                let trouble = trouble.about(ruleset);
                let status = limits.fail(&trouble, "ruleset", Some(ruleset))?;
                if is_kept && out.exists() {
                    let out = out.display();
                    to_stderr(&format!("Go on with `--resume`: what was found is in {out}."));
                }
                Ok(status)
            }
        }
    }
}

/// Checks a database and returns the exit status.
fn check(file: &Path, watch: &mut Watch, limits: Limits) -> anyhow::Result<u8> {
    let name = file.display().to_string();
    let control = limits.control();
    let mut desk = limits.plain_desk(&control);
    match watch.run(&control, || desk.check_database(file)) {
        Ok(answer) => {
            limits.tell(Some(&name), answer, Answer::Database, write_text)?;
            Ok(status::GOOD)
        }
        Err(trouble) => Ok(limits.fail(&trouble, "database", Some(&name))?),
    }
}

/// Tells how far it is.
fn tell(note: &Note, building: &Building) {
    let (cells, positions) = building.progress();
    let positions = words::positions(positions as u64);
    note.set(format!("all up to {} done, {positions}", words::counted(cells.into(), "cell")));
}

fn write_text(found: &DatabaseOf, out: &mut dyn Write) -> io::Result<()> {
    let DatabaseOf { ruleset, cells, rows, positions, bytes, file, checked, values: _ } = found;
    let file = file.as_deref().unwrap_or("the answer");
    let rows =
        rows.map_or(String::new(), |rows| format!(" and {}", words::counted(rows.into(), "row")));
    let size = format!("up to {}{rows}", words::counted((*cells).into(), "cell"));
    writeln!(out, "{ruleset}, {size}: {}.", words::positions(*positions))?;
    let bytes = human_bytes(usize::try_from(*bytes).unwrap_or(usize::MAX));
    if *checked {
        writeln!(out, "All values in {file}, {bytes}, were found again.")
    } else {
        writeln!(out, "The values are in {file}, {bytes}.")
    }
}
