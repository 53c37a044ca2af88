//! Rulesets that are written in Python.
//!
//! A ruleset numbers its positions in the order in which they are met, and keeps the moves that Python has found, as
//! numbers. So a walk is the engine's own, has no limit of depth, and asks Python for the moves of each position once.

use crate::convert::player_to_python;
use crate::limits::Clock;
use crate::position::Position;
use crate::problem::{Problem, bad_input, stop_of};
use crate::session::Session;
use crate::watch::{Ended, Guarded};
use pyo3::exceptions::{PyMemoryError, PyReferenceError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyWeakrefReference};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};
use tweedle::rulesets::any::{Component, RulesOf, typed};
use tweedle::rulesets::sketch::{Cell, Figure, Sketch};
use tweedle::{Control, Facts, Held, Hints, Notation, NotationError, Player, Ruleset, Stop, Weigh};

/// The bytes that a position is counted with: its place here, and its entry in the table of Python.
const POSITION_BYTES: usize = 160;
/// The number of moves of a position that are listed between two looks at clock, signals and budget.
const BETWEEN_LOOKS: usize = 256;
/// Marks a position whose moves, or whose parts, have not been asked for.
const UNKNOWN: u32 = u32::MAX;
/// Marks a position that is its own only part.
const WHOLE: u32 = u32::MAX - 1;

/// The positions of a ruleset in Python that have been met, and their moves.
#[pyclass(frozen, module = "tweedle._tweedle")]
pub(crate) struct Known {
    rules: Arc<RulesOf<FromPython>>,
}

/// A ruleset whose moves are found in Python.
pub(crate) struct FromPython {
    /// The name of the class, as in a sentence.
    title: String,
    /// A text that no other ruleset has.
    identity: String,
    facts: Facts,
    has_parts: bool,
    /// The ruleset in Python, by a weak reference: it owns what is known, and is not owned by it.
    rules: Py<PyWeakrefReference>,
    lister: Guarded<Lister>,
    /// The handle of the session in which it was made.
    control: Control,
    listed: RwLock<Listed>,
    /// The exception that ended a walk: a question to the desk says it in words alone.
    failure: Mutex<Option<PyErr>>,
}

/// The part that only the thread has which lists moves.
struct Lister {
    /// The numbers of positions.
    numbers: Py<PyDict>,
    held: Held,
}

/// What is known: it only grows.
#[derive(Default)]
struct Listed {
    positions: Vec<Py<PyAny>>,
    nodes: Vec<Node>,
    /// The options of all positions, Left's and then Right's.
    options: Vec<u32>,
    parts: Vec<Box<[u32]>>,
}

/// The moves of a position.
#[derive(Clone, Copy)]
struct Node {
    /// The place of the first option, or [`UNKNOWN`].
    first: u32,
    lefts: u32,
    rights: u32,
    /// The place of the list of parts, [`UNKNOWN`] or [`WHOLE`].
    parts: u32,
    /// True if the moves of all that can be reached from here are known, too.
    is_closed: bool,
}

impl Node {
    /// A position of which nothing is known.
    const NEW: Node =
        Node { first: UNKNOWN, lefts: 0, rights: 0, parts: UNKNOWN, is_closed: false };
}

/// A position, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Place(u32);

impl Weigh for Place {}

/// The ruleset in Python, with its method `moves` and the players.
struct Asked<'py> {
    rules: Bound<'py, PyAny>,
    moves: Bound<'py, PyAny>,
    players: [Bound<'py, PyAny>; 2],
}

impl Node {
    /// The options of both players in the list of all.
    fn options(self, all: &[u32]) -> &[u32] {
        let first = self.first as usize;
        all.get(first..first + self.lefts as usize + self.rights as usize).unwrap_or_default()
    }
}

impl FromPython {
    fn listed(&self) -> RwLockReadGuard<'_, Listed> {
        self.listed.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The ruleset in Python.
    ///
    /// # Errors
    /// `ReferenceError` if it is gone.
    fn asked<'py>(&self, py: Python<'py>) -> PyResult<Asked<'py>> {
        let rules = self.rules.bind(py).call0()?;
        if rules.is_none() {
            return Err(PyReferenceError::new_err(format!("The ruleset {} is gone.", self.title)));
        }
        let moves = rules.getattr("moves")?;
        let [left, right] = Player::BOTH;
        let players = [player_to_python(py, left)?, player_to_python(py, right)?];
        Ok(Asked { rules, moves, players })
    }

    fn failure(&self) -> MutexGuard<'_, Option<PyErr>> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The object of Python that a position is.
    fn object(&self, py: Python<'_>, place: Place) -> Option<Py<PyAny>> {
        self.listed().positions.get(place.0 as usize).map(|it| it.clone_ref(py))
    }

    /// The number of a position, which may be new.
    fn number(&self, lister: &mut Lister, position: &Bound<'_, PyAny>) -> PyResult<u32> {
        let numbers = lister.numbers.bind(position.py());
        if let Some(known) = numbers.get_item(position)? {
            return known.extract();
        }
        let number = self.listed().positions.len();
        let number = u32::try_from(number).ok().filter(|&number| number < WHOLE);
        let number =
            number.ok_or_else(|| PyMemoryError::new_err("There are too many positions."))?;
        lister.held.take(POSITION_BYTES).map_err(|stop| out_of(&stop))?;
        numbers.set_item(position, number)?;
        let mut listed = self.listed.write().unwrap_or_else(PoisonError::into_inner);
        listed.positions.push(position.clone().unbind());
        listed.nodes.push(Node::NEW);
        Ok(number)
    }

    /// Asks for the moves of a position, if they are not known. A method that gives moves without end, or is slow, is stopped by the
    /// clock, by the session, and by the budget.
    fn list(
        &self,
        asked: &Asked<'_>,
        lister: &mut Lister,
        place: Place,
        found: &mut Vec<u32>,
        clock: &Clock,
    ) -> PyResult<()> {
        let py = asked.moves.py();
        if self.node(place).first != UNKNOWN {
            return Ok(());
        }
        let Some(position) = self.object(py, place) else { return Ok(()) };
        found.clear();
        let mut counts = [0, 0];
        for (count, player) in counts.iter_mut().zip(&asked.players) {
            let moves = asked.moves.call1((&position, player))?;
            self.look(py, clock)?;
            let moves = moves.try_iter().map_err(|error| {
                let message =
                    format!("`moves` of {} has to give positions one after the other.", self.title);
                let refused = PyTypeError::new_err(message);
                refused.set_cause(py, Some(error));
                refused
            })?;
            for option in moves {
                found.push(self.number(lister, &option?)?);
                *count += 1;
                if found.len().is_multiple_of(BETWEEN_LOOKS) {
                    lister.held.take(4 * BETWEEN_LOOKS).map_err(|stop| out_of(&stop))?;
                    self.look(py, clock)?;
                }
            }
            if self.facts.is_impartial {
                break;
            }
        }
        lister.held.take(4 * (found.len() % BETWEEN_LOOKS)).map_err(|stop| out_of(&stop))?;
        let mut listed = self.listed.write().unwrap_or_else(PoisonError::into_inner);
        let first = u32::try_from(listed.options.len()).ok().filter(|&first| first < WHOLE);
        let first = first.ok_or_else(|| PyMemoryError::new_err("There are too many moves."))?;
        listed.options.extend_from_slice(found);
        let node = &mut listed.nodes[place.0 as usize];
        *node = Node { first, lefts: counts[0], rights: counts[1], ..*node };
        Ok(())
    }

    /// Looks whether the work is to end.
    fn look(&self, py: Python<'_>, clock: &Clock) -> PyResult<()> {
        py.check_signals()?;
        clock.look(py)?;
        self.control.check().map_err(|stop| Problem::from(stop).raise(py, Ended::No))
    }

    /// Asks for the parts of a position, if they are not known.
    fn divide(&self, asked: &Asked<'_>, lister: &mut Lister, place: Place) -> PyResult<()> {
        if !self.has_parts || self.node(place).parts != UNKNOWN {
            return Ok(());
        }
        let Some(position) = self.object(asked.rules.py(), place) else { return Ok(()) };
        let mut parts = Vec::new();
        for part in asked.rules.call_method1("parts", (position,))?.try_iter()? {
            parts.push(self.number(lister, &part?)?);
        }
        if parts.len() > 1 && parts.contains(&place.0) {
            let message =
                format!("`parts` of {} gives the position itself among several parts.", self.title);
            return Err(bad_input(message));
        }
        let mut listed = self.listed.write().unwrap_or_else(PoisonError::into_inner);
        let at = if parts == [place.0] {
            WHOLE
        } else {
            listed.parts.push(parts.into());
            listed.parts.len() as u32 - 1
        };
        listed.nodes[place.0 as usize].parts = at;
        Ok(())
    }

    fn node(&self, place: Place) -> Node {
        self.listed().nodes.get(place.0 as usize).copied().unwrap_or(Node::NEW)
    }

    /// Lists the moves of a position and of all that can be reached from it. Where positions have parts, these are looked
    /// at in their place.
    fn explore(&self, py: Python<'_>, start: Place, clock: &Clock) -> PyResult<()> {
        let asked = self.asked(py)?;
        self.lister.attached(py, |lister| {
            let mut seen = HashSet::new();
            let mut found = Vec::new();
            let mut path = vec![start.0];
            while let Some(place) = path.pop() {
                if self.node(Place(place)).is_closed || !seen.insert(place) {
                    continue;
                }
                self.look(py, clock)?;
                self.divide(&asked, lister, Place(place))?;
                if self.parts(Place(place)).is_none() {
                    self.list(&asked, lister, Place(place), &mut found, clock)?;
                }
                let listed = self.listed();
                let node = listed.nodes[place as usize];
                let below = match listed.parts.get(node.parts as usize) {
                    Some(parts) => parts,
                    None => node.options(&listed.options),
                };
                path.extend(below.iter().filter(|&&to| !listed.nodes[to as usize].is_closed));
            }
            let mut listed = self.listed.write().unwrap_or_else(PoisonError::into_inner);
            for place in seen {
                listed.nodes[place as usize].is_closed = true;
            }
            Ok(())
        })
    }

    /// The parts of a position, if they are known and there are others than the position itself.
    fn parts(&self, place: Place) -> Option<Box<[u32]>> {
        let listed = self.listed();
        let parts = listed.nodes.get(place.0 as usize)?.parts;
        listed.parts.get(parts as usize).cloned()
    }

    /// Lists the moves of one position.
    fn list_one(&self, py: Python<'_>, place: Place, clock: &Clock) -> PyResult<()> {
        if self.node(place).first != UNKNOWN {
            return Ok(());
        }
        let asked = self.asked(py)?;
        self.lister.attached(py, |lister| self.list(&asked, lister, place, &mut Vec::new(), clock))
    }

    /// The text that a method of the ruleset gives for a position; `None` if there is no such method.
    /// What the method raises is kept, to be raised where the position is shown.
    fn said(&self, place: Place, method: &str) -> Option<String> {
        let said = Python::attach(|py| {
            let rules = self.asked(py)?.rules;
            let Some(position) = self.object(py, place) else { return Ok(None) };
            if !rules.hasattr(method)? {
                return Ok(None);
            }
            let said = rules.call_method1(method, (position,))?;
            Ok(Some(said.str()?.to_cow()?.into_owned()))
        });
        said.unwrap_or_else(|error: PyErr| {
            *self.failure() = Some(error);
            None
        })
    }
}

fn out_of(stop: &Stop) -> PyErr {
    PyMemoryError::new_err(stop.to_string())
}

impl Ruleset for FromPython {
    type Position = Place;
    /// The place of the option in the list of the player.
    type Move = u32;

    fn moves(
        &self,
        position: &Place,
        player: Player,
        mut found: impl FnMut(u32, Place) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.node(*position).first == UNKNOWN {
            Python::attach(|py| {
                // The session that walks is watched, and has a clock of its own.
                self.list_one(py, *position, &Clock::of(None)).map_err(|error| {
                    *self.failure() = Some(error.clone_ref(py));
                    stop_of(error)
                })
            })?;
        }
        let options: Vec<u32> = {
            let listed = self.listed();
            let node = listed.nodes[position.0 as usize];
            let (first, lefts) = (node.first as usize, node.lefts as usize);
            match player {
                Player::Right if !self.facts.is_impartial => {
                    let first = first + lefts;
                    listed.options[first..first + node.rights as usize].to_vec()
                }
                _ => listed.options[first..first + lefts].to_vec(),
            }
        };
        for (place, option) in options.into_iter().enumerate() {
            found(place as u32, Place(option))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        self.facts
    }
}

impl Hints for FromPython {
    fn components(&self, position: &Place, into: &mut Vec<Place>) {
        if self.has_parts && self.node(*position).parts == UNKNOWN {
            // Without an answer the position is valued whole, which is right, too.
            let _ = Python::attach(|py| {
                let asked = self.asked(py)?;
                self.lister.attached(py, |lister| self.divide(&asked, lister, *position))
            });
        }
        match self.parts(*position) {
            Some(parts) => into.extend(parts.iter().copied().map(Place)),
            None => into.push(*position),
        }
    }
}

impl Notation for FromPython {
    fn name(&self) -> String {
        self.title.clone()
    }

    /// By the method `parse`, if there is one.
    fn parse(&self, text: &str) -> Result<Place, NotationError> {
        let read = Python::attach(|py| {
            let asked = self.asked(py)?;
            let position = asked.rules.call_method1("parse", (text,))?;
            self.lister.attached(py, |lister| self.number(lister, &position))
        });
        read.map(Place)
            .map_err(|error| NotationError::new(error.to_string(), 0..text.chars().count()))
    }

    /// By the method `text`, or else as Python writes the object.
    fn print(&self, position: &Place) -> String {
        let written = || {
            Python::attach(|py| {
                let object = self.object(py, *position)?;
                let text = object.bind(py).repr().ok()?;
                Some(text.to_string_lossy().into_owned())
            })
        };
        let said = self.said(*position, "text");
        said.or_else(written).unwrap_or_else(|| format!("position {}", position.0))
    }

    fn parameters(&self) -> String {
        format!("\"{}\"", self.identity)
    }

    /// By the method `board`, which gives rows of cells with `|` between them.
    fn sketch(&self, position: &Place) -> Option<Sketch> {
        let board = self.said(*position, "board")?;
        let rows: Vec<Vec<Cell>> =
            board.split('|').map(|row| row.chars().map(Cell::of_letter).collect()).collect();
        Some(Sketch::of(Figure::Board(rows)))
    }
}

impl Known {
    /// Lists the moves of all positions that can be reached from a position, in the terms whose rules are in Python.
    pub(crate) fn explore_all(
        py: Python<'_>,
        position: &tweedle::Position,
        clock: &Clock,
    ) -> PyResult<()> {
        for_each(position, |rules, place| rules.explore(py, place, clock))
    }

    /// The rulesets in Python of the terms of a position: none, one, or a tuple of several.
    pub(crate) fn rules_of(
        py: Python<'_>,
        position: &tweedle::Position,
    ) -> PyResult<Option<Py<PyAny>>> {
        let mut all: Vec<Bound<'_, PyAny>> = Vec::new();
        for_each(position, |rules, _| {
            let found = rules.asked(py)?.rules;
            if !all.iter().any(|it| it.is(&found)) {
                all.push(found);
            }
            Ok(())
        })?;
        Ok(match all.pop() {
            None => None,
            Some(only) if all.is_empty() => Some(only.unbind()),
            Some(last) => {
                all.push(last);
                Some(PyTuple::new(py, all)?.into_any().unbind())
            }
        })
    }

    /// The exception that the rules of a position have raised in a walk since this was asked before.
    pub(crate) fn take_failure(position: &tweedle::Position) -> Option<PyErr> {
        let mut failure = None;
        // Nothing here fails.
        let _ = for_each(position, |rules, _| {
            failure = rules.failure().take().or(failure.take());
            Ok(())
        });
        failure
    }

    /// Lists the moves of a position alone.
    pub(crate) fn list_here(
        py: Python<'_>,
        position: &tweedle::Position,
        clock: &Clock,
    ) -> PyResult<()> {
        for_each(position, |rules, place| rules.list_one(py, place, clock))
    }

    /// The object of Python that a position is, if it is a single one by rules in Python, without a sign.
    pub(crate) fn object_of(py: Python<'_>, position: &tweedle::Position) -> Option<Py<PyAny>> {
        match position.single()? {
            (component, false) => {
                let component: &dyn Component = &**component;
                let (rules, place) = typed::<FromPython>(component)?;
                rules.object(py, *place)
            }
            _ => None,
        }
    }
}

/// Does something with each term whose rules are in Python.
fn for_each(
    position: &tweedle::Position,
    mut work: impl FnMut(&FromPython, Place) -> PyResult<()>,
) -> PyResult<()> {
    for term in position.terms() {
        let component: &dyn Component = &**term.component();
        if let Some((rules, place)) = typed::<FromPython>(component) {
            work(rules, *place)?;
        }
    }
    Ok(())
}

#[pymethods]
impl Known {
    #[new]
    #[pyo3(signature = (rules, identity, *, is_impartial, is_loopy))]
    fn new(
        rules: &Bound<'_, PyAny>,
        identity: &str,
        is_impartial: bool,
        is_loopy: bool,
    ) -> PyResult<Known> {
        let py = rules.py();
        let title = rules.get_type().name()?.to_string();
        let facts = Facts { is_impartial, is_loopy, ..Facts::PARTIZAN };
        let control = Session::current(py)?.get().control().clone();
        let held = Held::new(&control);
        let made = FromPython {
            identity: identity.to_owned(),
            facts,
            has_parts: rules.hasattr("parts")?,
            rules: PyWeakrefReference::new(rules)?.unbind(),
            lister: Guarded::new(Lister { numbers: PyDict::new(py).unbind(), held }),
            control,
            listed: RwLock::default(),
            failure: Mutex::default(),
            title: title.clone(),
        };
        Ok(Known { rules: Arc::new(RulesOf::new(&format!("python.{title}"), made)) })
    }

    /// The position that an object of Python is by a ruleset, which is the owner of this.
    fn place<'py>(
        &self,
        rules: &Bound<'py, PyAny>,
        position: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, Position>> {
        let py = rules.py();
        let ruleset = self.rules.ruleset();
        let number = ruleset.lister.attached(py, |lister| ruleset.number(lister, position))?;
        let placed = self.rules.clone().position(Place(number));
        Position::make(py, placed, Some(&rules.clone().unbind()))
    }

    /// The number of positions that have been met.
    fn __len__(&self) -> usize {
        self.rules.ruleset().listed().positions.len()
    }

    fn __repr__(&self) -> String {
        let count = self.__len__();
        format!("<{count} known positions of {}>", self.rules.ruleset().title)
    }
}
