//! Reasons why a question has no answer, as data.

use crate::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;
use std::time::Duration;
use tweedle_engine::{Refusal, Stop};
use tweedle_heaps::CodeError;
use tweedle_script::span::line_column;
use tweedle_script::{
    Called, Details, Diagnostic, Failure, Mistake, Sentence, Source, Span, Subject, Whence,
    code_failure, say,
};

/// The reason why there is no answer: a message for the person who asked, and advice on what may be done about it.
///
/// In JSON it is one flat object, whose keys are always there: `message`, `hint`, `kind`, the limit that was
/// reached as `bytes` or `seconds`, and the place as `line`, `column`, `start` and `end`. A thing that does not exist
/// is `null`. If the place is in another text than the input, there is also `file`; and `calls`, if it was
/// reached by calls of functions of a program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[error("{message}")]
#[serde(from = "Wire", into = "Wire")]
#[non_exhaustive]
pub struct Trouble {
    /// The kind of mistake, whose code is printed with the message.
    pub mistake: Mistake,
    /// A complete sentence, with identifiers in backticks.
    pub message: String,
    /// The place in the text of the question; `None` if it is about no text.
    pub place: Option<Place>,
    /// Advice on what to do about it.
    pub hint: Option<String>,
    /// The kind of trouble.
    pub kind: Kind,
    /// The way to the place, if it is in another text than the question, or calls led there.
    pub whence: Option<Box<Way>>,
    /// The sentence of the catalogue that the message says, and its arguments.
    pub subject: Box<Subject>,
}

/// The way by which a program came to the place where it failed.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Way {
    /// The text that the place is in, if it is not that of the question: a file, or an earlier input in which a function
    /// was defined.
    pub text: Option<Arc<Source>>,
    /// The calls that led there, the innermost first.
    pub calls: Vec<Caller>,
}

/// A call of a function in a program that had not ended when something went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Caller {
    /// The qualified name of the method that contains the call; empty for a function without a name and for an input.
    pub function: String,
    /// The file that it stands in, or `input`.
    pub file: String,
    /// Its line there, counted from 1.
    pub line: usize,
    /// Its column there, counted from 1 in characters.
    pub column: usize,
}

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The line on which it starts, counted from 1.
    pub line: usize,
    /// The column at which it starts, counted from 1 in characters.
    pub column: usize,
    /// Its first byte.
    pub start: u32,
    /// One past its last byte.
    pub end: u32,
}

/// Kinds of trouble.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// The question has a mistake, or there is no answer to it.
    Mistake,
    /// The tables would have outgrown the memory budget.
    Memory {
        /// The budget, in bytes.
        limit: usize,
    },
    /// Somebody cancelled the work.
    Cancelled {
        /// The cause, if it is known.
        cause: Option<Cause>,
    },
    /// A file cannot be read or written, or is not what it should be.
    File,
    /// The program made a mistake; the data that it worked with may be in disorder.
    Bug,
}

/// The cause of a request to stop a calculation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Cause {
    /// The time limit, which was so long.
    TimeLimit(Duration),
    /// A person, as by Ctrl-C.
    Interrupt,
}

impl Place {
    /// The start of any text.
    pub const START: Place = Place { line: 1, column: 1, start: 0, end: 0 };

    /// The piece of `text` that a span means.
    pub fn of(span: Span, text: &str) -> Place {
        let (line, column) = line_column(text, span.start);
        Place { line, column, start: span.start, end: span.end }
    }

    /// The same piece as bytes.
    pub fn span(&self) -> Span {
        Span::new(self.start, self.end)
    }
}

impl Trouble {
    /// A mistake that is about no text.
    pub fn mistake(sentence: Sentence) -> Trouble {
        let Sentence { mistake, message, hint, subject } = sentence;
        Trouble { mistake, message, place: None, hint, kind: Kind::Mistake, whence: None, subject }
    }

    /// The mistake that a file was named which cannot be read, with the reason.
    pub fn unreadable(name: impl Display, why: impl Display) -> Trouble {
        Trouble::mistake(say::cannot_read(name, why))
    }

    /// The same trouble in another field of the question than its text: it has no place in that.
    #[must_use]
    pub fn within(self, field: &str) -> Trouble {
        let message = format!("In `{field}`: {}", self.message);
        Trouble { message, place: None, ..self }
    }

    /// The same trouble with its place in a field of the question which is not its input.
    #[must_use]
    pub(crate) fn in_field(mut self, field: &str, text: &str) -> Trouble {
        let way = self.whence.get_or_insert_default();
        if way.text.is_none() {
            way.text = Some(Source::new(field, text).into());
            let all = Span::new(0, text.trim_end().len() as u32);
            self.place = self.place.or_else(|| Some(Place::of(all, text)));
        }
        self
    }

    /// The trouble that a stream, or the writing of a file, failed.
    pub fn file(sentence: Sentence) -> Trouble {
        Trouble { kind: Kind::File, ..Trouble::mistake(sentence) }
    }

    /// A mistake of the program.
    pub fn bug(sentence: Sentence) -> Trouble {
        Trouble { kind: Kind::Bug, ..Trouble::mistake(sentence) }
    }

    /// A failure of the language to make something of `text`.
    pub fn of(failure: Failure, text: &str) -> Trouble {
        let Details { diagnostic, stop, whence } = failure.into_details();
        let Diagnostic { mistake, message, span, hint, subject, .. } = diagnostic;
        let Whence { text: other, calls } = whence.unwrap_or_default();
        let kind = stop.map_or(Kind::Mistake, |stop| kind(&stop));
        let other = other.map(|it| match it.lines_before {
            0 => (it, 0),
            // Its lines are shown with their numbers where it comes from.
            lines => (Source::new(&it.name, it.with_lines_before()).into(), lines),
        });
        let place = match &other {
            None => Place::of(span, text),
            Some((other, lines)) => Place::of(span.moved(*lines as u32), &other.text),
        };
        let other = other.map(|(other, _)| other);
        let caller = |call: Called| {
            let (line, column) = line_column(&call.source.text, call.span.start);
            let line = line + call.source.lines_before;
            Caller { function: call.function, file: call.source.name.clone(), line, column }
        };
        let calls: Vec<Caller> = calls.into_iter().map(caller).collect();
        let is_elsewhere = other.is_some() || !calls.is_empty();
        let whence = is_elsewhere.then(|| Box::new(Way { text: other, calls }));
        Trouble { mistake, message, place: Some(place), hint, kind, whence, subject }
    }

    /// The trouble that `text` is no take-and-break code.
    pub fn of_code(error: CodeError, text: &str) -> Trouble {
        let span = |bytes: std::ops::Range<usize>| Span::new(bytes.start as u32, bytes.end as u32);
        Trouble::of(code_failure(error, text, span), text)
    }

    /// The message, without its place.
    pub fn sentence(&self) -> Sentence {
        let Trouble { mistake, message, hint, subject, .. } = self.clone();
        Sentence { mistake, message, hint, subject }
    }

    /// The same with another hint.
    #[must_use]
    pub fn with_hint(self, hint: impl Into<String>) -> Trouble {
        Trouble { hint: Some(hint.into()), ..self }
    }

    /// The same, at the start of its text if it had no place. An empty text has none.
    #[must_use]
    pub fn about(self, text: &str) -> Trouble {
        let start = (!text.is_empty()).then_some(Place::START);
        Trouble { place: self.place.or(start), ..self }
    }

    /// The same, told with facts that only the caller who ran the work knows: the cause of its cancellation, if there
    /// was one, and the number of positions that had been looked at.
    #[must_use]
    pub fn told(mut self, by: Option<Cause>, positions: u64) -> Trouble {
        let after = match positions {
            0 => String::new(),
            _ => format!(" after {}", words::positions(positions)),
        };
        match &mut self.kind {
            Kind::Memory { .. } => {
                let used_up = self.message.trim_end_matches('.');
                self.message = format!("{used_up}{after}.");
            }
            Kind::Cancelled { cause } => {
                *cause = by;
                let said = match by {
                    Some(Cause::TimeLimit(limit)) => {
                        say::time_limit(words::human_duration(limit), after)
                    }
                    Some(Cause::Interrupt) | None => say::cancelled(after),
                };
                self.mistake = said.mistake;
                self.message = said.message;
                self.subject = said.subject;
            }
            Kind::Mistake | Kind::File | Kind::Bug => {}
        }
        self
    }
}

/// The reason why there is no answer.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Trouble")]
pub(crate) struct Wire {
    /// The code of the kind of mistake, such as `undefined-name`; `tweedle explain` tells more.
    code: String,
    /// A complete sentence, with identifiers in backticks.
    message: String,
    /// The name of the sentence, such as `list_index_out_of_bounds`: it does not depend on the arguments.
    #[serde(default)]
    sentence: String,
    /// The arguments of the sentence, by their names.
    #[serde(default)]
    arguments: BTreeMap<String, String>,
    /// Advice on what to do about it.
    hint: Option<String>,
    /// The kind of trouble.
    kind: KindName,
    /// The memory budget in bytes, if it is too small.
    bytes: Option<usize>,
    /// The time limit in seconds, if it was reached.
    seconds: Option<f64>,
    /// The line of the input on which its place starts, counted from 1.
    line: Option<usize>,
    /// The column at which it starts, counted from 1 in characters.
    column: Option<usize>,
    /// The first byte of the place, counted from 0 in UTF-8.
    start: Option<u32>,
    /// One past the last byte of the place.
    end: Option<u32>,
    /// The file, or the field of the question, that the place is in, if it is not in the input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// The calls that led there, the innermost first, if there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    calls: Vec<Caller>,
}

/// Kinds of trouble, with who ended the work.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Kind")]
enum KindName {
    /// The question has a mistake, or there is no answer to it.
    Mistake,
    /// The memory budget is too small.
    Memory,
    /// The time limit was reached.
    TimeLimit,
    /// A person ended the work, as by Ctrl-C.
    Interrupt,
    /// Somebody else ended the work.
    Cancelled,
    /// A file cannot be read or written, or is not what it should be.
    File,
    /// The program made a mistake.
    Bug,
}

impl From<Trouble> for Wire {
    fn from(trouble: Trouble) -> Wire {
        let Trouble { mistake, message, place, hint, kind, whence, subject } = trouble;
        let Way { text, calls } = whence.map_or_else(Way::default, |way| *way);
        // A message about a whole text is shown at its start on a terminal, and is about no place of it.
        let place = place.filter(|place| *place != Place::START);
        let (mut bytes, mut seconds) = (None, None);
        let kind = match kind {
            Kind::Mistake => KindName::Mistake,
            Kind::Memory { limit } => {
                bytes = Some(limit);
                KindName::Memory
            }
            Kind::Cancelled { cause: Some(Cause::TimeLimit(limit)) } => {
                seconds = Some(limit.as_secs_f64());
                KindName::TimeLimit
            }
            Kind::Cancelled { cause: Some(Cause::Interrupt) } => KindName::Interrupt,
            Kind::Cancelled { cause: None } => KindName::Cancelled,
            Kind::File => KindName::File,
            Kind::Bug => KindName::Bug,
        };
        Wire {
            code: mistake.code().to_owned(),
            message,
            sentence: subject.name.into_owned(),
            arguments: subject
                .arguments
                .into_iter()
                .map(|(name, argument)| (name.into_owned(), argument))
                .collect(),
            hint,
            kind,
            bytes,
            seconds,
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            start: place.map(|place| place.start),
            end: place.map(|place| place.end),
            file: text.map(|text| text.name.clone()),
            calls,
        }
    }
}

impl From<Wire> for Trouble {
    fn from(wire: Wire) -> Trouble {
        let Wire {
            code,
            message,
            sentence,
            arguments,
            hint,
            kind,
            bytes,
            seconds,
            line,
            column,
            start,
            end,
            file,
            calls,
        } = wire;
        let kind = match kind {
            KindName::Mistake => Kind::Mistake,
            KindName::Memory => Kind::Memory { limit: bytes.unwrap_or(0) },
            KindName::TimeLimit => {
                let limit = Duration::try_from_secs_f64(seconds.unwrap_or(0.0));
                let limit = limit.unwrap_or(Duration::MAX);
                Kind::Cancelled { cause: Some(Cause::TimeLimit(limit)) }
            }
            KindName::Interrupt => Kind::Cancelled { cause: Some(Cause::Interrupt) },
            KindName::Cancelled => Kind::Cancelled { cause: None },
            KindName::File => Kind::File,
            KindName::Bug => Kind::Bug,
        };
        let place = match (line, column, start, end) {
            (Some(line), Some(column), Some(start), Some(end)) => {
                Some(Place { line, column, start, end })
            }
            _ => None,
        };
        let text = file.map(|name| Source::new(name, "").into());
        let is_elsewhere = text.is_some() || !calls.is_empty();
        let whence = is_elsewhere.then(|| Box::new(Way { text, calls }));
        // A newer version may have more codes.
        let mistake = Mistake::of_code(&code).unwrap_or(match kind {
            Kind::Memory { .. } => Mistake::MemoryLimit,
            Kind::Cancelled { cause: Some(Cause::TimeLimit(_)) } => Mistake::WorkLimit,
            Kind::Cancelled { .. } => Mistake::Interrupted,
            Kind::File => Mistake::BadFile,
            Kind::Bug => Mistake::Bug,
            Kind::Mistake => Mistake::WrongValue,
        });
        let arguments = arguments.into_iter().map(|(name, argument)| (name.into(), argument));
        let subject = Box::new(Subject { name: sentence.into(), arguments: arguments.collect() });
        Trouble { mistake, message, place, hint, kind, whence, subject }
    }
}

/// The kind of trouble if work was stopped. Only a budget and a person stop work; for the rest there is no answer.
fn kind(stop: &Stop) -> Kind {
    match stop {
        Stop::Memory { limit, .. } => Kind::Memory { limit: *limit },
        Stop::Cancelled => Kind::Cancelled { cause: None },
        _ => Kind::Mistake,
    }
}

impl From<Refusal> for Trouble {
    /// A certificate that proves nothing is a mistake of the input.
    fn from(refusal: Refusal) -> Trouble {
        match refusal {
            Refusal::Stopped(stop) => stop.into(),
            Refusal::Wrong(why) => Trouble::mistake(say::certificate_proves_nothing(&why)),
        }
    }
}

/// Work that is about no text in particular.
impl From<Stop> for Trouble {
    fn from(stop: Stop) -> Trouble {
        let failure = Failure::stopped(stop.clone(), Place::START.span());
        // A mistake in rules of a program has its place there.
        if matches!(stop, Stop::Rules(_)) && failure.whence.is_some() {
            return Trouble::of(failure, "");
        }
        let trouble = Trouble::of(failure, "");
        Trouble { kind: kind(&stop), place: None, ..trouble }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_stopped_it() {
        let memory = Stop::Memory { limit: 2048, used: 1024 };
        let told = Trouble::from(memory).told(None, 5);
        let expected = "The memory budget of 2.0 KB is too small to go on, with 1.0 KB in the \
                        tables after 5 positions.";
        assert_eq!((told.message.as_str(), told.kind), (expected, Kind::Memory { limit: 2048 }));
        let cancelled = |by| Trouble::from(Stop::Cancelled).told(by, 0);
        assert_eq!(cancelled(None).message, "The calculation was cancelled.");
        let limit = Cause::TimeLimit(Duration::from_secs(2));
        let told = cancelled(Some(limit));
        assert_eq!(told.message, "The time limit of 2 s was reached.");
        assert_eq!(told.kind, Kind::Cancelled { cause: Some(limit) });
        let mistake = Trouble::from(Stop::Undefined("No.".to_owned()));
        assert_eq!(mistake.clone().told(Some(limit), 7), mistake);
    }

    #[test]
    fn places() {
        let failure = Failure::new(say::no_value("What?"), Span::new(5, 6)).with_hint("So.");
        let trouble = Trouble::of(failure, "ab;\ncd");
        assert_eq!(trouble.place, Some(Place { line: 2, column: 2, start: 5, end: 6 }));
        assert_eq!(trouble.clone().about("other"), trouble);
        assert_eq!(Trouble::mistake(say::no_value("No.")).about("x").place, Some(Place::START));
        assert_eq!(Trouble::mistake(say::no_value("No.")).about("").place, None);
    }
}
