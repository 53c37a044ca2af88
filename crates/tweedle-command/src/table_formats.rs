//! The forms in which tables are written.

use crate::arguments::{ending, may_write};
use crate::report::new_table;
use crate::table_sqlite as sqlite;
use crate::without::Part;
use serde::Serializer as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tweedle_desk::kept::write_with;
#[cfg(feature = "parquet")]
use tweedle_desk::table::Columns;
use tweedle_desk::table::{Cell, Tabling};
use tweedle_desk::{CellOf, RowFormat, Trouble, words};
use tweedle_script::{Sentence, say};

/// How a table is written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A table for people
    Table,
    /// Comma-separated values with a line of headings
    Csv,
    /// A JSON object a line
    Json,
    /// A table of LaTeX, for the package `booktabs`
    Latex,
    /// Parquet: each column as text, and as numbers where it has some
    Parquet,
    /// A stream of Arrow, with the columns that Parquet has
    Arrow,
    /// A file of `SQLite`, with a table `positions`
    Sqlite,
}

/// Where a table is written, and how.
#[derive(clap::Args, Debug)]
pub(crate) struct Destination {
    /// How the table is written [default: by the name of the file, or for people]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write into a file: `.csv`, `.json` or `.jsonl`, `.tex`, `.parquet`, `.arrows`, `.sqlite`
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Overwrite the file if it is there
    #[arg(long, requires = "out")]
    force: bool,
}

impl Destination {
    /// The format in which a table goes to the standard output or into a file: the one that was asked for, or that the name of the
    /// file says; for people if there is none.
    ///
    /// # Errors
    /// [`Trouble`] about a name that says no format, and a form that cannot be written there; a file that is in the way.
    pub(crate) fn format(&self) -> anyhow::Result<Format> {
        let out = self.out.as_deref();
        let refused = |message: String| Trouble::mistake(say::bad_argument(&message));
        let format = format_of(self.format, out).map_err(refused)?;
        if let Some(message) = format.why_not(out.is_some()) {
            return Err(refused(message).into());
        }
        may_write(out, self.force, "")?;
        Ok(format)
    }
}

fn format_of(format: Option<Format>, out: Option<&Path>) -> Result<Format, String> {
    let endings = ["csv", "json", "jsonl", "tex", "parquet", "arrows", "sqlite", "txt"];
    Ok(match (format, out) {
        (Some(format), _) => format,
        (None, None) => Format::Table,
        (None, Some(path)) => match ending(path, &endings)? {
            Some("json" | "jsonl") => Format::Json,
            Some("tex") => Format::Latex,
            Some("parquet") => Format::Parquet,
            Some("arrows") => Format::Arrow,
            Some("sqlite") => Format::Sqlite,
            Some("csv") => Format::Csv,
            _ => Format::Table,
        },
    })
}

impl Format {
    /// The format of the rows of codes; `None` for people.
    ///
    /// # Errors
    /// The sentence that says that they are not written so.
    pub(crate) fn of_codes(self) -> Result<Option<RowFormat>, Sentence> {
        match self {
            Format::Table => Ok(None),
            Format::Csv => Ok(Some(RowFormat::Csv)),
            Format::Json => Ok(Some(RowFormat::Json)),
            Format::Latex | Format::Parquet | Format::Arrow | Format::Sqlite => {
                Err(say::codes_in_other_format())
            }
        }
    }

    /// A sentence that says why a table cannot be written so; `None` if it can.
    fn why_not(self, is_file: bool) -> Option<String> {
        match self {
            Format::Parquet | Format::Sqlite if !is_file => {
                Some("This format is written into a file: give it by `--out`.".to_owned())
            }
            Format::Parquet | Format::Arrow => Part::Parquet.missing(),
            Format::Sqlite => Part::Sqlite.missing(),
            _ => None,
        }
    }

    /// Writes the table into a file, which is there when all of it is.
    pub(crate) fn write_file(self, table: &Tabling, path: &Path) -> anyhow::Result<()> {
        write_with(path, |out| match self {
            Format::Parquet => write_parquet(table, out),
            Format::Sqlite => sqlite::write(table, out),
            _ => self.write(table, out, false),
        })
    }

    /// Writes the table as text.
    pub(crate) fn write(
        self,
        table: &Tabling,
        out: &mut impl Write,
        is_terminal: bool,
    ) -> anyhow::Result<()> {
        match self {
            Format::Csv => write_csv(table, out)?,
            Format::Json => write_json(table, out)?,
            Format::Latex => write_latex(table, out)?,
            Format::Arrow => write_arrow(table, out)?,
            Format::Table | Format::Parquet | Format::Sqlite => {
                write_text(table, out, is_terminal)?;
            }
        }
        Ok(())
    }
}

/// The headings of all columns.
fn headings(table: &Tabling) -> impl Iterator<Item = &str> {
    std::iter::once("position").chain(table.columns())
}

/// A cell for people: the beginning of a long one, which is whole in all other forms.
pub(crate) fn shortened(cell: String) -> String {
    const LONG: usize = 200;
    const SHOWN: usize = 60;
    if cell.len() <= LONG {
        return cell;
    }
    let shown: String = cell.chars().take(SHOWN).collect();
    format!("{shown}… ({})", words::counted(cell.chars().count() as u64, "character"))
}

fn write_text(table: &Tabling, out: &mut impl Write, is_terminal: bool) -> io::Result<()> {
    let mut shown = new_table(is_terminal);
    shown.set_header(headings(table));
    let rows = table.rows();
    let columns = table.columns().count();
    for row in 0..rows.len() {
        let cells = (0..columns).map(|column| shortened(rows.cell(row, column).text()));
        shown.add_row(std::iter::once(rows.position(row).to_owned()).chain(cells));
    }
    writeln!(out, "{shown}")
}

fn write_csv(table: &Tabling, out: &mut impl Write) -> anyhow::Result<()> {
    let mut csv = csv::Writer::from_writer(out);
    csv.write_record(headings(table))?;
    let rows = table.rows();
    let columns = table.columns().count();
    for row in 0..rows.len() {
        csv.write_field(rows.position(row))?;
        for column in 0..columns {
            csv.write_field(rows.cell(row, column).text())?;
        }
        csv.write_record(None::<&[u8]>)?;
    }
    Ok(csv.flush()?)
}

fn write_json(table: &Tabling, out: &mut impl Write) -> anyhow::Result<()> {
    let rows = table.rows();
    let names: Vec<&str> = table.columns().collect();
    for row in 0..rows.len() {
        let position = ("position", CellOf::Text(rows.position(row).to_owned()));
        let cells = names.iter().enumerate();
        let cells = cells.map(|(column, name)| (*name, CellOf::from(rows.cell(row, column))));
        // In the order of the columns.
        serde_json::Serializer::new(&mut *out)
            .collect_map(std::iter::once(position).chain(cells))?;
        out.write_all(b"\n")?;
    }
    Ok(())
}

/// A table of LaTeX. Values are set as mathematics, positions as they are written.
fn write_latex(table: &Tabling, out: &mut impl Write) -> io::Result<()> {
    let columns = table.columns().count();
    writeln!(out, "\\begin{{tabular}}{{l{}}}", "l".repeat(columns))?;
    writeln!(out, "  \\toprule")?;
    let heads: Vec<String> = headings(table).map(escaped).collect();
    writeln!(out, "  {} \\\\", heads.join(" & "))?;
    writeln!(out, "  \\midrule")?;
    let rows = table.rows();
    for row in 0..rows.len() {
        let mut cells = vec![format!("\\texttt{{{}}}", escaped(rows.position(row)))];
        cells.extend((0..columns).map(|column| match rows.cell(row, column) {
            Cell::Failed | Cell::Nothing => String::new(),
            Cell::Boolean(b) => b.to_string(),
            Cell::Number(x) => format!("${}$", tweedle_draw::latex(&x.to_string())),
            Cell::Game { shown, .. } => format!("${}$", tweedle_draw::latex(shown)),
            Cell::Text(text) => format!("\\texttt{{{}}}", escaped(text)),
        }));
        writeln!(out, "  {} \\\\", cells.join(" & "))?;
    }
    writeln!(out, "  \\bottomrule")?;
    writeln!(out, "\\end{{tabular}}")
}

/// A text with the characters that LaTeX reads otherwise.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '\\' => safe.push_str("\\textbackslash{}"),
            '^' => safe.push_str("\\textasciicircum{}"),
            '~' => safe.push_str("\\textasciitilde{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => safe.extend(['\\', letter]),
            '|' => safe.push_str("\\textbar{}"),
            letter => safe.push(letter),
        }
    }
    safe
}

/// The columns as [`Columns`] has them.
#[cfg(feature = "parquet")]
fn write_parquet(table: &Tabling, out: &mut (impl Write + Send)) -> anyhow::Result<()> {
    use parquet::arrow::ArrowWriter;
    use parquet::file::properties::WriterProperties;

    let columns = Columns::of(table);
    // No two positions are the same.
    let plain = WriterProperties::builder().set_column_dictionary_enabled("position".into(), false);
    let mut writer = ArrowWriter::try_new(out, columns.schema(), Some(plain.build()))?;
    for batch in columns.batches() {
        writer.write(&batch?)?;
    }
    writer.close()?;
    Ok(())
}

/// The columns as [`Columns`] has them.
#[cfg(feature = "parquet")]
fn write_arrow(table: &Tabling, out: &mut impl Write) -> anyhow::Result<()> {
    let columns = Columns::of(table);
    let mut writer = arrow_ipc::writer::StreamWriter::try_new(out, &columns.schema())?;
    for batch in columns.batches() {
        writer.write(&batch?)?;
    }
    Ok(writer.finish()?)
}

/// There is none: [`Format::why_not`] has said so.
#[cfg(not(feature = "parquet"))]
fn write_parquet(_: &Tabling, _: &mut impl Write) -> anyhow::Result<()> {
    anyhow::bail!(Part::Parquet.missing().unwrap_or_default())
}

/// There is none: [`Format::why_not`] has said so.
#[cfg(not(feature = "parquet"))]
fn write_arrow(_: &Tabling, _: &mut impl Write) -> anyhow::Result<()> {
    anyhow::bail!(Part::Parquet.missing().unwrap_or_default())
}
