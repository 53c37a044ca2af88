//! Thermographs.

use crate::convert::{rational_of, rational_to_python};
use crate::session::Session;
use crate::value::Value;
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use tweedle::number::Rational;
use tweedle::{Player, language, short};

type Walls = short::Thermograph<Rational>;

/// The thermograph of a game: Left's wall and Right's, which meet in the mast.
///
/// >>> from tweedle import Game
/// >>> t = Game("{3|1}").thermograph()
/// >>> t.mean, t.temperature, t.right_wall
/// (2, 1, [(0, 1), (1, 2)])
#[pyclass(frozen, extends = Value, module = "tweedle")]
pub(crate) struct Thermograph {
    walls: Arc<Walls>,
}

impl Thermograph {
    /// The thermograph that the engine has found.
    pub(crate) fn make<'py>(
        session: &Bound<'py, Session>,
        walls: Arc<Walls>,
    ) -> PyResult<Bound<'py, Thermograph>> {
        let base = Value::base(Some(session), language::Value::Thermograph(walls.clone()));
        Bound::new(session.py(), PyClassInitializer::from(base).add_subclass(Thermograph { walls }))
    }

    /// The corners of a player's wall, as temperatures with values; the first is at the temperature 0 or below, where the
    /// picture begins.
    fn corners<'py>(&self, py: Python<'py>, player: Player) -> PyResult<Vec<Corner<'py>>> {
        let wall = self.walls.wall(player);
        let mut corners = vec![(Rational::ZERO, wall.at(&Rational::ZERO))];
        for (temperature, value) in wall.corners() {
            let place = corners.iter().position(|(known, _)| known >= temperature);
            match place {
                Some(place) if corners[place].0 == *temperature => {}
                Some(place) => corners.insert(place, (temperature.clone(), value.clone())),
                None => corners.push((temperature.clone(), value.clone())),
            }
        }
        let pair = |(temperature, value): (Rational, Rational)| {
            Ok((rational_to_python(py, &temperature)?, rational_to_python(py, &value)?))
        };
        corners.into_iter().map(pair).collect()
    }
}

/// A temperature and a value.
type Corner<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);

#[pymethods]
impl Thermograph {
    /// The mean value, at which the mast stands.
    #[getter]
    fn mean<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        rational_to_python(py, self.walls.mean())
    }

    /// The temperature, at which the mast begins.
    #[getter]
    fn temperature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        rational_to_python(py, self.walls.temperature())
    }

    /// The corners of Left's wall from the temperature 0 up (and those below, if there are any): pairs of the temperature
    /// and the value.
    #[getter]
    fn left_wall<'py>(&self, py: Python<'py>) -> PyResult<Vec<Corner<'py>>> {
        self.corners(py, Player::Left)
    }

    /// The same of Right's wall.
    #[getter]
    fn right_wall<'py>(&self, py: Python<'py>) -> PyResult<Vec<Corner<'py>>> {
        self.corners(py, Player::Right)
    }

    /// The values of both walls at a temperature, Left's and Right's.
    fn at<'py>(&self, py: Python<'py>, temperature: &Bound<'py, PyAny>) -> PyResult<Corner<'py>> {
        let temperature = rational_of(temperature)?;
        let value = |player| rational_to_python(py, &self.walls.wall(player).at(&temperature));
        Ok((value(Player::Left)?, value(Player::Right)?))
    }

    fn __repr__(&self) -> String {
        let (mean, temperature) = (self.walls.mean(), self.walls.temperature());
        format!("<Thermograph of mean {mean} and temperature {temperature}>")
    }

    fn __richcmp__(&self, other: &Bound<'_, PyAny>, sign: CompareOp) -> PyResult<Py<PyAny>> {
        let py = other.py();
        let Ok(other) = other.cast::<Thermograph>() else { return Ok(py.NotImplemented()) };
        let is_same = self.walls == other.get().walls;
        let holds = match sign {
            CompareOp::Eq => is_same,
            CompareOp::Ne => !is_same,
            _ => return Ok(py.NotImplemented()),
        };
        Ok(holds.into_pyobject(py)?.to_owned().into_any().unbind())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        let (mean, temperature) = (self.walls.mean(), self.walls.temperature());
        (mean.to_string(), temperature.to_string()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__(_slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        Err(PyTypeError::new_err("A thermograph is not pickled: pickle its game."))
    }

    /// Draws the thermograph on axes of matplotlib, and returns the axes. Other arguments are those of `Axes.plot`.
    #[pyo3(signature = (ax=None, **options))]
    pub(crate) fn plot<'py>(
        slf: &Bound<'py, Self>,
        ax: Option<&Bound<'py, PyAny>>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let plot = slf.py().import("tweedle._plot")?.getattr("thermograph")?;
        plot.call((slf, ax), options)
    }
}
