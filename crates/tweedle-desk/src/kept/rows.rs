//! Rows of which each is appended as soon as it is known.

use super::keep::{Keep, KeptError};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tweedle::Stop;

/// Rows in a certain order, and how they look in a file. It stands before one of them, the next.
pub trait RowSource {
    /// The line before all rows, with its end; empty if there is none.
    fn headings(&self) -> &str;

    /// How the next row begins, which takes no work to find out; `None` after the last.
    fn start(&self) -> Option<String>;

    /// What the next row is about, and after the last, what they all were.
    fn subject(&self) -> String;

    /// Whether a line with the right beginning may be a row of this work.
    ///
    /// # Errors
    /// The end of a sentence: which work it is not of.
    fn agrees(&self, line: &str) -> Result<(), String>;

    /// Passes the next row over.
    fn skip(&mut self);

    /// The next row, with the end of the line.
    ///
    /// # Errors
    /// [`Stop`]; then it stays the next.
    fn row(&mut self) -> Result<String, Stop>;
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

    /// Opens the file behind its last complete row. What comes after that is cut off.
    fn open_behind(&mut self) -> Result<File, KeptError> {
        let mut file = OpenOptions::new().read(true).append(true).open(&self.path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let complete = text.rfind('\n').map_or("", |end| &text[..=end]);
        let foreign = |message: String| Err(KeptError::File(message));
        if complete.is_empty() {
            let first = self.source.start().unwrap_or_default();
            let expected = self.source.headings().to_owned() + &first;
            if !expected.starts_with(&text) && !text.starts_with(&expected) {
                return foreign("it is not a file of this command".to_owned());
            }
            file.set_len(0)?;
            file.write_all(self.source.headings().as_bytes())?;
            return Ok(file);
        }
        let Some(lines) = complete.strip_prefix(self.source.headings()) else {
            let headings = self.source.headings().trim_end();
            return foreign(format!("its first line is not `{headings}`"));
        };
        let first_row = 1 + usize::from(!self.source.headings().is_empty());
        for (number, line) in (first_row..).zip(lines.lines()) {
            let subject = self.source.subject();
            let Some(start) = self.source.start() else {
                return foreign(format!("line {number} is beyond {subject}"));
            };
            if !line.starts_with(&start) {
                return foreign(format!("line {number} is not about {subject}"));
            }
            if let Err(work) = self.source.agrees(line) {
                return foreign(format!("line {number} is not of {work}"));
            }
            self.source.skip();
        }
        file.set_len(complete.len() as u64)?;
        Ok(file)
    }
}

impl<R: RowSource> Keep for Rows<R> {
    const PAUSE: Duration = Duration::ZERO;
    const AT_ONCE: bool = true;

    fn file(&self) -> Option<&Path> {
        Some(&self.path)
    }

    fn refuse(&mut self, _: &str) -> Result<(), KeptError> {
        // It is not created anew, and says so.
        self.begin()
    }

    fn begin(&mut self) -> Result<(), KeptError> {
        let mut file = File::create_new(&self.path).map_err(|error| {
            let advice = if self.path.exists() { "; go on with it by `--resume`" } else { "" };
            KeptError::because(format_args!("cannot begin {}{advice}", self.path.display()), error)
        })?;
        file.write_all(self.source.headings().as_bytes())?;
        self.file = Some(file);
        Ok(())
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
        if let Some(file) = &mut self.file {
            file.write_all(row.as_bytes())?;
        }
        Ok(self.source.start().is_none())
    }

    fn keep(&mut self) -> Result<(), KeptError> {
        Ok(self.file.as_mut().map_or(Ok(()), File::flush)?)
    }
}
