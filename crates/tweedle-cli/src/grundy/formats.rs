//! Grundy values for other programs: CSV, JSON and Parquet.

use crate::arguments::ending;
use crate::streams::write_json;
use parquet::data_type::Int64Type;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;
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

    /// Why it does not go with the other arguments; `is_kept` is whether there is a file, and `is_json` whether
    /// the answer is JSON.
    pub(super) fn why_not(self, is_kept: bool, is_json: bool) -> Option<String> {
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

/// Whether a file is a table that [`csv`] has written to its end: it begins as that does, and its last line is that of the
/// last heap.
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

/// A table of two columns, in groups of rows.
pub(super) fn parquet(
    sequence: &Sequence,
    to: u64,
    out: &mut (impl Write + Send),
) -> anyhow::Result<()> {
    const ROWS: u64 = 1 << 20;
    let schema = "message grundy {
        required int64 heap (INTEGER(64, false));
        required int64 value (INTEGER(64, false));
    }";
    let schema = Arc::new(parse_message_type(schema)?);
    let properties = Arc::new(WriterProperties::builder().build());
    let mut writer = SerializedFileWriter::new(out, schema, properties)?;
    let mut first = 0;
    while first <= to {
        let last = to.min(first + ROWS - 1);
        let mut group = writer.next_row_group()?;
        let heaps: Vec<i64> = (first..=last).map(|heap| heap as i64).collect();
        let values: Vec<i64> = sequence.values(first..=last).map(|value| value as i64).collect();
        for column in [heaps, values] {
            if let Some(mut to) = group.next_column()? {
                to.typed::<Int64Type>().write_batch(&column, None, None)?;
                to.close()?;
            }
        }
        group.close()?;
        first = last + 1;
    }
    writer.close()?;
    Ok(())
}
