//! Reports of trouble: with a caret, and by exit status.

use crate::streams::to_stderr;
use comfy_table::Table;
use comfy_table::presets::{ASCII_FULL_CONDENSED, UTF8_FULL_CONDENSED};
use std::io::{self, IsTerminal};
use std::path::Path;
use tweedle_desk::{Caller, Cause, Kind, Place, Trouble};
use tweedle_engine::human_bytes;
use tweedle_script::{Diagnostic, MOST_CALLS, Span, Subject};

/// Exit statuses. The highest status of several inputs counts.
pub(crate) mod status {
    /// Every input has an answer.
    pub(crate) const GOOD: u8 = 0;
    /// Something outside of the inputs failed, such as writing the results.
    pub(crate) const ENVIRONMENT: u8 = 1;
    /// An input has a mistake; also what `clap` returns for arguments.
    pub(crate) const BAD_INPUT: u8 = 2;
    /// The time limit or the memory budget ended a calculation.
    pub(crate) const STOPPED: u8 = 3;
    /// The strategy that was to be verified loses.
    pub(crate) const REFUTED: u8 = 4;
    /// A mistake of this program.
    pub(crate) const BUG: u8 = 70;
    /// Ctrl-C, by the convention of shells.
    pub(crate) const INTERRUPTED: u8 = 130;
}

/// The report that the command makes of trouble.
pub(crate) trait Report {
    /// The exit status it asks for.
    fn status(&self) -> u8;

    /// True if the user wants to leave rather than see the next input.
    fn is_interrupt(&self) -> bool {
        self.status() == status::INTERRUPTED
    }

    /// True if the desk may be in disorder and has to be made anew.
    fn is_bug(&self) -> bool {
        self.status() == status::BUG
    }

    /// The same, told with who or what cancelled the work, how many positions had been looked at, and
    /// the options of the command that help.
    fn advised_by(self, cause: Option<Cause>, positions: u64) -> Self;

    /// Shows the message on the standard error, with the line of `text` it is about and a caret.
    fn show(&self, source_name: &str, text: &str);
}

/// The largest number of shown calls among those that led to a mistake.
const MOST_CALLERS: usize = 15;

/// Advice for the case that a memory budget is too small.
pub(crate) fn more_memory(limit: usize) -> String {
    let more = human_bytes(limit.saturating_mul(2)).replace(".0 ", " ");
    let more: String = more.chars().filter(|c| !c.is_whitespace()).collect();
    let more = more.trim_end_matches('B');
    format!("Allow more with `--memory`, such as `--memory {more}`, or ask for something smaller.")
}

impl Report for Trouble {
    fn status(&self) -> u8 {
        match self.kind {
            Kind::Memory { .. } | Kind::Cancelled { cause: Some(Cause::TimeLimit(_)) } => {
                status::STOPPED
            }
            Kind::Cancelled { .. } => status::INTERRUPTED,
            Kind::File => status::ENVIRONMENT,
            Kind::Bug => status::BUG,
            _ => status::BAD_INPUT,
        }
    }

    fn advised_by(self, cause: Option<Cause>, positions: u64) -> Trouble {
        let told = self.told(cause, positions);
        match told.kind {
            Kind::Memory { limit } if told.hint.is_none() => told.with_hint(more_memory(limit)),
            Kind::Cancelled { cause: Some(Cause::TimeLimit(_)) } => {
                told.with_hint("Allow more with `--timeout`, or ask for something smaller.")
            }
            Kind::Bug => {
                told.with_hint("Please report it with this input. The variables are forgotten.")
            }
            Kind::Mistake => match unknown_name(&told.subject).and_then(in_this_folder) {
                Some(hint) => told.with_hint(hint),
                None => told,
            },
            _ => told,
        }
    }

    fn show(&self, source_name: &str, text: &str) {
        let place = self.place.or_else(|| self.is_bug().then_some(Place::START));
        let other = self.whence.as_ref().and_then(|way| way.text.as_ref());
        let Some(place) = place.filter(|_| other.is_some() || !text.is_empty()) else {
            // It is about no text.
            to_stderr(&format!("error[{}]: {}", self.mistake, self.message));
            if let Some(hint) = &self.hint {
                to_stderr(&format!("help: {hint}"));
            }
            return;
        };
        let (source_name, text) =
            other.map_or((source_name, text), |it| (it.name.as_str(), it.text.as_str()));
        // If the message is about a whole input in one line, all of it is underlined.
        let is_whole =
            place == Place::START && other.is_none() && text.trim_end().lines().count() == 1;
        let span = if is_whole { Span::new(0, text.trim_end().len() as u32) } else { place.span() };
        let diagnostic = Diagnostic::new(self.sentence(), span);
        to_stderr(&if has_colour(io::stderr().is_terminal()) {
            diagnostic.render_coloured(source_name, text)
        } else {
            diagnostic.render(source_name, text)
        });
        let calls = self.whence.as_ref().map_or(&[][..], |way| &way.calls);
        for line in told(calls) {
            to_stderr(&line);
        }
    }
}

/// Calls in lines: such as follow each other from the same place are one.
fn told(calls: &[Caller]) -> Vec<String> {
    let mut places: Vec<(&Caller, usize)> = Vec::new();
    for caller in calls {
        match places.last_mut() {
            Some((last, times)) if *last == caller => *times += 1,
            _ => places.push((caller, 1)),
        }
    }
    let line = |&(caller, times): &(&Caller, usize)| {
        let of = match caller.function.as_str() {
            "" => String::new(),
            name => format!(" in {name}"),
        };
        let times = match times {
            1 => String::new(),
            _ if calls.len() >= MOST_CALLS => ", again and again".to_owned(),
            _ => format!(", {times} times"),
        };
        format!("  called at {}:{}:{}{of}{times}", caller.file, caller.line, caller.column)
    };
    let mut lines: Vec<String> = places.iter().take(MOST_CALLERS).map(line).collect();
    let more: usize = places.iter().skip(MOST_CALLERS).map(|(_, times)| times).sum();
    if more > 0 && calls.len() < MOST_CALLS {
        lines.push(format!("  and {more} calls more"));
    } else if more > 0 {
        lines.push("  and more calls".to_owned());
    }
    lines
}

/// Advice for the case that a name means nothing, and its file stands in the folder where the command was called.
pub(crate) fn in_this_folder(name: &str) -> Option<String> {
    let path = format!("{}.cgs", name.replace('.', "/"));
    let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '.');
    (is_name && Path::new(&path).is_file())
        .then(|| format!("There is `{path}` in this folder: try `--classes .`"))
}

/// Lets trouble with files be an error of the command, which is about no input: of the environment, or the name of a file that is
/// there already.
pub(crate) fn or_file_error<T>(result: Result<T, Trouble>) -> anyhow::Result<Result<T, Trouble>> {
    match result {
        Err(Trouble { kind: Kind::File, message, .. }) => Err(anyhow::Error::msg(message)),
        Err(trouble) if trouble.subject.is("file_is_there") => Err(trouble.into()),
        other => Ok(other),
    }
}

/// A table without rows, with lines that a terminal or a file shows.
pub(crate) fn new_table(is_terminal: bool) -> Table {
    let mut table = Table::new();
    table.load_style(if is_terminal { UTF8_FULL_CONDENSED } else { ASCII_FULL_CONDENSED });
    table
}

/// True if output to a terminal is coloured: see <https://no-color.org>.
pub(crate) fn has_colour(is_terminal: bool) -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    is_terminal && !refused
}

/// The name that means nothing, if the message is about one.
fn unknown_name(subject: &Subject) -> Option<&str> {
    let names = ["undefined_variable", "unknown_parent", "unknown_class"];
    names.into_iter().find(|sentence| subject.is(sentence)).and_then(|_| subject.argument("name"))
}
