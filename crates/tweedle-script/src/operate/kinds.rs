//! Kinds of values: what operations can be done with them.

use crate::Span;
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use tweedle_syntax::say;

/// True if a value is an affine game.
pub(crate) fn is_affine(value: &Value) -> bool {
    matches!(value, Value::Affine(_))
}

/// The message that a game has no canonical form because it is affine.
pub(crate) fn no_canonical_form(span: Span) -> Failure {
    Failure::new(say::no_canonical_form_of_affine(), span)
}

/// True if a value is a game in which play can go round.
pub(crate) fn is_loopy(value: &Value) -> bool {
    matches!(value, Value::Stopper { .. } | Value::Sided(_))
}

/// True if a value is an infinite number, but not `inf`.
pub(crate) fn is_ordinal(value: &Value) -> bool {
    matches!(value, Value::Ordinal(_))
}

/// True if a value is a game that is kept as it is written.
pub(crate) fn is_form(value: &Value) -> bool {
    matches!(value, Value::Explicit(_) | Value::Compound(_))
}

/// True if a value is a game that is not its value: a position, or a game that is kept as it is written.
pub(crate) fn is_unvalued(value: &Value) -> bool {
    match value {
        Value::Position(_) => true,
        Value::Object(object) => object.class.is_game,
        other => is_form(other),
    }
}

/// True if a value is a game that is no affine one.
pub(crate) fn is_game(value: &Value) -> bool {
    match value {
        Value::Integer(_) | Value::Game(_) | Value::Position(_) => true,
        Value::Object(object) => object.class.is_game,
        other => is_form(other),
    }
}

/// Refuses games with entailing moves, whose obligations only sums of positions know.
///
/// # Errors
/// [`Failure`] if one of the values is such a position.
pub(crate) fn must_be_free<'v>(
    games: impl IntoIterator<Item = &'v Value>,
    span: Span,
) -> Evaluated<()> {
    let is_entailing = |game: &Value| matches!(game, Value::Position(it) if it.is_entailing());
    if games.into_iter().any(is_entailing) {
        return Err(Failure::new(say::entailing_in_sum(), span));
    }
    Ok(())
}
