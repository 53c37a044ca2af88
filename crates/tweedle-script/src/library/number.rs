//! Methods of numbers.

use super::collection::best;
use super::table::{Call, Function, Method};
use crate::class::{BOOLEAN, INTEGER, NORMAL_VALUE, ORDINAL, OUTCOME, RATIONAL, STRING};
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::arithmetic::unary;
use crate::operate::convert::{as_rational, number, rational};
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::LoopyOutcome;
use tweedle_engine::number::{Dyadic, Integer, Natural, Rational};
use tweedle_syntax::ast::{BinaryOperator, UnaryOperator};
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[RATIONAL, ORDINAL],
        name: "Abs",
        parameters: &[],
        gives: NORMAL_VALUE,
        doc: "The absolute value.",
        example: ("(-3/4).Abs", "3/4"),
        call: Call::Any(|session, x, bound| {
            if sign(session, x) < 0 {
                unary(session, UnaryOperator::Minus, x, bound.span)
            } else {
                Ok(x.clone())
            }
        }),
    },
    Method {
        of: &[RATIONAL, ORDINAL],
        name: "Sign",
        parameters: &[],
        gives: INTEGER,
        doc: "1, 0 or -1, as the number is positive, zero or negative.",
        example: ("(-3/4).Sign", "-1"),
        call: Call::Any(|session, x, _| Ok(Value::Integer(sign(session, x).into()))),
    },
    Method {
        of: &[RATIONAL],
        name: "Floor",
        parameters: &[],
        gives: INTEGER,
        doc: "The greatest integer that is not greater.",
        example: ("(-3/4).Floor", "-1"),
        call: Call::Any(|session, x, bound| round(session, x, Rational::floor, bound.span)),
    },
    Method {
        of: &[RATIONAL],
        name: "Ceiling",
        parameters: &[],
        gives: INTEGER,
        doc: "The least integer that is not less.",
        example: ("(-3/4).Ceiling", "0"),
        call: Call::Any(|session, x, bound| round(session, x, Rational::ceil, bound.span)),
    },
    Method {
        of: &[RATIONAL],
        name: "Numerator",
        parameters: &[],
        gives: INTEGER,
        doc: "The numerator in lowest terms.",
        example: ("(6/8).Numerator", "3"),
        call: Call::Number(|session, x, bound| integer(session, x.numerator(), bound.span)),
    },
    Method {
        of: &[RATIONAL],
        name: "Denominator",
        parameters: &[],
        gives: INTEGER,
        doc: "The denominator in lowest terms.",
        example: ("(6/8).Denominator", "4"),
        call: Call::Number(|session, x, bound| {
            integer(session, x.denominator().into(), bound.span)
        }),
    },
    Method {
        of: &[RATIONAL],
        name: "Reciprocal",
        parameters: &[],
        gives: RATIONAL,
        doc: "1 divided by the number.",
        example: ("(3/4).Reciprocal", "4/3"),
        call: Call::Number(|session, x, bound| {
            if x == Rational::ZERO {
                return Err(Failure::new(say::division_by_zero(), bound.span));
            }
            rational(session, Rational::ONE / x, bound.span)
        }),
    },
    Method {
        of: &[RATIONAL, ORDINAL],
        name: "Max",
        parameters: &[required("y", NORMAL_VALUE)],
        gives: NORMAL_VALUE,
        doc: "The greater of two numbers.",
        example: ("(1/2).Max(1/3)", "1/2"),
        call: Call::Any(|session, x, bound| extreme(session, x, BinaryOperator::Less, bound)),
    },
    Method {
        of: &[RATIONAL, ORDINAL],
        name: "Min",
        parameters: &[required("y", NORMAL_VALUE)],
        gives: NORMAL_VALUE,
        doc: "The lesser of two numbers.",
        example: ("(1/2).Min(1/3)", "1/3"),
        call: Call::Any(|session, x, bound| extreme(session, x, BinaryOperator::Greater, bound)),
    },
    Method {
        of: &[RATIONAL, ORDINAL],
        name: "OutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins.",
        example: ("(1/3).OutcomeClass", "L"),
        call: Call::Any(|session, x, _| {
            Ok(Value::Outcome(match sign(session, x) {
                1 => LoopyOutcome::L,
                0 => LoopyOutcome::P,
                _ => LoopyOutcome::R,
            }))
        }),
    },
    Method {
        of: &[RATIONAL],
        name: "IsNumber",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether this is a number, as all rationals are.",
        example: ("(1/3).IsNumber", "true"),
        call: Call::Number(|_, _, _| Ok(Value::Boolean(true))),
    },
    Method {
        of: &[RATIONAL],
        name: "IsInteger",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the number is an integer.",
        example: ("(1/3).IsInteger", "false"),
        call: Call::Number(|_, x, _| Ok(Value::Boolean(x.denominator() == Natural::ONE))),
    },
    Method {
        of: &[RATIONAL],
        name: "IsDyadic",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the denominator is a power of 2.",
        example: ("(1/3).IsDyadic", "false"),
        call: Call::Number(|_, x, _| Ok(Value::Boolean(Dyadic::from_rational(&x).is_some()))),
    },
];

/// The functions that make numbers.
pub(super) static FUNCTIONS: &[Function] = &[Function {
    name: "game.Integer.Parse",
    parameters: &[required("str", STRING)],
    gives: INTEGER,
    doc: "The integer whose decimal digits a text has.",
    example: ("Integer.Parse(\"-12\")", "-12"),
    call: |session, bound| {
        let (text, at) = bound.string(session, 0)?;
        match text.parse::<Integer>() {
            Ok(n) => number(session, Dyadic::from(n), bound.span),
            Err(_) => Err(Failure::new(say::not_an_integer(text), at)),
        }
    },
}];

fn integer(session: &mut Session, n: Integer, span: Span) -> Evaluated<Value> {
    number(session, n.into(), span)
}

/// -1, 0 or 1, also of an infinity.
fn sign(session: &Session, x: &Value) -> i32 {
    match x {
        Value::Infinite { negative } => {
            if *negative {
                -1
            } else {
                1
            }
        }
        Value::Ordinal(x) => x.sign(),
        _ => as_rational(session, x).map_or(0, |x| x.cmp(&Rational::ZERO) as i32),
    }
}

fn round(
    session: &mut Session,
    x: &Value,
    to: fn(&Rational) -> Integer,
    span: Span,
) -> Evaluated<Value> {
    match as_rational(session, x) {
        Some(x) => integer(session, to(&x), span),
        None => Err(Failure::new(say::division_by_zero(), span)),
    }
}

fn extreme(
    session: &mut Session,
    x: &Value,
    worse: BinaryOperator,
    bound: &Bound,
) -> Evaluated<Value> {
    let y = bound.value(0).0;
    if !matches!(y, Value::Infinite { .. } | Value::Ordinal(_)) {
        bound.rational(session, 0)?;
    }
    best(session, &[x.clone(), y.clone()], worse, bound.span)
}
