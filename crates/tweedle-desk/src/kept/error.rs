//! Reasons why a result that is kept is not complete.

use crate::Trouble;
use std::fmt::Display;
use std::io;
use tweedle_engine::Stop;

/// The reason why a result is not complete.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeptError {
    /// The work was stopped; the results until then are kept.
    #[error(transparent)]
    Stop(#[from] Stop),
    /// A mistake in a file: the act that was tried, and the reason why it failed.
    #[error("{0}")]
    File(String),
}

impl KeptError {
    /// The error that something was tried and failed, with the reason.
    pub(crate) fn because(tried: impl Display, why: impl Display) -> KeptError {
        KeptError::File(format!("{tried}: {why}"))
    }
}

impl From<KeptError> for Trouble {
    fn from(error: KeptError) -> Trouble {
        match error {
            KeptError::Stop(stop) => stop.into(),
            KeptError::File(message) => Trouble::file(message),
        }
    }
}

impl From<io::Error> for KeptError {
    fn from(error: io::Error) -> KeptError {
        KeptError::File(error.to_string())
    }
}
