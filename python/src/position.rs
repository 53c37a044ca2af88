//! Positions of any ruleset, and sums of them.

use crate::convert::{Draft, Found, player_of, player_to_python};
use crate::game::Game;
use crate::limits::Clock;
use crate::problem::{Problem, Solved, bad_input};
use crate::ruleset::{Ruleset, short_name};
use crate::scripted::Known;
use crate::session::{Session, Work};
use crate::value::{Value, restoring};
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyInt, PyString, PyTuple};
use std::hash::{DefaultHasher, Hash, Hasher};
use tweedle::short::Id;
use tweedle::{Control, Play, language};

/// The largest number of copies in a sum.
const MOST_COPIES: usize = 1000;

/// A position of a ruleset, or a sum of positions of any rulesets.
///
/// `+` and `-` make sums of positions; a sum with a `Game` or a number is its value, a `Game`. `==` is true for the same
/// position. `<`, `<=`, `|` and so on compare values.
///
/// >>> from tweedle import Domineering, Left, ToadsAndFrogs
/// >>> board = Domineering("..|..")
/// >>> board.canonical_form, board.outcome
/// (Game('+-1'), 'N')
/// >>> [move.name for move in board.moves(Left)]
/// ['a1-a2', 'b1-b2']
/// >>> (board + ToadsAndFrogs("tt..ff")).canonical_form
/// Game('+-(1*)')
#[pyclass(frozen, extends = Value, module = "tweedle")]
pub(crate) struct Position {
    position: tweedle::Position,
    /// The ruleset of Python by whose rules it is played, if there is one: it lives as long as its positions.
    rules: Option<Py<PyAny>>,
}

impl Position {
    /// A position of any rulesets.
    pub(crate) fn make<'py>(
        py: Python<'py>,
        position: tweedle::Position,
        rules: Option<&Py<PyAny>>,
    ) -> PyResult<Bound<'py, Position>> {
        Bound::new(py, Position::initializer(py, position, rules))
    }

    fn initializer(
        py: Python<'_>,
        position: tweedle::Position,
        rules: Option<&Py<PyAny>>,
    ) -> PyClassInitializer<Position> {
        let base = Value::base(None, language::Value::Position(position.clone()));
        let rules = rules.map(|it| it.clone_ref(py));
        PyClassInitializer::from(base).add_subclass(Position { position, rules })
    }

    /// Another position by the same rules.
    fn like<'py>(
        &self,
        py: Python<'py>,
        position: tweedle::Position,
    ) -> PyResult<Bound<'py, Position>> {
        let rules = match self.rules {
            // A term of a sum may have other rules than the sum.
            Some(_) => Known::rules_of(py, &position)?,
            None => None,
        };
        Position::make(py, position, rules.as_ref())
    }

    /// Lists the moves of positions whose rules are written in Python, before the work that needs them, within the limits that hold
    /// here or a time limit in seconds.
    fn explore(&self, py: Python<'_>, timeout: Option<f64>) -> PyResult<()> {
        if self.rules.is_none() {
            return Ok(());
        }
        let limits = Session::current(py)?.get().limits(py, timeout)?;
        Known::explore_all(py, &self.position, &Clock::of(limits.timeout))
    }

    /// Raises the exception that the rules in Python have raised where something was to be shown.
    fn shown<T>(&self, shown: T) -> PyResult<T> {
        match self.rules.as_ref().and_then(|_| Known::take_failure(&self.position)) {
            Some(error) => Err(error),
            None => Ok(shown),
        }
    }

    /// The answer of the language about the position.
    fn attribute<'py>(slf: &Bound<'py, Position>, function: &str) -> PyResult<Bound<'py, PyAny>> {
        let (session, found) = Value::apply(slf.as_super(), function, &[])?;
        found.into_python(&session)
    }

    /// The value of the position, and the session that it belongs to.
    fn worth<'py>(slf: &Bound<'py, Position>) -> PyResult<Bound<'py, PyAny>> {
        let (py, it) = (slf.py(), slf.get());
        it.explore(py, None)?;
        let session = Session::current(py)?;
        if it.position.is_loopy() || it.position.is_entailing() {
            let is_loopy = it.position.is_loopy();
            let function = if is_loopy { "a -> a.GameValue" } else { "a -> a.CanonicalForm" };
            let (session, found) = Value::apply(slf.as_super(), function, &[])?;
            return Ok(found.into_game(&session)?.into_bound(py));
        }
        let id = session.get().quick(py, |work| form_of(work, &it.position))?;
        Ok(Game::make(&session, id)?.into_any())
    }

    /// The answer to a question of the desk about the position, as a dictionary.
    fn asked<'py>(
        slf: &Bound<'py, Position>,
        kind: &str,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let it = slf.get();
        let timeout = fields.map(|it| it.get_item("timeout")).transpose()?.flatten();
        it.explore(py, timeout.map(|it| it.extract()).transpose()?.flatten())?;
        Known::take_failure(&it.position);
        let answer = py.import("tweedle._session")?.getattr("ask_about")?.call((slf, kind), fields);
        answer.map_err(|error| Known::take_failure(&it.position).unwrap_or(error))
    }
}

/// The canonical form of a position.
fn form_of(work: &mut Work, position: &tweedle::Position) -> Solved<Id> {
    let found = work.analyst().canonical_form(position);
    found.map_err(|error| Problem::of_position(error, position))
}

#[pymethods]
impl Position {
    /// The position that an expression of the language describes.
    #[new]
    fn new(py: Python<'_>, expression: &str) -> PyResult<PyClassInitializer<Position>> {
        let session = Session::current(py)?;
        let position = session.get().usual(py, |work| {
            let value = work.desk.session().value(expression);
            match value.map_err(|failure| Problem::of(failure, expression))? {
                language::Value::Position(position) => Ok(position),
                language::Value::Integer(0) => Ok(tweedle::Position::zero()),
                _ => Err(bad_input("That is no position.").into()),
            }
        })?;
        Ok(Position::initializer(py, position, None))
    }

    /// The ruleset; `None` for a sum of several positions.
    #[getter]
    fn ruleset<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let (py, it) = (slf.py(), slf.get());
        if let Some(rules) = &it.rules {
            return Ok(Some(rules.bind(py).clone()));
        }
        let rules = it.position.single().map(|(component, _)| component.rules_handle());
        rules
            .map(|rules| Ok(Ruleset::make(py, language::Value::Ruleset(rules))?.into_any()))
            .transpose()
    }

    /// The object of Python that the position is by its ruleset, which is written in Python; `None` for other rulesets.
    #[getter]
    fn position(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        Known::object_of(py, &self.position)
    }

    /// The position in the notation of its ruleset.
    #[getter]
    fn text(&self) -> PyResult<String> {
        self.shown(self.position.text())
    }

    /// The expression of the language that describes the position.
    #[getter]
    fn expression(&self) -> PyResult<String> {
        self.shown(self.position.expression())
    }

    /// The terms of a sum, each as a position.
    #[getter]
    fn terms<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, Position>>> {
        self.position.one_by_one().map(|term| self.like(py, term)).collect()
    }

    /// True if both players have the same moves, here and in all that can be reached.
    #[getter]
    fn is_impartial(&self) -> bool {
        self.position.is_impartial()
    }

    /// The moves of a player, each with its `name` and the position `to` which it leads.
    fn moves<'py>(
        &self,
        py: Python<'py>,
        player: &Bound<'py, PyAny>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        /// The class of moves, looked up once.
        static MOVE: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        let class = MOVE.import(py, "tweedle._player", "Move")?;
        let moves = listed(py, self, |control| {
            self.position.moves(player_of(player)?, control).map_err(Problem::from)
        })?;
        moves.into_iter().map(|it| class.call1((it.name(), self.like(py, it.to)?))).collect()
    }

    /// The positions to which the moves of a player lead.
    fn options<'py>(
        &self,
        py: Python<'py>,
        player: &Bound<'py, PyAny>,
    ) -> PyResult<Vec<Bound<'py, Position>>> {
        let options = listed(py, self, |control| {
            self.position.options(player_of(player)?, control).map_err(Problem::from)
        })?;
        options.into_iter().map(|option| self.like(py, option)).collect()
    }

    /// The value: a `Game`, or a `Value` where play may go round or has entailing moves.
    #[getter]
    fn canonical_form<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Position::worth(slf)
    }

    /// The outcome class in normal play: `"L"`, `"R"`, `"N"` or `"P"`, or one with draws where play may go round.
    #[getter]
    fn outcome<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let (py, it) = (slf.py(), slf.get());
        it.explore(py, None)?;
        if it.position.is_loopy() || it.position.is_entailing() {
            return Position::attribute(slf, "a -> a.OutcomeClass");
        }
        outcome_in(py, it, Play::Normal)
    }

    /// The outcome class in misère play, in which the player who cannot move wins.
    #[getter]
    fn misere_outcome<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let (py, it) = (slf.py(), slf.get());
        it.explore(py, None)?;
        outcome_in(py, it, Play::Misere)
    }

    /// The nimber of an impartial position: the size of the Nim heap that it equals.
    #[getter]
    fn nimber(&self, py: Python<'_>) -> PyResult<u64> {
        self.explore(py, None)?;
        Session::current(py)?.get().quick(py, |work| {
            let found = work.analyst().nim_value(&self.position);
            found.map_err(|error| Problem::of_position(error, &self.position))
        })
    }

    /// The moves of a player after which the position is best for the player, as positions.
    fn best_moves<'py>(
        slf: &Bound<'py, Self>,
        player: &Bound<'py, PyAny>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let py = slf.py();
        slf.get().explore(py, None)?;
        let player = player_to_python(py, player_of(player)?)?;
        let (session, found) = Value::apply(slf.as_super(), "(a, p) -> a.BestMoves(p)", &[player])?;
        let (Found::Set(items) | Found::List(items)) = found else { return Ok(Vec::new()) };
        let option = |item| match item {
            Found::Other(language::Value::Position(position)) => {
                Ok(slf.get().like(py, position)?.into_any())
            }
            other => other.into_python(&session),
        };
        items.into_iter().map(option).collect()
    }

    /// The analysis as a dictionary: value, outcome, temperature, options and reasons. Takes `timeout`, too.
    #[pyo3(signature = (**fields))]
    fn analyze<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Position::asked(slf, "analyze", fields)
    }

    /// The winner for each player who may begin, as a dictionary. The fields are those of the question `solve`: `first`,
    /// `play`, `all`, `line`; and `timeout`.
    #[pyo3(signature = (**fields))]
    fn solve<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Position::asked(slf, "solve", fields)
    }

    /// A move to play for the player who is to move, and the reason, as a dictionary. The fields are those of the question
    /// `hint`: `player`, `play`, `strategy`; and `timeout`.
    #[pyo3(signature = (**fields))]
    fn hint<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Position::asked(slf, "hint", fields)
    }

    /// The picture of the position for a terminal.
    fn draw(&self) -> PyResult<String> {
        self.shown(self.position.draw())
    }

    /// The tree of positions as a `networkx.MultiDiGraph`, down to `depth` moves: its nodes are positions, and its edges have
    /// a `player` and a `name`.
    #[pyo3(signature = (depth=None))]
    fn to_networkx<'py>(
        slf: &Bound<'py, Self>,
        depth: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("tweedle._graphs")?.getattr("of_position")?.call1((slf, depth))
    }

    fn __str__(&self) -> PyResult<String> {
        self.shown(self.position.shown())
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let (py, it) = (slf.py(), slf.get());
        if let Some(rules) = &it.rules {
            return match Known::object_of(py, &it.position) {
                Some(object) => {
                    Ok(format!("{}({})", rules.bind(py).repr()?, object.bind(py).repr()?))
                }
                None => Ok(format!("<tweedle.Position {}>", it.position.shown())),
            };
        }
        if let Some((component, false)) = it.position.single()
            && component.rules().expression() == component.rules().class()
            && standard_name(component.rules().class())
        {
            let text = PyString::new(py, &it.position.text());
            let written = component.rules_handle().place(&it.position.text());
            if written.is_ok_and(|written| written == it.position) {
                return Ok(format!("{}({})", short_name(component.rules().class()), text.repr()?));
            }
        }
        let expression = PyString::new(py, &it.position.expression());
        Ok(format!("Position({})", expression.repr()?))
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, it) = (slf.py(), slf.get());
        if let Some(rules) = &it.rules {
            let Some(object) = Known::object_of(py, &it.position) else {
                return Err(PyTypeError::new_err(
                    "A sum with positions of a ruleset in Python is not pickled.",
                ));
            };
            return Ok((rules.bind(py).clone(), PyTuple::new(py, [object])?));
        }
        if it.position.is_empty() {
            return Ok((slf.get_type().into_any(), PyTuple::new(py, ["0"])?));
        }
        Ok((restoring(py)?, PyTuple::new(py, [it.position.expression()])?))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.position.hash(&mut hasher);
        hasher.finish()
    }

    fn __richcmp__(
        slf: &Bound<'_, Self>,
        other: &Bound<'_, PyAny>,
        sign: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        let truth = |holds: bool| Ok(holds.into_pyobject(py)?.to_owned().into_any().unbind());
        match (sign, other.cast::<Position>()) {
            (CompareOp::Eq, Ok(other)) => truth(slf.get().position == other.get().position),
            (CompareOp::Ne, Ok(other)) => truth(slf.get().position != other.get().position),
            (CompareOp::Eq | CompareOp::Ne, Err(_)) => Ok(py.NotImplemented()),
            (sign, other_position) => {
                let other = match other_position {
                    Ok(other) => Position::worth(other)?,
                    Err(_) => other.clone(),
                };
                Ok(Position::worth(slf)?.rich_compare(other, sign)?.unbind())
            }
        }
    }

    /// True if the values are confused: none is greater, and they are not equal.
    fn fuzzy<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let other = match other.cast::<Position>() {
            Ok(other) => Position::worth(other)?,
            Err(_) => other.clone(),
        };
        Position::worth(slf)?.call_method1("fuzzy", (other,))
    }

    fn __or__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Position::fuzzy(slf, other)
    }

    fn __ror__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Position::fuzzy(slf, other)
    }

    fn __neg__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, Position>> {
        self.like(py, self.position.negative())
    }

    fn __add__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        summed(slf, other, false)
    }

    fn __radd__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        summed(slf, other, false)
    }

    fn __sub__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        summed(slf, other, true)
    }

    fn __rsub__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        other.sub(Position::worth(slf)?)
    }

    /// A number of copies of the position.
    fn __mul__<'py>(
        &self,
        py: Python<'py>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if !other.is_instance_of::<PyInt>() {
            return Ok(py.NotImplemented().into_bound(py));
        }
        let count: i64 = other.extract()?;
        let copies = usize::try_from(count.unsigned_abs()).unwrap_or(usize::MAX);
        if copies.saturating_mul(self.position.len().max(1)) > MOST_COPIES {
            let message = format!("A sum has {MOST_COPIES} terms at most.");
            return Err(bad_input(message));
        }
        let copies = self.position.copies(copies);
        let sum = if count < 0 { copies.negative() } else { copies };
        Ok(self.like(py, sum)?.into_any())
    }

    fn __rmul__<'py>(
        &self,
        py: Python<'py>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.__mul__(py, other)
    }

    /// The picture of the position, or its text, for a notebook.
    fn _repr_html_(slf: &Bound<'_, Self>) -> Option<String> {
        if slf.as_super().get().picture().is_some() {
            return None;
        }
        Some(format!("<pre>{}</pre>", tweedle::draw::escaped_html(&slf.get().position.draw())))
    }
}

/// The moves or options of a position, listed without the lock of a session.
fn listed<T>(
    py: Python<'_>,
    it: &Position,
    list: impl FnOnce(&Control) -> Solved<T>,
) -> PyResult<T> {
    let session = Session::current(py)?;
    let control = Control::within(session.get().control(), session.get().control().limit());
    if it.rules.is_some() {
        let limits = session.get().limits(py, None)?;
        Known::list_here(py, &it.position, &Clock::of(limits.timeout))?;
    }
    list(&control).map_err(|problem| problem.raise(py, crate::watch::Ended::No))
}

/// The outcome of a position in normal or misère play.
fn outcome_in<'py>(py: Python<'py>, it: &Position, play: Play) -> PyResult<Bound<'py, PyAny>> {
    let outcome = Session::current(py)?.get().quick(py, |work| {
        let found = work.analyst().outcome(&it.position, play);
        found.map_err(|error| Problem::of_position(error, &it.position))
    })?;
    Ok(PyString::new(py, &outcome.to_string()).into_any())
}

/// The sum of two positions, or the value of a position and a value.
fn summed<'py>(
    slf: &Bound<'py, Position>,
    other: &Bound<'py, PyAny>,
    is_difference: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, it) = (slf.py(), slf.get());
    if let Ok(other) = other.cast::<Position>() {
        let second = other.get();
        let added =
            if is_difference { second.position.negative() } else { second.position.clone() };
        let sum = it.position.sum(&added);
        if sum.len() > MOST_COPIES {
            let message = format!("A sum has {MOST_COPIES} terms at most.");
            return Err(bad_input(message));
        }
        let rules = match (&it.rules, &second.rules) {
            (None, None) => None,
            _ => Known::rules_of(py, &sum)?,
        };
        return Ok(Position::make(py, sum, rules.as_ref())?.into_any());
    }
    // Nothing is added: so `sum` of positions is a position.
    if other.is_instance_of::<PyInt>() && other.eq(0)? {
        return Ok(slf.clone().into_any());
    }
    let session = Session::current(py)?;
    if Draft::of_game(&session, other)?.is_none() && !other.is_instance_of::<Value>() {
        return Ok(py.NotImplemented().into_bound(py));
    }
    let worth = Position::worth(slf)?;
    if is_difference { worth.sub(other) } else { worth.add(other) }
}

/// True if a ruleset of the registry has this name.
fn standard_name(class: &str) -> bool {
    tweedle::standard().find(class).is_some()
}
