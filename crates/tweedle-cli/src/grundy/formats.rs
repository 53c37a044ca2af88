//! Grundy values for other programs: CSV, JSON and Parquet.

use crate::arguments::ending;
use crate::streams::write_json;
use parquet::data_type::Int64Type;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use tweedle_heaps::Sequence;

/// How values are written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A table to look at, in rows of the period
    Table,
    /// Lines `heap,value`
    Csv,
    /// One object
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

    /// Why it does not go with the other arguments; `is_kept` is whether there is a file.
    pub(super) fn why_not(self, is_kept: bool) -> Option<&'static str> {
        let is_binary = matches!(self, Format::Parquet | Format::Values);
        (is_binary && !is_kept).then_some("this format needs a file: say `--out FILE`")
    }
}

/// Lines of heap and value.
pub(super) fn csv(sequence: &Sequence, to: u64, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "heap,value")?;
    let mut values = (0..).zip(sequence.values(0..=to));
    values.try_for_each(|(heap, value): (u64, u64)| writeln!(out, "{heap},{value}"))
}

/// The sequence as an object.
#[derive(Serialize)]
struct Answer {
    code: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'static str>,
    standard_form: String,
    shift: u64,
    /// How many heaps were computed.
    computed: u64,
    period: Option<PeriodAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    evidence: Option<EvidenceAnswer>,
    values: Vec<u64>,
}

#[derive(Serialize)]
struct PeriodAnswer {
    length: u64,
    preperiod: u64,
    saltus: u64,
    observed: u64,
    /// The theorem that proves it; `null` if it was only observed.
    proof: Option<String>,
    bound: Option<u64>,
}

#[derive(Serialize)]
struct EvidenceAnswer {
    counts: Vec<u64>,
    greatest_at: u64,
    mask: Option<u64>,
    by_position: Option<bool>,
    rare: Option<u64>,
    last_rare: Option<u64>,
    rare_values: Option<Vec<(u64, u64)>>,
}

/// One object.
pub(super) fn json(
    sequence: &Sequence,
    to: u64,
    evidence: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let code = sequence.code();
    let standard = code.standard_form();
    let period = sequence.period().map(|found| PeriodAnswer {
        length: found.period.length,
        preperiod: found.period.preperiod,
        saltus: found.period.saltus,
        observed: found.observed,
        proof: found.proof.as_ref().map(|proof| proof.theorem.to_string()),
        bound: found.proof.as_ref().map(|proof| proof.bound),
    });
    let evidence = evidence.then(|| {
        let evidence = sequence.evidence();
        let split = evidence.split.as_ref();
        EvidenceAnswer {
            greatest_at: evidence.greatest_at,
            mask: split.map(|split| split.mask),
            by_position: split.map(|split| split.by_position),
            rare: split.map(|split| split.rare),
            last_rare: split.map(|split| split.last_rare),
            rare_values: split.map(|split| split.rare_values.clone()),
            counts: evidence.counts,
        }
    });
    let answer = Answer {
        code: code.to_string(),
        name: code.name(),
        standard_form: standard.code.to_string(),
        shift: standard.shift,
        computed: sequence.computed(),
        period,
        evidence,
        values: sequence.values(0..=to).collect(),
    };
    write_json(out, &answer)
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
