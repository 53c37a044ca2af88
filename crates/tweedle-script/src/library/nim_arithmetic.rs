//! Sums and products of integers and ordinals as of heaps of Nim.

use super::table::{Call, Method};
use crate::class::{INTEGER, ORDINAL, SHORT};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::convert::{as_integer, number};
use crate::operate::ordinal::{as_ordinal, ordinal};
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::number::{
    Integer, Natural, Nimber, Ordinal, nim_inverse, nim_power, nim_product, nim_square_root,
};
use tweedle_engine::short::Id;
use tweedle_syntax::say;

/// The largest number of bits, a power of 2, of nimbers that are multiplied. Powers of larger ones take long.
const MOST_BITS: usize = 4096;

/// The methods. They belong to integers, and say so to other games.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT, ORDINAL],
        name: "NimSum",
        parameters: &[required("that", ORDINAL)],
        gives: ORDINAL,
        doc: "The sum of two ordinals as nimbers: for integers, their binary digits without carries.",
        example: ("[5.NimSum(3), (omega*5+1).NimSum(omega*3)]", "[6,ω×6+1]"),
        call: Call::Any(|session, value, bound| {
            if let (Value::Integer(x), Value::Integer(y)) = (value, bound.value(0).0)
                && *x >= 0
                && *y >= 0
            {
                return Ok(Value::Integer(x ^ y));
            }
            if let Some((x, y)) = infinite(session, value, bound.value(0).0) {
                let sum = x.nim_sum(&y).at(bound.span)?.ok_or_else(|| not_natural(bound.span))?;
                return ordinal(session, sum, bound.span);
            }
            let sum = natural(session, value, bound.span)? ^ argument(session, bound)?;
            integer(session, sum, bound.span)
        }),
    },
    Method {
        of: &[SHORT, ORDINAL],
        name: "NimProduct",
        parameters: &[required("that", ORDINAL)],
        gives: ORDINAL,
        doc: "The product of two ordinals as nimbers, as far as such products are known.",
        example: ("[4.NimProduct(4), (omega^2).NimProduct(omega)]", "[6,2]"),
        call: Call::Any(|session, value, bound| {
            if let Some((x, y)) = infinite(session, value, bound.value(0).0) {
                let product = x.nim_product(&y, &session.control).at(bound.span)?;
                return ordinal(session, product, bound.span);
            }
            let factor = below_limit(natural(session, value, bound.span)?, bound.span)?;
            let product = nim_product(&factor, &small_argument(session, bound)?);
            integer(session, product, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "NimDiv",
        parameters: &[required("that", INTEGER)],
        gives: INTEGER,
        doc: "The quotient of two integers from 0 up as nimbers.",
        example: ("6.NimDiv(4)", "4"),
        call: Call::Short(|session, g, bound| {
            let divisor = small_argument(session, bound)?;
            let inverse = inverse(&divisor, bound.value(0).1)?;
            let quotient = nim_product(&factor(session, g, bound.span)?, &inverse);
            integer(session, quotient, bound.span)
        }),
    },
    Method {
        of: &[SHORT, ORDINAL],
        name: "NimExp",
        parameters: &[required("n", INTEGER)],
        gives: ORDINAL,
        doc: "The power of an ordinal as a nimber; of an infinite one with an exponent from 0 up.",
        example: ("[2.NimExp(2), omega.NimExp(3)]", "[3,2]"),
        call: Call::Any(|session, value, bound| {
            let exponent = bound.integer(session, 0)?;
            if let Value::Ordinal(x) = value {
                let power = x.nim_power(&argument(session, bound)?, &session.control);
                return ordinal(session, power.at(bound.span)?, bound.span);
            }
            let base = below_limit(natural(session, value, bound.span)?, bound.span)?;
            let power = nim_power(&base, &exponent.magnitude());
            let power = if exponent.is_negative() { inverse(&power, bound.span)? } else { power };
            integer(session, power, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "NimInverse",
        parameters: &[],
        gives: INTEGER,
        doc: "The reciprocal of an integer from 1 up as a nimber.",
        example: ("2.NimInverse", "3"),
        call: Call::Short(|session, g, bound| {
            let inverse = inverse(&factor(session, g, bound.span)?, bound.span)?;
            integer(session, inverse, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "NimSqrt",
        parameters: &[],
        gives: INTEGER,
        doc: "The square root of an integer from 0 up as a nimber.",
        example: ("24.NimSqrt", "16"),
        call: Call::Short(|session, g, bound| {
            let root = nim_square_root(&factor(session, g, bound.span)?);
            integer(session, root, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "NimLog",
        parameters: &[required("base", INTEGER)],
        gives: INTEGER,
        doc: "The least exponent whose nim power of the base is this integer, which is below 2^64.",
        example: ("3.NimLog(2)", "2"),
        call: Call::Short(|session, g, bound| {
            let logarithm = logarithm(session, g, bound)?;
            integer(session, logarithm, bound.span)
        }),
    },
];

fn integer(session: &mut Session, n: Natural, span: Span) -> Evaluated<Value> {
    number(session, Integer::from(n).into(), span)
}

fn logarithm(session: &Session, g: Id, bound: &Bound) -> Evaluated<Natural> {
    let span = bound.span;
    let field = |n: Natural, span| {
        u64::try_from(&n)
            .map(Nimber)
            .map_err(|_| Failure::new(say::nim_logarithm_too_large(), span))
    };
    let at = bound.value(0).1;
    let n = field(object(session, g, span)?, span)?;
    let base = field(argument(session, bound)?, at)?;
    n.log(base).map(Natural::from).ok_or_else(|| Failure::new(say::no_nim_power(base.0, n.0), span))
}

fn inverse(n: &Natural, span: Span) -> Evaluated<Natural> {
    nim_inverse(n).ok_or_else(|| Failure::new(say::division_by_zero(), span))
}

/// Two ordinals, if one of them is infinite.
fn infinite(session: &Session, x: &Value, y: &Value) -> Option<(Ordinal, Ordinal)> {
    let is_infinite = |value: &Value| matches!(value, Value::Ordinal(_));
    let is_either = is_infinite(x) || is_infinite(y);
    as_ordinal(session, x).zip(as_ordinal(session, y)).filter(|_| is_either)
}

fn not_natural(span: Span) -> Failure {
    Failure::new(say::not_for_nim_arithmetic(), span)
}

/// The integer that has the method.
fn object(session: &Session, g: Id, span: Span) -> Evaluated<Natural> {
    natural(session, &Value::Game(g), span)
}

fn natural(session: &Session, value: &Value, span: Span) -> Evaluated<Natural> {
    match as_integer(session, value).map(Natural::try_from) {
        Some(Ok(n)) => Ok(n),
        _ => Err(not_natural(span)),
    }
}

/// The one argument.
fn argument(session: &Session, bound: &Bound) -> Evaluated<Natural> {
    let n = bound.integer(session, 0)?;
    Natural::try_from(n).map_err(|_| Failure::new(say::negative(), bound.value(0).1))
}

fn factor(session: &Session, g: Id, span: Span) -> Evaluated<Natural> {
    below_limit(object(session, g, span)?, span)
}

fn small_argument(session: &Session, bound: &Bound) -> Evaluated<Natural> {
    below_limit(argument(session, bound)?, bound.value(0).1)
}

fn below_limit(n: Natural, span: Span) -> Evaluated<Natural> {
    if n < Natural::ONE << MOST_BITS {
        return Ok(n);
    }
    Err(Failure::new(say::nim_product_too_large(MOST_BITS), span))
}

#[cfg(test)]
mod tests {
    use crate::Session;

    fn check(text: &str, expected: &str) {
        let found = Session::of(tweedle_rulesets::standard())
            .run(text)
            .map_err(|failure| failure.to_string());
        assert_eq!(found, Ok(Some(expected.to_owned())), "{text}");
    }

    fn check_error(text: &str, message: &str, at: &str) {
        let failure = Session::of(tweedle_rulesets::standard()).run(text).expect_err(text);
        let found = &text[failure.diagnostic.span.range()];
        assert_eq!((failure.diagnostic.message.as_str(), found), (message, at), "{text}");
    }

    #[test]
    fn integers() {
        check("5.NimSum(3)", "6");
        check("(2^100).NimSum(2^100+1)", "1");
        check("256.NimProduct(256)", "384");
        check("(2^128).NimProduct(2^128) == 3*2^127", "true");
        check("14.NimDiv(7).NimProduct(7)", "14");
        check("2.NimInverse", "3");
        check("[2.NimExp(0), 2.NimExp(1), 2.NimExp(2), 2.NimExp(-1), 0.NimExp(0)]", "[1,2,3,3,1]");
        check("7.NimExp(2^4096) == 7", "true");
        check("24.NimSqrt", "16");
        check("(2^32+6).NimExp(123456789).NimLog(2^32+6)", "123456789");
    }

    #[test]
    fn games() {
        check("(*4).ConwayProduct(*4)", "*6");
        check("(*16).ConwayProduct(*2)", "*32");
        check("(*3).ConwayProduct(0)", "0");
        check("(3/2).ConwayProduct(-5)", "-15/2");
    }

    #[test]
    fn errors() {
        let natural = "Nim arithmetic is of integers from 0 up, and of ordinals.";
        check_error("(omega-1).NimSum(3)", natural, "(omega-1).NimSum(3)");
        check_error("3.NimProduct(omega-1)", "NimProduct out of range.", "3.NimProduct(omega-1)");
        check_error("omega.NimExp(-1)", "This must not be negative.", "-1");
        check_error("(-1).NimSum(3)", natural, "(-1).NimSum(3)");
        check_error("(1/2).NimProduct(3)", natural, "(1/2).NimProduct(3)");
        check_error("3.NimProduct(-2)", "This must not be negative.", "-2");
        let large = "A nim product is of integers below 2^4096.";
        check_error("3.NimProduct(2^4096)", large, "2^4096");
        check_error("(2^4096).NimSqrt", large, "(2^4096).NimSqrt");
        check_error("3.NimDiv(1-1)", "/ by zero", "1-1");
        check_error("0.NimInverse", "/ by zero", "0.NimInverse");
        check_error("0.NimExp(-1)", "/ by zero", "0.NimExp(-1)");
        check_error("4.NimLog(2)", "No nim power of 2 is 4.", "4.NimLog(2)");
        let large = "A nim logarithm is of integers below 2^64.";
        check_error("4.NimLog(2^64)", large, "2^64");
    }
}
