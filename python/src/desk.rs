//! The desk for Python.

use crate::watch::{Ended, run};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use std::sync::Mutex;
use std::time::Duration;
use tweedle::desk::{About, Cause, Reply, Request, Trouble};
use tweedle::{Control, standard};

/// A desk answers questions: one session of the language under one budget of memory.
#[pyclass(frozen, module = "tweedle")]
pub(crate) struct Desk {
    desk: Mutex<tweedle::desk::Desk>,
    control: Control,
}

#[pymethods]
impl Desk {
    /// A desk whose tables may take that number of bytes.
    #[new]
    #[pyo3(signature = (memory=None))]
    fn new(memory: Option<usize>) -> Desk {
        let control = memory.map_or_else(Control::new, Control::with_memory);
        let desk = tweedle::desk::Desk::new(control.clone(), standard());
        Desk { desk: Mutex::new(desk), control }
    }

    /// The reply, a line of JSON, to a request, a line of JSON.
    #[pyo3(signature = (line, timeout=None))]
    fn ask(&self, py: Python<'_>, line: &str, timeout: Option<f64>) -> PyResult<String> {
        let timeout = limit(timeout)?;
        let (_, request) = Request::read(line.as_bytes());
        let request = match request {
            Ok(request) => request,
            Err(bad) => return reply(&Err(bad.trouble)),
        };
        let work = |desk: &mut tweedle::desk::Desk| desk.ask(&request.question);
        let (answer, ended) = run(py, &self.desk, &self.control, timeout, work)?;
        reply(&answer.map_err(|trouble| told(trouble, ended)))
    }

    /// The Grundy values of the heaps 0 to `last` of a take-and-break code: bytes, in the machine's order, of numbers
    /// of 64 bits; or a reply that says why there are none.
    #[pyo3(signature = (code, last, timeout=None))]
    fn grundy<'py>(
        &self,
        py: Python<'py>,
        code: &str,
        last: u64,
        timeout: Option<f64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let timeout = limit(timeout)?;
        let work = |desk: &mut tweedle::desk::Desk| -> Result<Vec<u8>, Trouble> {
            let code = desk.code(code)?;
            let control = desk.control();
            let mut values = tweedle::heaps::Sequence::new(&code, control);
            values.extend_until_periodic(last)?;
            let room = usize::try_from(last).unwrap_or(usize::MAX).saturating_add(1);
            let mut held = tweedle::Held::new(control);
            held.take(room.saturating_mul(8))?;
            let mut bytes = Vec::with_capacity(room.saturating_mul(8));
            for (heap, value) in values.values(0..=last).enumerate() {
                if heap % 65_536 == 0 {
                    control.check()?;
                }
                bytes.extend_from_slice(&value.to_ne_bytes());
            }
            Ok(bytes)
        };
        let (answer, ended) = run(py, &self.desk, &self.control, timeout, work)?;
        match answer {
            Ok(bytes) => Ok(PyBytes::new(py, &bytes).into_any()),
            Err(trouble) => Ok(PyString::new(py, &reply(&Err(told(trouble, ended)))?).into_any()),
        }
    }
}

/// The trouble, with the time limit if that was its cause.
fn told(trouble: Trouble, ended: Ended) -> Trouble {
    match ended {
        Ended::No => trouble,
        Ended::TimeLimit(limit) => trouble.told(Some(Cause::TimeLimit(limit)), 0),
    }
}

/// The line of JSON that says an answer or the reason why there is none.
fn reply(answer: &Result<tweedle::desk::Answer, Trouble>) -> PyResult<String> {
    let reply = Reply::new(About::Input(None), answer.as_ref());
    serde_json::to_string(&reply).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// The time limit, given in seconds.
fn limit(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let limit = seconds.map(Duration::try_from_secs_f64).transpose();
    limit.map_err(|_| PyValueError::new_err("A time limit is a number of seconds from 0 on."))
}
