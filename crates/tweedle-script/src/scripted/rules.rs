//! The rules of a game that a program defines.

use crate::Session;
use crate::scripted::scene::Scene;
use crate::session::workers::Workers;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::sync::{Mutex, Weak};

/// The rules of a game that a program defines.
pub(crate) struct Scripted {
    pub(super) workers: Weak<Workers<Session>>,
    /// Makes a worker.
    pub(super) blueprint: crate::session::Blueprint,
    /// The object that the class of positions is nested in, or `Nothing`.
    pub(super) rules: Scene,
    /// The name of the ruleset.
    pub(super) title: String,
    /// The expression that makes the ruleset.
    pub(super) maker: String,
    pub(super) is_impartial: bool,
    /// The game is played for points.
    pub(super) has_scores: bool,
    /// The parts of positions that were met last: many moves lead to the same position.
    pub(super) parts: Mutex<Parts>,
}

/// Positions and their parts, as they were in an epoch of the workers.
#[derive(Default)]
pub(crate) struct Parts {
    pub(super) epoch: u64,
    pub(super) known: HashMap<Scene, Box<[Scene]>, FixedState>,
}
