//! `tweedle sweep`: large questions, cut into shards for many processes and machines.

use crate::codes::{self, Codes};
use crate::family::{Family, write_text as write_family};
use crate::fields::Fields;
use crate::find::Find;
use crate::limits::Limits;
use crate::machine;
use crate::report::{or_file_error, status};
use crate::streams::{read_input, to_stderr};
use crate::table::{Table, warn};
use crate::table_formats::{Destination, Format};
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use tweedle_desk::sweep::{Begun, Folder, Merged, Plan};
use tweedle_desk::{Answer, Desk, Question, Request, SweepOf, Trouble, kept, words};
use tweedle_engine::Control;
use tweedle_script::say;

/// The examples at the end of `tweedle sweep --help`.
const EXAMPLES: &str = "\
A table is cut into its positions, codes into codes, a family into its members, and a file of questions into questions. Each shard is a
file of the folder, which has the same bytes on each machine, and is written whole or not at all. `merge` writes what one
process would have written.

Examples:
  tweedle sweep plan DIR --shards 64 table game.grid.Clobber --rows 3 --cols 4 --columns value
  tweedle sweep run DIR                            all shards that no other process has
  tweedle sweep run DIR --shard 3/10               the third tenth of them, as of a job of an array
  tweedle sweep status DIR
  tweedle sweep merge DIR --out clobber.parquet
  tweedle sweep plan OCTAL --shards 100 codes 0.001..0.777 --to 10000";

/// Cut a large question into shards for many processes and machines, and put them together again
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Sweep {
    #[command(subcommand)]
    act: Act,
}

/// What is done with a sweep.
#[derive(clap::Subcommand, Debug)]
enum Act {
    /// Begin a sweep: say what is computed, and cut it
    Plan(Begin),
    /// Compute shards that are not there, those that no other process computes
    Run(Run),
    /// Tell which shards are there
    Status(Status),
    /// Put all shards together
    Merge(Merge),
}

/// What is computed, and into how many shards it is cut.
#[derive(clap::Args, Debug)]
struct Begin {
    /// The folder of the sweep; it is made if it is not there
    folder: PathBuf,
    /// The number of shards: of such a size that each takes minutes
    #[arg(long, value_name = "N")]
    shards: u64,
    #[command(subcommand)]
    question: What,
}

/// What is computed.
#[derive(clap::Subcommand, Debug)]
enum What {
    /// A table, as of `tweedle table`, cut into its positions
    Table(Fields<Table>),
    /// The positions that `tweedle find` looks for, cut into those that it looks at
    Find(Find),
    /// The periods of codes, as of `tweedle codes`
    Codes(Fields<Codes>),
    /// The values along a family, as of `tweedle family`, cut into its members
    Family(Family),
    /// Questions, one a line as `tweedle batch` reads them
    Questions(Questions),
}

/// A file of questions.
#[derive(clap::Args, Debug)]
struct Questions {
    /// The file, or `-` for the standard input
    file: String,
}

/// The shards that are computed.
#[derive(clap::Args, Debug)]
struct Run {
    /// The folder of the sweep
    folder: PathBuf,
    /// These shards alone: `7`, or `1..20`, or `3/10` for the third of ten equal parts of them
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,
}

/// The sweep that is looked at.
#[derive(clap::Args, Debug)]
struct Status {
    /// The folder of the sweep
    folder: PathBuf,
    /// Read all of each shard, and not only its beginning
    #[arg(long)]
    check: bool,
}

/// The sweep that is put together.
#[derive(clap::Args, Debug)]
struct Merge {
    /// The folder of the sweep
    folder: PathBuf,
    #[command(flatten)]
    to: Destination,
}

impl Sweep {
    /// Does what is asked for and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        match &self.act {
            Act::Plan(begin) => begin.run(limits),
            Act::Run(run) => run.run(limits),
            Act::Status(status) => {
                let folder = Folder::open(&status.folder)?;
                tell(limits, &folder, status.check)
            }
            Act::Merge(merge) => merge.run(limits),
        }
    }
}

impl What {
    /// The questions.
    fn questions(&self) -> anyhow::Result<Vec<Question>> {
        Ok(match self {
            What::Table(fields) => vec![Table::asked(fields)?.into()],
            What::Find(find) => vec![find.question()?.into()],
            What::Codes(fields) => vec![fields.question()?.0.into()],
            What::Family(family) => vec![family.question()?.into()],
            What::Questions(Questions { file }) => {
                let text = if file == "-" {
                    read_input(file)?.into_owned()
                } else {
                    let text = kept::read_text(Path::new(file));
                    text.map_err(|error| Trouble::unreadable(file, error))?
                };
                let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
                let read = |(place, line): (usize, &str)| match Request::read(line.as_bytes()).1 {
                    Ok(Request { session: None, question }) => Ok(question),
                    Ok(_) => Err(Trouble::mistake(say::session_in_sweep(place + 1))),
                    Err(error) => Err(error.trouble.within(&format!("{file}, line {}", place + 1))),
                };
                lines.map(read).collect::<Result<_, Trouble>>()?
            }
        })
    }
}

impl Begin {
    fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let questions = self.question.questions()?;
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let begun = watch.run(&control, || {
            let plan = Plan::new(&mut desk, questions, self.shards)?;
            Folder::begin(&self.folder, plan)
        });
        match or_file_error(begun)? {
            Ok(folder) => tell(limits, &folder, false),
            Err(trouble) => Ok(limits.fail(&trouble, "arguments", None)?),
        }
    }
}

impl Run {
    fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let folder = Folder::open(&self.folder)?;
        let plan = folder.plan();
        let words = self.shard.as_deref().unwrap_or("1/1");
        let Some(shards) = plan.read_part(words) else {
            return Ok(limits.refuse(say::no_part_of_shards(words, plan.shards()))?);
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let mut elsewhere = 0;
        for shard in shards {
            if folder.has(shard) {
                continue;
            }
            let Some(_claim) = folder.claim(shard)? else {
                elsewhere += 1;
                continue;
            };
            // Another process may have written it before the claim.
            if folder.has(shard) {
                continue;
            }
            watch.note().set(format!("shard {shard} of {}", plan.shards()));
            if let Err(trouble) = or_file_error(compute(&folder, shard, &mut watch, limits))? {
                let code = limits.fail(&trouble, "sweep", None)?;
                to_stderr(&format!("This was in shard {shard}. The shards before it are written."));
                return Ok(code);
            }
        }
        if elsewhere > 0 {
            let shards = words::counted(elsewhere, "shard");
            to_stderr(&format!("Other processes compute {shards} of these now."));
        }
        tell(limits, &folder, false)
    }
}

/// Computes a shard and writes it.
fn compute(folder: &Folder, shard: u64, watch: &mut Watch, limits: Limits) -> Result<(), Trouble> {
    let control = limits.control();
    let begun = Begun::now();
    let text =
        watch.run(&control, || folder.plan().compute(shard, &mut || open(limits, &control)))?;
    let made = begun.made("tweedle sweep run", &machine::name(), control.threads());
    folder.write(shard, &text, &made)
}

/// A desk for a shard.
fn open(limits: Limits, control: &Control) -> Result<Desk, Trouble> {
    limits.desk(control).map_err(|error| match error.downcast::<Trouble>() {
        Ok(trouble) => trouble,
        Err(error) => Trouble::file(say::bad_file(format!("{error:#}."))),
    })
}

impl Merge {
    fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let folder = Folder::open(&self.folder)?;
        let format = self.to.format()?;
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let merged = watch.run(&control, || folder.merge(&mut desk));
        match or_file_error(merged)? {
            Ok(merged) => self.write(limits, &folder, format, &merged),
            Err(trouble) => Ok(limits.fail(&trouble, "sweep", None)?),
        }
    }

    /// Writes the results.
    fn write(
        &self,
        limits: Limits,
        folder: &Folder,
        format: Format,
        merged: &Merged,
    ) -> anyhow::Result<u8> {
        let out = self.to.out.as_deref();
        let is_terminal = out.is_none() && io::stdout().is_terminal();
        let mut text = Vec::new();
        match merged {
            Merged::Table(table) => {
                let (failed, failures) = table.failed();
                warn(failed, failures);
                if let Some(out) = out {
                    format.write_file(table, out)?;
                    return Ok(status::GOOD);
                }
                format.write(table, &mut text, is_terminal)?;
            }
            Merged::Codes(rows) => match format.of_codes() {
                Ok(format) => codes::write_rows(rows, format, out.is_some(), &mut text)?,
                Err(refused) => return Ok(limits.refuse(refused)?),
            },
            Merged::Family(found) => {
                warn(&found.table.failed, found.table.failures);
                if let [Question::Family(question)] = folder.plan().questions() {
                    write_family(found, question, false, &mut text)?;
                }
            }
            Merged::Replies(lines) => {
                for line in lines {
                    writeln!(text, "{line}")?;
                }
            }
        }
        match out {
            Some(out) => kept::write(out, &text)?,
            None => io::stdout().lock().write_all(&text)?,
        }
        Ok(status::GOOD)
    }
}

/// Tells how far a sweep is, and returns the exit status: 0 unless a shard is damaged.
fn tell(limits: Limits, folder: &Folder, is_whole: bool) -> anyhow::Result<u8> {
    let state = folder.state(is_whole);
    let is_damaged = !state.damaged.is_empty();
    limits.tell(None, state, Answer::Sweep, write_state)?;
    Ok(if is_damaged { status::BAD_INPUT } else { status::GOOD })
}

#[expect(clippy::cast_precision_loss, reason = "the rest is an estimate")]
fn write_state(state: &SweepOf, out: &mut dyn Write) -> io::Result<()> {
    let SweepOf { folder, items, shards, done, items_done, missing, damaged, seconds, machines } =
        state;
    writeln!(
        out,
        "{folder}: {} of {} are there, {} of {}.",
        words::grouped(*done),
        words::counted(*shards, "shard"),
        words::grouped(*items_done),
        words::counted(*items, "item")
    )?;
    if !missing.is_empty() && *done > 0 {
        writeln!(out, "Missing: {}.", listed(missing))?;
    }
    if !damaged.is_empty() {
        writeln!(out, "Damaged, to be computed again: {}.", listed(damaged))?;
    }
    if *done > 0 && *seconds > 0.0 {
        let rest = seconds / *items_done as f64 * (items - items_done) as f64;
        let machines = machine::on(machines);
        writeln!(
            out,
            "They took {seconds:.1} s{machines}. The rest may take {rest:.1} s of one process."
        )?;
    }
    Ok(())
}

/// Numbers with commas between them; of many the first ones.
fn listed(numbers: &[u64]) -> String {
    const SHOWN: usize = 10;
    let first: Vec<String> = numbers.iter().take(SHOWN).map(u64::to_string).collect();
    let more = if numbers.len() > SHOWN { ", …" } else { "" };
    first.join(", ") + more
}
