//! Files in which matches are kept.

use crate::{arguments, state};
use std::path::{Path, PathBuf};
use tweedle_desk::Trouble;
use tweedle_desk::kept::{KeptError, RecordFile};

/// The file in which a match with a person is kept if no file is named.
fn last_match() -> Option<PathBuf> {
    Some(state::directory()?.join("last-match.txt"))
}

/// The file of a match: the one that was asked for, which no other match is kept in meanwhile, or, if a person
/// plays, that of the last match.
///
/// # Errors
/// If another match is kept there, or the place cannot be written to.
pub(crate) fn record_file(
    asked: Option<PathBuf>,
    with_person: bool,
) -> Result<RecordFile, KeptError> {
    match asked.filter(|path| last_match().as_deref() != Some(path)) {
        Some(path) => RecordFile::locked(path),
        None => Ok(RecordFile::new(if with_person { last_match() } else { None })),
    }
}

/// The file that is meant: without a name, the last match with a person.
pub(crate) fn resumed(file: &str) -> PathBuf {
    let last = if file.is_empty() { last_match() } else { None };
    last.unwrap_or_else(|| file.into())
}

/// A sentence that says how a match goes on that is kept in a file.
pub(crate) fn how_to_resume(file: &Path) -> String {
    let is_last = last_match().is_some_and(|last| last == file);
    let file = if is_last { String::new() } else { format!(" {}", file.display()) };
    format!("It is kept: go on with `tweedle play --resume{file}`.")
}

/// Makes sure that the record of a match overwrites no other than the one that goes on.
///
/// # Errors
/// The mistake that it would.
pub(crate) fn may_record(
    record: Option<&Path>,
    resumed: Option<&Path>,
    force: bool,
) -> Result<(), Trouble> {
    let Some(path) = record.filter(|path| resumed != Some(*path)) else { return Ok(()) };
    let instead = format!("go on with it by `tweedle play --resume {}`, ", path.display());
    arguments::may_write(Some(path), force, &instead)
}
