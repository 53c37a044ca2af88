//! Methods of integers.

use super::table::{Call, Method};
use crate::class::{BOOLEAN, INTEGER};
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::required;
use crate::operate::convert::number;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::number::{Integer, Natural, Rational};
use tweedle_syntax::say;

/// The largest number of bits of a number whose roots and divisors are found.
const MOST_BITS: usize = 1 << 16;

/// The methods. They belong to integers, and say so to other numbers.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[INTEGER],
        name: "Div",
        parameters: &[required("n", INTEGER)],
        gives: INTEGER,
        doc: "The whole part of a quotient, without what comes after the point.",
        example: ("(-7).Div(2)", "-3"),
        call: Call::Number(|session, x, bound| {
            let n = bound.integer(session, 0)?;
            if n == Integer::ZERO {
                return Err(Failure::new(say::division_by_zero(), bound.value(0).1));
            }
            let x = x.numerator();
            check_size(&x, bound.span)?;
            check_size(&n, bound.span)?;
            let is_negative = x.is_negative() != n.is_negative();
            let quotient = floor(absolute(x), absolute(n));
            integer(session, if is_negative { -quotient } else { quotient }, bound.span)
        }),
    },
    Method {
        of: &[INTEGER],
        name: "Gcd",
        parameters: &[required("n", INTEGER)],
        gives: INTEGER,
        doc: "The greatest common divisor; 0 of two zeros.",
        example: ("12.Gcd(-18)", "6"),
        call: Call::Number(|session, x, bound| {
            let (g, n) = (x.numerator(), bound.integer(session, 0)?);
            check_size(&g, bound.span)?;
            check_size(&n, bound.span)?;
            if n == Integer::ZERO {
                return integer(session, absolute(g), bound.span);
            }
            // The denominator of g/n in lowest terms is what the divisor leaves of n.
            let reduced = Rational::from(g) / Rational::from(n.clone());
            let rest = reduced.denominator();
            integer(session, floor(absolute(n), Integer::from(rest)), bound.span)
        }),
    },
    Method {
        of: &[INTEGER],
        name: "Isqrt",
        parameters: &[],
        gives: INTEGER,
        doc: "The square root, rounded down; an error of a negative integer.",
        example: ("99.Isqrt", "9"),
        call: Call::Number(|session, x, bound| {
            let x = x.numerator();
            if x < Integer::ZERO {
                return Err(Failure::new(say::isqrt_of_negative(&x), bound.span));
            }
            check_size(&x, bound.span)?;
            integer(session, square_root(&x), bound.span)
        }),
    },
    Method {
        of: &[INTEGER],
        name: "Lb",
        parameters: &[],
        gives: INTEGER,
        doc: "The logarithm to base 2, rounded down; an error of an integer below 1.",
        example: ("1000.Lb", "9"),
        call: Call::Number(|session, x, bound| {
            let x = x.numerator();
            if x <= Integer::ZERO {
                return Err(Failure::new(say::lb_of_nonpositive(&x), bound.span));
            }
            let bits = x.bit_len() - 1;
            integer(session, Integer::from(bits), bound.span)
        }),
    },
    Method {
        of: &[INTEGER],
        name: "IsEvil",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the binary expansion has an even number of ones; of a negative integer that of its absolute value.",
        example: ("5.IsEvil", "true"),
        call: Call::Number(|_, x, _| Ok(Value::Boolean(ones(&x.numerator()).is_multiple_of(2)))),
    },
    Method {
        of: &[INTEGER],
        name: "IsOdious",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the binary expansion has an odd number of ones; of a negative integer that of its absolute value.",
        example: ("7.IsOdious", "true"),
        call: Call::Number(|_, x, _| Ok(Value::Boolean(!ones(&x.numerator()).is_multiple_of(2)))),
    },
    Method {
        of: &[INTEGER],
        name: "IsTwoPower",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether it is 1, 2, 4, 8 and so on.",
        example: ("32.IsTwoPower", "true"),
        call: Call::Number(|_, x, _| {
            let x = x.numerator();
            Ok(Value::Boolean(x > Integer::ZERO && ones(&x) == 1))
        }),
    },
    Method {
        of: &[INTEGER],
        name: "IsSmallInteger",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether it fits into 32 bits.",
        example: ("(2^31).IsSmallInteger", "false"),
        call: Call::Number(|_, x, _| Ok(Value::Boolean(i32::try_from(x.numerator()).is_ok()))),
    },
    Method {
        of: &[INTEGER],
        name: "IsSquare",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether it is the square of an integer.",
        example: ("49.IsSquare", "true"),
        call: Call::Number(|_, x, bound| {
            let x = x.numerator();
            if x < Integer::ZERO {
                return Ok(Value::Boolean(false));
            }
            check_size(&x, bound.span)?;
            let root = square_root(&x);
            Ok(Value::Boolean(root.clone() * root == x))
        }),
    },
];

fn integer(session: &mut Session, n: Integer, span: Span) -> Evaluated<Value> {
    number(session, n.into(), span)
}

/// Refuses numbers for which the work would take long, and nothing could interrupt it.
fn check_size(n: &Integer, span: Span) -> Evaluated<()> {
    if n.bit_len() > MOST_BITS {
        return Err(Failure::new(say::number_takes_too_long(MOST_BITS), span));
    }
    Ok(())
}

/// The quotient of two integers, rounded down; the second is not 0.
fn floor(x: Integer, y: Integer) -> Integer {
    (Rational::from(x) / Rational::from(y)).floor()
}

fn absolute(n: Integer) -> Integer {
    if n < Integer::ZERO { -n } else { n }
}

/// The number of ones in the binary expansion of the absolute value.
fn ones(n: &Integer) -> u64 {
    let magnitude: Natural = n.magnitude();
    (0..magnitude.bit_len()).filter(|&i| magnitude.bit(i)).count() as u64
}

/// The square root of an integer from 0 up, rounded down, by Newton's method from above.
fn square_root(x: &Integer) -> Integer {
    if *x <= Integer::ONE {
        return x.clone();
    }
    let two = Integer::from(2);
    let mut root = Integer::ONE;
    for _ in 0..x.bit_len().div_ceil(2) {
        root = root * two.clone();
    }
    loop {
        let next = floor(root.clone() + floor(x.clone(), root.clone()), two.clone());
        if next >= root {
            return root;
        }
        root = next;
    }
}
