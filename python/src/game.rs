//! Short games in canonical form.

use crate::convert::{Draft, is_rational, no_game, number_to_python, player_of};
use crate::problem::{Problem, Solved, bad_input};
use crate::session::{Session, Work};
use crate::thermograph::Thermograph;
use crate::value::Value;
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt, PyString, PyTuple, PyType};
use std::sync::OnceLock;
use tweedle::draw::{Graph, Theme, dag};
use tweedle::number::{Dyadic, Integer};
use tweedle::short::{CodeError, Id, Store};
use tweedle::{Player, Stop, language};

/// A short game by its value, in canonical form.
///
/// `Game(2)` and `Game(Fraction(3, 4))` are numbers, `Game("^*")` is read in the notation of values, and `Game([0], ["*"])` is
/// the game with these options of Left and of Right. A position is valued. `==` is equality of values; `<` and `<=` are the
/// order of games, in which Left prefers the greater; `g | h` and `g.fuzzy(h)` are true if they are confused.
///
/// >>> from tweedle import Game
/// >>> Game([0], ["*"]) + Game("^*")
/// Game('^^*')
/// >>> Game("^") > 0, Game("^") | Game("*")
/// (True, True)
#[pyclass(frozen, extends = Value, module = "tweedle")]
pub(crate) struct Game {
    id: Id,
    hash: OnceLock<isize>,
}

impl Game {
    /// The game with an id in the store of a session.
    #[inline]
    pub(crate) fn make<'py>(session: &Bound<'py, Session>, id: Id) -> PyResult<Bound<'py, Game>> {
        Bound::new(session.py(), Game::initializer(session, id))
    }

    fn initializer(session: &Bound<'_, Session>, id: Id) -> PyClassInitializer<Game> {
        let base = Value::base(Some(session), language::Value::Game(id));
        PyClassInitializer::from(base).add_subclass(Game { id, hash: OnceLock::new() })
    }

    /// The session that a game belongs to.
    #[inline]
    fn session<'py>(slf: &Bound<'py, Game>) -> PyResult<Bound<'py, Session>> {
        slf.as_super().get().home(slf.py())
    }

    /// The id of a game in the store of a session, if it belongs to that session.
    #[inline]
    pub(crate) fn id_in(slf: &Bound<'_, Game>, session: &Bound<'_, Session>) -> Option<Id> {
        let owner = slf.as_super().get().owner(slf.py());
        owner.is_some_and(|owner| owner.is(session)).then(|| slf.get().id)
    }

    /// The byte code of a game.
    pub(crate) fn bytes_of(slf: &Bound<'_, Game>) -> PyResult<Vec<u8>> {
        Game::ask(slf, Store::encode)
    }

    /// The answer of the store about a game.
    #[inline]
    fn ask<R: Send>(
        slf: &Bound<'_, Game>,
        question: impl Fn(&mut Store, Id) -> Result<R, Stop> + Send + Sync,
    ) -> PyResult<R> {
        let id = slf.get().id;
        Game::session(slf)?.get().quick(slf.py(), |work| Ok(question(work.store(), id)?))
    }

    /// The game that the store makes of a game.
    fn made<'py>(
        slf: &Bound<'py, Game>,
        make: impl Fn(&mut Store, Id) -> Result<Id, Stop> + Send + Sync,
    ) -> PyResult<Bound<'py, Game>> {
        let id = Game::ask(slf, make)?;
        Game::make(&Game::session(slf)?, id)
    }

    /// The games that the store makes of a game.
    fn several<'py>(
        slf: &Bound<'py, Game>,
        make: impl Fn(&mut Store, Id) -> Result<Vec<Id>, Stop> + Send + Sync,
    ) -> PyResult<Vec<Bound<'py, Game>>> {
        let ids = Game::ask(slf, make)?;
        let session = Game::session(slf)?;
        ids.into_iter().map(|id| Game::make(&session, id)).collect()
    }

    /// The answer of the store about a game and another operand; `None` if that is no short game and no number.
    #[inline]
    fn with<R: Send>(
        slf: &Bound<'_, Game>,
        other: &Bound<'_, PyAny>,
        question: impl Fn(&mut Store, Id, Id) -> Result<R, Stop> + Send + Sync,
    ) -> PyResult<Option<R>> {
        let (session, g) = (Game::session(slf)?, slf.get().id);
        if let Ok(other) = other.cast::<Game>()
            && let Some(h) = Game::id_in(other, &session)
        {
            let answer = session.get().quick(slf.py(), |work| Ok(question(work.store(), g, h)?));
            return answer.map(Some);
        }
        let Some(draft) = Draft::of_game(&session, other)? else { return Ok(None) };
        let answer = session.get().quick(slf.py(), |work| {
            let h = draft.id(work)?.ok_or_else(no_game)?;
            Ok(question(work.store(), g, h)?)
        })?;
        Ok(Some(answer))
    }

    /// The game that the store makes of two games; what the language makes of other values; or `NotImplemented`.
    #[inline]
    fn combined(
        slf: &Bound<'_, Game>,
        other: &Bound<'_, PyAny>,
        make: impl Fn(&mut Store, Id, Id) -> Result<Id, Stop> + Send + Sync,
        function: &str,
    ) -> PyResult<Py<PyAny>> {
        match Game::with(slf, other, make)? {
            Some(id) => Ok(Game::make(&Game::session(slf)?, id)?.into_any().unbind()),
            None => Value::operated(slf.as_super(), function, other),
        }
    }

    /// The game of a value, or of the options of both players.
    pub(crate) fn of<'py>(
        py: Python<'py>,
        value: Option<&Bound<'py, PyAny>>,
        right: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, Game>> {
        let (session, id) = Game::id_of(py, value, right)?;
        Game::make(&session, id)
    }

    /// The session and the id of the game of a value, or of the options of both players.
    fn id_of<'py>(
        py: Python<'py>,
        value: Option<&Bound<'py, PyAny>>,
        right: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, Session>, Id)> {
        let given = value.and_then(|it| it.cast::<Value>().ok());
        let session = match given.and_then(|it| it.get().owner(py)) {
            Some(owner) if right.is_none() => owner.clone(),
            _ => Session::current(py)?,
        };
        let id = match (value, right) {
            (None, None) => session.get().quick(py, |work| Ok(work.store().zero()))?,
            (Some(value), None) => id_of(&session, value)?,
            (left, right) => {
                let side = |options: Option<&Bound<'_, PyAny>>| -> PyResult<Vec<Id>> {
                    let Some(options) = options else { return Ok(Vec::new()) };
                    if options.is_instance_of::<PyString>() {
                        let message = "The options of a player are a list: Game([0], [\"*\"]).";
                        return Err(PyTypeError::new_err(message));
                    }
                    options.try_iter()?.map(|option| id_of(&session, &option?)).collect()
                };
                let (left, right) = (side(left)?, side(right)?);
                session.get().quick(py, |work| Ok(work.store().game(&left, &right)?))?
            }
        };
        Ok((session, id))
    }

    /// The number that the game is, as Python has it.
    fn required_number<'py>(slf: &Bound<'py, Game>) -> PyResult<Bound<'py, PyAny>> {
        match Game::number_of(slf)? {
            Some(number) => number_to_python(slf.py(), &number),
            None => Err(bad_input(format!("{} is no number.", Game::__str__(slf)?))),
        }
    }

    /// The number that a game is, if it is one.
    fn number_of(slf: &Bound<'_, Game>) -> PyResult<Option<Dyadic>> {
        Game::ask(slf, |store, g| Ok(store.as_number(g)))
    }
}

/// The game that an expression of the language names.
fn read(work: &mut Work, text: &str) -> Solved<Id> {
    let session = work.desk.session();
    let value = session.value(text).map_err(|failure| Problem::of(failure, text))?;
    valued(work, value)
}

/// The short game that a value of the language is.
fn valued(work: &mut Work, value: language::Value) -> Solved<Id> {
    match value {
        language::Value::Game(id) => Ok(id),
        language::Value::Integer(n) => Ok(work.store().number(Dyadic::from(n))?),
        language::Value::Position(position) if !position.is_loopy() && !position.is_entailing() => {
            let found = work.analyst().canonical_form(&position);
            found.map_err(|error| Problem::of_position(error, &position))
        }
        language::Value::Explicit(_)
        | language::Value::Compound(_)
        | language::Value::Position(_) => match work.apply("a -> a.CanonicalForm", vec![value])? {
            language::Value::Game(id) => Ok(id),
            language::Value::Integer(n) => Ok(work.store().number(Dyadic::from(n))?),
            _ => Err(no_game().into()),
        },
        _ => Err(no_game().into()),
    }
}

/// The id of the game that an object of Python is.
fn id_of(session: &Bound<'_, Session>, object: &Bound<'_, PyAny>) -> PyResult<Id> {
    let py = session.py();
    if let Ok(text) = object.cast::<PyString>() {
        let text = text.to_cow()?;
        // In the notation of values, or else as an expression.
        let noted = session.get().quick(py, |work| Ok(work.store().read(&text).ok()))?;
        return noted.map_or_else(|| session.get().usual(py, |work| read(work, &text)), Ok);
    }
    let draft = match Draft::of_game(session, object)? {
        Some(draft) => draft,
        None if object.is_instance_of::<Value>() => Draft::of(session, object)?,
        None => {
            let name = object.get_type().name()?;
            let known = is_rational(object)?.then(|| object.str()).transpose()?;
            return Err(match known {
                Some(number) => bad_input(format!(
                    "{number} is no short game: its denominator is no power of two."
                )),
                None => PyTypeError::new_err(format!("There is no short game for a {name}.")),
            });
        }
    };
    let known = session.get().quick(py, |work| draft.id(work))?;
    known.map_or_else(
        || {
            session.get().usual(py, |work| {
                let value = draft.value(work)?;
                valued(work, value)
            })
        },
        Ok,
    )
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (*arguments), text_signature = "(value=0, right=None, /)")]
    fn new(py: Python<'_>, arguments: &Bound<'_, PyTuple>) -> PyResult<PyClassInitializer<Game>> {
        let (session, id) = match &arguments.iter().collect::<Vec<_>>()[..] {
            [] => Game::id_of(py, None, None)?,
            [value] => Game::id_of(py, Some(value), None)?,
            [left, right] => Game::id_of(py, Some(left), Some(right))?,
            _ => {
                let message = "A game is made of a value, or of two lists of options.";
                return Err(PyTypeError::new_err(message));
            }
        };
        Ok(Game::initializer(&session, id))
    }

    /// The game with a byte code, which `code` gives.
    #[classmethod]
    fn from_code<'py>(cls: &Bound<'py, PyType>, code: &[u8]) -> PyResult<Bound<'py, Game>> {
        let py = cls.py();
        let session = Session::current(py)?;
        let id = session.get().quick(py, |work| match work.store().decode(code) {
            Ok(id) => Ok(id),
            Err(CodeError::Stop(stop)) => Err(stop.into()),
            Err(error) => Err(bad_input(error.to_string()).into()),
        })?;
        Game::make(&session, id)
    }

    /// The byte code: equal games have equal codes, in every session and every process.
    #[getter]
    fn code<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(slf.py(), &Game::bytes_of(slf)?))
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        Ok((slf.get_type().getattr("from_code")?, (Game::code(slf)?,)))
    }

    /// The call that makes the game again. A game whose text is too long has none, and is told by that: lists and debuggers write what they hold.
    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let py = slf.py();
        match Game::__str__(slf) {
            Ok(text) => Ok(format!("Game({})", PyString::new(py, &text).repr()?)),
            Err(error) if error.is_instance_of::<PyValueError>(py) => {
                Ok("<tweedle.Game whose text is too long>".to_owned())
            }
            Err(error) => Err(error),
        }
    }

    /// False if the game is equal to 0.
    fn __bool__(slf: &Bound<'_, Self>) -> PyResult<bool> {
        match Game::number_of(slf)? {
            Some(number) => number_to_python(slf.py(), &number)?.is_truthy(),
            None => Ok(true),
        }
    }

    /// The game in the notation of values.
    fn __str__(slf: &Bound<'_, Self>) -> PyResult<String> {
        Game::ask(slf, Store::text)
    }

    /// The hash of the number that is equal, or of the byte code.
    fn __hash__(slf: &Bound<'_, Self>) -> PyResult<isize> {
        if let Some(&known) = slf.get().hash.get() {
            return Ok(known);
        }
        let hash = match Game::number_of(slf)? {
            Some(number) => number_to_python(slf.py(), &number)?.hash()?,
            None => Game::code(slf)?.as_any().hash()?,
        };
        Ok(*slf.get().hash.get_or_init(|| hash))
    }

    fn __richcmp__(
        slf: &Bound<'_, Self>,
        other: &Bound<'_, PyAny>,
        sign: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        let holds = match sign {
            CompareOp::Eq => Game::with(slf, other, |_, g, h| Ok(g == h))?,
            CompareOp::Ne => Game::with(slf, other, |_, g, h| Ok(g != h))?,
            CompareOp::Le => Game::with(slf, other, Store::le)?,
            CompareOp::Ge => Game::with(slf, other, |store, g, h| store.le(h, g))?,
            CompareOp::Lt => Game::with(slf, other, |store, g, h| Ok(g != h && store.le(g, h)?))?,
            CompareOp::Gt => Game::with(slf, other, |store, g, h| Ok(g != h && store.le(h, g)?))?,
        };
        match holds {
            Some(holds) => Ok(holds.into_pyobject(py)?.to_owned().into_any().unbind()),
            None => Value::__richcmp__(slf.as_super(), other, sign),
        }
    }

    fn __or__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match Game::with(slf, other, |store, g, h| Ok(store.compare(g, h)?.is_none()))? {
            Some(holds) => Ok(holds.into_pyobject(slf.py())?.to_owned().into_any().unbind()),
            None => Value::__or__(slf.as_super(), other),
        }
    }

    fn __ror__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Game::__or__(slf, other)
    }

    fn __add__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Game::combined(slf, other, Store::sum, "(a, b) -> a + b")
    }

    fn __radd__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Game::__add__(slf, other)
    }

    fn __sub__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Game::combined(slf, other, Store::difference, "(a, b) -> a - b")
    }

    fn __rsub__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Game::combined(slf, other, |store, g, h| store.difference(h, g), "(a, b) -> b - a")
    }

    /// A number of copies, if one of both is an integer; Conway's product, if both are numbers.
    fn __mul__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let multiple = Game::with(slf, other, |store, g, h| {
            let whole = |store: &Store, it: Id| -> Option<Integer> {
                store.as_number(it).filter(Dyadic::is_integer).map(|it| it.numerator())
            };
            match (whole(store, g), whole(store, h)) {
                (_, Some(n)) => store.multiple(&n, g).map(Some),
                (Some(n), None) => store.multiple(&n, h).map(Some),
                _ => Ok(None),
            }
        })?;
        match multiple.flatten() {
            Some(id) => Ok(Game::make(&Game::session(slf)?, id)?.into_any().unbind()),
            None => Value::__mul__(slf.as_super(), other),
        }
    }

    fn __rmul__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        Game::__mul__(slf, other)
    }

    /// The number that the game is, as a floating-point number.
    fn __float__(slf: &Bound<'_, Self>) -> PyResult<f64> {
        Game::required_number(slf)?.extract()
    }

    /// The integer that the game is.
    fn __int__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let number = Game::required_number(slf)?;
        if number.is_instance_of::<PyInt>() {
            Ok(number)
        } else {
            Err(bad_input(format!("{number} is no integer.")))
        }
    }

    /// The negative, in which Left and Right change places.
    fn __neg__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, Game>> {
        Game::made(slf, Store::negative)
    }

    fn __pos__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Game> {
        slf.clone()
    }

    /// The options of a player, in the order in which they are written.
    fn options<'py>(
        slf: &Bound<'py, Self>,
        player: &Bound<'py, PyAny>,
    ) -> PyResult<Vec<Bound<'py, Game>>> {
        let player = player_of(player)?;
        Game::several(slf, |store, g| {
            let mut options = store.options(g, player)?;
            store.sort(&mut options)?;
            Ok(options)
        })
    }

    /// The games that play can come to, the game itself among them.
    #[getter]
    fn followers<'py>(slf: &Bound<'py, Self>) -> PyResult<Vec<Bound<'py, Game>>> {
        Game::several(slf, Store::followers)
    }

    /// The game itself: it is in canonical form.
    #[getter]
    fn canonical_form<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Game> {
        slf.clone()
    }

    /// The outcome class in normal play: `"L"`, `"R"`, `"N"` or `"P"`.
    #[getter]
    fn outcome(slf: &Bound<'_, Self>) -> PyResult<String> {
        Ok(Game::ask(slf, Store::outcome)?.to_string())
    }

    /// The mean value: an `int` or a `Fraction`.
    #[getter]
    fn mean<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        number_to_python(slf.py(), &Game::ask(slf, Store::mean)?)
    }

    /// The temperature: an `int` or a `Fraction`; -1/2^n for a number.
    #[getter]
    fn temperature<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        number_to_python(slf.py(), &Game::ask(slf, Store::temperature)?)
    }

    /// The number at which play stops if Left begins.
    #[getter]
    fn left_stop<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        stop_of(slf, Player::Left)
    }

    /// The number at which play stops if Right begins.
    #[getter]
    fn right_stop<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        stop_of(slf, Player::Right)
    }

    /// The birthday: the height of the canonical form.
    #[getter]
    fn birthday<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let birthday = Game::ask(slf, Store::birthday)?;
        number_to_python(slf.py(), &Dyadic::new(Integer::from(birthday), 0))
    }

    /// The atomic weight; `None` if the game is not atomic.
    #[getter]
    fn atomic_weight<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, Game>>> {
        let weight = Game::ask(slf, Store::atomic_weight)?;
        let session = Game::session(slf)?;
        weight.map(|id| Game::make(&session, id)).transpose()
    }

    /// The number that the game is, as an `int` or a `Fraction`; `None` if it is no number.
    #[getter]
    fn number<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let number = Game::number_of(slf)?;
        number.map(|number| number_to_python(slf.py(), &number)).transpose()
    }

    /// The thermograph.
    ///
    /// >>> Game("{3|1}").thermograph().left_wall
    /// [(0, 3), (1, 2)]
    fn thermograph<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, Thermograph>> {
        let found = Game::ask(slf, Store::thermograph)?;
        Thermograph::make(&Game::session(slf)?, found.to_rational().into())
    }

    /// The thermographs of this game and others in one picture, as SVG.
    #[pyo3(signature = (*others))]
    fn thermograph_svg(slf: &Bound<'_, Self>, others: &Bound<'_, PyTuple>) -> PyResult<String> {
        let session = Game::session(slf)?;
        let mut ids = vec![slf.get().id];
        for other in others {
            ids.push(id_of(&session, &other)?);
        }
        session
            .get()
            .quick(slf.py(), |work| Ok(Graph::new(work.store(), &ids)?.scene().svg(Theme::Auto)))
    }

    /// The graph of the followers, as SVG.
    fn followers_svg(slf: &Bound<'_, Self>) -> PyResult<String> {
        Game::ask(slf, |store, g| Ok(dag(store, g)?.svg(Theme::Auto)))
    }

    /// The graph of the followers as a `networkx.MultiDiGraph`: its nodes are games, and its edges have a `player`.
    fn to_networkx<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("tweedle._graphs")?.getattr("of_game")?.call1((slf,))
    }

    /// Draws the thermograph on axes of matplotlib, and returns the axes. Other arguments are those of `Axes.plot`.
    #[pyo3(signature = (ax=None, **options))]
    fn plot<'py>(
        slf: &Bound<'py, Self>,
        ax: Option<&Bound<'py, PyAny>>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Thermograph::plot(&Game::thermograph(slf)?, ax, options)
    }
}

fn stop_of<'py>(slf: &Bound<'py, Game>, player: Player) -> PyResult<Bound<'py, PyAny>> {
    let stop = Game::ask(slf, |store, g| {
        let stop = store.stop(g, player);
        Ok(store.as_number(stop))
    })?;
    number_to_python(slf.py(), &stop.unwrap_or(Dyadic::ZERO))
}
