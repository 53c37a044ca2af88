//! `tweedle codes`: the periods of a range of octal codes, or their misère quotients.

use crate::arguments::{ending, make_folder};
use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::{new_table, or_file_error, status};
use crate::streams::to_stderr;
use crate::watch::{Note, Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use tweedle_desk::kept::{Kept, RowSource, Rows, write_sealed};
use tweedle_desk::{
    Answer, Classification, CodeRow, MisereClassification, MisereCodeRow, QuotientLimits,
    RowFormat, Trouble, USUAL_MISERE_HEAPS, USUAL_ORDER, USUAL_STEPS, questions, words,
};
use tweedle_engine::{Control, Stop};
use tweedle_heaps::{Code, CodeRange};
use tweedle_script::say;

/// The examples at the end of `tweedle codes --help`.
const EXAMPLES: &str = "\
The codes are octal and counted as octal numbers with as many digits as the longer one; after
0.777 comes 4.000. Codes with the same values, perhaps a few counters later, are told by their standard
form; its values are computed once for all of them.

Proof is the theorem that proves the period; `observed` is a period that was seen and is not
proved, `open` none. Heaps is the last heap of the standard form that was looked at, and Largest
the largest value up to there.

With --misere the misère quotients are found, heap by heap. A code is `wild` if the quotient of some of its heaps is,
and `tame` if a period of the elements is proved: then that is the quotient of all heaps. End is `proved`, or
the limit that was met: the last heap, the order (also if the quotient seems to need more generators, or larger sums of
equal heaps, than can be worked with), or the steps. Steps are counted, so that each run gives the same rows.

Examples:
  tweedle codes 0.1..0.7
  tweedle codes 0.1..0.77 --misere --steps 10^5 --certificates quotients
  tweedle codes 0.001..4.777 --to 2^20 --out octal.csv --resume";

/// Classify octal codes by their periods
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Codes {
    #[command(flatten)]
    question: Fields<Codes>,
    /// Classify by misère quotients, of the heaps up to 100 if `--to` says nothing else
    #[arg(long)]
    misere: bool,
    /// The largest order of a misère quotient [default: 1000]
    #[arg(long, requires = "misere", value_parser = crate::units::parse_count, value_name = "ORDER")]
    most: Option<u64>,
    /// The largest number of steps for each code in misère play: words whose outcome is found, and pairs of the proof [default: 1000000]
    #[arg(long, requires = "misere", value_parser = crate::units::parse_count, value_name = "STEPS")]
    steps: Option<u64>,
    /// Write a certificate of each misère quotient into a folder, which is made if it is not there; `tweedle grundy --check` checks one
    #[arg(long, requires = "misere", value_name = "FOLDER")]
    certificates: Option<PathBuf>,
    /// How to print what is found [default: by the name of the file, or a table]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write each row with a checksum into a file as soon as it is known: `.csv`, or `.json` or `.jsonl`
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Go on after the last row of the file, if there is one
    #[arg(long, requires = "out")]
    resume: bool,
}

/// How rows are written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A table for people
    Table,
    /// Comma-separated values with a line of headings
    Csv,
    /// A JSON object a line
    Json,
}

impl Asks for Codes {
    type Question = questions::Codes;
    const PLACES: &[(&str, &str)] = &[("range", "A..B")];
}

impl Codes {
    /// Classifies the codes and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let is_json = self.format == Some(Format::Json) && self.out.is_none();
        let limits = limits.or_json(is_json);
        let (questions::Codes { range: text, to }, _) = self.question.question()?;
        let input = Some(text.as_str());
        let range = match CodeRange::parse(&text) {
            Ok(range) => range,
            Err(error) => {
                let trouble = Trouble::of_code(error, &text);
                return Ok(limits.fail(&trouble, "range", input)?);
            }
        };
        let format = match self.format() {
            Ok(format) => format,
            Err(message) => return Ok(limits.refuse(say::bad_argument(&message))?),
        };
        if limits.json && self.out.is_none() && format == Some(RowFormat::Csv) {
            return Ok(limits.refuse(say::json_and_csv())?);
        }
        let kept = format.unwrap_or(RowFormat::Csv);
        let control = limits.control();
        if self.most == Some(0) {
            return Ok(limits.refuse(say::quotient_without_elements())?);
        }
        if self.misere {
            let limits_of_each = QuotientLimits {
                to: if self.question.has("to") { to } else { USUAL_MISERE_HEAPS },
                most: self
                    .most
                    .map_or(USUAL_ORDER, |most| usize::try_from(most).unwrap_or(usize::MAX)),
                steps: self.steps.unwrap_or(USUAL_STEPS),
            };
            let mut codes = MisereClassification::new(range, limits_of_each, kept, &control);
            if let Some(folder) = &self.certificates {
                make_folder(folder)?;
                codes = codes.with_certificates(folder);
            }
            return self.classify(codes, &text, format, limits);
        }
        self.classify(Classification::new(range, to, kept, &control), &text, format, limits)
    }

    /// Classifies the codes, prints the rows or keeps them, and returns the exit status.
    fn classify<C: Classifies>(
        &self,
        mut codes: C,
        text: &str,
        format: Option<RowFormat>,
        limits: Limits,
    ) -> anyhow::Result<u8> {
        let Some(path) = &self.out else {
            return print(&mut codes, text, format, limits);
        };
        if format.is_none() {
            anyhow::bail!("A table is not written row by row; use `--format csv` or `json`");
        }
        let control = codes.control().clone();
        let mut kept = Kept::new(Rows::new(codes, path));
        kept.open(self.resume)?;
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let note = watch.note();
        let done = watch.run(&control, || Ok(kept.run(|rows| tell(&note, rows.source()))?));
        if let Err(trouble) = or_file_error(done)? {
            let trouble = trouble.about(text);
            let status = limits.fail(&trouble, "range", Some(text))?;
            to_stderr("The rows of the codes before are written. Go on with `--resume`.");
            return Ok(status);
        }
        Ok(status::GOOD)
    }

    /// The format that was asked for, or that the name of the file says; `None` for a table.
    fn format(&self) -> Result<Option<RowFormat>, String> {
        Ok(match (self.format, &self.out) {
            (Some(Format::Table), _) | (None, None) => None,
            (Some(Format::Csv), _) => Some(RowFormat::Csv),
            (Some(Format::Json), _) => Some(RowFormat::Json),
            (None, Some(path)) => Some(match ending(path, &["csv", "json", "jsonl"])? {
                Some("json" | "jsonl") => RowFormat::Json,
                _ => RowFormat::Csv,
            }),
        })
    }
}

/// A classification of codes, row by row.
trait Classifies: RowSource + Send {
    /// The rows.
    type Row: Clone + Send;

    fn control(&self) -> &Control;
    fn progress(&self) -> (u64, u64, Option<&Code>);
    fn next_row(&mut self) -> Result<Option<Self::Row>, Stop>;
    fn answer(row: Self::Row) -> Answer;
    fn write(
        rows: &[Self::Row],
        format: Option<RowFormat>,
        out: &mut Vec<u8>,
    ) -> anyhow::Result<()>;
}

impl Classifies for Classification {
    type Row = CodeRow;

    fn control(&self) -> &Control {
        self.control()
    }

    fn progress(&self) -> (u64, u64, Option<&Code>) {
        self.progress()
    }

    fn next_row(&mut self) -> Result<Option<CodeRow>, Stop> {
        self.next_row()
    }

    fn answer(row: CodeRow) -> Answer {
        Answer::Code(row)
    }

    fn write(rows: &[CodeRow], format: Option<RowFormat>, out: &mut Vec<u8>) -> anyhow::Result<()> {
        write_rows(rows, format, false, out)
    }
}

impl Classifies for MisereClassification {
    type Row = MisereCodeRow;

    fn control(&self) -> &Control {
        self.control()
    }

    fn progress(&self) -> (u64, u64, Option<&Code>) {
        self.progress()
    }

    fn next_row(&mut self) -> Result<Option<MisereCodeRow>, Stop> {
        self.next_row()
    }

    fn answer(row: MisereCodeRow) -> Answer {
        Answer::MisereCode(row)
    }

    fn write(
        rows: &[MisereCodeRow],
        format: Option<RowFormat>,
        out: &mut Vec<u8>,
    ) -> anyhow::Result<()> {
        if let Some(format) = format {
            out.write_all(MisereCodeRow::headings(format).as_bytes())?;
            for row in rows {
                out.write_all(row.text(format).as_bytes())?;
            }
            return Ok(());
        }
        let mut table = new_table(io::stdout().is_terminal());
        table.set_header([
            "Code",
            "Name",
            "Class",
            "Order",
            "P",
            "Last change",
            "Period",
            "Preperiod",
            "Heaps",
            "End",
        ]);
        for row in rows {
            let name = row.start.name.clone().unwrap_or_default();
            table.add_row([row.start.code.clone(), name].into_iter().chain(row.rest()));
        }
        Ok(writeln!(out, "{table}")?)
    }
}

/// Classifies the codes and prints them to the standard output.
fn print<C: Classifies>(
    codes: &mut C,
    text: &str,
    format: Option<RowFormat>,
    limits: Limits,
) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let (note, control) = (watch.note(), codes.control().clone());
    let mut rows: Vec<C::Row> = Vec::new();
    let done = watch.run(&control, || {
        loop {
            tell(&note, codes);
            let Some(row) = codes.next_row()? else { return Ok(()) };
            rows.push(row);
        }
    });
    let input = Some(text);
    if limits.json {
        for row in rows {
            limits.tell(input, row, C::answer, |_, _| Ok(()))?;
        }
    } else {
        let mut text = Vec::new();
        C::write(&rows, format, &mut text)?;
        let mut out = io::stdout().lock();
        out.write_all(&text)?;
        out.flush()?;
    }
    match done {
        Ok(()) => Ok(status::GOOD),
        Err(trouble) => Ok(limits.fail(&trouble.about(text), "range", input)?),
    }
}

/// Tells how many codes are done, and which is next.
fn tell<C: Classifies>(note: &Note, codes: &C) {
    if let (done, of, Some(code)) = codes.progress() {
        let (done, of) = (words::grouped(done), words::grouped(of));
        note.set(format!("{done} of {of} codes done, now {code}"));
    }
}

/// Writes all rows; with checksums as a file has them, if that is wanted. Without a format they are a table for people.
pub(crate) fn write_rows(
    rows: &[CodeRow],
    format: Option<RowFormat>,
    is_sealed: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if let Some(format) = format {
        let rows = rows.iter().map(|row| row.text(format));
        if is_sealed {
            write_sealed(format.headings(), rows, out)?;
        } else {
            out.write_all(format.headings().as_bytes())?;
            for row in rows {
                out.write_all(row.as_bytes())?;
            }
        }
        return Ok(());
    }
    let mut table = new_table(io::stdout().is_terminal() && !is_sealed);
    table.set_header([
        "Code",
        "Name",
        "Standard form",
        "Period",
        "Preperiod",
        "Saltus",
        "Proof",
        "Largest",
        "Heaps",
    ]);
    for row in rows {
        let [standard, shift, rest @ ..] = row.rest();
        let form = match (standard == row.start.code, &*shift) {
            (true, _) => "-".to_owned(),
            (false, "0") => standard,
            (false, shift) => format!("{standard} shifted by {shift}"),
        };
        let name = row.start.name.clone().unwrap_or_default();
        table.add_row([row.start.code.clone(), name, form].into_iter().chain(rest));
    }
    writeln!(out, "{table}")?;
    Ok(())
}
