//! `tweedle entails`: the values of the heaps of Top Entails, and which of them are loony.

use crate::arguments::ending;
use crate::fields::{Asks, Fields};
use crate::kept_values::{finish, say_computed};
use crate::limits::Limits;
use crate::report::{or_file_error, status};
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::PathBuf;
use tweedle_desk::kept::{Kept, Values};
use tweedle_desk::{Answer, EntailingSequence, EntailingSets, Trouble, questions, words};
use tweedle_heaps::TopEntails;
use tweedle_script::say;

/// The examples at the end of `tweedle entails --help`.
const EXAMPLES: &str = "\
Top Entails: split a heap into two, or take one counter, which obliges the opponent to answer in
what is left of that heap. A value is a nimber, or the moon \u{263e} of a loony heap: the player who moves
first wins it, whatever stands beside.

Examples:
  tweedle entails --to 60
  tweedle entails --to 7 --sets 7
  tweedle entails --to 1000000 --out entails.values --resume";

/// Values of the heaps of Top Entails, and which of them are loony
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Entails {
    #[command(flatten)]
    question: Fields<Entails>,
    /// How to print the values [default: by the name of the file, or a table if there are few]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Keep the values in a file, also while they are computed: `.values` or `.tgv` (the compact file), `.csv` or
    /// `.txt` (a table)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    resume: bool,
}

/// How values are written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A table to look at
    Table,
    /// Lines `heap,value`, the moon being `moon`
    Csv,
    /// The compact file that --resume goes on with; needs --out
    Values,
}

/// The number of heaps whose values are printed if no format is asked for.
const SHORT: u64 = 1_000;
/// Values in a row of the table.
const ROW: u64 = 20;

impl Asks for Entails {
    type Question = questions::TopEntails;
}

impl Entails {
    /// Computes what the arguments ask for and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let (questions::TopEntails { to, sets }, _) = self.question.question()?;
        if self.format == Some(Format::Values) && self.out.is_none() {
            return Ok(limits.refuse(say::format_needs_file())?);
        }
        let format = match self.format() {
            Ok(format) => format,
            Err(message) => return Ok(limits.refuse(say::bad_argument(&message))?),
        };
        if limits.json && self.out.is_none() && format.is_some() {
            return Ok(limits.refuse(say::json_and_format())?);
        }
        let as_values = format == Some(Format::Values);
        let mut kept =
            Kept::new(Values::new(TopEntails::new(&control), to, self.out.as_deref(), as_values));
        watch.set_goal(to.saturating_add(1));
        let done = watch.run(&control, || {
            kept.open(self.resume)?;
            kept.run(|_| {})?;
            let heaps = kept.result_mut().heaps_mut();
            Ok(sets.map(|heap| EntailingSets::of(heaps, heap)).transpose()?.flatten())
        });
        let values = kept.result();
        let heaps = values.heaps();
        let sets = match or_file_error(done)? {
            Ok(sets) => sets,
            Err(trouble) => {
                let status = limits.fail(&trouble, "arguments", None)?;
                say_computed(heaps.computed(), values);
                return Ok(status);
            }
        };
        let write = |format: Format, out: &mut dyn Write| match format {
            Format::Csv => csv(heaps, to, out),
            Format::Table | Format::Values => table(heaps, to, out),
        };
        if let Some(format) = format {
            finish(values, self.out.as_deref(), |out| Ok(write(format, out)?))?;
        }
        let is_kept = self.out.is_some();
        // The values are a list in JSON only.
        let with_values = limits.json && !is_kept;
        let answer = match EntailingSequence::of(heaps, to, sets, with_values, &control) {
            Ok(answer) => answer,
            Err(stop) => return Ok(limits.fail(&Trouble::from(stop), "arguments", None)?),
        };
        limits.tell(None, answer, Answer::TopEntails, |answer, out| {
            match format {
                Some(format) if !is_kept => write(format, out)?,
                None if to < SHORT => write(Format::Table, out)?,
                _ => {}
            }
            if format != Some(Format::Csv) || is_kept {
                summary(answer, out)?;
            }
            answer.sets.as_ref().map_or(Ok(()), |sets| write_sets(sets, out))
        })?;
        Ok(status::GOOD)
    }

    /// The format that was asked for, or that the name of the file says.
    fn format(&self) -> Result<Option<Format>, String> {
        let (None, Some(path)) = (self.format, &self.out) else { return Ok(self.format) };
        Ok(Some(match ending(path, &["csv", "txt", "values", "tgv"])? {
            Some("csv") => Format::Csv,
            Some("txt") => Format::Table,
            _ => Format::Values,
        }))
    }
}

fn csv(heaps: &TopEntails, to: u64, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "heap,value")?;
    let mut values = (0_u64..).zip(heaps.values(0..=to));
    values.try_for_each(|(heap, value)| match value.nimber() {
        Some(nimber) => writeln!(out, "{heap},{nimber}"),
        None => writeln!(out, "{heap},moon"),
    })
}

fn table(heaps: &TopEntails, to: u64, out: &mut dyn Write) -> io::Result<()> {
    let width = heaps.largest(to).map_or(1, |(most, _)| most.to_string().len());
    let label = to.to_string().len();
    for first in (0..=to).step_by(ROW as usize) {
        write!(out, "{first:>label$}:")?;
        let last = to.min(first + ROW - 1);
        heaps.values(first..=last).try_for_each(|value| write!(out, " {value:>width$}"))?;
        writeln!(out)?;
    }
    Ok(())
}

fn summary(answer: &EntailingSequence, out: &mut dyn Write) -> io::Result<()> {
    let loony: Vec<String> = answer.loony.iter().map(u64::to_string).collect();
    let loony = if loony.is_empty() { "none".to_owned() } else { loony.join(", ") };
    writeln!(out, "Loony heaps up to {}: {loony}.", words::grouped(answer.to))?;
    if let (Some(most), Some(first)) = (answer.greatest, answer.greatest_at) {
        writeln!(out, "Greatest nimber {}, first at heap {}.", most.0, words::grouped(first))?;
    }
    Ok(())
}

/// Writes the sets from which the value of one heap comes.
fn write_sets(sets: &EntailingSets, out: &mut dyn Write) -> io::Result<()> {
    let EntailingSets { heap, nimber, immediate, protected } = sets;
    writeln!(out, "Heap {heap}, worth {}:", nimber.0)?;
    writeln!(out, "  immediate nimbers, those of its splits:   {immediate}")?;
    writeln!(out, "  protected nimbers, where no answer wins:  {protected}")
}
