//! `tweedle codes`: the periods of a range of octal codes.

use crate::args::{Codes, Limits};
use crate::report::{code_trouble, new_table, status, stopped};
use crate::say;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use anyhow::Context;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use tweedle::{Control, Stop};
use tweedle_heaps::{Code, CodeRange, Period, Sequence, Theorem};

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

/// What is known of a code.
#[derive(Clone, Serialize)]
struct Row {
    #[serde(flatten)]
    start: RowStart,
    /// The standard form.
    standard: String,
    /// By how many counters its heaps are smaller.
    shift: u64,
    period: Option<u64>,
    preperiod: Option<u64>,
    saltus: Option<u64>,
    proof: &'static str,
    /// `None` if the saltus lets values grow for ever.
    largest: Option<u64>,
    /// The last heap of the standard form that was looked at.
    heaps: u64,
}

/// What begins a row and needs no computation.
#[derive(Clone, Serialize)]
struct RowStart {
    code: String,
    name: Option<&'static str>,
}

impl RowStart {
    fn of(code: &Code) -> RowStart {
        RowStart { code: code.to_string(), name: code.name() }
    }

    /// The beginning of the line.
    fn text(&self, format: Format) -> anyhow::Result<String> {
        Ok(match format {
            Format::Json => serde_json::to_string(self)?.trim_end_matches('}').to_owned() + ",",
            // No code or name has a comma or a quote in it.
            _ => format!("{},{},", self.code, self.name.unwrap_or_default()),
        })
    }
}

/// The headings of comma-separated values.
const HEADINGS: &str = "code,name,standard,shift,period,preperiod,saltus,proof,largest,heaps\n";

/// What the end of a row tells of a period that is not proved, or not even seen.
const UNPROVED: [&str; 2] = ["observed", "open"];

impl Row {
    /// The cells after the first two.
    fn rest(&self) -> [String; 8] {
        let number = |number: Option<u64>| number.map_or(String::new(), |n| n.to_string());
        [
            self.standard.clone(),
            self.shift.to_string(),
            number(self.period),
            number(self.preperiod),
            number(self.saltus),
            self.proof.to_owned(),
            number(self.largest),
            self.heaps.to_string(),
        ]
    }

    /// The line with its end.
    fn text(&self, format: Format) -> anyhow::Result<String> {
        Ok(match format {
            Format::Json => serde_json::to_string(self)? + "\n",
            _ => self.start.text(format)? + &self.rest().join(",") + "\n",
        })
    }
}

/// What is known of a standard form.
struct Class {
    /// Its values, if they show a period.
    sequence: Option<Sequence>,
    largest: u64,
    heaps: u64,
}

/// Classifies codes, each standard form once.
struct Classifier {
    to: u64,
    control: Control,
    classes: HashMap<Code, Class>,
}

impl Classifier {
    fn row(&mut self, code: &Code) -> Result<Row, Stop> {
        let form = code.standard_form();
        if !self.classes.contains_key(&form.code) {
            let class = self.class(&form.code)?;
            self.classes.insert(form.code.clone(), class);
        }
        let Class { sequence, largest, heaps } = &self.classes[&form.code];
        let found = sequence.as_ref().and_then(|sequence| Some((sequence, sequence.period()?)));
        let period = found.map(|(sequence, found)| form.period(found.period, sequence));
        let proof = match found {
            None => UNPROVED[1],
            Some((_, found)) => {
                found.proof.as_ref().map_or(UNPROVED[0], |proof| word(proof.theorem))
            }
        };
        Ok(Row {
            start: RowStart::of(code),
            standard: form.code.to_string(),
            shift: form.shift,
            period: period.map(|period| period.length),
            preperiod: period.map(|period| period.preperiod),
            saltus: period.map(|period| period.saltus),
            proof,
            largest: period.is_none_or(|Period { saltus, .. }| saltus == 0).then_some(*largest),
            heaps: *heaps,
        })
    }

    fn class(&self, form: &Code) -> Result<Class, Stop> {
        let mut sequence = Sequence::new(form, &self.control);
        match sequence.extend_until_periodic(self.to) {
            // Values that are too large to go on end the search, not the classification.
            Ok(_) | Err(Stop::TooLarge(_)) => {}
            Err(stop) => return Err(stop),
        }
        let heaps = sequence.computed() - 1;
        let largest = sequence.values(0..=heaps).max().unwrap_or(0);
        let is_periodic = sequence.period().is_some();
        Ok(Class { sequence: is_periodic.then_some(sequence), largest, heaps })
    }
}

/// A theorem in a word or two.
fn word(theorem: Theorem) -> &'static str {
    match theorem {
        Theorem::Taking => "taking",
        Theorem::Breaking { .. } | Theorem::BreakingUnequally => "Guy-Smith",
        Theorem::SparseSpace { .. } => "sparse space",
        Theorem::AllBut => "all-but",
    }
}

/// Classifies the codes and returns the exit status.
pub(crate) fn run(args: &Codes, limits: Limits) -> anyhow::Result<u8> {
    let range = match CodeRange::parse(&args.range) {
        Ok(range) => range,
        Err(error) => {
            let trouble = code_trouble(&args.range, &error);
            trouble.show("range", &args.range);
            return Ok(trouble.status);
        }
    };
    let format = args.format.unwrap_or_else(|| usual_format(args.out.as_deref()));
    let mut file = match &args.out {
        Some(_) if format == Format::Table => {
            anyhow::bail!("a table is not written row by row; use `--format csv` or `json`");
        }
        Some(path) if args.resume && path.exists() => {
            let (file, done) = go_on(path, &range, args.to, format)
                .with_context(|| format!("cannot go on with {}", path.display()))?;
            Some((file, done))
        }
        Some(path) => {
            let mut file = File::create_new(path).with_context(|| {
                let advice = if path.exists() { "; go on with it by `--resume`" } else { "" };
                format!("cannot begin {}{advice}", path.display())
            })?;
            file.write_all(headings(format).as_bytes())?;
            Some((file, 0))
        }
        None => None,
    };
    let done = file.as_ref().map_or(0, |(_, done)| *done);

    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let note = watch.note();
    let control = limits.control();
    let mut rows: Vec<Row> = Vec::new();
    let mut written = Ok(());
    let result = watch.run(&control, || {
        let classes = HashMap::new();
        let mut classifier = Classifier { to: args.to, control: control.clone(), classes };
        for (i, code) in (0..range.count()).zip(range.codes()).skip(done) {
            let of = units::grouped(range.count());
            note.set(format!("{} of {of} codes done, now {code}", units::grouped(i)));
            control.check().map_err(stopped)?;
            let row = classifier.row(&code).map_err(stopped)?;
            match &mut file {
                Some((file, _)) => {
                    written = row.text(format).and_then(|line| {
                        file.write_all(line.as_bytes())?;
                        Ok(file.flush()?)
                    });
                    if written.is_err() {
                        break;
                    }
                }
                None => rows.push(row),
            }
        }
        Ok(())
    });
    written?;
    if file.is_none() {
        write_rows(&rows, format)?;
    }
    if let Err(trouble) = result {
        trouble.show("range", &args.range);
        if file.is_some() {
            say("The rows of the codes before are written. Go on with `--resume`.");
        }
        return Ok(trouble.status);
    }
    Ok(status::GOOD)
}

/// The format of a file by its name, or of what goes to the standard output.
fn usual_format(out: Option<&Path>) -> Format {
    match out {
        None => Format::Table,
        Some(path) if path.extension().is_some_and(|end| end == "json" || end == "jsonl") => {
            Format::Json
        }
        Some(_) => Format::Csv,
    }
}

fn headings(format: Format) -> &'static str {
    if format == Format::Csv { HEADINGS } else { "" }
}

/// Writes all rows to the standard output.
fn write_rows(rows: &[Row], format: Format) -> anyhow::Result<()> {
    let stdout = io::stdout();
    let is_terminal = stdout.is_terminal();
    let mut out = stdout.lock();
    if format == Format::Table {
        let mut table = new_table(is_terminal);
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
            let name = row.start.name.unwrap_or_default().to_owned();
            table.add_row([row.start.code.clone(), name, form].into_iter().chain(rest));
        }
        writeln!(out, "{table}")?;
    } else {
        out.write_all(headings(format).as_bytes())?;
        for row in rows {
            out.write_all(row.text(format)?.as_bytes())?;
        }
    }
    Ok(out.flush()?)
}

/// What of a row depends on `--to`.
#[derive(Deserialize)]
struct RowEnd {
    proof: String,
    largest: Option<u64>,
    heaps: u64,
}

impl RowEnd {
    fn read(line: &str, format: Format) -> Option<RowEnd> {
        if format == Format::Json {
            return serde_json::from_str(line).ok();
        }
        let mut cells = line.rsplit(',');
        let heaps = cells.next()?.parse().ok()?;
        let largest = cells.next()?;
        let largest = if largest.is_empty() { None } else { Some(largest.parse().ok()?) };
        Some(RowEnd { proof: cells.next()?.to_owned(), largest, heaps })
    }

    /// Whether it may be the end of a row when heaps up to `to` are looked at.
    fn agrees(&self, to: u64) -> bool {
        let is_proved = !UNPROVED.contains(&self.proof.as_str());
        let is_beyond = self.largest == Some(u64::from(u16::MAX));
        self.heaps == to || self.heaps < to && (is_proved || is_beyond)
    }
}

/// Opens the file of an earlier run behind its last complete row, and tells how many rows there are.
/// What comes after them is cut off.
fn go_on(path: &Path, range: &CodeRange, to: u64, format: Format) -> anyhow::Result<(File, usize)> {
    let mut file = OpenOptions::new().read(true).append(true).open(path)?;
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    let complete = text.rfind('\n').map_or("", |end| &text[..=end]);
    if complete.is_empty() {
        let first = range.codes().next().map(|code| RowStart::of(&code).text(format));
        let expected = headings(format).to_owned() + &first.unwrap_or(Ok(String::new()))?;
        let is_ours = expected.starts_with(&text) || text.starts_with(&expected);
        anyhow::ensure!(is_ours, "it is not a file of this command");
        file.set_len(0)?;
        file.write_all(headings(format).as_bytes())?;
        return Ok((file, 0));
    }
    let Some(lines) = complete.strip_prefix(headings(format)) else {
        anyhow::bail!("its first line is not `{}`", headings(format).trim_end());
    };
    let mut codes = range.codes();
    let mut done = 0;
    let first_row = 1 + usize::from(!headings(format).is_empty());
    for line in lines.lines() {
        let number = first_row + done;
        let Some(code) = codes.next() else {
            anyhow::bail!("line {number} is beyond the last code of {range}");
        };
        let start = RowStart::of(&code).text(format)?;
        anyhow::ensure!(line.starts_with(&start), "line {number} is not about {code}");
        let is_row = RowEnd::read(line, format).is_some_and(|end| end.agrees(to));
        anyhow::ensure!(is_row, "line {number} is not of a run with `--to {to}`");
        done += 1;
    }
    file.set_len(complete.len() as u64)?;
    Ok((file, done))
}
