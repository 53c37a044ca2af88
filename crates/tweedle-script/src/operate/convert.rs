//! Values as games, numbers and positions, and these as values.

use crate::failure::{At, Evaluated, Failure};
use crate::value::{MOST_ELEMENTS, Value};
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_engine::Stop;
use tweedle_engine::loopy::{Sides, Stopper};
use tweedle_engine::number::{Dyadic, Integer, Rational};
use tweedle_engine::short::Id;
use tweedle_search::Position;
use tweedle_syntax::say;

/// The value of a dyadic number.
pub(crate) fn number(session: &mut Session, number: Dyadic, span: Span) -> Evaluated<Value> {
    match small(&number) {
        Some(n) => Ok(Value::Integer(n)),
        None => Ok(Value::Game(session.analyst.store.number(number).at(span)?)),
    }
}

/// The value of a short game.
pub(crate) fn game_value(session: &Session, g: Id) -> Value {
    match session.analyst.store.as_number(g).as_ref().and_then(small) {
        Some(n) => Value::Integer(n),
        None => Value::Game(g),
    }
}

/// The value of a short game that was looked for.
pub(crate) fn found_game(
    session: &Session,
    found: Result<Id, Stop>,
    span: Span,
) -> Evaluated<Value> {
    Ok(game_value(session, found.at(span)?))
}

/// The position that a value is, if it is one.
pub(crate) fn as_position(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Option<Position>> {
    match value {
        Value::Position(position) => Ok(Some(position.clone())),
        Value::Object(_) => (session.links.position_of)(session, value, span),
        _ => Ok(None),
    }
}

/// The short game that a value is, if it is one.
pub(crate) fn as_short(session: &mut Session, value: &Value, span: Span) -> Evaluated<Option<Id>> {
    match value {
        Value::Game(g) => Ok(Some(*g)),
        Value::Integer(n) => session.analyst.store.number((*n).into()).at(span).map(Some),
        _ => Ok(None),
    }
}

/// The value of a rational: a game if it is dyadic.
pub(crate) fn rational(session: &mut Session, x: Rational, span: Span) -> Evaluated<Value> {
    if x.numerator().bit_len().div_ceil(64) * 64 > MOST_BITS
        || x.denominator().bit_len().div_ceil(64) * 64 > MOST_BITS
    {
        return Err(too_large(span));
    }
    match Dyadic::from_rational(&x) {
        Some(dyadic) => number(session, dyadic, span),
        None => Ok(Value::Rational(Arc::new(x))),
    }
}

/// The rational that a value is, if it is one.
pub(crate) fn as_rational(session: &Session, value: &Value) -> Option<Rational> {
    match value {
        Value::Integer(n) => Some(Rational::from(Integer::from(*n))),
        Value::Game(g) => session.analyst.store.as_number(*g).map(|number| number.to_rational()),
        Value::Rational(x) => Some((**x).clone()),
        _ => None,
    }
}

/// The integer that a value is, if it is one.
pub(crate) fn as_integer(session: &Session, value: &Value) -> Option<Integer> {
    match value {
        Value::Integer(n) => Some(Integer::from(*n)),
        Value::Game(g) => session
            .analyst
            .store
            .as_number(*g)
            .filter(Dyadic::is_integer)
            .map(|number| number.numerator()),
        _ => None,
    }
}

/// Refuses collections and strings that are too large for a person to look at.
pub(crate) fn check_length(length: usize, span: Span) -> Evaluated<()> {
    if length > MOST_ELEMENTS {
        return Err(Failure::new(say::result_has_too_many_elements(length, MOST_ELEMENTS), span));
    }
    Ok(())
}

pub(crate) fn too_large(span: Span) -> Failure {
    Failure::new(say::result_has_too_many_digits(MOST_BITS), span)
}

/// The integer that a number is, if it is so small.
pub(crate) fn small(number: &Dyadic) -> Option<i64> {
    if number.is_integer() { i64::try_from(number.numerator()).ok() } else { None }
}

/// Numbers of more bits are refused: a power grows faster than memory.
pub(crate) const MOST_BITS: usize = 1 << 22;

/// The value that two sides are.
pub(crate) fn sides_value(session: &Session, sides: Sides) -> Value {
    match sides.stopper() {
        Some(stopper) => stopper_value(session, stopper),
        None => Value::Sided(sides.into()),
    }
}

/// The value that a stopper is.
pub(crate) fn stopper_value(session: &Session, stopper: Stopper) -> Value {
    if let Some(g) = stopper.short() {
        game_value(session, g)
    } else {
        let analyst = &session.analyst;
        let number = analyst.stoppers.as_pseudonumber(&analyst.store, stopper);
        Value::Stopper { stopper, is_pseudonumber: number.is_some() }
    }
}
