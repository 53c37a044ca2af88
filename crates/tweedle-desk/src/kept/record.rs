//! Records of matches in files.

use super::error::KeptError;
use super::files::{read_text, write};
use super::lock::Lock;
use crate::Trouble;
use std::fs;
use std::path::{Path, PathBuf};
use tweedle_script::say;
use tweedle_search::Record;

/// Keeps the record of a match in a file, if there is one, after every move, so that nothing is lost.
#[derive(Debug)]
pub struct RecordFile {
    path: Option<PathBuf>,
    /// Held so that no other run writes the file.
    _lock: Option<Lock>,
}

impl RecordFile {
    /// A record that is kept in this file, which is overwritten; with `None` nowhere. If there are several matches, the
    /// last one that moves stays in it.
    pub fn new(path: Option<PathBuf>) -> RecordFile {
        RecordFile { path, _lock: None }
    }

    /// A record that is kept in this file, which is overwritten, and in which no other match is kept meanwhile. A file
    /// that exists and is not regular, such as a terminal, is just written to.
    ///
    /// # Errors
    /// [`KeptError::File`], also if another match is being kept there.
    pub fn locked(path: PathBuf) -> Result<RecordFile, KeptError> {
        let is_special = fs::metadata(&path).is_ok_and(|found| !found.is_file());
        let lock = if is_special { None } else { Some(Lock::new(&path)?) };
        Ok(RecordFile { path: Some(path), _lock: lock })
    }

    /// The file.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Writes the record as it is now.
    ///
    /// # Errors
    /// [`KeptError::File`].
    pub fn keep(&self, record: &Record) -> Result<(), KeptError> {
        self.path.as_deref().map_or(Ok(()), |path| save(path, record))
    }
}

/// Writes a record: JSON if the name of the file says so, plain text otherwise.
///
/// # Errors
/// [`KeptError::File`].
pub fn save(path: &Path, record: &Record) -> Result<(), KeptError> {
    let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let text = if is_json { record.to_json() } else { record.to_text() };
    write(path, text.as_bytes())
}

/// Reads a record.
///
/// # Errors
/// [`Trouble`] that is about no text, with the line of a mistake in the message.
pub fn load(path: &Path) -> Result<Record, Trouble> {
    let name = path.display();
    let text = read_text(path).map_err(|error| Trouble::unreadable(&name, error))?;
    Record::read(&text).map_err(|error| {
        let line = shown(text.lines().nth(error.line - 1).unwrap_or(""));
        let (message, number) = (shown(&error.message), error.line);
        Trouble::mistake(say::at_line_of_file(&message, &name, number, &line))
    })
}

/// The beginning of what may be no record at all, without the characters that would do something to a terminal.
fn shown(text: &str) -> String {
    const MOST: usize = 300;
    let shown = text.chars().take(MOST).map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let rest = text.chars().nth(MOST).map(|_| '…');
    shown.chain(rest).collect()
}
