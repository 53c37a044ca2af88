//! Grundy values as a table in Parquet.

use std::io::Write;
use tweedle_heaps::Sequence;

/// A table of two columns, in groups of rows.
#[cfg(feature = "parquet")]
pub(super) fn write(
    sequence: &Sequence,
    to: u64,
    out: &mut (impl Write + Send),
) -> anyhow::Result<()> {
    use parquet::data_type::Int64Type;
    use parquet::file::properties::WriterProperties;
    use parquet::file::writer::SerializedFileWriter;
    use parquet::schema::parser::parse_message_type;
    use std::sync::Arc;

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

/// There is none: [`Format::why_not`](super::formats::Format::why_not) has said so.
#[cfg(not(feature = "parquet"))]
pub(super) fn write(_: &Sequence, _: u64, _: &mut (impl Write + Send)) -> anyhow::Result<()> {
    anyhow::bail!(crate::without::Part::Parquet.missing().unwrap_or_default())
}
