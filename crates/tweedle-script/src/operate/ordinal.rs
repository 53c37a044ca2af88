//! Ordinals and differences of them: sums, products and powers, in which integers take part.

use crate::failure::{At, Evaluated, Failure};
use crate::operate::convert::{as_integer, number};
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_engine::number::{Natural, Ordinal};
use tweedle_syntax::ast::BinaryOperator;
use tweedle_syntax::say;

/// The value of a sum of powers of ω: an integer if it is one.
pub(crate) fn ordinal(session: &mut Session, x: Ordinal, span: Span) -> Evaluated<Value> {
    match x.as_integer() {
        Some(n) => number(session, n.into(), span),
        None => Ok(Value::Ordinal(Arc::new(x))),
    }
}

/// The sum of powers of ω that a value is, if it is one, as integers are.
pub(crate) fn as_ordinal(session: &Session, value: &Value) -> Option<Ordinal> {
    match value {
        Value::Ordinal(x) => Some((**x).clone()),
        _ => as_integer(session, value).map(Ordinal::finite),
    }
}

/// The sum, product or power of two numbers of which one is infinite; `None` if it is not known.
pub(super) fn ordinal_operation(
    session: &mut Session,
    operator: BinaryOperator,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    let Some((x, y)) = as_ordinal(session, left).zip(as_ordinal(session, right)) else {
        return Ok(None);
    };
    let result = match operator {
        BinaryOperator::Add => x.sum(&y),
        BinaryOperator::Subtract => x.sum(&y.negative()),
        BinaryOperator::Multiply => x.product(&y, &session.control),
        BinaryOperator::Power if x == Ordinal::omega() => {
            return omega_power(session, &y, span).map(Some);
        }
        BinaryOperator::Power => {
            let Some(n) = y.as_integer() else { return Ok(None) };
            let Ok(n) = Natural::try_from(n) else { return Err(no_ordinal(span)) };
            x.power(&n, &session.control)
        }
        _ => return Ok(None),
    };
    ordinal(session, result.at(span)?, span).map(Some)
}

/// ω with this as exponent.
pub(crate) fn omega_power(
    session: &mut Session,
    exponent: &Ordinal,
    span: Span,
) -> Evaluated<Value> {
    let power = exponent.omega_power().at(span)?.ok_or_else(|| no_ordinal(span))?;
    ordinal(session, power, span)
}

fn no_ordinal(span: Span) -> Failure {
    Failure::new(say::power_is_no_ordinal(), span)
}
