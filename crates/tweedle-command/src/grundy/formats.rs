//! Grundy values for other programs: in which format, and CSV and JSON.

use crate::arguments::ending;
use crate::streams::write_json;
use crate::without::Part;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use tweedle_desk::{About, Answer, Reply};
use tweedle_heaps::Sequence;

/// How values are written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A table to look at, in rows of the period
    Table,
    /// Lines `heap,value`
    Csv,
    /// One object, as `--json` prints it
    Json,
    /// Columns `heap` and `value`; needs --out
    Parquet,
    /// The compact file that --resume goes on with; needs --out
    Values,
}

impl Format {
    /// The format that the name of a file says.
    ///
    /// # Errors
    /// A sentence, if it says none that is known.
    pub(super) fn of(path: Option<&Path>) -> Result<Format, String> {
        let Some(path) = path else { return Ok(Format::Table) };
        let known = ["csv", "json", "parquet", "txt", "tgv", "values"];
        Ok(match ending(path, &known)? {
            Some("csv") => Format::Csv,
            Some("json") => Format::Json,
            Some("parquet") => Format::Parquet,
            Some("txt") => Format::Table,
            _ => Format::Values,
        })
    }

    /// The reason why the format does not go with the other arguments; `is_kept` is true if there is a file, and
    /// `is_json` if the answer is JSON.
    pub(super) fn why_not(self, is_kept: bool, is_json: bool) -> Option<String> {
        if let Some(message) = Part::Parquet.missing().filter(|_| self == Format::Parquet) {
            return Some(message);
        }
        let message = match self {
            _ if is_kept => return None,
            Format::Parquet | Format::Values => "This format needs a file: say `--out FILE`.",
            Format::Csv if is_json => "`--json` and `--format csv` exclude each other.",
            _ => return None,
        };
        Some(message.to_owned())
    }
}

/// The first line of a table of heaps and values.
const HEADER: &str = "heap,value";

/// Lines of heap and value.
pub(super) fn csv(sequence: &Sequence, to: u64, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADER}")?;
    let mut values = (0..).zip(sequence.values(0..=to));
    values.try_for_each(|(heap, value): (u64, u64)| writeln!(out, "{heap},{value}"))
}

/// True if a file is a table that [`csv`] has written to its end: it begins as that does, and its last line is that
/// of the last heap.
pub(super) fn is_whole_csv(path: &Path, to: u64) -> bool {
    // Two numbers of 64 bits fit.
    const LINE: u64 = 64;
    let read = || -> io::Result<bool> {
        let mut file = File::open(path)?;
        let mut first = [0; HEADER.len() + 1];
        file.read_exact(&mut first)?;
        let length = file.metadata()?.len();
        file.seek(SeekFrom::Start(length.saturating_sub(LINE)))?;
        let mut end = String::new();
        file.take(LINE).read_to_string(&mut end)?;
        let last = end.strip_suffix('\n').and_then(|lines| lines.rsplit('\n').next());
        let heap = last.and_then(|line| line.split_once(',')).map(|(heap, _)| heap);
        Ok(first.starts_with(HEADER.as_bytes()) && heap == Some(to.to_string().as_str()))
    };
    read().unwrap_or(false)
}

/// One object, as `--json` prints it.
pub(super) fn json(text: &str, answer: &Answer, out: &mut impl Write) -> io::Result<()> {
    write_json(out, &Reply::new(About::Input(Some(text)), Ok(answer)))
}
