//! Calls of rulesets on heaps that have parameters, sets of numbers and codes, and what can be asked
//! of rulesets with a code.

use super::construct::inside;
use super::rulesets;
use crate::eval::{Arguments, Bound, check_length};
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use std::ops::Range;
use std::rc::Rc;
use tweedle::number::IBig;
use tweedle_heaps::{Code, CodeError, Digit, Period, Sequence};
use tweedle_rulesets::TakeAndBreak;
use tweedle_search::Rules;

/// The functions of this file.
pub(super) const FUNCTIONS: [&str; 6] = [
    "game.heap.PartizanSplittles",
    "game.heap.PartizanSubtraction",
    "game.heap.PartizanTakeAndBreak",
    "game.heap.Splittles",
    "game.heap.Subtraction",
    "game.heap.TakeAndBreak.FromSubtractionSet",
];

/// The ruleset that one of [`FUNCTIONS`] makes.
pub(super) fn call(
    session: &mut Session,
    name: &'static str,
    arguments: Arguments,
) -> Evaluated<Value> {
    let span = arguments.span;
    match name {
        "game.heap.Subtraction" => subtraction(session, &arguments.bind(&["set", "allbut?"])?),
        "game.heap.Splittles" => {
            let bound = arguments.bind(&["set", "allbut?"])?;
            let all_but = boolean(session, &bound, 1)?;
            let code = set_code(session, &bound, 0, &Digit::of_bits(7), all_but)?;
            Ok(impartial(session, code))
        }
        "game.heap.TakeAndBreak.FromSubtractionSet" => {
            let bound = arguments.bind(&["set", "digit?", "allbut?"])?;
            let digit = digit(session, &bound, 1)?;
            let all_but = boolean(session, &bound, 2)?;
            let code = set_code(session, &bound, 0, &digit, all_but)?;
            Ok(impartial(session, code))
        }
        _ => {
            let bound = arguments.bind(&["left", "right"])?;
            let player = |session: &mut Session, i: usize| match name {
                "game.heap.PartizanSubtraction" => {
                    set_code(session, &bound, i, &Digit::of_bits(3), false)
                }
                "game.heap.PartizanSplittles" => {
                    set_code(session, &bound, i, &Digit::of_bits(7), false)
                }
                "game.heap.PartizanTakeAndBreak" => code(session, &bound, i),
                _ => Err(Failure::new(format!("`{name}` makes no ruleset."), span)),
            };
            let (left, right) = (player(session, 0)?, player(session, 1)?);
            let rules = TakeAndBreak::partizan(left, right);
            Ok(Value::Ruleset(rulesets::take_and_break(session, rules)))
        }
    }
}

/// `TakeAndBreak(code)`.
pub(super) fn take_and_break(session: &mut Session, arguments: Arguments) -> Evaluated<Value> {
    let code = code(session, &arguments.bind(&["code"])?, 0)?;
    Ok(impartial(session, code))
}

/// What can be asked of a ruleset with a code.
pub(super) const METHODS: [&str; 4] =
    ["CheckPeriodicity", "HeapNimValue", "NimValueSequence", "code"];

/// Calls a method of a ruleset that has a code; `None` if there is no such method.
pub(super) fn method(
    session: &mut Session,
    rules: &Rc<dyn Rules>,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let Some(code) = rules.code() else { return Ok(None) };
    let span = arguments.span;
    if name == "code" {
        arguments.expect_none()?;
        return Ok(Some(Value::string(&code.to_string())));
    }
    if !METHODS.contains(&name) {
        return Ok(None);
    }
    let to: u64 = arguments.bind(&["n"])?.small(session, 0)?;
    if name == "HeapNimValue" {
        let heap = rules.clone().place(&to.to_string());
        let heap = heap.map_err(|error| Failure::new(error.message(), span))?;
        return super::position::method(session, &heap, "NimValue", Arguments::none(name, span));
    }
    let mut sequence = Sequence::new(code, &session.control);
    if name == "NimValueSequence" {
        check_length(usize::try_from(to).unwrap_or(usize::MAX), span)?;
        sequence.extend(to).at(span)?;
        let mut values = Vec::with_capacity(to as usize);
        for value in sequence.values(1..=to) {
            values.push(session.number(IBig::from(value).into(), span)?);
        }
        return Ok(Some(Value::list(values)));
    }
    // As CGSuite tells only periods without saltus, that are known to last for ever.
    let found = sequence.extend_until_periodic(to).at(span)?;
    let period = found.filter(|found| found.proof.is_some()).map(|found| found.period);
    let period = period.filter(|period| period.saltus == 0);
    Ok(Some(period.map_or(Value::Nothing, Value::Periodicity)))
}

/// Calls a method of a period; `None` if there is no such method.
pub(super) fn period_method(
    session: &mut Session,
    period: Period,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let span = arguments.span;
    let number = match name {
        "Period" => period.length,
        "Preperiod" => period.preperiod,
        "Saltus" => period.saltus,
        _ => return Ok(None),
    };
    arguments.expect_none()?;
    session.number(IBig::from(number).into(), span).map(Some)
}

fn impartial(session: &mut Session, code: Code) -> Value {
    Value::Ruleset(rulesets::take_and_break(session, TakeAndBreak::new(code)))
}

/// A code in quotes.
fn code(session: &Session, bound: &Bound, i: usize) -> Evaluated<Code> {
    let (Value::String(text), at) = bound.value(i) else {
        let mismatch = bound.mismatch(session, i, "cgsuite.lang.String");
        return Err(mismatch.with_hint("Give the code in quotes: `TakeAndBreak(\"0.77\")`."));
    };
    Code::parse(text).map_err(|error| failure(error, text, at))
}

/// The message that a text is no code, placed inside the string that it stands in.
fn failure(error: CodeError, text: &str, at: Span) -> Failure {
    code_failure(error, text, |bytes| inside(at, text, bytes))
}

/// The message that `text` is no code; `place` is where some of its bytes are in what was written.
pub fn code_failure(
    error: CodeError,
    text: &str,
    place: impl FnOnce(Range<usize>) -> Span,
) -> Failure {
    let byte =
        |character: usize| text.char_indices().nth(character).map_or(text.len(), |(byte, _)| byte);
    let span = place(byte(error.range.start)..byte(error.range.end));
    let failure = Failure::new(error.message, span);
    match error.hint {
        Some(hint) => failure.with_hint(capitalised(&hint)),
        None => failure,
    }
}

/// A hint as the language shows it: a sentence.
fn capitalised(hint: &str) -> String {
    let mut characters = hint.chars();
    let first = characters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(characters).chain(['.']).collect()
}

/// One digit of a code in quotes; 3 if there is none.
fn digit(session: &Session, bound: &Bound, i: usize) -> Evaluated<Digit> {
    let (text, at) = match bound.get(i) {
        None => return Ok(Digit::of_bits(3)),
        Some((Value::String(text), at)) => (text, at),
        Some(_) => return Err(bound.mismatch(session, i, "cgsuite.lang.String")),
    };
    let code = Code::parse(&format!("0.{text}")).map_err(|mut error| {
        // What stands before the digit is ours.
        error.range = error.range.start.saturating_sub(2)..error.range.end.saturating_sub(2);
        failure(error, text, at)
    })?;
    let digit = code.digit(1).filter(|_| code.last_digit() == Some(1));
    digit.cloned().ok_or_else(|| {
        Failure::new("One digit that allows a move is expected here, such as \"3\".", at)
    })
}

/// The code of a game in which the numbers of a set may be taken, or all others.
fn set_code(
    session: &mut Session,
    bound: &Bound,
    i: usize,
    digit: &Digit,
    all_but: bool,
) -> Evaluated<Code> {
    let set = numbers(session, bound, i)?;
    let code = Code::from_set(set, digit, all_but);
    code.map_err(|error| Failure::new(error.message, bound.value(i).1))
}

/// `Subtraction(set, allbut)`.
fn subtraction(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let set = numbers(session, bound, 0)?;
    let all_but = boolean(session, bound, 1)?;
    let rules = rulesets::subtraction(session, &set, all_but);
    rules.map(Value::Ruleset).map_err(|error| Failure::new(error.message(), bound.value(0).1))
}

/// The numbers that may be taken.
pub(super) fn numbers(session: &mut Session, bound: &Bound, i: usize) -> Evaluated<Vec<u64>> {
    let (value, at) = bound.value(i);
    let (Value::List(items) | Value::Set(items)) = value else {
        let mismatch = bound.mismatch(session, i, "cgsuite.lang.Collection");
        return Err(
            mismatch.with_hint("Give the numbers that may be taken: `Subtraction([1,2,3])`.")
        );
    };
    let mut set = Vec::with_capacity(items.len());
    for item in items.iter() {
        let number = session.as_integer(item).and_then(|n| u64::try_from(n).ok());
        let Some(number) = number else {
            let item = crate::print::text(session, &item.clone(), at)?;
            let message = format!("`{item}` cannot be taken: only a positive integer can.");
            return Err(Failure::new(message, at));
        };
        set.push(number);
    }
    Ok(set)
}

/// Yes or no; no if it is left out.
pub(super) fn boolean(session: &Session, bound: &Bound, i: usize) -> Evaluated<bool> {
    match bound.get(i) {
        None => Ok(false),
        Some((Value::Boolean(b), _)) => Ok(*b),
        Some(_) => Err(bound.mismatch(session, i, "cgsuite.lang.Boolean")),
    }
}
