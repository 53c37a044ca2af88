//! Rows of which each is appended as soon as it is known, with its checksum.

use super::error::KeptError;
use super::files::{cannot, open};
use super::keep::Keep;
use super::lines::Line;
use super::seal;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tweedle_engine::Stop;

/// Rows in a certain order, and how they look in a file. It stands before one of them, the next.
pub trait RowSource {
    /// The line before all rows, with its end; empty if there is none.
    fn headings(&self) -> &str;

    /// The beginning of the next row, which takes no work to find out; `None` after the last.
    fn start(&self) -> Option<String>;

    /// The subject of the next row, and after the last, the subject of all rows.
    fn subject(&self) -> String;

    /// Checks that a line with the right beginning may be a row of this work.
    ///
    /// # Errors
    /// The end of a sentence that names the work which the line is not of.
    fn agrees(&self, line: &str) -> Result<(), String>;

    /// Passes the next row over.
    fn skip(&mut self);

    /// The next row, with the end of the line.
    ///
    /// # Errors
    /// [`Stop`]; then it stays the next.
    fn row(&mut self) -> Result<String, Stop>;
}

/// Writes rows, each with the end of its line, as they are in a file to which they were appended.
///
/// # Errors
/// Those of writing.
pub fn write_sealed(
    headings: &str,
    rows: impl Iterator<Item = String>,
    out: &mut impl Write,
) -> io::Result<()> {
    out.write_all(sealed_headings(headings).as_bytes())?;
    for row in rows {
        out.write_all(sealed_row(&row).as_bytes())?;
    }
    Ok(())
}

/// A row with its checksum.
fn sealed_row(row: &str) -> String {
    seal::seal(row.trim_end()) + "\n"
}

/// The line before all rows, with the heading of their checksums.
fn sealed_headings(headings: &str) -> String {
    match headings.trim_end() {
        "" => String::new(),
        headings => format!("{headings}{}\n", seal::HEADING),
    }
}

/// Rows that are appended to a file.
#[derive(Debug)]
pub struct Rows<R> {
    source: R,
    path: PathBuf,
    /// There from the beginning on.
    file: Option<File>,
}

impl<R: RowSource> Rows<R> {
    /// The rows of a source, in a file.
    pub fn new(source: R, path: &Path) -> Rows<R> {
        Rows { source, path: path.to_owned(), file: None }
    }

    /// The source, which stands before the row that comes next.
    pub fn source(&self) -> &R {
        &self.source
    }

    /// Writes behind the rows that are there.
    fn write(&mut self, text: &str) -> Result<(), KeptError> {
        let written = self.file.as_mut().map_or(Ok(()), |file| file.write_all(text.as_bytes()));
        written.map_err(|error| cannot("write", &self.path, error))
    }

    /// The line before all rows, with the heading of their checksums.
    fn headings(&self) -> String {
        sealed_headings(self.source.headings())
    }

    /// Opens the file behind its last complete row. Everything after that row is cut off.
    fn open_behind(&mut self) -> Result<File, KeptError> {
        let foreign = |message: String| Err(KeptError::File(message));
        let headings = self.headings();
        let mut lines = BufReader::new(open(&self.path)?);
        // Where the complete rows end.
        let mut end = 0;
        let mut number = 0;
        loop {
            let Line { text, is_complete } = Line::read(&mut lines)?;
            number += 1;
            if !is_complete {
                if end == 0 && !self.is_beginning(&text) {
                    return foreign("it is not a file of this command".to_owned());
                }
                break;
            }
            end += text.len() as u64 + 1;
            if number == 1 && !headings.is_empty() {
                if text == self.source.headings().trim_end() {
                    return foreign(WITHOUT_SUMS.to_owned());
                }
                if text != headings.trim_end() {
                    return foreign(format!("its first line is not `{}`", headings.trim_end()));
                }
                continue;
            }
            let start = self.source.start();
            let Some(line) = seal::unseal(&text) else {
                let is_row = start.is_some_and(|start| text.starts_with(&start));
                let is_old = number == 1 && is_row && !text.contains("\"crc32\"");
                if is_old && self.source.agrees(&text).is_ok() {
                    return foreign(WITHOUT_SUMS.to_owned());
                }
                return foreign(format!("line {number} was altered, or is none of this command"));
            };
            let subject = self.source.subject();
            let Some(start) = start else {
                return foreign(format!("line {number} is beyond {subject}"));
            };
            if !line.starts_with(&start) {
                return foreign(format!("line {number} is not about {subject}"));
            }
            if let Err(work) = self.source.agrees(&line) {
                return foreign(format!("line {number} is not of {work}"));
            }
            self.source.skip();
        }
        let mut file = OpenOptions::new().append(true).open(&self.path)?;
        file.set_len(end)?;
        if end == 0 {
            file.write_all(headings.as_bytes())?;
        }
        Ok(file)
    }

    /// True if a file of this work may begin so, the first line not being complete.
    fn is_beginning(&self, text: &str) -> bool {
        let expected = self.headings() + &self.source.start().unwrap_or_default();
        expected.starts_with(text) || text.starts_with(&expected)
    }
}

/// The reason why a file without checksums is refused.
const WITHOUT_SUMS: &str =
    "it is of an earlier version, whose rows have no checksums; begin anew in another file";

impl<R: RowSource> Keep for Rows<R> {
    const PAUSE: Duration = Duration::ZERO;
    const AT_ONCE: bool = true;

    fn out(&self) -> Option<&Path> {
        Some(&self.path)
    }

    fn refuse(&mut self, _: &str) -> Result<(), KeptError> {
        // It is not created anew, and says so.
        self.begin()
    }

    fn begin(&mut self) -> Result<(), KeptError> {
        let file = File::create_new(&self.path).map_err(|error| {
            let advice = if self.path.exists() { "; go on with it by `--resume`" } else { "" };
            KeptError::because(format_args!("cannot begin {}{advice}", self.path.display()), error)
        })?;
        self.file = Some(file);
        let headings = self.headings();
        self.write(&headings)
    }

    fn go_on(&mut self) -> Result<(), KeptError> {
        let file = self.open_behind().map_err(|error| {
            KeptError::because(format_args!("cannot go on with {}", self.path.display()), error)
        })?;
        self.file = Some(file);
        Ok(())
    }

    fn step(&mut self) -> Result<bool, KeptError> {
        if self.source.start().is_none() {
            return Ok(true);
        }
        let row = self.source.row()?;
        self.write(&sealed_row(&row))?;
        Ok(self.source.start().is_none())
    }

    fn keep(&mut self) -> Result<(), KeptError> {
        let synced = self.file.as_ref().map_or(Ok(()), File::sync_data);
        synced.map_err(|error| cannot("write", &self.path, error))
    }
}
