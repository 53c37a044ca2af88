//! Records of matches in files.

use crate::report::status;
use crate::say;
use crate::watch::Watch;
use anyhow::Context;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use tweedle::{Control, Player};
use tweedle_script::{Span, position_failure};
use tweedle_search::{Position, Record, Refusal, Step};

/// Keeps the record of a match in a file, after every move, so that nothing is lost.
pub(super) struct Keeper {
    file: Option<PathBuf>,
}

impl Keeper {
    /// In the file that was asked for; else, of a match with a person, in the state directory.
    pub(super) fn new(file: Option<&Path>, with_person: bool) -> Keeper {
        let file = file.map(Path::to_owned);
        Keeper { file: file.or_else(|| with_person.then(last_match).flatten()) }
    }

    pub(super) fn keep(&self, record: &Record) -> anyhow::Result<()> {
        self.file.as_deref().map_or(Ok(()), |file| save(file, record))
    }

    /// Tells where the record is.
    pub(super) fn say_where(&self) {
        let Some(file) = &self.file else { return };
        let file = if Some(file) == last_match().as_ref() {
            String::new()
        } else {
            format!(" {}", file.display())
        };
        say(&format!("It is kept: go on with `tweedle play --resume{file}`."));
    }
}

/// Where a match with a person is kept if no file is named.
fn last_match() -> Option<PathBuf> {
    Some(crate::state_directory()?.join("last-match.txt"))
}

/// The file that is meant: without a name, the last match with a person.
pub(super) fn resumed(file: &str) -> PathBuf {
    let last = if file.is_empty() { last_match() } else { None };
    last.unwrap_or_else(|| file.into())
}

/// Writes a record: JSON if the name of the file says so, plain text otherwise.
pub(super) fn save(file: &Path, record: &Record) -> anyhow::Result<()> {
    let is_json = file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let text = if is_json { record.to_json() } else { record.to_text() };
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}

/// Reads a record.
///
/// # Errors
/// The exit status, after the user was told.
pub(crate) fn load(file: &Path) -> Result<Record, u8> {
    let text = fs::read(file).map_err(|error| {
        say(&format!("error: cannot read {}: {error}", file.display()));
        status::BAD_INPUT
    })?;
    let text = String::from_utf8_lossy(&text);
    Record::read(&text).map_err(|error| {
        let line = text.lines().nth(error.line - 1).unwrap_or("");
        say(&format!(
            "error: {}\n --> {}:{}\n  |\n  | {line}",
            error.message,
            file.display(),
            error.line
        ));
        status::BAD_INPUT
    })
}

/// How many legal moves a message lists.
const SHOWN: usize = 8;

/// The winner of a recorded match.
///
/// # Errors
/// The exit status, after the user was told why the record is refused, or the work was stopped.
pub(crate) fn referee(
    record: &Record,
    start: &Position,
    watch: &mut Watch,
    control: &Control,
) -> Result<Player, u8> {
    let verdict = watch.run(control, || match record.referee(start) {
        Err(Refusal::Stop(stop)) => Err(position_failure(stop.into(), start, Span::default())),
        verdict => Ok(verdict),
    });
    match verdict {
        Ok(Ok(winner)) => Ok(winner),
        Ok(Err(refusal)) => {
            say(&format!("error: {}", sentence(&refusal)));
            Err(status::BAD_INPUT)
        }
        Err(trouble) => {
            trouble.show("start", &record.start);
            Err(trouble.status)
        }
    }
}

/// The refusal with what the record says at that step and what would be legal.
fn sentence(refusal: &Refusal) -> String {
    let mut message = refusal.to_string();
    if let Refusal::Foul { said, moves, .. } = refusal {
        if let Some(said) = said {
            let _ = write!(message, "\n  the record goes to {}", said.to);
            if !said.name.is_empty() && said.name != said.to {
                let _ = write!(message, " by `{}`", said.name);
            }
        }
        let legal: Vec<String> = moves.iter().take(SHOWN).map(Step::to_string).collect();
        if !legal.is_empty() {
            let more = moves.len().saturating_sub(SHOWN);
            let more = if more > 0 { format!(", and {more} more") } else { String::new() };
            let _ = write!(message, "\n  legal moves there: {}{more}", legal.join(", "));
        }
    }
    message
}
