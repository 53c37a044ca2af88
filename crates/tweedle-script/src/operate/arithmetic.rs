//! Arithmetic.

use super::affine::{affine_multiple, affine_plus_minus, affine_sum};
use super::compare::{comparison, no_operation};
use super::loopy::{as_stopper, loopy_multiple, loopy_negative, loopy_plus_minus, sides_of, sidle};
use super::misere::{no_difference, without_misere};
use super::outputs;
use crate::failure::{At, Evaluated, Failure};
use crate::instance::is_of;
use crate::operate::canonical::canonical_form;
use crate::operate::compound::{compound, negative_form};
use crate::operate::convert::{
    MOST_BITS, as_integer, as_position, as_rational, as_short, check_length, found_game,
    game_value, number, rational, sides_value, too_large,
};
use crate::operate::element::{element_power, element_product};
use crate::operate::kinds::{is_affine, is_form, is_game, is_loopy, is_ordinal};
use crate::operate::ordinal::ordinal_operation;
use crate::operate::universe::same_universe;
use crate::value::compound::{CompoundKind, size_of_game};
use crate::value::{Explicit, Text, Value};
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_engine::number::{Integer, Natural, Rational};
use tweedle_engine::short::Id;
use tweedle_syntax::ast::{BinaryOperator, UnaryOperator};
use tweedle_syntax::say;

/// The largest product of the numbers of binary digits of both parts of a fraction; fractions with a larger one
/// are refused. This number of steps takes about a third of a second, and nothing can interrupt them.
const MOST_STEPS: u64 = 1 << 40;

#[expect(clippy::too_many_lines, reason = "a line for each kind of value")]
pub(crate) fn unary(
    session: &mut Session,
    operator: UnaryOperator,
    value: &Value,
    span: Span,
) -> Evaluated<Value> {
    if let Value::Object(object) = value {
        let name = format!("op unary {}", operator.symbol());
        if object.class.methods.contains(&name) {
            return (session.links.call_method)(session, value, &name, vec![], span);
        }
        if object.class.properties.contains(&name) {
            return (session.links.read_member)(session, value, &name, span);
        }
    }
    let result = match (operator, value) {
        (UnaryOperator::Not, Value::Boolean(b)) => Some(Value::Boolean(!b)),
        (
            UnaryOperator::Plus,
            Value::Integer(_)
            | Value::Game(_)
            | Value::Affine(_)
            | Value::OfUniverse(..)
            | Value::Stopper { .. }
            | Value::Sided(_)
            | Value::Position(_)
            | Value::Explicit(_)
            | Value::Compound(_)
            | Value::Rational(_)
            | Value::Ordinal(_)
            | Value::Infinite { .. },
        ) => Some(value.clone()),
        (UnaryOperator::Minus, Value::Integer(n)) => match n.checked_neg() {
            Some(n) => Some(Value::Integer(n)),
            None => Some(number(session, (-Integer::from(*n)).into(), span)?),
        },
        (UnaryOperator::Minus, Value::Game(g)) => {
            let negative = session.analyst.store.negative(*g).at(span)?;
            Some(game_value(session, negative))
        }
        (UnaryOperator::Minus, Value::Affine(g)) => {
            Some(Value::Affine(session.analyst.forms.conjugate(*g).at(span)?))
        }
        (UnaryOperator::Minus, Value::OfUniverse(universe, g)) => {
            let conjugate = session.analyst.universes.conjugate(*g).at(span)?;
            Some(Value::OfUniverse(*universe, conjugate))
        }
        (UnaryOperator::Minus, game) if is_loopy(game) => loopy_negative(session, game, span)?,
        (UnaryOperator::PlusMinus, game) if is_loopy(game) => {
            loopy_plus_minus(session, std::slice::from_ref(game), span)?
        }
        (UnaryOperator::PlusMinus, Value::Set(items)) if items.iter().any(is_loopy) => {
            loopy_plus_minus(session, items, span)?
        }
        (UnaryOperator::Minus, Value::Explicit(_) | Value::Compound(_)) => {
            Some(negative_form(session, value))
        }
        (UnaryOperator::PlusMinus, game) if is_form(game) || is_position(game) => {
            let negative = unary(session, UnaryOperator::Minus, game, span)?;
            let options = [vec![game.clone()], vec![negative]];
            Some(Value::Explicit(Explicit::new(options).into()))
        }
        (UnaryOperator::Minus, Value::Object(_)) => {
            as_position(session, value, span)?.map(|position| Value::Position(position.negative()))
        }
        (UnaryOperator::Minus, Value::Position(position)) => {
            Some(Value::Position(position.negative()))
        }
        (UnaryOperator::Minus, Value::Rational(x)) => {
            Some(Value::Rational(Arc::new(-(**x).clone())))
        }
        (UnaryOperator::Minus, Value::Ordinal(x)) => Some(Value::Ordinal(Arc::new(x.negative()))),
        (UnaryOperator::Minus, Value::Infinite { negative }) => {
            Some(Value::Infinite { negative: !negative })
        }
        (UnaryOperator::Minus, Value::Coordinates(r, c)) => {
            Some(coordinates(r.checked_neg(), c.checked_neg(), span)?)
        }
        (UnaryOperator::PlusMinus, Value::Integer(_) | Value::Game(_)) => {
            let option = canonical_form(session, value, span)?;
            let game = session.analyst.store.plus_minus(&[option]).at(span)?;
            Some(game_value(session, game))
        }
        (UnaryOperator::PlusMinus, Value::Affine(_)) => {
            Some(affine_plus_minus(session, std::slice::from_ref(value), span)?)
        }
        (UnaryOperator::PlusMinus, Value::Set(items)) if items.iter().any(is_affine) => {
            Some(affine_plus_minus(session, items, span)?)
        }
        (UnaryOperator::PlusMinus, Value::Set(items)) => {
            let mut options = Vec::with_capacity(items.len());
            for item in items.iter() {
                options.push(canonical_form(session, item, span)?);
            }
            let game = session.analyst.store.plus_minus(&options).at(span)?;
            Some(game_value(session, game))
        }
        _ => None,
    };
    result.ok_or_else(|| {
        let class = value.class(&session.analyst.store);
        let symbol = operator.symbol();
        let failure = Failure::new(say::no_operation(symbol, &class), span);
        match value {
            Value::Position(_) | Value::Explicit(_) | Value::Compound(_) => {
                failure.with_hint("Take its `.CanonicalForm` first to calculate with it.")
            }
            _ => failure,
        }
    })
}

pub(crate) fn binary(
    session: &mut Session,
    operator: BinaryOperator,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Value> {
    use BinaryOperator as B;
    if let Some(value) = own_operation(session, operator, left, right, span)? {
        return Ok(value);
    }
    let result = match operator {
        B::Add | B::Subtract | B::Multiply | B::Power if is_ordinal(left) || is_ordinal(right) => {
            ordinal_operation(session, operator, left, right, span)?
        }
        B::Add => add(session, left, right, span)?,
        B::Subtract => subtract(session, left, right, span)?,
        B::PlusMinus => {
            let right = unary(session, UnaryOperator::PlusMinus, right, span)?;
            add(session, left, &right, span)?
        }
        B::Multiply => multiply(session, left, right, span)?,
        B::Divide => divide(session, left, right, span)?,
        B::Modulo => modulo(session, left, right, span)?,
        B::Power => power(session, left, right, span)?,
        B::Is => is_of(session, left, right).map(Value::Boolean),
        B::OrdinalSum => ordinal_sum(session, left, right, span)?,
        B::Sidle => sidle(session, left, right, span)?,
        _ => return comparison(session, operator, left, right, span).map(Value::Boolean),
    };
    result.ok_or_else(|| no_operation(session, operator.symbol(), left, right, span))
}

/// The result of an operator as the class of the left operand defines it, if a program declares that class
/// and it does.
fn own_operation(
    session: &mut Session,
    operator: BinaryOperator,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    let Value::Object(object) = left else { return Ok(None) };
    let name = format!("op {}", operator.symbol());
    if object.class.methods.contains(&name) {
        return (session.links.call_method)(session, left, &name, vec![right.clone()], span)
            .map(Some);
    }
    // `!=` follows from `==`.
    if operator == BinaryOperator::NotEqual && object.class.methods.contains("op ==") {
        let equal = (session.links.call_method)(session, left, "op ==", vec![right.clone()], span)?;
        if let Value::Boolean(equal) = equal {
            return Ok(Some(Value::Boolean(!equal)));
        }
    }
    Ok(None)
}

fn add(session: &mut Session, left: &Value, right: &Value, span: Span) -> Evaluated<Option<Value>> {
    if is_affine(left) || is_affine(right) {
        return affine_sum(session, left, right, span);
    }
    if is_loopy(left) || is_loopy(right) {
        let pair = sides_of(session, left, span)?.zip(sides_of(session, right, span)?);
        let Some((g, h)) = pair else { return Ok(None) };
        let analyst = &mut session.analyst;
        let sum = analyst.stoppers.sum_of_sides(&mut analyst.store, &g, &h).at(span)?;
        return Ok(Some(sides_value(session, sum)));
    }
    Ok(Some(match (left, right) {
        (Value::Misere(g), Value::Misere(h)) => {
            Value::Misere(session.analyst.misere.sum(*g, *h).at(span)?)
        }
        (Value::OfUniverse(u, g), Value::OfUniverse(v, h)) => {
            let universe = same_universe(session, *u, *v, span)?;
            Value::OfUniverse(universe, session.analyst.universes.sum(*g, *h).at(span)?)
        }
        (Value::Integer(x), Value::Integer(y)) => match x.checked_add(*y) {
            Some(sum) => Value::Integer(sum),
            None => number(session, (Integer::from(*x) + Integer::from(*y)).into(), span)?,
        },
        (Value::Game(_) | Value::Integer(_), Value::Game(_) | Value::Integer(_)) => {
            let (g, h) =
                (canonical_form(session, left, span)?, canonical_form(session, right, span)?);
            let sum = session.analyst.store.sum(g, h).at(span)?;
            game_value(session, sum)
        }
        (Value::Position(_) | Value::Object(_), Value::Position(_) | Value::Object(_)) => {
            let (Some(g), Some(h)) =
                (as_position(session, left, span)?, as_position(session, right, span)?)
            else {
                return Ok(None);
            };
            check_length(g.len() + h.len(), span)?;
            Value::Position(g.sum(&h))
        }
        // A position and a value, or a game that is kept as it is written and any other.
        _ if is_game(left) && is_game(right) => {
            compound(session, CompoundKind::DisjunctiveSum, left, right, span)?
        }
        (Value::Infinite { negative: a }, Value::Infinite { negative: b }) if a != b => {
            return Err(Failure::new(say::inf_less_inf(), span));
        }
        (Value::Infinite { .. }, other) if is_extended(session, other) => left.clone(),
        (other, Value::Infinite { .. }) if is_extended(session, other) => right.clone(),
        (Value::String(s), Value::String(t)) => {
            let mut joined = s.clone();
            append(session, &mut joined, t, span)?;
            Value::String(joined)
        }
        (Value::String(own), Value::Object(other)) if outputs::is_output(other) => {
            let behind = (session.links.text)(session, right, span)?;
            outputs::output(session, &format!("{own}{behind}"), span)?
        }
        (Value::Coordinates(a, b), Value::Coordinates(c, d)) => {
            coordinates(a.checked_add(*c), b.checked_add(*d), span)?
        }
        _ => match (as_rational(session, left), as_rational(session, right)) {
            (Some(x), Some(y)) => {
                check_reducible(&x, &y, span)?;
                rational(session, x + y, span)?
            }
            _ => return Ok(None),
        },
    }))
}

/// Puts a text after another one.
pub(crate) fn append(session: &Session, text: &mut Text, more: &str, span: Span) -> Evaluated<()> {
    check_length(text.len() + more.len(), span)?;
    text.append(more, &session.control).at(span)
}

fn subtract(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    Ok(match (left, right) {
        (Value::Coordinates(a, b), Value::Coordinates(c, d)) => {
            Some(coordinates(a.checked_sub(*c), b.checked_sub(*d), span)?)
        }
        (Value::Misere(g), Value::Misere(h)) => {
            match session.analyst.misere.difference(*g, *h).at(span)? {
                Some(difference) => Some(Value::Misere(difference)),
                None => return Err(no_difference(session, *g, *h, span)?),
            }
        }
        _ if is_game(left) && is_game(right) => {
            let negative = unary(session, UnaryOperator::Minus, right, span)?;
            add(session, left, &negative, span)?
        }
        (
            _,
            Value::Integer(_)
            | Value::Game(_)
            | Value::Affine(_)
            | Value::OfUniverse(..)
            | Value::Stopper { .. }
            | Value::Sided(_)
            | Value::Rational(_)
            | Value::Infinite { .. },
        ) => {
            let negative = unary(session, UnaryOperator::Minus, right, span)?;
            add(session, left, &negative, span)?
        }
        _ => None,
    })
}

fn multiply(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    if let (Value::Integer(x), Value::Integer(y)) = (left, right)
        && let Some(product) = x.checked_mul(*y)
    {
        return Ok(Some(Value::Integer(product)));
    }
    if let (Some(x), Some(y)) = (as_rational(session, left), as_rational(session, right)) {
        check_reducible(&x, &y, span)?;
        return rational(session, x * y, span).map(Some);
    }
    if let (Value::QuotientElement(one, x), Value::QuotientElement(other, y)) = (left, right) {
        return element_product((one, *x), (other, *y), span).map(Some);
    }
    for (n, other) in [(left, right), (right, left)] {
        if let (Some(n), Value::String(text)) = (as_integer(session, n), other) {
            let copies =
                usize::try_from(n).map_err(|_| Failure::new(say::repeated_negatively(), span))?;
            check_length(text.len().saturating_mul(copies), span)?;
            return Ok(Some(Value::string(&text.repeat(copies))));
        }
        if let (Some(n), Value::Game(g)) = (as_integer(session, n), other) {
            let multiple = session.analyst.store.multiple(&n, *g).at(span)?;
            return Ok(Some(game_value(session, multiple)));
        }
        if is_loopy(other)
            && let Some(n) = as_integer(session, n)
        {
            return loopy_multiple(session, &n, other, span).map(Some);
        }
        if let (Some(n), Value::Affine(g)) = (as_integer(session, n), other) {
            return affine_multiple(session, &n, *g, span).map(Some);
        }
        if is_form(other)
            && let Some(count) = as_integer(session, n)
        {
            // As many copies as `count` says may be made of it, one by one.
            let copies = usize::try_from(if count < Integer::ZERO { -count } else { count });
            let copies = copies.unwrap_or(usize::MAX);
            check_length(copies.saturating_mul(size_of_game(other)), span)?;
            return compound(session, CompoundKind::Multiple, n, other, span).map(Some);
        }
        if let (Some(x), Value::Infinite { negative }) = (as_rational(session, n), other) {
            let is_negative = x < Rational::ZERO;
            if x == Rational::ZERO {
                return Err(Failure::new(say::zero_times_inf(), span));
            }
            return Ok(Some(Value::Infinite { negative: *negative != is_negative }));
        }
        if let Some(n) = as_integer(session, n)
            && let Some(g) = as_position(session, other, span)?
        {
            let copies = usize::try_from(if n < Integer::ZERO { -n.clone() } else { n.clone() });
            let copies = copies.unwrap_or(usize::MAX);
            check_length(copies.saturating_mul(g.len()), span)?;
            let g = if n < Integer::ZERO { g.negative() } else { g.clone() };
            return Ok(Some(Value::Position(g.copies(copies))));
        }
        if let (Some(n), Value::Coordinates(row, column)) = (as_integer(session, n), other) {
            let n = i64::try_from(n).map_err(|_| Failure::new(say::overflow(), span))?;
            return coordinates(row.checked_mul(n), column.checked_mul(n), span).map(Some);
        }
    }
    Ok(None)
}

/// `G : H`, which is a value of two values.
fn ordinal_sum(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    if (is_loopy(left) || is_loopy(right))
        && let (Some(g), Some(h)) =
            (as_stopper(session, left, span)?, as_stopper(session, right, span)?)
    {
        let analyst = &mut session.analyst;
        let sum = analyst.stoppers.ordinal_sum(&mut analyst.store, g, h).at(span)?;
        return Ok(Some(sides_value(session, sum)));
    }
    let (left, right) = (&without_misere(session, left), &without_misere(session, right));
    if !is_game(left) || !is_game(right) {
        return Ok(None);
    }
    if let (Some(g), Some(h)) = (as_short(session, left, span)?, as_short(session, right, span)?) {
        let found = session.analyst.store.ordinal_sum(g, h);
        return found_game(session, found, span).map(Some);
    }
    compound(session, CompoundKind::OrdinalSum, left, right, span).map(Some)
}

fn divide(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    if let (Value::Integer(x), Value::Integer(y)) = (left, right)
        && x.checked_rem(*y) == Some(0)
    {
        return Ok(Some(Value::Integer(x / y)));
    }
    let Some(y) = as_rational(session, right) else { return Ok(None) };
    let Some(x) = as_rational(session, left) else { return Ok(None) };
    if y != Rational::ZERO {
        let inverse = Rational::ONE / y;
        check_reducible(&x, &inverse, span)?;
        return rational(session, x * inverse, span).map(Some);
    }
    if x == Rational::ZERO {
        return Err(Failure::new(say::division_by_zero(), span).with_hint("0/0 has no value."));
    }
    Ok(Some(Value::Infinite { negative: x < Rational::ZERO }))
}

fn modulo(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    if let (Value::Integer(x), Value::Integer(y)) = (left, right)
        && let Some(rest) = x.checked_rem(*y)
    {
        // The remainder has the sign of the divisor.
        let is_other = rest != 0 && (rest < 0) != (*y < 0);
        return Ok(Some(Value::Integer(if is_other { rest + y } else { rest })));
    }
    let (Some(x), Some(y)) = (as_rational(session, left), as_rational(session, right)) else {
        return Ok(None);
    };
    if y == Rational::ZERO {
        return Err(Failure::new(say::division_by_zero(), span));
    }
    check_reducible(&x, &(Rational::ONE / y.clone()), span)?;
    // The remainder has the sign of the divisor.
    let quotient = Rational::from((x.clone() / y.clone()).floor());
    rational(session, x - quotient * y, span).map(Some)
}

fn power(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    if let Value::QuotientElement(quotient, x) = left {
        return element_power(session, quotient, *x, right, span);
    }
    let (Some(base), Some(exponent)) = (as_rational(session, left), as_integer(session, right))
    else {
        return Ok(None);
    };
    let negative = exponent < Integer::ZERO;
    if negative && base == Rational::ZERO {
        return Err(Failure::new(say::division_by_zero(), span));
    }
    let size = Natural::try_from(if negative { -exponent } else { exponent });
    let one = Rational::ONE;
    let is_unit = base == Rational::ZERO || base == one || base == -one;
    let size = match size.map(isize::try_from) {
        // 1, 0 and -1 have small powers, for all exponents: only the parity of the exponent counts.
        Ok(Ok(size)) if is_unit => size % 2 + 2 * isize::from(size > 0),
        Ok(Ok(size)) => size,
        Ok(Err(_)) if is_unit => 2 + isize::from(is_odd(session, right)),
        _ => return Err(too_large(span)),
    };
    // A number of n + 1 binary digits is at least 2^n.
    let bits = base.numerator().bit_len().max(base.denominator().bit_len()) - 1;
    if !is_unit && bits.saturating_mul(size.unsigned_abs()) >= MOST_BITS {
        return Err(too_large(span));
    }
    rational(session, base.pow(if negative { -size } else { size }), span).map(Some)
}

fn is_odd(session: &Session, value: &Value) -> bool {
    as_integer(session, value).is_some_and(|n| n % Integer::from(2) != Integer::ZERO)
}

fn is_extended(session: &Session, value: &Value) -> bool {
    matches!(value, Value::Infinite { .. }) || as_rational(session, value).is_some()
}

/// The options of a game in canonical form, as a set.
pub(crate) fn game_set(session: &mut Session, mut games: Vec<Id>, span: Span) -> Evaluated<Value> {
    session.analyst.store.sort(&mut games).at(span)?;
    games.dedup();
    Ok(Value::Set(games.into_iter().map(|g| game_value(session, g)).collect()))
}

/// True if a value is a position of any ruleset.
fn is_position(value: &Value) -> bool {
    match value {
        Value::Position(_) => true,
        Value::Object(object) => object.class.is_game,
        _ => false,
    }
}

fn coordinates(row: Option<i64>, column: Option<i64>, span: Span) -> Evaluated<Value> {
    match (row, column) {
        (Some(row), Some(column)) => Ok(Value::Coordinates(row, column)),
        _ => Err(Failure::new(say::overflow(), span)),
    }
}

/// Refuses sums and products whose fraction would take long to be reduced, by Euclid's algorithm.
fn check_reducible(x: &Rational, y: &Rational, span: Span) -> Evaluated<()> {
    let denominator = x.denominator().bit_len() + y.denominator().bit_len() - 2;
    let numerator = denominator + x.numerator().bit_len() + y.numerator().bit_len();
    if (denominator as u64).saturating_mul(numerator as u64) > MOST_STEPS {
        return Err(Failure::new(say::fraction_too_large(numerator), span));
    }
    Ok(())
}
