//! The part of the Python package `tweedle` that is written in Rust: games on the engine's store, positions of any ruleset,
//! rulesets whose moves are found in Python, and a session, which answers questions in JSON. The rest is in the folder
//! `tweedle`.

// The macros of PyO3 write the functions that Python calls, and calls of its C interface are unsafe.
#![allow(unsafe_code, reason = "the macros of PyO3 call the C interface of Python")]
#![allow(
    clippy::used_underscore_items,
    reason = "methods such as `__or__` of Python call each other"
)]
#![allow(clippy::doc_link_with_quotes, reason = "examples of Python have lists of texts")]

mod convert;
mod game;
mod limits;
mod position;
mod problem;
mod ruleset;
mod schema;
mod scripted;
mod session;
mod sweep;
mod table;
mod thermograph;
mod tiers;
mod trees;
mod value;
mod watch;

/// For what this library takes, not for what Python does.
#[global_allocator]
static ALLOCATOR: tweedle::LargePages = tweedle::LargePages;

/// The functions and classes of the library that Python loads.
#[pyo3::pymodule]
mod _tweedle {
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::position::Position;
    #[pymodule_export]
    use super::ruleset::{Ruleset, ruleset_names};
    #[pymodule_export]
    use super::schema::question_schema;
    #[pymodule_export]
    use super::scripted::Known;
    #[pymodule_export]
    use super::session::Session;
    #[pymodule_export]
    use super::sweep::{SweepFolder, compute_shard};
    #[pymodule_export]
    use super::table::Table;
    #[pymodule_export]
    use super::thermograph::Thermograph;
    #[pymodule_export]
    use super::tiers::{begin_tiers, merge_tiers, run_tiers, state_of_tiers};
    #[pymodule_export]
    use super::trees::{begin_tree, check_proof, merge_tree, run_tree, state_of_tree};
    #[pymodule_export]
    use super::value::{Value, restored};
    use pyo3::prelude::*;

    #[pymodule_init]
    fn version(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
