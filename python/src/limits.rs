//! The limits under which long work is done: time, and the function that is told how far it is.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use std::time::Duration;

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

/// The time limit, given in seconds.
pub(crate) fn duration(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let limit = seconds.map(Duration::try_from_secs_f64).transpose();
    limit.map_err(|_| PyValueError::new_err("A time limit is a number of seconds from 0 on."))
}
