//! The limits under which long work is done: time, and the function that is told how far it is.

use crate::problem::{Problem, bad_input};
use crate::watch::Ended;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use std::time::{Duration, Instant};
use tweedle::Stop;

/// The limits of one piece of work.
pub(crate) struct Limits {
    /// The longest time that it may take.
    pub(crate) timeout: Option<Duration>,
    /// A function of Python that is called now and then with the number of positions that were begun, and the share of the
    /// work that is done, or `None`.
    pub(crate) progress: Option<Py<PyAny>>,
}

impl Limits {
    /// The limits that hold where this is called: those of `tweedle.limits`, or else of the session.
    pub(crate) fn here(py: Python<'_>, usual: Option<Duration>) -> PyResult<Limits> {
        /// The function of Python that knows them, looked up once.
        static CURRENT: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        let current = CURRENT.import(py, "tweedle._session", "current_limits")?;
        let (timeout, progress): (Option<f64>, Option<Py<PyAny>>) = current.call0()?.extract()?;
        Ok(Limits { timeout: duration(timeout)?.or(usual), progress })
    }
}

/// The clock for work in Python, which nobody else watches.
pub(crate) struct Clock {
    limit: Option<Duration>,
    start: Instant,
}

impl Clock {
    /// A clock that begins now.
    pub(crate) fn of(limit: Option<Duration>) -> Clock {
        Clock { limit, start: Instant::now() }
    }

    /// Looks at the clock.
    ///
    /// # Errors
    /// `TimeLimitError`.
    pub(crate) fn look(&self, py: Python<'_>) -> PyResult<()> {
        match self.limit.filter(|limit| self.start.elapsed() >= *limit) {
            Some(limit) => Err(Problem::from(Stop::Cancelled).raise(py, Ended::TimeLimit(limit))),
            None => Ok(()),
        }
    }
}

/// The time limit, given in seconds; none if it is endless.
pub(crate) fn duration(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    // No work takes centuries.
    const ENDLESS: f64 = 1e10;
    let seconds = seconds.filter(|&seconds| seconds < ENDLESS || seconds.is_nan());
    let limit = seconds.map(Duration::try_from_secs_f64).transpose();
    limit.map_err(|_| bad_input("A time limit is a number of seconds from 0 on."))
}
