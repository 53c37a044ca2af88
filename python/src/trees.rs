//! Proof trees: who wins one large position, for the drivers of `tweedle.distributed`.

use crate::convert::player_of;
use crate::sweep::{at_desk, at_own_desk, json};
use pyo3::prelude::*;
use std::path::Path;
use tweedle::desk::trees::{TreeFolder, TreeMaker, TreePlan};

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

/// Searches and proves what no other process does, until the winners are known and proved.
#[pyfunction]
#[pyo3(signature = (folder, machine, *, memory=4 << 30, threads=1, timeout=None, proves=true))]
pub(crate) fn run_tree(
    py: Python<'_>,
    folder: &str,
    machine: String,
    memory: usize,
    threads: usize,
    timeout: Option<f64>,
    proves: bool,
) -> PyResult<()> {
    let maker = TreeMaker { command: "tweedle.distributed".to_owned(), machine, proves };
    at_own_desk(py, (memory, threads, timeout), |desk| {
        let mut folder = TreeFolder::open(Path::new(folder), desk)?;
        Ok(folder.run(desk, &maker, &mut |_| {})?)
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
