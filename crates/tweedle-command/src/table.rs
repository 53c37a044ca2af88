//! `tweedle table`: the values of expressions for many positions.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::{or_file_error, status};
use crate::streams::to_stderr;
use crate::table_formats::{Destination, Format, shortened};
use crate::watch::{Note, Watch, WhenIdle};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use tweedle_desk::kept::{Kept, Saved, Table as KeptTable};
use tweedle_desk::table::{FailedRow, TableQuestion, Tabling};
use tweedle_desk::{Answer, Kind, TableOf, Trouble, words};
use tweedle_script::say;

/// The examples at the end of `tweedle table --help`.
const EXAMPLES: &str = "\
A column is an expression of the language about the position `g`; `value` and `outcome` are the columns if none are asked for. These names stand for what is asked of many positions:
  value, outcome, mean, temperature, left_stop, right_stop, birthday, reduced, nimber, left_moves, right_moves,
  reachable

Examples:
  tweedle table game.grid.Domineering --rows 1..3 --cols 1..4 --columns value,mean,temperature --where 'temperature > 1'
  tweedle table game.grid.Clobber --cols 1..8 --only components --columns value,temperature --sort temperature --descending --limit 10
  tweedle table game.heap.Kayles --heaps 3 --most 10 --columns nimber
  tweedle table --followers 'game.strip.ToadsAndFrogs(\"ttt.fff\")' --columns 'value,g.Options(Left).Size'
  tweedle table --from '[Clobber(\"xo\" * n) for n in 1..8]' --columns value --format latex
  tweedle table game.grid.Domineering --rows 4 --cols 5 --columns value,mean,temperature,outcome --out all.parquet
  tweedle --classes games table Maze --rows 2 --cols 1..3 --alphabet '.x' --columns outcome";

/// Make a table of the values of many positions
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Table {
    #[command(flatten)]
    question: Fields<Table>,
    #[command(flatten)]
    to: Destination,
    /// Go on with FILE.part of an earlier run, if there is one
    #[arg(long, requires = "out")]
    resume: bool,
}

/// The positions that are meant.
impl Asks for Table {
    type Question = TableQuestion;
    const PLACES: &[(&str, &str)] = &[("ruleset", "RULESET")];
    // They are `compare`'s and `find`'s.
    const OTHERWISE: &[&str] = &["positions", "best"];
}

/// The columns, if none are asked for.
const USUAL_COLUMNS: [&str; 2] = ["value", "outcome"];

impl Table {
    /// Makes the table and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let question = Table::asked(&self.question)?;
        let format = self.to.format()?;
        let out = self.to.out.as_deref();
        let part = out.map(part_of);
        make(limits, &question, part.as_deref(), self.resume, |table| {
            if let Some(out) = out {
                if let Err(error) = format.write_file(table, out) {
                    let mut hint = None;
                    if let Some(part) = &part
                        && table.write(part).is_ok()
                    {
                        hint = Some(format!(
                            "All rows are in {}: go on by `--resume`.",
                            part.display()
                        ));
                    }
                    let message = format!("Cannot write {}: {error:#}.", out.display());
                    let trouble = Trouble::file(say::bad_file(&message));
                    return Err(match hint {
                        Some(hint) => trouble.with_hint(hint),
                        None => trouble,
                    }
                    .into());
                }
                if let Some(part) = &part {
                    // The table is complete: nothing is to go on with.
                    let _ = fs::remove_file(part);
                }
                to_stderr(&told(table, out));
            } else if limits.json && format == Format::Table {
                limits.tell(None, TableOf::of(table)?, Answer::Table, |_, _| Ok(()))?;
            } else {
                let stdout = io::stdout();
                let is_terminal = stdout.is_terminal();
                let mut out = stdout.lock();
                format.write(table, &mut out, is_terminal)?;
                out.flush()?;
            }
            Ok(())
        })
    }

    /// The question of the fields.
    pub(crate) fn asked(fields: &Fields<Table>) -> anyhow::Result<TableQuestion> {
        let (mut question, _) = fields.question()?;
        if !fields.has("columns") {
            question.columns = USUAL_COLUMNS.map(str::to_owned).to_vec();
        }
        Ok(question)
    }
}

/// Makes a table, shows how far it is, and lets `write` write it; returns the exit status.
pub(crate) fn make(
    limits: Limits,
    question: &TableQuestion,
    part: Option<&Path>,
    resume: bool,
    write: impl FnOnce(&mut Tabling) -> anyhow::Result<()>,
) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let (control, note) = (limits.control(), watch.note());
    let mut desk = limits.desk(&control)?;
    let mut trouble = None;
    let mut found = None;
    let made = watch.run(&control, || {
        let tabling = Tabling::new(&mut desk, question)?;
        let mut kept = Kept::new(KeptTable::new(tabling, part));
        kept.open(resume)?;
        let run = kept.run(|table| tell(&note, &table.work));
        let mut table = kept.into_result().work;
        trouble = table.take_trouble();
        table.finish();
        match run {
            Ok(()) => Ok(table),
            Err(stop) => {
                // What walks have found is good without those that have not ended.
                found = Some(table).filter(|table| table.has_walks() && !table.rows().is_empty());
                Err(stop.into())
            }
        }
    });
    let made = made.map_err(|stop| match trouble.take() {
        Some(own) => same_kind(own, stop),
        None => stop,
    });
    match or_file_error(made)? {
        Ok(mut table) => {
            let (failed, failures) = table.failed();
            warn(failed, failures);
            // An expression that fails everywhere is a mistake in it.
            let is_mistake =
                failures > 0 && failures == table.positions() && table.rows().is_empty();
            match write(&mut table) {
                Ok(()) if is_mistake => Ok(status::BAD_INPUT),
                Ok(()) => Ok(status::GOOD),
                Err(error) => match error.downcast::<Trouble>() {
                    Ok(trouble) => Ok(limits.fail(&trouble, "arguments", None)?),
                    Err(error) => Err(error),
                },
            }
        }
        Err(trouble) => {
            if let Some(mut found) = found {
                write(&mut found)?;
            }
            let is_kept = matches!(trouble.kind, Kind::Memory { .. } | Kind::Cancelled { .. });
            let status = limits.fail(&trouble, "arguments", None)?;
            if let (Some(part), true) = (part, is_kept)
                && part.exists()
            {
                let part = part.display();
                to_stderr(&format!("Go on with `--resume`: what was found is in {part}."));
            }
            Ok(status)
        }
    }
}

/// The own trouble of a table where it says more than the stop that it became; a time limit or a person are known from that.
fn same_kind(own: Trouble, stop: Trouble) -> Trouble {
    match stop.kind {
        Kind::Mistake => own,
        _ => stop,
    }
}

/// Tells of rows in which an expression failed, each reason once.
pub(crate) fn warn(failed: &[FailedRow], failures: u64) {
    for row in failed {
        to_stderr(&warning(row));
    }
    // A row may fail for several reasons, and is counted with each of them here.
    let told: u64 = failed.iter().map(|row| row.rows).sum();
    if let Some(more @ 1..) = failures.checked_sub(told) {
        let more = words::counted(more, "row");
        to_stderr(&format!("and {more} more in which an expression fails."));
    }
}

/// A message about the rows in which an expression failed for one reason.
pub(crate) fn warning(row: &FailedRow) -> String {
    let FailedRow { position, column, message, rows } = row;
    let column = column.as_ref().map_or(String::new(), |column| format!(", `{column}`"));
    let more = match rows {
        0 | 1 => String::new(),
        2 => " (the same in 1 more row)".to_owned(),
        _ => format!(" (the same in {} more rows)", words::grouped(rows - 1)),
    };
    format!("warning: `{position}`{column}: {message}{more}")
}

/// The file in which what is known stands until the table is complete.
fn part_of(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn told(table: &Tabling, out: &Path) -> String {
    let rows = words::counted(table.rows().len() as u64, "row");
    format!("{rows} of {} in {}.", words::positions(table.positions()), out.display())
}

/// Tells how many positions have been looked at.
fn tell(note: &Note, table: &Tabling) {
    let (done, all) = table.progress();
    let rows = words::counted(table.rows().len() as u64, "row");
    if table.has_regions() {
        let positions = words::positions(table.positions());
        return note.set(format!("{} % done, {positions}, {rows}", 100 * done / all.max(1)));
    }
    let done = words::grouped(done);
    if !table.has_walks() {
        return note.set(format!("{done} of {}, {rows}", words::positions(all)));
    }
    let best = table.best().map_or(String::new(), |row| {
        let cell = |column| table.rows().cell(row, column).text();
        let cells: Vec<String> = (0..table.columns().count()).map(cell).collect();
        let position = shortened(table.rows().position(row).to_owned());
        format!(", the best so far is {position}: {}", cells.join(", "))
    });
    note.set(format!("{done} of {}{best}", words::counted(all, "walk")));
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_desk::table::NAMED_COLUMNS;

    #[test]
    fn the_help_names_all_names() {
        for name in NAMED_COLUMNS {
            assert!(EXAMPLES.contains(name.name), "{}", name.name);
        }
    }
}
