//! The reasons why a computation stops before its end.

use super::human_bytes;
use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// The reason why a computation ended without an answer. The tables that it worked on stay usable.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Stop {
    /// Somebody called [`Control::cancel`](super::Control::cancel).
    #[error("The calculation was cancelled.")]
    Cancelled,
    /// The tables would have outgrown the memory budget.
    #[error(
        "The memory budget of {} is too small to go on, with {} in the tables.",
        human_bytes(*limit),
        human_bytes(*used)
    )]
    Memory {
        /// The budget, in bytes.
        limit: usize,
        /// The bytes that the tables held when the next growth was refused.
        used: usize,
    },
    /// The caller allowed a number of positions, or steps ([`Control::allow`](super::Control::allow)), and the work needs more. If the caller
    /// asks again with a larger number, the work goes on where it was.
    #[error("That takes more than {most} positions.")]
    Limit {
        /// The number of positions that were allowed.
        most: u64,
    },
    /// The answer, or something on the way to it, does not fit into its representation, such as an up
    /// multiple beyond 64 bits: a complete sentence. No budget changes that.
    #[error("{0}")]
    TooLarge(String),
    /// There is no answer: the theory does not cover what was asked. A complete sentence says why.
    #[error("{0}")]
    Undefined(String),
    /// What was asked is not defined for such a game, or is not done with it: a complete sentence.
    #[error("{0}")]
    NotPossible(String),
    /// A game with entailing moves has no such value: a complete sentence.
    #[error("{0}")]
    Entailing(String),
    /// Only impartial games have what was asked for: a complete sentence.
    #[error("{0}")]
    NotImpartial(String),
    /// Results that are kept outside of memory cannot be read. A complete sentence says why.
    #[error("{0}")]
    Unreadable(String),
    /// The rules of the game failed, as rules written in a script may.
    #[error("{0}")]
    Rules(RulesError),
}

/// The error of a ruleset that could not list its moves
/// ([`Ruleset::moves`](crate::Ruleset::moves)).
///
/// Two are equal if their messages are.
#[derive(Clone, Debug)]
pub struct RulesError(Arc<dyn Error + Send + Sync>);

impl RulesError {
    /// Wraps the error of a ruleset.
    pub fn new(error: impl Error + Send + Sync + 'static) -> RulesError {
        RulesError(Arc::new(error))
    }

    /// The error that was wrapped, if it is of this type.
    pub fn downcast<E: Error + 'static>(&self) -> Option<&E> {
        self.0.downcast_ref()
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq for RulesError {
    fn eq(&self, other: &RulesError) -> bool {
        self.0.to_string() == other.0.to_string()
    }
}

impl Eq for RulesError {}
