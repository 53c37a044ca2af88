//! Worksheets in files: cells with their results, each file written whole or not at all.

use crate::problem::Problem;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::Serialize;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tweedle_desk::kept;
use tweedle_desk::worksheet::Worksheet;
use tweedle_engine::lock;

/// The most cells of a worksheet.
const MOST_CELLS: usize = 2000;
/// The longest name, in bytes.
const LONGEST_NAME: usize = 80;
/// The most worksheets.
const MOST: usize = 5000;
/// The end of the names of their files.
const ENDING: &str = ".json";
/// The least age of a file that was being written when the program was killed, and can be removed.
const LEFT: Duration = Duration::from_mins(1);

/// A worksheet in the list of all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// The time when it was saved last, in seconds since 1970.
    pub changed: u64,
}

/// The folder in which worksheets are kept.
pub(crate) struct Folder {
    path: PathBuf,
    /// A lock, by which one worksheet is written after the other.
    writing: Mutex<()>,
}

impl Folder {
    /// The folder of this path, which is made if it is not there.
    ///
    /// # Errors
    /// If it cannot be made.
    pub(crate) fn open(path: PathBuf) -> io::Result<Folder> {
        fs::create_dir_all(&path)?;
        let folder = Folder { path, writing: Mutex::new(()) };
        folder.remove_parts();
        Ok(folder)
    }

    /// Removes the rests of files that killed programs were writing.
    fn remove_parts(&self) {
        for entry in fs::read_dir(&self.path).into_iter().flatten().flatten() {
            let is_part = entry.path().extension().is_some_and(|ending| ending == "part");
            let changed = entry.metadata().and_then(|it| it.modified());
            let is_old = changed.is_ok_and(|it| it.elapsed().is_ok_and(|age| age > LEFT));
            if is_part && is_old {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    fn file(&self, name: &str) -> Result<PathBuf, Problem> {
        check_name(name)?;
        Ok(self.path.join(format!("{name}{ENDING}")))
    }

    /// All worksheets, those that were saved last first.
    pub(crate) fn list(&self) -> Result<Vec<Listed>, Problem> {
        let entries = fs::read_dir(&self.path).map_err(|error| failed("read", &error))?;
        let mut all: Vec<Listed> = entries
            .flatten()
            .filter_map(|entry| {
                let name = entry.file_name().to_str()?.strip_suffix(ENDING)?.to_owned();
                check_name(&name).ok()?;
                let data = entry.metadata().ok().filter(fs::Metadata::is_file)?;
                let since =
                    data.modified().unwrap_or(SystemTime::UNIX_EPOCH).duration_since(UNIX_EPOCH);
                Some(Listed { name, changed: since.unwrap_or_default().as_secs() })
            })
            .take(MOST)
            .collect();
        all.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.name.cmp(&b.name)));
        Ok(all)
    }

    /// A worksheet.
    pub(crate) fn read(&self, name: &str) -> Result<Worksheet, Problem> {
        let file = self.file(name)?;
        if !file.is_file() {
            return Err(Problem::not_found("worksheet of that name"));
        }
        let text = kept::read_text(&file).map_err(|error| failed("read", &error))?;
        serde_json::from_str(&text).map_err(|error| {
            let message = format!("The file of this worksheet is damaged: {error}.");
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, message)
                .with_hint(format!("It is {}.", file.display()))
        })
    }

    /// Saves a worksheet that came of the revision which it says, and returns its new revision.
    pub(crate) fn save(&self, name: &str, worksheet: Worksheet) -> Result<u64, Problem> {
        if worksheet.cells.len() > MOST_CELLS {
            let message = format!("A worksheet has {MOST_CELLS} cells at most.");
            return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, message));
        }
        let file = self.file(name)?;
        let _writing = lock(&self.writing);
        let now = if file.exists() { self.read(name)?.revision } else { 0 };
        if now != worksheet.revision {
            let problem = Problem::new(
                StatusCode::CONFLICT,
                "This worksheet was saved from another page since.",
            );
            return Err(problem.with_hint("Open it again, or save this one under another name."));
        }
        let revision = now + 1;
        let text = serde_json::to_string(&Worksheet { revision, ..worksheet })
            .map_err(|error| failed("write", &error))?;
        kept::write(&file, text.as_bytes()).map_err(|error| failed("write", &error))?;
        Ok(revision)
    }

    /// Removes a worksheet.
    pub(crate) fn remove(&self, name: &str) -> Result<(), Problem> {
        let file = self.file(name)?;
        let _writing = lock(&self.writing);
        match fs::remove_file(&file) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(Problem::not_found("worksheet of that name"))
            }
            Err(error) => Err(failed("remove", &error)),
        }
    }

    /// The path of the folder.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

fn failed(what: &str, error: &dyn std::fmt::Display) -> Problem {
    let message = format!("The worksheet cannot be {what}: {error}.");
    let message = message
        .replace("cannot be write", "cannot be written")
        .replace("be remove:", "be removed:");
    Problem::new(StatusCode::INSUFFICIENT_STORAGE, message)
}

/// Refuses a text that is no name of a worksheet: letters, digits, spaces, `-` and `_`, that no system of files takes for
/// something else.
fn check_name(name: &str) -> Result<(), Problem> {
    let is_sign = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let is_good = !name.is_empty()
        && name.len() <= LONGEST_NAME
        && name.chars().all(is_sign)
        && name.trim() == name;
    if is_good {
        return Ok(());
    }
    let message = "The name of a worksheet consists of letters, digits, spaces, `-` and `_`.";
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, message)
        .with_hint(format!("It has {LONGEST_NAME} bytes at most, and no space at its ends.")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for name in ["a", "Hot games 2", "ß-π_1"] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        let long = "a".repeat(81);
        for name in ["", ".", "..", "../a", "a/b", "a\\b", "a.b", " a", "a\0", "C:", &long] {
            assert!(check_name(name).is_err(), "{name}");
        }
    }
}
