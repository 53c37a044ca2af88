//! Values of the language: the class that all values have in common.

use crate::convert::{Draft, Found, is_rational};
use crate::game::Game;
use crate::position::Position;
use crate::problem::{Problem, Solved};
use crate::session::{Session, Work};
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyAttributeError, PyNotImplementedError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyTuple};
use std::hash::{DefaultHasher, Hash, Hasher};
use tweedle::draw::Theme;
use tweedle::language;

/// A value: a game, a position, a ruleset, or anything else that the language computes.
///
/// Its attributes are the methods of the language, by their names in the style of Python: `g.mean` is `g.Mean` there, and
/// `g.options(Left)` is `g.Options(Left)`. Those that take no argument are properties.
///
/// >>> from tweedle import run
/// >>> run("on").is_loopfree
/// False
#[pyclass(frozen, subclass, module = "tweedle")]
pub(crate) struct Value {
    /// The session that the value belongs to; `None` if it means the same in every session.
    session: Option<Py<Session>>,
    value: language::Value,
}

impl Value {
    /// The part of a value that all classes have.
    pub(crate) fn base(session: Option<&Bound<'_, Session>>, value: language::Value) -> Value {
        Value { session: session.map(|it| it.clone().unbind()), value }
    }

    /// A value of no class of its own.
    pub(crate) fn make<'py>(
        session: &Bound<'py, Session>,
        value: language::Value,
    ) -> PyResult<Bound<'py, Value>> {
        Bound::new(session.py(), Value::base(Some(session), value))
    }

    /// The value in the language.
    pub(crate) fn inner(&self) -> &language::Value {
        &self.value
    }

    /// The picture of the value as SVG; `None` if there is none.
    pub(crate) fn picture(&self) -> Option<String> {
        let scene = match &self.value {
            language::Value::Picture(scene) => return Some(scene.svg(Theme::Auto)),
            language::Value::Thermograph(it) => tweedle::draw::Graph::of(it.clone()).scene(),
            language::Value::Position(position) => tweedle::draw::position(position).ok()?,
            _ => return None,
        };
        Some(scene.svg(Theme::Auto))
    }

    /// The session that the value belongs to, if it belongs to one.
    #[inline]
    pub(crate) fn owner<'a, 'py>(&'a self, py: Python<'py>) -> Option<&'a Bound<'py, Session>> {
        self.session.as_ref().map(|it| it.bind(py))
    }

    /// The session in which it is worked with: its own, or that of this thread.
    pub(crate) fn home<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, Session>> {
        match self.owner(py) {
            Some(owner) => Ok(owner.clone()),
            None => Session::current(py),
        }
    }

    /// The value on its way into a session.
    ///
    /// # Errors
    /// An exception if it belongs to another one and cannot be carried over.
    pub(crate) fn draft(&self, session: &Bound<'_, Session>) -> PyResult<Draft> {
        let py = session.py();
        let owner = self.owner(py).filter(|it| !it.is(session));
        let Some(owner) = owner else { return Ok(Draft::Value(self.value.clone())) };
        let text = owner.get().usual(py, |work| text_of(work, &self.value, true))?;
        let found = session.get().usual(py, |work| {
            work.desk.session().plain_value(&text).map_err(|failure| Problem::of(failure, &text))
        });
        match found {
            Ok(value) => Ok(Draft::Value(value)),
            Err(error) => {
                let message = "This value belongs to the session of another thread, and cannot be read in this one.";
                let refused = PyNotImplementedError::new_err(message);
                refused.set_cause(py, Some(error));
                Err(refused)
            }
        }
    }

    /// The value in Python of a function of the language, given as a text, with this value and others.
    pub(crate) fn apply<'py>(
        slf: &Bound<'py, Value>,
        function: &str,
        others: &[Bound<'py, PyAny>],
    ) -> PyResult<(Bound<'py, Session>, Found)> {
        let py = slf.py();
        let session = if let Some(owner) = slf.get().owner(py) {
            owner.clone()
        } else {
            let of_others = others.iter().filter_map(|it| it.cast::<Value>().ok());
            let mut owners = of_others.filter_map(|it| it.get().owner(py).cloned());
            owners.next().map_or_else(|| Session::current(py), Ok)?
        };
        let mut drafts = vec![Draft::of(&session, slf.as_any())?];
        for other in others {
            drafts.push(Draft::of(&session, other)?);
        }
        let found = session.get().usual(py, |work| {
            let mut arguments = Vec::with_capacity(drafts.len());
            for draft in &drafts {
                arguments.push(draft.value(work)?);
            }
            let value = work.apply(function, arguments)?;
            Ok(Found::of(work, value))
        })?;
        Ok((session, found))
    }

    /// The value of an operator of the language; `NotImplemented` if the other operand is no value.
    pub(crate) fn operated(
        slf: &Bound<'_, Value>,
        function: &str,
        other: &Bound<'_, PyAny>,
    ) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        let is_value = other.is_instance_of::<Value>() || is_rational(other)?;
        // What a position is with a value, the position says: its operators are asked next.
        if !is_value || other.is_instance_of::<Position>() {
            return Ok(py.NotImplemented());
        }
        let (session, found) = Value::apply(slf, function, std::slice::from_ref(other))?;
        found.into_game(&session)
    }
}

/// The function that makes a value of its text.
pub(crate) fn restoring(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    py.import("tweedle._tweedle")?.getattr("restored")
}

/// The value that a text names, in which the variables of the session mean nothing: that of a value that was pickled.
#[pyfunction]
pub(crate) fn restored<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let session = Session::current(py)?;
    let found = session.get().usual(py, |work| {
        let value = work.desk.session().plain_value(text);
        let value = value.map_err(|failure| Problem::of(failure, text))?;
        Ok(Found::of(work, value))
    })?;
    found.into_python(&session)
}

/// The text of a value; `is_readable` asks for the style that is read back without exception.
fn text_of(work: &mut Work, value: &language::Value, is_readable: bool) -> Solved<String> {
    let session = work.desk.session();
    let text = if is_readable { session.readable(value) } else { session.text(value) };
    text.map_err(|failure| Problem::of(failure, ""))
}

#[pymethods]
impl Value {
    /// A property of the language, or a method to be called.
    fn __getattr__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyString>,
    ) -> PyResult<Bound<'py, PyAny>> {
        /// The function of Python that knows the members, looked up once.
        static ATTRIBUTE: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        let py = slf.py();
        if name.to_cow()?.starts_with('_') {
            return Err(PyAttributeError::new_err(name.clone().unbind()));
        }
        ATTRIBUTE.import(py, "tweedle._language", "attribute")?.call1((slf, name))
    }

    /// The names of the attributes that this value has.
    fn __dir__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("tweedle._language")?.getattr("names")?.call1((slf,))
    }

    /// The value of a function of the language, given as a text such as `a -> a.Mean`, with this value and others.
    #[pyo3(signature = (function, *others))]
    fn apply_in_language<'py>(
        slf: &Bound<'py, Self>,
        function: &str,
        others: &Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let others: Vec<_> = others.iter().collect();
        let (session, found) = Value::apply(slf, function, &others)?;
        found.into_python(&session)
    }

    /// The name of the class in the language, such as `game.Game`.
    #[getter]
    fn kind(slf: &Bound<'_, Self>) -> PyResult<String> {
        let (py, value) = (slf.py(), slf.get());
        value.home(py)?.get().quick(py, |work| Ok(value.value.class(work.store())))
    }

    /// The value as the language prints it.
    fn __str__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let (py, value) = (slf.py(), slf.get());
        value.home(py)?.get().usual(py, |work| text_of(work, &value.value, false))
    }

    /// The text from which the language reads the value.
    #[getter]
    fn expression(slf: &Bound<'_, Self>) -> PyResult<String> {
        let (py, value) = (slf.py(), slf.get());
        value.home(py)?.get().usual(py, |work| text_of(work, &value.value, true))
    }

    /// As `str`, in a format for texts such as `>12`.
    fn __format__<'py>(slf: &Bound<'py, Self>, format: &str) -> PyResult<Bound<'py, PyAny>> {
        slf.str()?.call_method1("__format__", (format,))
    }

    /// The text from which `run` reads the value.
    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let text = PyString::new(slf.py(), &Value::expression(slf)?);
        Ok(format!("run({})", text.repr()?))
    }

    /// The text from which the value is made again, whatever variables there are then.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((restoring(slf.py())?, (Value::expression(slf)?,)))
    }

    /// A hash of the printed value, for equal values print alike; of a form, that of its canonical form.
    fn __hash__(slf: &Bound<'_, Self>) -> PyResult<u64> {
        if matches!(slf.get().value, language::Value::Explicit(_) | language::Value::Compound(_)) {
            let (session, found) = Value::apply(slf, "a -> a.CanonicalForm", &[])?;
            // Python folds the bits of a negative hash in the same way.
            return Ok(found.into_game(&session)?.bind(slf.py()).hash()? as u64);
        }
        let mut hasher = DefaultHasher::new();
        Value::__str__(slf)?.hash(&mut hasher);
        Ok(hasher.finish())
    }

    /// The order of games: `<`, `<=`, `==`, `>=`, `>`.
    pub(crate) fn __richcmp__(
        slf: &Bound<'_, Self>,
        other: &Bound<'_, PyAny>,
        sign: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        let function = match sign {
            CompareOp::Lt => "(a, b) -> a < b",
            CompareOp::Le => "(a, b) -> a <= b",
            CompareOp::Eq => "(a, b) -> a == b",
            CompareOp::Ne => "(a, b) -> a != b",
            CompareOp::Gt => "(a, b) -> a > b",
            CompareOp::Ge => "(a, b) -> a >= b",
        };
        Value::operated(slf, function, other)
    }

    /// True if the games are confused: none is greater, and they are not equal.
    fn fuzzy<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        // The operator is asked of both sides, and refuses what is no game.
        let other = match other.cast::<PyString>() {
            Ok(text) => Game::of(slf.py(), Some(text.as_any()), None)?.into_any(),
            Err(_) => other.clone(),
        };
        slf.as_any().bitor(other)
    }

    /// `g | h`: true if the games are confused.
    pub(crate) fn __or__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Value::operated(slf, "(a, b) -> a <> b", other)
    }

    /// The disjunctive sum.
    fn __add__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Value::operated(slf, "(a, b) -> a + b", other)
    }

    /// The disjunctive sum.
    fn __radd__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Value::operated(slf, "(a, b) -> b + a", other)
    }

    /// The difference.
    fn __sub__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Value::operated(slf, "(a, b) -> a - b", other)
    }

    /// The difference.
    fn __rsub__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Value::operated(slf, "(a, b) -> b - a", other)
    }

    /// A number of copies, or the product.
    pub(crate) fn __mul__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Value::operated(slf, "(a, b) -> a * b", other)
    }

    /// A number of copies, or the product.
    fn __rmul__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Value::operated(slf, "(a, b) -> b * a", other)
    }

    /// The negative, in which Left and Right change places.
    fn __neg__(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        let (session, found) = Value::apply(slf, "a -> -a", &[])?;
        found.into_game(&session)
    }

    /// The value in LaTeX, for a notebook; `None` if it has no such form.
    fn _repr_latex_(slf: &Bound<'_, Self>) -> PyResult<Option<String>> {
        let (py, value) = (slf.py(), slf.get());
        if matches!(
            value.value,
            language::Value::Position(_) | language::Value::Ruleset(_) | language::Value::Class(_)
        ) {
            return Ok(None);
        }
        let text = value.home(py)?.get().usual(py, |work| text_of(work, &value.value, true))?;
        Ok(Some(format!("${}$", tweedle::draw::latex(&text))))
    }

    /// The picture of the value, for a notebook; `None` if there is none.
    fn _repr_svg_(&self) -> Option<String> {
        self.picture()
    }
}
