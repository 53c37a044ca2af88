//! The reason why a walk ended without a worth.

use crate::Stop;
use std::fmt;

/// The reason why a walk ended without a worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WalkError<P> {
    /// The work was stopped.
    Stop(Stop),
    /// The ruleset is loopy: each of these positions is an option of the one before (up to symmetry
    /// and components), and the first an option of the last.
    Loop(Vec<P>),
}

impl<P: fmt::Debug> fmt::Display for WalkError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WalkError::Stop(stop) => stop.fmt(f),
            WalkError::Loop(cycle) => write!(f, "Play can go round in a loop: {cycle:?}."),
        }
    }
}

impl<P: fmt::Debug> std::error::Error for WalkError<P> {}

impl<P> From<Stop> for WalkError<P> {
    fn from(stop: Stop) -> Self {
        WalkError::Stop(stop)
    }
}
