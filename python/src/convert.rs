//! Values of Python as values of the language, and back.

use crate::game::Game;
use crate::position::Position;
use crate::problem::{Solved, bad_input};
use crate::ruleset::Ruleset;
use crate::session::{Session, Work};
use crate::thermograph::Thermograph;
use crate::value::Value;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyBytes, PyDict, PyFrozenSet, PyInt, PyList, PySet, PyString, PyTuple};
use std::sync::Arc;
use tweedle::number::{Dyadic, Integer, Natural, Rational};
use tweedle::short::{CodeError, Id};
use tweedle::{Player, Stop, language};

/// The largest depth of lists in lists.
const DEEPEST: usize = 100;

/// A value of Python on its way into a session.
pub(crate) enum Draft {
    /// A value that the session knows already, or that means the same in every session.
    Value(language::Value),
    /// A short game of this session.
    Game(Id),
    /// A short game of another session, by its code.
    Code(Vec<u8>),
    /// A dyadic number.
    Number(Dyadic),
    /// A number that is not dyadic.
    Rational(Rational),
    /// A list.
    List(Vec<Draft>),
    /// A set.
    Set(Vec<Draft>),
}

impl Draft {
    /// The draft of a value of Python for a session.
    ///
    /// # Errors
    /// `TypeError` if there is no such value in the language.
    pub(crate) fn of(session: &Bound<'_, Session>, object: &Bound<'_, PyAny>) -> PyResult<Draft> {
        Draft::within(session, object, DEEPEST)
    }

    fn within(
        session: &Bound<'_, Session>,
        object: &Bound<'_, PyAny>,
        depth: usize,
    ) -> PyResult<Draft> {
        if depth == 0 {
            let message = "The value is nested too deeply, or contains itself.";
            return Err(bad_input(message));
        }
        let all = |items: Bound<'_, PyAny>| -> PyResult<Vec<Draft>> {
            items.try_iter()?.map(|item| Draft::within(session, &item?, depth - 1)).collect()
        };
        if object.is_none() {
            return Ok(Draft::Value(language::Value::Nothing));
        }
        if let Ok(truth) = object.cast::<PyBool>() {
            return Ok(Draft::Value(language::Value::Boolean(truth.is_true())));
        }
        if let Some(draft) = Draft::of_game(session, object)? {
            return Ok(draft);
        }
        if let Ok(value) = object.cast::<Value>() {
            return value.get().draft(session);
        }
        if let Ok(text) = object.cast::<PyString>() {
            let text = text.to_cow()?;
            // Players are texts in Python, too.
            return Ok(Draft::Value(match player_of(object) {
                Ok(player) if object.get_type().name()? == "Player" => {
                    language::Value::Player(player)
                }
                _ => language::Value::string(&text),
            }));
        }
        if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
            return Ok(Draft::List(all(object.clone())?));
        }
        if object.is_instance_of::<PySet>() || object.is_instance_of::<PyFrozenSet>() {
            return Ok(Draft::Set(all(object.clone())?));
        }
        if let Some((numerator, denominator)) = fraction(object)? {
            return Ok(Draft::Rational(Rational::from_parts(numerator, denominator)));
        }
        let name = object.get_type().name()?;
        Err(PyTypeError::new_err(format!("Tweedle has no value for a {name}.")))
    }

    /// The draft of a short game or a dyadic number; `None` for other objects.
    pub(crate) fn of_game(
        session: &Bound<'_, Session>,
        object: &Bound<'_, PyAny>,
    ) -> PyResult<Option<Draft>> {
        if let Ok(game) = object.cast::<Game>() {
            return Ok(Some(match Game::id_in(game, session) {
                Some(id) => Draft::Game(id),
                None => Draft::Code(Game::bytes_of(game)?),
            }));
        }
        if object.is_instance_of::<PyInt>() {
            return Ok(Some(Draft::Number(match object.extract::<i64>() {
                Ok(small) => Dyadic::from(small),
                Err(_) => Dyadic::new(integer(object)?, 0),
            })));
        }
        let Some((numerator, denominator)) = fraction(object)? else { return Ok(None) };
        let rational = Rational::from_parts(numerator, denominator);
        Ok(Dyadic::from_rational(&rational).map(Draft::Number))
    }

    /// The short game, in the store of the session that the draft was made for; `None` for other values.
    #[inline]
    pub(crate) fn id(&self, work: &mut Work) -> Solved<Option<Id>> {
        Ok(match self {
            Draft::Game(id) | Draft::Value(language::Value::Game(id)) => Some(*id),
            Draft::Number(number) => Some(work.store().number(number.clone())?),
            Draft::Code(code) => Some(match work.store().decode(code) {
                Ok(id) => id,
                Err(CodeError::Stop(stop)) => return Err(stop.into()),
                Err(error) => return Err(bad_input(error.to_string()).into()),
            }),
            _ => None,
        })
    }

    /// The value in the session that the draft was made for.
    pub(crate) fn value(&self, work: &mut Work) -> Solved<language::Value> {
        if let Some(id) = self.id(work)? {
            return Ok(game_value(work, id));
        }
        let all = |items: &[Draft], work: &mut Work| -> Solved<Vec<language::Value>> {
            items.iter().map(|item| item.value(work)).collect()
        };
        Ok(match self {
            Draft::Value(value) => value.clone(),
            Draft::Rational(rational) => language::Value::Rational(Arc::new(rational.clone())),
            Draft::List(items) => language::Value::list(all(items, work)?),
            Draft::Set(items) => {
                let list = language::Value::list(all(items, work)?);
                work.apply("items -> items.ToSet", vec![list])?
            }
            Draft::Game(_) | Draft::Code(_) | Draft::Number(_) => language::Value::Nothing,
        })
    }
}

/// A short game as a value of the language: small integers have a form of their own there.
pub(crate) fn game_value(work: &mut Work, id: Id) -> language::Value {
    let number = work.store().as_number(id).filter(Dyadic::is_integer);
    match number.and_then(|number| i64::try_from(&number.numerator()).ok()) {
        Some(small) => language::Value::Integer(small),
        None => language::Value::Game(id),
    }
}

/// A value of the language on its way to Python.
pub(crate) enum Found {
    /// A number.
    Number(Dyadic),
    /// A short game that is no number.
    Game(Id),
    /// Several values.
    List(Vec<Found>),
    /// A set.
    Set(Vec<Found>),
    /// Keys and values.
    Map(Vec<(Found, Found)>),
    /// Another value.
    Other(language::Value),
}

impl Found {
    /// The form of a value on its way.
    pub(crate) fn of(work: &mut Work, value: language::Value) -> Found {
        Found::within(work, value, DEEPEST)
    }

    /// The same of a part of a value; one that lies too deep stays a value of the language.
    fn within(work: &mut Work, value: language::Value, depth: usize) -> Found {
        if depth == 0 {
            return Found::Other(value);
        }
        let mut part = |it: &language::Value| Found::within(work, it.clone(), depth - 1);
        match value {
            language::Value::Game(id) => match work.store().as_number(id) {
                Some(number) => Found::Number(number),
                None => Found::Game(id),
            },
            language::Value::List(items) => Found::List(items.iter().map(part).collect()),
            language::Value::Set(items) => Found::Set(items.iter().map(part).collect()),
            language::Value::Map(items) => {
                Found::Map(items.iter().map(|(key, value)| (part(key), part(value))).collect())
            }
            other => Found::Other(other),
        }
    }

    /// The same value, as a game where it is a number.
    pub(crate) fn into_game(self, session: &Bound<'_, Session>) -> PyResult<Py<PyAny>> {
        let number = match self {
            Found::Number(number) => number,
            Found::Other(language::Value::Integer(n)) => Dyadic::from(n),
            other => return Ok(other.into_python(session)?.unbind()),
        };
        let id =
            session.get().quick(session.py(), |work| Ok(work.store().number(number.clone())?))?;
        Ok(Game::make(session, id)?.into_any().unbind())
    }

    /// The value of Python.
    pub(crate) fn into_python<'py>(
        self,
        session: &Bound<'py, Session>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = session.py();
        let all = |items: Vec<Found>| -> PyResult<Vec<Bound<'py, PyAny>>> {
            items.into_iter().map(|item| item.into_python(session)).collect()
        };
        Ok(match self {
            Found::Number(number) => number_to_python(py, &number)?,
            Found::Game(id) => Game::make(session, id)?.into_any(),
            Found::List(items) => PyList::new(py, all(items)?)?.into_any(),
            Found::Set(items) => {
                let items = all(items)?;
                match PySet::new(py, &items) {
                    Ok(set) => set.into_any(),
                    // Of things that cannot be hashed.
                    Err(_) => PyList::new(py, items)?.into_any(),
                }
            }
            Found::Map(items) => {
                let map = PyDict::new(py);
                for (key, value) in items {
                    map.set_item(key.into_python(session)?, value.into_python(session)?)?;
                }
                map.into_any()
            }
            Found::Other(value) => other_to_python(session, value)?,
        })
    }
}

fn other_to_python<'py>(
    session: &Bound<'py, Session>,
    value: language::Value,
) -> PyResult<Bound<'py, PyAny>> {
    let py = session.py();
    Ok(match value {
        language::Value::Nothing => py.None().into_bound(py),
        language::Value::Boolean(truth) => PyBool::new(py, truth).to_owned().into_any(),
        language::Value::Integer(n) => n.into_pyobject(py)?.into_any(),
        language::Value::Rational(rational) => {
            let (numerator, denominator) = (rational.numerator(), rational.denominator());
            make_fraction(py, &numerator, &Integer::from(denominator))?
        }
        language::Value::String(text) => PyString::new(py, &text).into_any(),
        language::Value::Player(player) => player_to_python(py, player)?,
        language::Value::Outcome(outcome) => PyString::new(py, &outcome.to_string()).into_any(),
        language::Value::Position(position) => Position::make(py, position, None)?.into_any(),
        language::Value::Ruleset(_) => Ruleset::make(py, value)?.into_any(),
        language::Value::Thermograph(thermograph) => {
            Thermograph::make(session, thermograph)?.into_any()
        }
        other => Value::make(session, other)?.into_any(),
    })
}

/// The player that a text names.
pub(crate) fn player_of(object: &Bound<'_, PyAny>) -> PyResult<Player> {
    let text =
        object.cast::<PyString>().ok().map(pyo3::types::PyStringMethods::to_cow).transpose()?;
    match text.as_deref() {
        Some("Left" | "left") => Ok(Player::Left),
        Some("Right" | "right") => Ok(Player::Right),
        _ => Err(bad_input("A player is `Left` or `Right`.")),
    }
}

/// A player as Python has it.
pub(crate) fn player_to_python(py: Python<'_>, player: Player) -> PyResult<Bound<'_, PyAny>> {
    /// The class of players, looked up once.
    static CLASS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let name = match player {
        Player::Left => "Left",
        Player::Right => "Right",
    };
    CLASS.import(py, "tweedle._player", "Player")?.call1((name,))
}

/// True for a rational number: an `int`, a `Fraction`, or a number of another package whose class is registered as
/// `numbers.Rational`, such as those of `NumPy` and `SymPy`.
pub(crate) fn is_rational(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    /// The class of rational numbers, looked up once.
    static RATIONAL: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    object.is_instance(RATIONAL.import(object.py(), "numbers", "Rational")?)
}

/// The numerator and the denominator of a rational number.
fn fraction(object: &Bound<'_, PyAny>) -> PyResult<Option<(Integer, Natural)>> {
    let py = object.py();
    if !is_rational(object)? {
        return Ok(None);
    }
    let part = |name| integer(&py.get_type::<PyInt>().call1((object.getattr(name)?,))?);
    let (numerator, denominator) = (part("numerator")?, part("denominator")?);
    Ok((!denominator.is_zero()).then(|| (numerator, denominator.magnitude())))
}

/// The number that an `int` or a `Fraction` is.
pub(crate) fn rational_of(object: &Bound<'_, PyAny>) -> PyResult<Rational> {
    if object.is_instance_of::<PyInt>() {
        return Ok(Rational::from(integer(object)?));
    }
    match fraction(object)? {
        Some((numerator, denominator)) => Ok(Rational::from_parts(numerator, denominator)),
        None => Err(PyTypeError::new_err("That is no `int` and no `Fraction`.")),
    }
}

fn fraction_class(py: Python<'_>) -> PyResult<&Bound<'_, PyAny>> {
    /// The class, looked up once.
    static CLASS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    CLASS.import(py, "fractions", "Fraction")
}

/// An integer of Python of any size.
fn integer(object: &Bound<'_, PyAny>) -> PyResult<Integer> {
    let bits: usize = object.call_method0("bit_length")?.extract()?;
    let options = PyDict::new(object.py());
    options.set_item("signed", true)?;
    let bytes = object.call_method("to_bytes", (bits / 8 + 1, "little"), Some(&options))?;
    Ok(Integer::from_le_bytes(bytes.cast::<PyBytes>()?.as_bytes()))
}

fn integer_to_python<'py>(py: Python<'py>, number: &Integer) -> PyResult<Bound<'py, PyAny>> {
    if let Ok(small) = i64::try_from(number) {
        return Ok(small.into_pyobject(py)?.into_any());
    }
    let options = PyDict::new(py);
    options.set_item("signed", true)?;
    let bytes = PyBytes::new(py, &number.to_le_bytes());
    py.get_type::<PyInt>().call_method("from_bytes", (bytes, "little"), Some(&options))
}

/// A dyadic number: an `int`, or a `Fraction`.
pub(crate) fn number_to_python<'py>(
    py: Python<'py>,
    number: &Dyadic,
) -> PyResult<Bound<'py, PyAny>> {
    let numerator = number.numerator();
    if number.is_integer() {
        return integer_to_python(py, &numerator);
    }
    make_fraction(py, &numerator, &(Integer::from(1) << number.exponent() as usize))
}

/// A rational number: an `int`, or a `Fraction`.
pub(crate) fn rational_to_python<'py>(
    py: Python<'py>,
    number: &Rational,
) -> PyResult<Bound<'py, PyAny>> {
    match Dyadic::from_rational(number) {
        Some(dyadic) => number_to_python(py, &dyadic),
        None => make_fraction(py, &number.numerator(), &Integer::from(number.denominator())),
    }
}

fn make_fraction<'py>(
    py: Python<'py>,
    numerator: &Integer,
    denominator: &Integer,
) -> PyResult<Bound<'py, PyAny>> {
    let parts = (integer_to_python(py, numerator)?, integer_to_python(py, denominator)?);
    fraction_class(py)?.call1(parts)
}

/// The stop that says that a value is no short game.
pub(crate) fn no_game() -> Stop {
    Stop::NotPossible("That is no short game.".to_owned())
}
