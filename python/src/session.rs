//! A session: the desk with its stores, under one budget of memory.

use crate::convert::{Draft, Found};
use crate::limits::{Limits, duration};
use crate::problem::{Problem, Solved, bad_input, nowhere};
use crate::table::Table;
use crate::watch::{Ended, Guarded};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyBytes;
use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;
use tweedle::desk::{About, Desk, Reply, Request};
use tweedle::heaps::Sequence;
use tweedle::language::{Value, is_unfinished, reference};
use tweedle::short::Store;
use tweedle::syntax::lexer::{Token, lex};
use tweedle::{Analyst, Control, Held, Stop, standard};

/// The number of steps that work may take before Python's lock is released for it.
const SHORT: u64 = 2000;

/// A session of the language: its variables, its values, and all that it has found out, under a budget of memory.
///
/// `memory` is the budget in bytes, and `timeout` the time in seconds that one piece of work may take; `None` is no limit.
/// One thread at a time works with a session; each thread has a session of its own, unless it is given another one.
///
/// >>> from tweedle import Session
/// >>> Session(memory=1 << 28).run("{3|1}.Mean")
/// 2
#[pyclass(frozen, module = "tweedle")]
pub(crate) struct Session {
    work: Guarded<Work>,
    control: Control,
    timeout: Option<Duration>,
}

/// The things that a session works with.
pub(crate) struct Work {
    pub(crate) desk: Desk,
    /// Functions of the language by their texts.
    functions: HashMap<String, Value>,
}

impl Work {
    /// The analyst, who owns the stores.
    pub(crate) fn analyst(&mut self) -> &mut Analyst {
        self.desk.session().analyst()
    }

    /// The store of short games.
    #[inline]
    pub(crate) fn store(&mut self) -> &mut Store {
        &mut self.desk.session().analyst().store
    }

    /// The value of a function of the language, given as its text, for some arguments.
    pub(crate) fn apply(&mut self, function: &str, arguments: Vec<Value>) -> Solved<Value> {
        let session = self.desk.session();
        let known = if let Some(known) = self.functions.get(function) {
            known.clone()
        } else {
            let made = session.value(function).map_err(|it| Problem::of(it, function))?;
            self.functions.insert(function.to_owned(), made.clone());
            made
        };
        self.call(&known, arguments)
    }

    /// The value of a function, or of anything else that can be called, for some arguments.
    pub(crate) fn call(&mut self, function: &Value, arguments: Vec<Value>) -> Solved<Value> {
        let called = self.desk.session().call(function, arguments);
        called.map_err(|failure| match Problem::of(failure, "") {
            Problem::Trouble(trouble) => nowhere(*trouble).into(),
            other => other,
        })
    }
}

impl Session {
    /// The session that this thread works with.
    pub(crate) fn current(py: Python<'_>) -> PyResult<Bound<'_, Session>> {
        /// The function of Python that knows it, looked up once.
        static CURRENT: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        let current = CURRENT.import(py, "tweedle._session", "session")?;
        Ok(current.call0()?.cast_into()?)
    }

    /// A new session with a budget of memory in bytes.
    pub(crate) fn with_memory(memory: usize) -> Session {
        Session::under(Control::with_memory(memory), None)
    }

    /// A new session under a handle.
    fn under(control: Control, timeout: Option<Duration>) -> Session {
        let desk = Desk::new(control.clone(), standard());
        let work = Guarded::new(Work { desk, functions: HashMap::new() });
        Session { work, control, timeout }
    }

    /// The handle of the budget.
    pub(crate) fn control(&self) -> &Control {
        &self.control
    }

    /// The result of work: at once if it is short, or else with Python's lock released.
    ///
    /// It is for work of the stores and of the analyst, which either ends or is stopped. The language can do with less than a
    /// complete answer where steps are limited, so that its work is always [`long`](Session::long).
    #[inline]
    pub(crate) fn quick<R: Send>(
        &self,
        py: Python<'_>,
        work: impl Fn(&mut Work) -> Solved<R> + Send,
    ) -> PyResult<R> {
        if let Some(mut guard) = self.work.at_once() {
            let _allowance = self.control.allow(SHORT);
            match work(&mut guard) {
                Ok(found) => return Ok(found),
                Err(Problem::Stop(Stop::Limit { .. })) => {}
                Err(problem) => {
                    free(&mut guard, &problem);
                    return Err(problem.raise(py, Ended::No));
                }
            }
        }
        self.long(py, &Limits::here(py, self.timeout)?, work)
    }

    /// The result of work, with Python's lock released, under the limits that hold here.
    pub(crate) fn usual<R: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Work) -> Solved<R> + Send,
    ) -> PyResult<R> {
        self.long(py, &Limits::here(py, self.timeout)?, work)
    }

    /// The result of work, with Python's lock released.
    pub(crate) fn long<R: Send>(
        &self,
        py: Python<'_>,
        limits: &Limits,
        work: impl FnOnce(&mut Work) -> Solved<R> + Send,
    ) -> PyResult<R> {
        let watched = move |it: &mut Work| {
            let result = work(it);
            if let Err(problem) = &result {
                free(it, problem);
            }
            result
        };
        let (result, ended) = self.work.run(py, &self.control, limits, watched)?;
        result.map_err(|problem| problem.raise(py, ended))
    }

    /// The limits of work that the caller may give a time limit of its own.
    pub(crate) fn limits(&self, py: Python<'_>, timeout: Option<f64>) -> PyResult<Limits> {
        let own = duration(timeout)?;
        let here = Limits::here(py, self.timeout)?;
        Ok(Limits { timeout: own.or(here.timeout), ..here })
    }
}

/// Forgets what can be found again, after the budget ran out.
fn free(work: &mut Work, problem: &Problem) {
    if matches!(problem, Problem::Stop(Stop::Memory { .. })) {
        work.desk.session().forget();
    }
}

#[pymethods]
impl Session {
    #[new]
    #[pyo3(signature = (memory=4 << 30, timeout=None))]
    fn new(memory: Option<usize>, timeout: Option<f64>) -> PyResult<Session> {
        let control = memory.map_or_else(Control::new, Control::with_memory);
        Ok(Session::under(control, duration(timeout)?))
    }

    /// The value of a program of the language. Its variables stay.
    ///
    /// Numbers, truth values, texts, lists, sets and maps are Python's own; games are `Game`.
    #[pyo3(signature = (text, *, timeout=None))]
    fn run<'py>(
        slf: &Bound<'py, Self>,
        text: &str,
        timeout: Option<f64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let it = slf.get();
        let found = it.long(py, &it.limits(py, timeout)?, |work| {
            let value =
                work.desk.session().value(text).map_err(|failure| Problem::of(failure, text))?;
            Ok(Found::of(work, value))
        })?;
        found.into_python(slf)
    }

    /// Reads the values, or the winners of tiers, in a file from now on in the place of finding them again.
    #[pyo3(signature = (path, *, timeout=None))]
    fn open_database(slf: &Bound<'_, Self>, path: PathBuf, timeout: Option<f64>) -> PyResult<()> {
        let py = slf.py();
        let it = slf.get();
        it.long(py, &it.limits(py, timeout)?, move |work| Ok(work.desk.open_database(&path)?))
    }

    /// Gives a variable of the language a value.
    fn set(slf: &Bound<'_, Self>, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let py = slf.py();
        // Words of the language, such as `end`, are none.
        let is_name = lex(name).is_ok_and(
            |tokens| matches!(&*tokens, [(Token::Identifier, span), _] if span.slice(name) == name),
        );
        if !is_name {
            return Err(bad_input(format!("`{name}` is no name of a variable.")));
        }
        let draft = Draft::of(slf, value)?;
        slf.get().usual(py, |work| {
            let value = draft.value(work)?;
            work.desk.session().set_variable(name, value);
            Ok(())
        })
    }

    /// The line of JSON that answers a question, given as a line of JSON; `it` is a position or a value that the question
    /// calls `it`.
    #[pyo3(signature = (line, it=None, *, timeout=None))]
    fn reply(
        slf: &Bound<'_, Self>,
        line: &str,
        it: Option<&Bound<'_, PyAny>>,
        timeout: Option<f64>,
    ) -> PyResult<String> {
        let (py, session) = (slf.py(), slf.get());
        let (_, request) = Request::read(line.as_bytes());
        let request = request.map_err(|bad| Problem::from(bad.trouble).raise(py, Ended::No))?;
        let draft = it.map(|it| Draft::of(slf, it)).transpose()?;
        session.long(py, &session.limits(py, timeout)?, |work| {
            if let Some(draft) = &draft {
                let value = draft.value(work)?;
                work.desk.session().set_variable("it", value);
            }
            let answer = work.desk.ask(&request.question);
            let answer = answer?;
            let reply = Reply::new(About::Input(None), Ok(&answer));
            serde_json::to_string(&reply).map_err(|error| bad_input(error.to_string()).into())
        })
    }

    /// The Grundy values of the heaps 0 to `last` of a take-and-break code such as `0.77` or of a game such as `Kayles`: a
    /// `memoryview` of numbers of 64 bits.
    ///
    /// `numpy.asarray` makes an array of it without a copy.
    #[pyo3(signature = (code, last, *, timeout=None))]
    fn grundy<'py>(
        &self,
        py: Python<'py>,
        code: &str,
        last: u64,
        timeout: Option<f64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let values = self.long(py, &self.limits(py, timeout)?, |work| {
            let code = work.desk.code(code)?;
            let control = work.desk.control();
            let room = usize::try_from(last).unwrap_or(usize::MAX).saturating_add(1);
            let mut values = Sequence::new(&code, control);
            values.extend_until_periodic(last)?;
            let mut held = Held::new(control);
            held.take(room.saturating_mul(16))?;
            Ok((values, held))
        })?;
        let (values, _held) = values;
        let room = usize::try_from(last).unwrap_or(usize::MAX).saturating_add(1);
        let bytes = PyBytes::new_with(py, room.saturating_mul(8), |bytes| {
            for (place, value) in bytes.chunks_exact_mut(8).zip(values.values(0..=last)) {
                place.copy_from_slice(&value.to_ne_bytes());
            }
            Ok(())
        })?;
        let view = py.import("builtins")?.getattr("memoryview")?.call1((bytes,))?;
        view.call_method1("cast", ("Q",))
    }

    /// The table that a question in JSON asks for.
    #[pyo3(signature = (question, *, timeout=None))]
    fn table(&self, py: Python<'_>, question: &str, timeout: Option<f64>) -> PyResult<Table> {
        let question = serde_json::from_str(question);
        let question = question.map_err(|error| bad_input(error.to_string()))?;
        self.long(py, &self.limits(py, timeout)?, |work| Table::of(&mut work.desk, &question))
    }

    /// Forgets what was found out and can be found again, and gives its memory back. Values and variables stay.
    fn forget(&self, py: Python<'_>) -> PyResult<()> {
        self.quick(py, |work| {
            work.desk.session().forget();
            Ok(())
        })
    }

    /// What the reference, or a program of this session, says of a name; `None` if there is no such name.
    fn about(&self, py: Python<'_>, name: &str) -> PyResult<Option<String>> {
        self.quick(py, |work| {
            let session = work.desk.session();
            let own = session.about(name);
            Ok(own.or_else(|| reference::about(name, session.registry()).ok()))
        })
    }

    /// True if a program goes on in the next line, such as `x +`.
    #[staticmethod]
    fn is_unfinished(text: &str) -> bool {
        is_unfinished(text)
    }

    /// The number of bytes that the tables of the session hold.
    #[getter]
    fn memory_used(&self) -> usize {
        self.control.used()
    }

    /// The time in seconds that one piece of work may take, or `None`.
    #[getter]
    fn timeout(&self) -> Option<f64> {
        self.timeout.map(|limit| limit.as_secs_f64())
    }

    /// The budget of memory, in bytes.
    #[getter]
    fn memory(&self) -> usize {
        self.control.limit()
    }
}
