//! Rulesets of the registry.

use crate::convert::{Draft, Found};
use crate::position::Position;
use crate::problem::bad_input;
use crate::session::Session;
use crate::value::{Value, restoring};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList, PyString, PyTuple};
use tweedle::{Entry, Registry, language, standard};

/// A ruleset: called with a board, heaps or a graph it gives a position, and with parameters a ruleset.
///
/// >>> from tweedle import Domineering, Nim, Subtraction
/// >>> Domineering("..|..")
/// Domineering('..|..')
/// >>> Nim(3, 4, 5).outcome
/// 'N'
/// >>> Subtraction([1, 2, 3])(6).nimber
/// 2
#[pyclass(frozen, extends = Value, module = "tweedle")]
pub(crate) struct Ruleset {
    /// The entry in the registry; `None` for a ruleset that a program made.
    entry: Option<&'static Entry>,
}

impl Ruleset {
    /// The ruleset that a value of the language is.
    pub(crate) fn make(py: Python<'_>, value: language::Value) -> PyResult<Bound<'_, Ruleset>> {
        let entry = match &value {
            language::Value::Ruleset(rules) => standard().find(rules.class()),
            _ => None,
        };
        let base = Value::base(None, value);
        Bound::new(py, PyClassInitializer::from(base).add_subclass(Ruleset { entry }))
    }
}

/// The last part of a qualified name.
pub(crate) fn short_name(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// The entry with a name, which may be short.
fn entry_of(registry: &Registry, name: &str) -> Option<&'static Entry> {
    let found = registry.find(name);
    found.or_else(|| registry.entries().iter().copied().find(|it| short_name(it.name()) == name))
}

/// The short names of all rulesets of the registry.
#[pyfunction]
pub(crate) fn ruleset_names() -> Vec<&'static str> {
    standard().entries().iter().map(|entry| short_name(entry.name())).collect()
}

#[pymethods]
impl Ruleset {
    /// The ruleset with a name, such as `Nim` or `game.heap.Nim`.
    #[new]
    fn new(name: &str) -> PyResult<PyClassInitializer<Ruleset>> {
        let registry = standard();
        let Some(entry) = entry_of(&registry, name) else {
            return Err(bad_input(format!("There is no ruleset `{name}`.")));
        };
        let value = match registry.rules(entry.name(), &[]) {
            Ok(rules) => language::Value::Ruleset(rules),
            // It needs parameters.
            Err(_) => language::Value::Class(entry.name()),
        };
        let base = Value::base(None, value);
        Ok(PyClassInitializer::from(base).add_subclass(Ruleset { entry: Some(entry) }))
    }

    /// The position, or the ruleset with these parameters. Several integers are heaps.
    #[pyo3(signature = (*arguments, **named))]
    fn __call__<'py>(
        slf: &Bound<'py, Self>,
        arguments: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        if named.is_some() {
            return Err(PyTypeError::new_err("A ruleset takes its parameters in their order."));
        }
        let value = slf.as_super().get();
        // The rows of a board are a list of texts, too.
        let arguments = match arguments.len() {
            1 => match arguments.get_item(0)?.extract::<Vec<String>>() {
                Ok(rows) if !rows.is_empty() => &PyTuple::new(py, [rows.join("|")])?,
                _ => arguments,
            },
            _ => arguments,
        };
        if let language::Value::Ruleset(rules) = value.inner()
            && arguments.len() == 1
            && let Ok(text) = arguments.get_item(0)?.cast::<PyString>()
            && let Ok(position) = rules.clone().place(&text.to_cow()?)
        {
            return Ok(Position::make(py, position, None)?.into_any());
        }
        // Integers of NumPy, too.
        let is_integer = |it: &Bound<'_, PyAny>| {
            it.is_instance_of::<PyInt>() || it.hasattr("__index__").unwrap_or(false)
        };
        let are_heaps = arguments.len() > 1 && arguments.iter().all(|it| is_integer(&it));
        let arguments = if are_heaps && matches!(value.inner(), language::Value::Ruleset(_)) {
            vec![PyList::new(py, arguments.iter())?.into_any()]
        } else {
            arguments.iter().collect()
        };
        let session = Session::current(py)?;
        let drafts: Vec<Draft> =
            arguments.iter().map(|it| Draft::of(&session, it)).collect::<PyResult<_>>()?;
        let rules = value.inner();
        let found = session.get().usual(py, |work| {
            let values = drafts.iter().map(|draft| draft.value(work)).collect::<Result<_, _>>()?;
            let called = work.call(rules, values)?;
            Ok(Found::of(work, called))
        })?;
        found.into_python(&session)
    }

    /// The qualified name, such as `game.heap.Nim`.
    #[getter]
    fn name(slf: &Bound<'_, Self>) -> String {
        match (slf.as_super().get().inner(), slf.get().entry) {
            (language::Value::Ruleset(rules), _) => rules.class().to_owned(),
            (_, entry) => entry.map_or_else(String::new, |entry| entry.name().to_owned()),
        }
    }

    /// The rules in a sentence or two.
    #[getter]
    fn summary(&self) -> &'static str {
        self.entry.map_or("", Entry::summary)
    }

    /// The inventor, or a text about the game.
    #[getter]
    fn source(&self) -> &'static str {
        self.entry.map_or("", Entry::source)
    }

    /// The names of the parameters.
    #[getter]
    fn parameters(&self) -> Vec<&'static str> {
        self.entry.map_or_else(Vec::new, |it| it.parameters().iter().map(|it| it.name).collect())
    }

    /// A position that is good to look at; `None` if the ruleset is one that a program made.
    #[getter]
    fn example<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(entry) = self.entry else { return Ok(None) };
        let placed = standard().position(&entry.example_rules(), entry.example());
        let placed = placed.map_err(|error| bad_input(error.to_string()))?;
        Ok(Some(Position::make(py, placed, None)?.into_any()))
    }

    /// True if both players always have the same moves.
    #[getter]
    fn is_impartial(slf: &Bound<'_, Self>) -> bool {
        matches!(slf.as_super().get().inner(), language::Value::Ruleset(rules) if rules.facts().is_impartial)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> String {
        match slf.as_super().get().inner() {
            language::Value::Ruleset(rules) if rules.expression() != rules.class() => {
                format!("run({:?})", rules.expression())
            }
            _ => short_name(&Ruleset::name(slf)).to_owned(),
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((
            restoring(slf.py())?,
            (match slf.as_super().get().inner() {
                language::Value::Ruleset(rules) => rules.expression().to_owned(),
                _ => return Ok((slf.get_type().into_any(), (Ruleset::name(slf),))),
            },),
        ))
    }
}
