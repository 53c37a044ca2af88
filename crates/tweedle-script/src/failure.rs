//! Failures: reasons why an evaluation ended without a value.

use crate::written::is_of_library;
use crate::{Diagnostic, Span};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tweedle_engine::{Control, Stop};
use tweedle_search::{Position, PositionError, cycle_of};
use tweedle_syntax::{Sentence, Source, say};

/// A message about the input, and, if the input was fine but the work was stopped, the reason: the [`Details`].
///
/// It has the size of one word, so that a function that returns a value or a failure returns three words and
/// not twenty.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", .0.diagnostic)]
pub struct Failure(Box<Details>);

/// The contents of a [`Failure`].
#[derive(Clone, Debug, PartialEq)]
pub struct Details {
    /// The message to the person who wrote the input.
    pub diagnostic: Diagnostic,
    /// The reason why the work was stopped, if a budget ran out or a caller cancelled the work.
    pub stop: Option<Stop>,
    /// The way to the place, if it is in another text than the input, or calls led there.
    pub whence: Option<Whence>,
}

/// The way by which a program came to the place where it failed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Whence {
    /// The text that the message is about, if it is not the input: a file, or an earlier input in which a function was
    /// defined.
    pub text: Option<Arc<Source>>,
    /// The calls that led there, the innermost first.
    pub calls: Vec<Called>,
}

/// A call of a function that had not ended when something failed.
#[derive(Clone, Debug, PartialEq)]
pub struct Called {
    /// The function that contains the call: the qualified name of a method, or nothing for a function without a
    /// name and for an input.
    pub function: String,
    /// The text that it stands in.
    pub source: Arc<Source>,
    /// The place of the call in that text.
    pub span: Span,
}

/// The largest number of calls that are remembered of those that led to a failure: if there are as many, there
/// may have been more.
pub const MOST_CALLS: usize = 100;

/// The result of evaluating something.
pub type Evaluated<T> = Result<T, Failure>;

impl From<Diagnostic> for Failure {
    fn from(diagnostic: Diagnostic) -> Self {
        Failure(Box::new(Details { diagnostic, stop: None, whence: None }))
    }
}

impl Deref for Failure {
    type Target = Details;

    fn deref(&self) -> &Details {
        &self.0
    }
}

impl DerefMut for Failure {
    fn deref_mut(&mut self) -> &mut Details {
        &mut self.0
    }
}

impl Failure {
    /// A mistake in the input.
    pub fn new(sentence: Sentence, span: Span) -> Failure {
        Diagnostic::new(sentence, span).into()
    }

    /// The same with advice.
    #[must_use]
    pub fn with_hint(mut self, hint: impl Into<String>) -> Failure {
        self.diagnostic.hint = Some(hint.into());
        self
    }

    /// The same about a name that may have been written for another one ([`Diagnostic::meaning`]).
    #[must_use]
    pub(crate) fn meaning(mut self, near: &str) -> Failure {
        self.0.diagnostic = self.0.diagnostic.meaning(near);
        self
    }

    /// The same at another place of the input, with no way that led there.
    pub(crate) fn moved_to(mut self, span: Span) -> Failure {
        self.diagnostic.span = span;
        self.whence = None;
        self
    }

    /// The same, with its subject before the message.
    pub(crate) fn said_of(mut self, subject: &str) -> Failure {
        self.diagnostic.message = format!("{subject}: {}", self.diagnostic.message);
        self
    }

    /// The details, taken out of the failure.
    pub fn into_details(self) -> Details {
        *self.0
    }

    /// The text that the message is about, if it is not the input.
    pub fn text(&self) -> Option<&Arc<Source>> {
        self.whence.as_ref()?.text.as_ref()
    }

    /// The calls that led to the failure, the innermost first.
    pub fn calls(&self) -> &[Called] {
        self.whence.as_ref().map_or(&[], |whence| &whence.calls)
    }

    /// Notes that the failure happened in a text, if it is not known where.
    #[must_use]
    pub(crate) fn stood_in(mut self, source: &Arc<Source>) -> Failure {
        let whence = self.whence.get_or_insert_default();
        if whence.text.is_none() {
            whence.text = Some(source.clone());
        }
        self
    }

    /// Notes where the failure happened, or a call that led there. A failure in a file of the library is told where a
    /// program called it: nobody knows the files of the library.
    pub(crate) fn came_from(&mut self, place: Called) {
        if self.is_of_library() {
            if !is_of_library(&place.source) {
                self.move_to(&place.source, place.span);
            }
            return;
        }
        let whence = self.whence.get_or_insert_default();
        match whence.text {
            None => whence.text = Some(place.source),
            Some(_) if is_of_library(&place.source) => {}
            // A list of a thousand pages would not help anybody.
            Some(_) if whence.calls.len() < MOST_CALLS => whence.calls.push(place),
            Some(_) => {}
        }
    }

    /// True if it happened in a file of the library.
    pub(crate) fn is_of_library(&self) -> bool {
        self.text().is_some_and(|text| is_of_library(text))
    }

    /// Tells the failure at another place, to which no calls led.
    pub(crate) fn move_to(&mut self, source: &Arc<Source>, span: Span) {
        self.diagnostic.span = span;
        self.whence = Some(Whence { text: Some(source.clone()), calls: Vec::new() });
    }

    /// Notes that a text is the input, so that places in it are meant without its name.
    #[must_use]
    pub(crate) fn relative_to(mut self, input: &Arc<Source>) -> Failure {
        if let Some(whence) = &mut self.whence
            && whence.text.as_ref().is_some_and(|text| Arc::ptr_eq(text, input))
        {
            whence.text = None;
            if whence.calls.is_empty() {
                self.whence = None;
            }
        }
        self
    }

    /// The failure of the work on the expression at `span`, which was stopped.
    pub fn stopped(stop: Stop, span: Span) -> Failure {
        if let Stop::Rules(error) = &stop
            && let Some(failure) = error.downcast::<Failure>()
        {
            // The rules are part of a program, and what went wrong in them has its place there.
            return failure.clone();
        }
        let mut failure = Failure::new(sentence_of(&stop), span);
        failure.stop = match stop {
            // A caller who allowed only a certain amount of work may try something else.
            Stop::Cancelled | Stop::Memory { .. } | Stop::Limit { .. } => Some(stop),
            // The input asked for something that is not there; nobody stopped anything.
            _ => None,
        };
        failure
    }
}

/// Attaches a place to a message of the engine.
pub(crate) trait At<T> {
    /// The result, with the failure placed at `span`.
    fn at(self, span: Span) -> Evaluated<T>;
}

impl<T> At<T> for Result<T, Stop> {
    fn at(self, span: Span) -> Evaluated<T> {
        self.map_err(|stop| Failure::stopped(stop, span))
    }
}

/// A message about the expression at `span`: the reason why a position has no value.
pub fn position_failure(error: PositionError, position: &Position, span: Span) -> Failure {
    match error {
        PositionError::Stop(stop) => Failure::stopped(stop, span),
        PositionError::Loop(cycle) => {
            const SHOWN: usize = 6;
            // A walk may have turned and exchanged the players of the positions that it found.
            let cycle = Control::here().and_then(|it| cycle_of(position, &it)).unwrap_or(cycle);
            let mut moves: Vec<String> =
                cycle.iter().take(SHOWN).map(|text| format!("\"{text}\"")).collect();
            if cycle.len() > SHOWN {
                moves.push("...".to_owned());
            }
            moves.extend(moves.first().cloned());
            let class = position.class();
            let name = class.rsplit('.').next().unwrap_or(&class);
            let play = moves.join(" -> ");
            let sentence = if position.has_scores() {
                say::loopy_without_score(name, play)
            } else {
                say::loopy_not_short(name, play)
            };
            Failure::new(sentence, span)
        }
        other => Failure::new(say::no_value(&other), span),
    }
}

/// The sentence that says a stop.
fn sentence_of(stop: &Stop) -> Sentence {
    match stop {
        Stop::Cancelled => say::interrupted(stop),
        Stop::Memory { .. } => say::memory_limit(stop),
        Stop::Limit { .. } => say::work_limit(stop),
        Stop::TooLarge(_) => say::too_large(stop),
        Stop::NotPossible(_) => say::not_possible(stop),
        Stop::Entailing(_) => say::entailing_game(stop),
        Stop::NotImpartial(_) => say::wrong_kind_of_game(stop),
        Stop::Unreadable(_) => say::bad_file(stop),
        Stop::Rules(_) => say::rules_failed(stop),
        _ => say::no_value(stop),
    }
}

/// The place of an event without a text.
pub(crate) const NOWHERE: Span = Span { start: 0, end: 0 };
