//! Reasons why a result that is kept is not complete.

use crate::Trouble;
use crate::words::sentence;
use std::fmt::Display;
use std::io;
use tweedle_engine::Stop;
use tweedle_script::say;

/// The reason why a result is not complete.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeptError {
    /// The work was stopped; the results until then are kept.
    #[error(transparent)]
    Stop(#[from] Stop),
    /// Something was tried with a file, and failed.
    #[error("{tried}: {why}")]
    Tried {
        /// The act, in words that begin a sentence: "cannot write results.csv".
        tried: String,
        /// The reason why it failed.
        why: String,
    },
    /// A file is there already that was not to be overwritten: a mistake of the person who gave the name.
    #[error("{name} is there already{instead}")]
    Taken {
        /// The name of the file.
        name: String,
        /// The remedy, after a colon.
        instead: String,
    },
    /// Another run writes the file.
    #[error("{0}")]
    Busy(String),
    /// A mistake in a file. The words may begin with its name.
    #[error("{0}")]
    File(String),
}

impl KeptError {
    /// The error that something was tried and failed, with the reason.
    pub(crate) fn because(tried: impl Display, why: impl Display) -> KeptError {
        KeptError::Tried { tried: tried.to_string(), why: why.to_string() }
    }

    /// The error that a file is there already, and the remedy.
    pub(crate) fn taken(name: impl Display, instead: impl Display) -> KeptError {
        KeptError::Taken { name: name.to_string(), instead: instead.to_string() }
    }

    /// The same of a file that a question names: a mistake of the question.
    pub(crate) fn of_question(self) -> Trouble {
        match self {
            KeptError::Stop(stop) => stop.into(),
            error => Trouble::mistake(say::bad_file(sentence(&error.to_string()))),
        }
    }
}

impl From<KeptError> for Trouble {
    fn from(error: KeptError) -> Trouble {
        match error {
            KeptError::Stop(stop) => stop.into(),
            error @ KeptError::Tried { .. } => {
                Trouble::file(say::bad_file(sentence(&error.to_string())))
            }
            KeptError::Taken { name, instead } => {
                Trouble::mistake(say::file_is_there(name, instead))
            }
            KeptError::Busy(message) | KeptError::File(message) => {
                Trouble::file(say::bad_file(&message))
            }
        }
    }
}

impl From<io::Error> for KeptError {
    fn from(error: io::Error) -> KeptError {
        KeptError::File(error.to_string())
    }
}
