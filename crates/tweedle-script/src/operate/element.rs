//! Elements of misère quotients.

use super::convert::as_integer;
use crate::failure::{Evaluated, Failure};
use crate::value::quotient::{MisereQuotient, Of};
use crate::value::{Shared, Value};
use crate::{Session, Span};
use tweedle_engine::misere::quotient::Element;
use tweedle_syntax::say;

/// The product of two elements.
///
/// # Errors
/// [`Failure`] if they are of different quotients.
pub(crate) fn element_product(
    (one, x): (&Shared<MisereQuotient>, Element),
    (other, y): Of,
    span: Span,
) -> Evaluated<Value> {
    if **one != *other {
        return Err(Failure::new(say::different_quotients(), span));
    }
    Ok(Value::QuotientElement(one.clone(), one.quotient.monoid().product(x, y)))
}

/// The power of an element; `None` if the exponent is no integer.
///
/// # Errors
/// [`Failure`] if the exponent is negative, or beyond 64 bits.
pub(crate) fn element_power(
    session: &Session,
    quotient: &Shared<MisereQuotient>,
    x: Element,
    exponent: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    let Some(exponent) = as_integer(session, exponent) else { return Ok(None) };
    let Ok(exponent) = u64::try_from(exponent) else {
        return Err(Failure::new(say::invalid_exponent(), span));
    };
    let power = quotient.quotient.monoid().power(x, exponent);
    Ok(Some(Value::QuotientElement(quotient.clone(), power)))
}
