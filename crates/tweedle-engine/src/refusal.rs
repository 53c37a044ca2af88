//! The reasons for which certificates are not accepted.

use crate::Stop;

/// Why a certificate is not accepted: a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Something in it is wrong.
    #[error("{0}")]
    Wrong(String),
    /// The check was stopped.
    #[error("{0}")]
    Stopped(#[from] Stop),
}

/// That something in it is wrong.
///
/// # Errors
/// Always this one.
pub(crate) fn wrong<T>(message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::Wrong(message.into()))
}
