//! Proof trees: who wins one large position, for the drivers of `tweedle.distributed`.

use crate::convert::player_of;
use crate::sweep::{at_desk, at_own_desk, json};
use pyo3::prelude::*;
use std::path::Path;
use tweedle::desk::Trouble;
use tweedle::desk::trees::{Keeper, TreeFolder, TreeMaker, TreePlan};

/// Begins a proof tree in a folder: of a position, and of the player who moves first, or of both.
#[pyfunction]
pub(crate) fn begin_tree(
    py: Python<'_>,
    folder: &str,
    position: &str,
    first: Option<&Bound<'_, PyAny>>,
    leaf: u64,
) -> PyResult<()> {
    let first = first.map(player_of).transpose()?;
    at_desk(py, None, |desk| {
        let plan = TreePlan::new(desk, position, first, leaf)?;
        TreeFolder::begin(Path::new(folder), plan, desk)?;
        Ok(())
    })
}

/// An object of Python that keeps the folder of which this process has a copy: its `exchange()` and `lease(turn)`.
struct KeeperOfPython {
    object: Py<PyAny>,
    /// The exception that it raised.
    raised: Option<PyErr>,
}

impl KeeperOfPython {
    fn asked<R>(
        &mut self,
        ask: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<R>,
    ) -> Result<R, Trouble> {
        Python::attach(|py| ask(self.object.bind(py))).map_err(|error| {
            let trouble = Trouble::unreadable("the keeper of the tree", &error);
            self.raised = Some(error);
            trouble
        })
    }
}

impl Keeper for KeeperOfPython {
    fn exchange(&mut self) -> Result<(), Trouble> {
        self.asked(|keeper| keeper.call_method0("exchange").map(drop))
    }

    fn lease(&mut self, turn: &str) -> Result<bool, Trouble> {
        self.asked(|keeper| keeper.call_method1("lease", (turn,))?.extract())
    }
}

/// Searches and proves what no other process does, until the winners are known and proved. With a `keeper` the folder is a copy of the one that it
/// keeps, and `log` the number of the log of this process.
#[pyfunction]
#[pyo3(signature = (folder, machine, *, memory=4 << 30, threads=1, timeout=None, proves=true, keeper=None, log=None))]
#[expect(clippy::too_many_arguments, reason = "each has a name in Python")]
pub(crate) fn run_tree(
    py: Python<'_>,
    folder: &str,
    machine: String,
    memory: usize,
    threads: usize,
    timeout: Option<f64>,
    proves: bool,
    keeper: Option<Py<PyAny>>,
    log: Option<u64>,
) -> PyResult<()> {
    let command = "tweedle.distributed".to_owned();
    let maker = TreeMaker { command, machine, proves, log };
    let mut keeper = keeper.map(|object| KeeperOfPython { object, raised: None });
    at_own_desk(py, (memory, threads, timeout), |desk| {
        let mut folder = TreeFolder::open(Path::new(folder), desk)?;
        let Some(keeper) = &mut keeper else {
            return Ok(folder.run(desk, &maker, &mut |_| {})?);
        };
        let run = folder.run_on_copy(desk, &maker, keeper, &mut |_| {});
        match keeper.raised.take() {
            Some(error) => Err(error.into()),
            None => Ok(run?),
        }
    })
}

/// How far the proof tree in a folder is, in JSON.
#[pyfunction]
pub(crate) fn state_of_tree(py: Python<'_>, folder: &str) -> PyResult<String> {
    at_desk(py, None, |desk| json(&TreeFolder::open(Path::new(folder), desk)?.state()))
}

/// Makes one proof of those of the leaves, and tells of the tree in JSON.
#[pyfunction]
#[pyo3(signature = (folder, file, first, *, timeout=None))]
pub(crate) fn merge_tree(
    py: Python<'_>,
    folder: &str,
    file: &str,
    first: Option<&Bound<'_, PyAny>>,
    timeout: Option<f64>,
) -> PyResult<String> {
    let first = first.map(player_of).transpose()?;
    at_desk(py, timeout, |desk| {
        let mut folder = TreeFolder::open(Path::new(folder), desk)?;
        json(&folder.merge(first, Path::new(file), desk)?)
    })
}

/// Checks a proof without trust in any worker, and tells what it proves in JSON. It is refused if it is not about the position or the player,
/// where these are given.
#[pyfunction]
#[pyo3(signature = (file, position, first, *, timeout=None))]
pub(crate) fn check_proof(
    py: Python<'_>,
    file: &str,
    position: Option<&str>,
    first: Option<&Bound<'_, PyAny>>,
    timeout: Option<f64>,
) -> PyResult<String> {
    let first = first.map(player_of).transpose()?;
    at_desk(py, timeout, |desk| json(&desk.check_proof(Path::new(file), position, first)?))
}
