//! A number that a reader moves.

use super::table::Function;
use crate::class::RATIONAL;
use crate::failure::Failure;
use crate::operate::arguments::{optional, required};
use crate::operate::convert::rational;
use tweedle_engine::number::Rational;
use tweedle_syntax::say;

/// The function.
pub(super) static FUNCTIONS: &[Function] = &[Function {
    name: "cgsuite.util.Slider",
    parameters: &[
        required("from", RATIONAL),
        required("to", RATIONAL),
        required("step", RATIONAL),
        optional("value", RATIONAL),
    ],
    gives: RATIONAL,
    doc: "A number from `from` to `to`, at steps from `from` on: `value`, or `from` without it. Where a cell of a worksheet on the page is `x := Slider(0, 3, 1/4)`, the reader moves it, the last argument changes, and the cells below that depend on it are run again.",
    example: ("Slider(0, 3, 1/4, 5/4)", "5/4"),
    call: |session, bound| {
        let [from, to, step] = [0, 1, 2].map(|i| bound.rational(session, i));
        let (from, to, step) = (from?, to?, step?);
        let at = |i| bound.value(i).1;
        if step <= Rational::ZERO {
            return Err(Failure::new(say::step_of_slider_not_positive(), at(2)));
        }
        if from >= to {
            return Err(Failure::new(say::slider_does_not_rise(), at(1)));
        }
        if bound.get(3).is_none() {
            return rational(session, from, bound.span);
        }
        let value = bound.rational(session, 3)?;
        let steps = (value.clone() - from.clone()) / step;
        let is_step = Rational::from(steps.floor()) == steps;
        if value < from || value > to || !is_step {
            return Err(Failure::new(say::value_not_on_slider(), at(3)));
        }
        rational(session, value, bound.span)
    },
}];
