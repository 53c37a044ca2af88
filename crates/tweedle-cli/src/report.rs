//! What went wrong with an input, and how that is told: with a caret, as JSON, by exit status.

use crate::{say, units};
use comfy_table::Table;
use comfy_table::presets::{ASCII_FULL_CONDENSED, UTF8_FULL_CONDENSED};
use serde::Serialize;
use std::io::{self, IsTerminal};
use tweedle::affine::Value;
use tweedle::{Stop, human_bytes};
use tweedle_heaps::CodeError;
use tweedle_script::{Diagnostic, Failure, Span, code_failure};

/// Exit statuses. Of several inputs the highest counts.
pub(crate) mod status {
    /// Every input has an answer.
    pub(crate) const GOOD: u8 = 0;
    /// Something outside of the inputs failed, such as writing the results.
    pub(crate) const ENVIRONMENT: u8 = 1;
    /// An input has a mistake; also what `clap` returns for arguments.
    pub(crate) const BAD_INPUT: u8 = 2;
    /// The time limit or the memory budget ended a calculation.
    pub(crate) const STOPPED: u8 = 3;
    /// A mistake of this program.
    pub(crate) const BUG: u8 = 70;
    /// Ctrl-C, by the convention of shells.
    pub(crate) const INTERRUPTED: u8 = 130;
}

/// Why an input has no answer.
#[derive(Clone, Debug)]
pub(crate) struct Trouble {
    /// What to tell the person who wrote the input.
    pub(crate) diagnostic: Diagnostic,
    /// The exit status it asks for.
    pub(crate) status: u8,
    /// Whether the memory budget ended the work.
    pub(crate) is_out_of_memory: bool,
}

/// Who or what asked a calculation to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// The time limit.
    Timeout(std::time::Duration),
    /// Ctrl-C.
    Interrupt,
}

/// That work was stopped which is about no input in particular.
pub(crate) fn stopped(stop: Stop) -> Failure {
    Failure::stopped(stop, Span::default())
}

impl Trouble {
    /// A failure of the session, told with what the watch knows: who cancelled, and how many
    /// positions had been valued.
    pub(crate) fn new(failure: Failure, cause: Option<Cause>, positions: u64) -> Trouble {
        let Failure { mut diagnostic, stop } = failure;
        let after = match positions {
            0 => String::new(),
            _ => format!(" after {}", units::positions(positions)),
        };
        let is_out_of_memory = matches!(stop, Some(Stop::Memory { .. }));
        let status = match stop {
            Some(Stop::Memory { limit, .. }) => {
                let used_up = diagnostic.message.trim_end_matches('.');
                diagnostic.message = format!("{used_up}{after}.");
                let more = human_bytes(limit.saturating_mul(2)).replace(".0 ", " ");
                let more: String = more.chars().filter(|c| !c.is_whitespace()).collect();
                diagnostic.hint = Some(format!(
                    "Allow more with `--memory`, such as `--memory {}`, or ask for something smaller.",
                    more.trim_end_matches('B')
                ));
                status::STOPPED
            }
            Some(Stop::Cancelled) => match cause {
                Some(Cause::Timeout(limit)) => {
                    let limit = units::human_duration(limit);
                    diagnostic.message = format!("The time limit of {limit} was reached{after}.");
                    diagnostic.hint = Some(
                        "Allow more with `--timeout`, or ask for something smaller.".to_owned(),
                    );
                    status::STOPPED
                }
                Some(Cause::Interrupt) | None => {
                    diagnostic.message = format!("The calculation was cancelled{after}.");
                    status::INTERRUPTED
                }
            },
            _ => status::BAD_INPUT,
        };
        Trouble { diagnostic, status, is_out_of_memory }
    }

    /// A mistake of this program, met while it worked on an input.
    pub(crate) fn bug(message: String) -> Trouble {
        let diagnostic = Diagnostic::new(message, Span::default())
            .with_hint("Please report it with this input. The variables are forgotten.");
        Trouble { diagnostic, status: status::BUG, is_out_of_memory: false }
    }

    /// Whether the user wants to leave rather than see the next input.
    pub(crate) fn is_interrupt(&self) -> bool {
        self.status == status::INTERRUPTED
    }

    /// Whether the session may be in disorder and has to be made anew.
    pub(crate) fn is_bug(&self) -> bool {
        self.status == status::BUG
    }

    /// Shows the message on the standard error, with the line of `text` and a caret.
    pub(crate) fn show(&self, source_name: &str, text: &str) {
        if text.is_empty() && self.diagnostic.span == Span::default() {
            // It is about no text.
            say(&format!("error: {}", self.diagnostic.message));
            if let Some(hint) = &self.diagnostic.hint {
                say(&format!("help: {hint}"));
            }
            return;
        }
        say(&if has_colour(io::stderr().is_terminal()) {
            self.diagnostic.render_coloured(source_name, text)
        } else {
            self.diagnostic.render(source_name, text)
        });
    }

    /// The message and its place in `text`.
    pub(crate) fn mistake(&self, text: &str) -> Mistake {
        Mistake {
            message: self.diagnostic.message.clone(),
            line: self.diagnostic.line(text),
            column: self.diagnostic.column(text),
        }
    }

    /// The message, its place in `text`, and advice.
    pub(crate) fn advised(&self, text: &str) -> Advised {
        Advised { mistake: self.mistake(text), hint: self.diagnostic.hint.clone() }
    }
}

/// That an argument is no take-and-break code.
pub(crate) fn code_trouble(text: &str, error: &CodeError) -> Trouble {
    let span = |bytes: std::ops::Range<usize>| Span::new(bytes.start as u32, bytes.end as u32);
    Trouble::new(code_failure(error.clone(), text, span), None, 0)
}

/// A table without rows, with lines that a terminal or a file shows.
pub(crate) fn new_table(is_terminal: bool) -> Table {
    let mut table = Table::new();
    table.load_style(if is_terminal { UTF8_FULL_CONDENSED } else { ASCII_FULL_CONDENSED });
    table
}

/// Whether to colour what goes to a terminal: see <https://no-color.org>.
fn has_colour(is_terminal: bool) -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    is_terminal && !refused
}

/// A message and its place, in JSON.
#[derive(Serialize, Debug)]
pub(crate) struct Mistake {
    /// A complete sentence.
    pub(crate) message: String,
    /// The line of the input, counted from 1.
    pub(crate) line: usize,
    /// The column, counted from 1 in characters.
    pub(crate) column: usize,
}

/// A message, its place, and advice, in JSON.
#[derive(Serialize, Debug)]
pub(crate) struct Advised {
    /// The message and its place.
    #[serde(flatten)]
    mistake: Mistake,
    /// What to do about it.
    hint: Option<String>,
}

/// A nimber as a number, or `"moon"`.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum JsonNimber {
    Nimber(u64),
    Moon(&'static str),
}

impl From<Value> for JsonNimber {
    fn from(value: Value) -> JsonNimber {
        value.nimber().map_or(JsonNimber::Moon("moon"), JsonNimber::Nimber)
    }
}
