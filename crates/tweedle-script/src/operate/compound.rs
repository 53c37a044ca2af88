//! Sums and products of games that are kept as they are written: making them, and their options.

use crate::failure::{At, Evaluated};
use crate::operate::convert::check_length;
use crate::operate::kinds::must_be_free;
use crate::value::Value;
use crate::value::compound::{Compound, CompoundKind, size_of_game};
use crate::{Session, Span};
use std::sync::Arc;

/// True if both players always have the same options in a game.
pub(crate) fn is_impartial_game(session: &Session, game: &Value) -> bool {
    match game {
        Value::Integer(0) => true,
        Value::Game(g) => session.analyst.store.as_nimber(*g).is_some(),
        Value::Position(position) => position.is_impartial(),
        Value::Object(object) => object.class.is_impartial,
        Value::Compound(compound) => compound.is_impartial,
        _ => false,
    }
}

/// A compound of two games.
pub(crate) fn compound(
    session: &Session,
    kind: CompoundKind,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Value> {
    // A game may have as many options as it is deep, and each may be as deep.
    session.control.check().at(span)?;
    if kind == CompoundKind::DisjunctiveSum {
        // Nothing is added.
        match (left, right) {
            (Value::Integer(0), Value::Position(it)) | (Value::Position(it), Value::Integer(0))
                if it.is_entailing() =>
            {
                return Ok(Value::Position(it.clone()));
            }
            _ => {}
        }
    }
    must_be_free([left, right], span)?;
    check_length(size_of_game(left).saturating_add(size_of_game(right)), span)?;
    let is_impartial = is_impartial_game(session, right)
        && (kind == CompoundKind::Multiple || is_impartial_game(session, left));
    let parts = vec![left.clone(), right.clone()];
    Ok(Value::Compound(Arc::new(Compound::new(kind, parts, is_impartial))))
}

/// A variant of a game.
pub(crate) fn variant(
    session: &Session,
    kind: CompoundKind,
    game: &Value,
    span: Span,
) -> Evaluated<Value> {
    must_be_free([game], span)?;
    check_length(size_of_game(game), span)?;
    let is_impartial = is_impartial_game(session, game);
    Ok(Value::Compound(Compound::new(kind, vec![game.clone()], is_impartial).into()))
}

/// The negative of a game that is kept as it is written.
pub(crate) fn negative_form(session: &Session, game: &Value) -> Value {
    match game {
        Value::Compound(compound) if compound.kind == CompoundKind::Negative => {
            compound.first().clone()
        }
        _ => {
            let is_impartial = is_impartial_game(session, game);
            let parts = vec![game.clone()];
            Value::Compound(Compound::new(CompoundKind::Negative, parts, is_impartial).into())
        }
    }
}
