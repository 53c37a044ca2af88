//! Ranges, whose members are found when they are asked for.

use super::table::{Call, Method};
use crate::class::{RANGE, RATIONAL};
use crate::failure::{Evaluated, Failure};
use crate::operate::convert::{as_rational, check_length, rational};
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::number::{Integer, Rational};
use tweedle_syntax::say;

/// Numbers at equal steps.
pub(super) struct Steps {
    from: Rational,
    step: Rational,
    /// The number of the numbers.
    pub(super) count: Integer,
}

impl Steps {
    /// The members of a range.
    ///
    /// # Errors
    /// [`Failure`] if an end or the step is no number, and if the step is 0.
    pub(super) fn new(
        session: &Session,
        [from, to, step]: &[Value; 3],
        span: Span,
    ) -> Evaluated<Steps> {
        let number = |value: &Value| {
            as_rational(session, value).ok_or_else(|| {
                let class = value.class(&session.analyst.store);
                Failure::new(say::end_of_range_not_number(&class), span)
            })
        };
        let (from, to, step) = (number(from)?, number(to)?, number(step)?);
        if step == Rational::ZERO {
            return Err(Failure::new(say::step_of_range_zero(), span));
        }
        let count = ((to - from.clone()) / step.clone()).floor() + Integer::ONE;
        let count = if count < Integer::ZERO { Integer::ZERO } else { count };
        Ok(Steps { from, step, count })
    }

    /// The member with a number, counted from 1.
    pub(super) fn at(&self, number: i64) -> Option<Rational> {
        let before = Integer::from(number) - Integer::ONE;
        let is_there = before >= Integer::ZERO && before < self.count;
        is_there.then(|| self.from.clone() + self.step.clone() * Rational::from(before))
    }

    /// True if a number is a member.
    pub(super) fn contains(&self, number: Rational) -> bool {
        let before = (number - self.from.clone()) / self.step.clone();
        let place = before.floor();
        Rational::from(place.clone()) == before && place >= Integer::ZERO && place < self.count
    }

    /// All members.
    ///
    /// # Errors
    /// [`Failure`] if there are too many, or memory is short.
    pub(super) fn all(&self, session: &mut Session, span: Span) -> Evaluated<Vec<Value>> {
        let count = usize::try_from(self.count.clone()).unwrap_or(usize::MAX);
        check_length(count, span)?;
        let mut all = Vec::with_capacity(count);
        let mut next = self.from.clone();
        for _ in 0..count {
            all.push(rational(session, next.clone(), span)?);
            next += self.step.clone();
        }
        Ok(all)
    }
}

/// The methods of ranges alone.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[RANGE],
        name: "Start",
        parameters: &[],
        gives: RATIONAL,
        doc: "The number with which the range begins.",
        example: ("(1..9..2).Start", "1"),
        call: Call::Any(|_, range, _| Ok(part(range, 0))),
    },
    Method {
        of: &[RANGE],
        name: "End",
        parameters: &[],
        gives: RATIONAL,
        doc: "The number beyond which the range does not go, whether it is a member or not.",
        example: ("(1..10..2).End", "10"),
        call: Call::Any(|_, range, _| Ok(part(range, 1))),
    },
    Method {
        of: &[RANGE],
        name: "Step",
        parameters: &[],
        gives: RATIONAL,
        doc: "What is added to a member to get the next one.",
        example: ("(1..10..2).Step", "2"),
        call: Call::Any(|_, range, _| Ok(part(range, 2))),
    },
];

/// An end of a range, or its step.
fn part(range: &Value, which: usize) -> Value {
    match range {
        Value::Range(parts) => parts[which].clone(),
        _ => Value::Nothing,
    }
}
