//! The reason why there is no answer, and the exception of Python that tells it.

use crate::watch::Ended;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use std::fmt;
use tweedle::desk::{Cause, Kind, Trouble, say};
use tweedle::language::{Failure, Position, position_failure, span::Span};
use tweedle::{PositionError, RulesError, Stop};

/// The reason why there is no answer.
#[derive(Debug)]
pub(crate) enum Problem {
    /// The engine stopped.
    Stop(Stop),
    /// The desk or the language say why.
    Trouble(Box<Trouble>),
    /// Code of Python raised an exception.
    Raised(PyErr),
}

/// The result of work that may have a problem.
pub(crate) type Solved<T> = Result<T, Problem>;

/// An exception of Python on its way through the engine.
#[derive(Debug)]
struct Raised(PyErr);

impl fmt::Display for Raised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Raised {}

/// The stop of a walk in which rules of Python raised an exception.
pub(crate) fn stop_of(error: PyErr) -> Stop {
    Stop::Rules(RulesError::new(Raised(error)))
}

impl From<Stop> for Problem {
    fn from(stop: Stop) -> Problem {
        Problem::Stop(stop)
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        Problem::Trouble(Box::new(trouble))
    }
}

impl From<PyErr> for Problem {
    fn from(error: PyErr) -> Problem {
        Problem::Raised(error)
    }
}

impl Problem {
    /// The failure of the language to make something of `text`.
    pub(crate) fn of(failure: Failure, text: &str) -> Problem {
        match &failure.stop {
            // The caller looks at these.
            Some(stop @ Stop::Limit { .. }) => Problem::Stop(stop.clone()),
            Some(stop) if raised(stop).is_some() => Problem::Stop(stop.clone()),
            _ => Trouble::of(failure, text).into(),
        }
    }

    /// The reason why a position has no value.
    pub(crate) fn of_position(error: PositionError, position: &Position) -> Problem {
        match error {
            PositionError::Stop(stop) => Problem::Stop(stop),
            error => {
                let failure = position_failure(error, position, Span::default());
                nowhere(Trouble::of(failure, "")).into()
            }
        }
    }

    /// The exception that tells it.
    pub(crate) fn raise(self, py: Python<'_>, ended: Ended) -> PyErr {
        /// The function of Python that makes it, looked up once.
        static ERROR_OF: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        let trouble = match self {
            Problem::Raised(error) => return error,
            Problem::Stop(stop) => match raised(&stop) {
                Some(error) => return error.clone_ref(py),
                None => nowhere(stop.into()),
            },
            Problem::Trouble(trouble) => *trouble,
        };
        let trouble = match ended {
            Ended::No => trouble,
            Ended::TimeLimit(limit) => nowhere(trouble.told(Some(Cause::TimeLimit(limit)), 0)),
        };
        let trouble = match trouble.kind {
            Kind::Memory { .. } if trouble.hint.is_none() => trouble.with_hint(
                "`tweedle.configure(memory=...)` begins a new session with a budget of that many bytes; `session().forget()` \
                 gives back what can be found again.",
            ),
            _ => trouble,
        };
        let made = serde_json::to_string(&trouble)
            .map_err(|error| PyRuntimeError::new_err(error.to_string()))
            .and_then(|text| ERROR_OF.import(py, "tweedle._errors", "error_of")?.call1((text,)));
        made.map_or_else(|error| error, PyErr::from_value)
    }
}

/// The exception for a mistake in what the caller has given: an `InputError`.
pub(crate) fn bad_input(message: impl fmt::Display) -> PyErr {
    let trouble = Trouble::mistake(say::bad_argument(message));
    Python::attach(|py| Problem::from(trouble).raise(py, Ended::No))
}

/// The trouble without a place, which is in no text that the caller has written.
pub(crate) fn nowhere(mut trouble: Trouble) -> Trouble {
    trouble.place = None;
    trouble
}

/// The exception that rules of Python raised, if that is the reason of a stop.
fn raised(stop: &Stop) -> Option<&PyErr> {
    match stop {
        Stop::Rules(error) => error.downcast::<Raised>().map(|raised| &raised.0),
        _ => None,
    }
}
