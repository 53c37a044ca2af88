//! Sweeps: large questions in shards, for the drivers of `tweedle.distributed`.

use crate::problem::{Solved, bad_input};
use crate::session::Session;
use crate::table::Table;
use pyo3::prelude::*;
use std::num::NonZeroUsize;
use std::path::Path;
use tweedle::desk::sweep::{Begun, Folder, Made, Merged, Plan};
use tweedle::desk::{Desk, Question};
use tweedle::standard;

/// The folder of a sweep, whose names are those of the Rust library.
#[pyclass(frozen, module = "tweedle._tweedle")]
pub(crate) struct SweepFolder {
    folder: Folder,
}

pub(crate) fn json(value: &impl serde::Serialize) -> Solved<String> {
    serde_json::to_string(value).map_err(|error| bad_input(error).into())
}

/// Does some work of the desk of this thread's session.
pub(crate) fn at_desk<R: Send>(
    py: Python<'_>,
    timeout: Option<f64>,
    work: impl FnOnce(&mut Desk) -> Solved<R> + Send,
) -> PyResult<R> {
    let session = Session::current(py)?;
    let session = session.get();
    session.long(py, &session.limits(py, timeout)?, |it| work(&mut it.desk))
}

#[pymethods]
impl SweepFolder {
    /// Opens the folder of a sweep.
    #[new]
    fn new(py: Python<'_>, folder: &str) -> PyResult<SweepFolder> {
        let folder = at_desk(py, None, |_| Ok(Folder::open(Path::new(folder))?))?;
        Ok(SweepFolder { folder })
    }

    /// Begins a sweep in a folder: of questions, a list in JSON, in a number of shards.
    #[staticmethod]
    fn begin(py: Python<'_>, folder: &str, questions: &str, shards: u64) -> PyResult<SweepFolder> {
        let questions: Vec<Question> = serde_json::from_str(questions).map_err(bad_input)?;
        let folder = at_desk(py, None, |desk| {
            let plan = Plan::new(desk, questions, shards)?;
            Ok(Folder::begin(Path::new(folder), plan)?)
        })?;
        Ok(SweepFolder { folder })
    }

    /// The plan: a line of text, which is all that a worker needs.
    #[getter]
    fn plan(&self) -> &str {
        self.folder.plan().text()
    }

    /// The number of shards, which are numbered from 1.
    #[getter]
    fn shards(&self) -> u64 {
        self.folder.plan().shards()
    }

    /// The first and the last shard of one of several equal parts; the last one is less if it has none.
    fn part(&self, part: u64, parts: u64) -> PyResult<(u64, u64)> {
        let shards = self.folder.plan().part(part, parts);
        let shards = shards.ok_or_else(|| {
            bad_input(format!("There are parts 1 to {parts}, and no part {part}."))
        })?;
        Ok((shards.start, shards.end - 1))
    }

    /// True if a shard is there.
    fn has(&self, shard: u64) -> bool {
        self.folder.has(shard)
    }

    /// Writes a shard that was computed, with the JSON that says where it was made.
    fn write(&self, py: Python<'_>, shard: u64, text: &str, made: &str) -> PyResult<()> {
        let made: Made = serde_json::from_str(made).map_err(bad_input)?;
        at_desk(py, None, |_| Ok(self.folder.write(shard, text, &made)?))
    }

    /// How far the sweep is, in JSON.
    fn state(&self, py: Python<'_>, check: bool) -> PyResult<String> {
        at_desk(py, None, |_| json(&self.folder.state(check)))
    }

    /// All shards together: a table, or a list or an object in JSON.
    #[pyo3(signature = (*, timeout=None))]
    fn merge<'py>(&self, py: Python<'py>, timeout: Option<f64>) -> PyResult<Bound<'py, PyAny>> {
        let merged = at_desk(py, timeout, |desk| {
            Ok(match self.folder.merge(desk)? {
                Merged::Table(table) => Ok(Table::made_of(&table)?),
                Merged::Codes(rows) => Err(json(&rows)?),
                Merged::Family(found) => Err(json(&found)?),
                Merged::Replies(lines) => Err(format!("[{}]", lines.join(","))),
            })
        })?;
        Ok(match merged {
            Ok(table) => Bound::new(py, table)?.into_any(),
            Err(text) => py.import("json")?.getattr("loads")?.call1((text,))?,
        })
    }
}

/// Does the work of a worker: in a store of its own, so that what it has computed before is not kept. `memory` is the budget in bytes.
pub(crate) fn at_own_desk<R: Send>(
    py: Python<'_>,
    (memory, threads, timeout): (usize, usize, Option<f64>),
    work: impl FnOnce(&mut Desk) -> Solved<R> + Send,
) -> PyResult<R> {
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let session = Bound::new(py, Session::with_memory(memory))?;
    let session = session.get();
    session.long(py, &session.limits(py, timeout)?, |it| {
        it.desk.control().allow_threads(threads);
        work(&mut it.desk)
    })
}

/// The text of a shard of a plan, and the JSON that says where it was made. `memory` is the budget in bytes.
#[pyfunction]
#[pyo3(signature = (plan, shard, machine, *, memory=4 << 30, threads=1, timeout=None))]
pub(crate) fn compute_shard(
    py: Python<'_>,
    plan: &str,
    shard: u64,
    machine: &str,
    memory: usize,
    threads: usize,
    timeout: Option<f64>,
) -> PyResult<(String, String)> {
    let begun = Begun::now();
    let text = at_own_desk(py, (memory, threads, timeout), |desk| {
        let control = desk.control().clone();
        let open = &mut || Ok(Desk::new(control.clone(), standard()));
        Ok(Plan::read(plan)?.compute(shard, open)?)
    })?;
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let made = begun.made("tweedle.distributed", machine, threads);
    let made = json(&made).map_err(|problem| problem.raise(py, crate::watch::Ended::No))?;
    Ok((text, made))
}
