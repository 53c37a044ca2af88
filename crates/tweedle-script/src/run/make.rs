//! Values that instructions make: games, nimbers, ups, texts, collections to go through.

use super::call::call_method;
use crate::failure::{At, Evaluated, Failure};
use crate::operate::affine::affine_game;
use crate::operate::canonical::canonical_form;
use crate::operate::collect::map_from;
use crate::operate::compare::comparison;
use crate::operate::convert::{as_integer, game_value};
use crate::operate::kinds::{is_affine, is_loopy};
use crate::operate::loopy::{game_of_sides, loopy_game};
use crate::value::code::GameShape;
use crate::value::items::Items;
use crate::value::{Explicit, Value};
use crate::{Session, Span};
use tweedle_engine::short::Id;
use tweedle_syntax::ast::BinaryOperator;
use tweedle_syntax::say;

/// A game from its options, Left's first: a canonical form if all are short games, an affine form if some are
/// affine, an explicit game if some are positions or explicit games or the game itself was written
/// so.
pub(super) fn game(
    session: &mut Session,
    items: Vec<Value>,
    shape: &GameShape,
    span: Span,
) -> Evaluated<Value> {
    if let Some(loops) = &shape.loops {
        return loopy_game(session, &items, loops, &shape.sides[0], span);
    }
    let mut items = items.into_iter();
    let mut sides = [Vec::new(), Vec::new()];
    for (side, spans) in shape.sides.iter().enumerate() {
        for (value, at) in items.by_ref().take(spans.len()).zip(spans) {
            push_option(&mut sides[side], value, *at)?;
        }
    }
    if sides.iter().flatten().any(|(option, _)| is_affine(option)) {
        // Nothing is simplified in affine forms, with quotes or without.
        return affine_game(session, &sides, &shape.sides, span);
    }
    let [left, right] =
        sides.map(|side| side.into_iter().map(|(option, _)| option).collect::<Vec<_>>());
    if !shape.is_explicit && left.iter().chain(&right).any(is_loopy) {
        return game_of_sides(session, [&left, &right], span);
    }
    let is_short = |option: &Value| matches!(option, Value::Integer(_) | Value::Game(_));
    if !shape.is_explicit && left.iter().chain(&right).all(is_short) {
        let left = short_options(session, &left, span)?;
        let right = short_options(session, &right, span)?;
        let game = session.analyst.store.game(&left, &right).at(span)?;
        return Ok(game_value(session, game));
    }
    Ok(Value::Explicit(Explicit::new([left, right]).into()))
}

fn short_options(session: &mut Session, options: &[Value], span: Span) -> Evaluated<Vec<Id>> {
    options.iter().map(|option| canonical_form(session, option, span)).collect()
}

/// `(row,column)`.
pub(super) fn coordinates(session: &mut Session, parts: &[Value], span: Span) -> Evaluated<Value> {
    let mut numbers = [0; 2];
    for (place, part) in numbers.iter_mut().zip(parts) {
        let Some(n) = as_integer(session, part) else {
            let class = part.class(&session.analyst.store);
            return Err(Failure::new(say::integer_expected(&class), span));
        };
        *place = i64::try_from(n).map_err(|_| Failure::new(say::overflow(), span))?;
    }
    Ok(Value::Coordinates(numbers[0], numbers[1]))
}

/// A list that counts for the budget.
pub(super) fn list(session: &mut Session, items: Vec<Value>, span: Span) -> Evaluated<Value> {
    Items::held(items, &session.control).at(span).map(Value::List)
}

/// A map of keys and values that take turns.
pub(super) fn map_of(session: &mut Session, items: Vec<Value>, span: Span) -> Evaluated<Value> {
    let mut pairs = Vec::with_capacity(items.len() / 2);
    let mut items = items.into_iter();
    while let (Some(key), Some(value)) = (items.next(), items.next()) {
        pairs.push((key, value));
    }
    map_from(session, pairs, span)
}

/// The text of a text with values in it; strings stand there without quotes.
pub(super) fn interpolated(session: &mut Session, items: &[Value], span: Span) -> Evaluated<Value> {
    let mut text = String::new();
    for item in items {
        match item {
            Value::String(part) => text.push_str(part),
            other => text.push_str(&(session.links.text)(session, other, span)?),
        }
    }
    Ok(Value::string(&text))
}

/// `object[index]`.
pub(super) fn element(
    session: &mut Session,
    object: &Value,
    index: &Value,
    span: Span,
) -> Evaluated<Value> {
    if let Value::Object(it) = object
        && it.class.methods.contains("op []")
    {
        return call_method(session, object, "op []", [index.clone()], span);
    }
    (session.links.index)(session, object, index, span)
}

/// The values that a loop goes through: a list, or a range of small integers.
pub(super) fn iterated(session: &mut Session, value: &Value, span: Span) -> Evaluated<Value> {
    if let Value::Range(range) = value
        && let [Value::Integer(_), Value::Integer(_), Value::Integer(step)] = &**range
        && *step != 0
    {
        return Ok(value.clone());
    }
    if let Some(all) = (session.links.elements)(session, value, span)? {
        Ok(Value::List(all))
    } else {
        let class = value.class(&session.analyst.store);
        let failure = Failure::new(say::loop_through_no_collection(&class), span);
        Err(match value {
            Value::Integer(n) => {
                failure.with_hint(format!("For the numbers up to {n} write `1..{n}`."))
            }
            _ => failure,
        })
    }
}

/// True if a number is not beyond the last one, in the direction of a step; all three may be games.
pub(super) fn goes_on(session: &mut Session, counts: &[Value], span: Span) -> Evaluated<bool> {
    let [next, last, step] = counts else { return Ok(false) };
    let is_down = comparison(session, BinaryOperator::Less, step, &Value::Integer(0), span)?;
    let operator = if is_down { BinaryOperator::GreaterEqual } else { BinaryOperator::LessEqual };
    comparison(session, operator, next, last, span)
}

/// Refuses a step that goes nowhere.
pub(super) fn check_step(step: &Value, span: Span) -> Evaluated<()> {
    if matches!(step, Value::Integer(0)) {
        return Err(Failure::new(say::step_of_loop_zero(), span));
    }
    Ok(())
}

/// Adds an option; the elements of a collection one by one.
fn push_option(options: &mut Vec<(Value, Span)>, value: Value, span: Span) -> Evaluated<()> {
    match value {
        Value::Integer(_)
        | Value::Game(_)
        | Value::Affine(_)
        | Value::Stopper { .. }
        | Value::Sided(_)
        | Value::Explicit(_)
        | Value::Compound(_)
        | Value::Position(_) => {
            options.push((value, span));
        }
        Value::Object(ref object) if object.class.is_game => {
            options.push((value, span));
        }
        Value::List(items) | Value::Set(items) => {
            for item in items.iter() {
                push_option(options, item.clone(), span)?;
            }
        }
        Value::Rational(x) => {
            return Err(Failure::new(say::not_short_option(&x), span)
                .with_hint("Among the rationals only those over a power of two are short games."));
        }
        Value::Ordinal(x) => {
            return Err(
                Failure::new(say::not_short_option(&x), span).with_hint("Short games are finite.")
            );
        }
        _ => {
            return Err(Failure::new(say::no_option(), span));
        }
    }
    Ok(())
}
