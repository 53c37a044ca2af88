//! Tiers: who wins every position of a huge space, for the drivers of `tweedle.distributed`.

use crate::problem::bad_input;
use crate::sweep::{at_desk, at_own_desk, json};
use pyo3::prelude::*;
use std::path::Path;
use std::time::Duration;
use tweedle::desk::tiers::{Maker, TierFolder, TierPlan, TierSpace};

/// Begins tiers in a folder: of a space, an object in JSON.
#[pyfunction]
pub(crate) fn begin_tiers(
    py: Python<'_>,
    folder: &str,
    space: &str,
    part: u64,
    samples: u64,
) -> PyResult<()> {
    let space: TierSpace = serde_json::from_str(space).map_err(bad_input)?;
    at_desk(py, None, |desk| {
        let plan = TierPlan::new(desk, space, part, samples)?;
        TierFolder::begin(Path::new(folder), plan)?;
        Ok(())
    })
}

/// Does all work of a folder that no other process does, and waits for the others.
#[pyfunction]
#[pyo3(signature = (folder, machine, *, memory=4 << 30, threads=1, timeout=None, keep_every=60.0))]
pub(crate) fn run_tiers(
    py: Python<'_>,
    folder: &str,
    machine: String,
    memory: usize,
    threads: usize,
    timeout: Option<f64>,
    keep_every: f64,
) -> PyResult<()> {
    let keep_every = Duration::try_from_secs_f64(keep_every).map_err(bad_input)?;
    let maker =
        Maker { command: "tweedle.distributed".to_owned(), machine, keep_every, team: None };
    at_own_desk(py, (memory, threads, timeout), |desk| {
        let mut folder = TierFolder::open(Path::new(folder), desk)?;
        Ok(folder.run(desk.control(), &maker, &mut |_| {})?)
    })
}

/// How far the tiers in a folder are, in JSON.
#[pyfunction]
pub(crate) fn state_of_tiers(py: Python<'_>, folder: &str, check: bool) -> PyResult<String> {
    at_desk(py, None, |desk| {
        let folder = TierFolder::open(Path::new(folder), desk)?;
        json(&folder.state_of(check, desk.control()))
    })
}

/// Puts all parts into one file, and tells of it in JSON.
#[pyfunction]
#[pyo3(signature = (folder, file, *, timeout=None))]
pub(crate) fn merge_tiers(
    py: Python<'_>,
    folder: &str,
    file: &str,
    timeout: Option<f64>,
) -> PyResult<String> {
    at_desk(py, timeout, |desk| {
        let mut folder = TierFolder::open(Path::new(folder), desk)?;
        json(&folder.merge(Path::new(file), desk.control())?.described())
    })
}
