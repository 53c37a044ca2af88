//! Rulesets on heaps that have parameters, sets of numbers and codes, and what can be asked of
//! rulesets with a code.

use super::own::new;
use super::position::nim_value;
use super::rulesets;
use super::table::{Call, Function, Method};
use crate::class::{
    BOOLEAN, COLLECTION, INTEGER, LIST, OBJECT, PERIODICITY, RULESET, STRING, TAKE_AND_BREAK,
};
use crate::failure::{At, Evaluated, Failure};
use crate::library::heap_codes::{failure, numbers};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::check_length;
use crate::run::call_value;
use crate::value::Value;
use crate::{Session, operate};
use tweedle_engine::number::Integer;
use tweedle_heaps::{Code, Digit, Sequence};
use tweedle_rules::{Argument, Shape};
use tweedle_syntax::say;

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "game.heap.Splittles",
        parameters: &[required("set", COLLECTION), optional("allbut", BOOLEAN)],
        gives: RULESET,
        doc: "The same as `Subtraction`, where a move may also split what is left of the heap into two.",
        example: ("game.heap.Splittles([1,2]).code", "\"0.77\""),
        call: |session, bound| {
            let all_but = bound.boolean(session, 1)?;
            let code = set_code(session, bound, 0, &Digit::of_bits(7), all_but)?;
            impartial(session, &code, bound)
        },
    },
    Function {
        name: "game.heap.TakeAndBreak.FromSubtractionSet",
        parameters: &[
            required("set", COLLECTION),
            optional("digit", STRING),
            optional("allbut", BOOLEAN),
        ],
        gives: RULESET,
        doc: "The ruleset on heaps whose code has one digit, or 3, at the places that a set says, or at all others.",
        example: ("game.heap.TakeAndBreak.FromSubtractionSet([1,2], \"7\").code", "\"0.77\""),
        call: |session, bound| {
            let digit = digit(session, bound, 1)?;
            let all_but = bound.boolean(session, 2)?;
            let code = set_code(session, bound, 0, &digit, all_but)?;
            impartial(session, &code, bound)
        },
    },
    Function {
        name: "game.heap.PartizanSubtraction",
        parameters: &[required("left", COLLECTION), required("right", COLLECTION)],
        gives: RULESET,
        doc: "Subtraction with a set for each player.",
        example: ("game.heap.PartizanSubtraction([1,2],[1,3])(4).CanonicalForm", "^[2]"),
        call: |session, bound| {
            let digit = Digit::of_bits(3);
            let left = set_code(session, bound, 0, &digit, false)?;
            let right = set_code(session, bound, 1, &digit, false)?;
            partizan(session, [left, right], bound)
        },
    },
    Function {
        name: "game.heap.PartizanSplittles",
        parameters: &[required("left", COLLECTION), required("right", COLLECTION)],
        gives: RULESET,
        doc: "Splittles with a set for each player.",
        example: ("game.heap.PartizanSplittles([1],[2])(4).CanonicalForm", "1"),
        call: |session, bound| {
            let digit = Digit::of_bits(7);
            let left = set_code(session, bound, 0, &digit, false)?;
            let right = set_code(session, bound, 1, &digit, false)?;
            partizan(session, [left, right], bound)
        },
    },
];

/// Methods of a ruleset with a code, and of its period.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[RULESET],
        name: "NimValueTable",
        parameters: &[required("rows", INTEGER), required("cols", INTEGER)],
        gives: OBJECT,
        doc: "The nim-values of the pairs of numbers from 0 up to these, of a ruleset on pairs such as `Wythoff`; `Nothing` where a pair is no position.",
        example: ("game.heap.Wythoff.NimValueTable(1,2).rows", "[[0,1,2],[1,2,0]]"),
        call: Call::Any(nim_value_table),
    },
    Method {
        of: &[RULESET],
        name: "code",
        parameters: &[],
        gives: STRING,
        doc: "The code, by which both players move.",
        example: ("game.heap.Kayles.code", "\"0.77\""),
        call: Call::Code(|_, _, code, _| Ok(Value::string(&code.to_string()))),
    },
    Method {
        of: &[RULESET],
        name: "HeapNimValue",
        parameters: &[required("n", INTEGER)],
        gives: INTEGER,
        doc: "The nimber of one heap of n counters.",
        example: ("game.heap.Kayles.HeapNimValue(10)", "2"),
        call: Call::Any(heap_nim_value),
    },
    Method {
        of: &[RULESET],
        name: "NimValueSequence",
        parameters: &[required("n", INTEGER)],
        gives: LIST,
        doc: "The nimbers of the heaps 1 to n.",
        example: ("game.heap.Kayles.NimValueSequence(8)", "[1,2,3,1,4,3,2,1]"),
        call: Call::Any(nim_value_sequence),
    },
    Method {
        of: &[RULESET],
        name: "CheckPeriodicity",
        parameters: &[required("n", INTEGER)],
        gives: OBJECT,
        doc: "The period that the nimbers of the heaps up to n prove, if it has no saltus; `Nothing` if there is none.",
        example: (
            "game.heap.Kayles.CheckPeriodicity(200)",
            "Periodicity(Period => 12, Preperiod => 71, Saltus => 0)",
        ),
        call: Call::Any(check_periodicity),
    },
    Method {
        of: &[PERIODICITY],
        name: "Period",
        parameters: &[],
        gives: INTEGER,
        doc: "After how many heaps the values recur.",
        example: ("game.heap.Kayles.CheckPeriodicity(200).Period", "12"),
        call: Call::Period(|session, period, bound| {
            operate::convert::number(session, Integer::from(period.length).into(), bound.span)
        }),
    },
    Method {
        of: &[PERIODICITY],
        name: "Preperiod",
        parameters: &[],
        gives: INTEGER,
        doc: "The heap from which on they do.",
        example: ("game.heap.Kayles.CheckPeriodicity(200).Preperiod", "71"),
        call: Call::Period(|session, period, bound| {
            operate::convert::number(session, Integer::from(period.preperiod).into(), bound.span)
        }),
    },
    Method {
        of: &[PERIODICITY],
        name: "Saltus",
        parameters: &[],
        gives: INTEGER,
        doc: "By how much a value is greater than the one a period before.",
        example: ("game.heap.Kayles.CheckPeriodicity(200).Saltus", "0"),
        call: Call::Period(|session, period, bound| {
            operate::convert::number(session, Integer::from(period.saltus).into(), bound.span)
        }),
    },
];

/// The Grundy value of one heap of a ruleset.
fn heap_nim_value(session: &mut Session, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let heap: u64 = bound.small(session, 0)?;
    of_heap(session, rules, heap, bound)
}

fn of_heap(session: &mut Session, rules: &Value, heap: u64, bound: &Bound) -> Evaluated<Value> {
    let Value::Ruleset(rules) = rules else { return Ok(Value::Nothing) };
    if !rules.facts().is_impartial {
        return Err(Failure::new(say::heaps_not_nimbers(), bound.span));
    }
    let heap = rules.clone().place(&heap.to_string());
    let heap =
        heap.map_err(|error| Failure::new(say::bad_parameter(error.message()), bound.span))?;
    nim_value(session, &heap, bound)
}

fn nim_value_sequence(session: &mut Session, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let to: u64 = bound.small(session, 0)?;
    check_length(usize::try_from(to).unwrap_or(usize::MAX), bound.span)?;
    let mut values = Vec::with_capacity(to as usize);
    if let Value::Ruleset(own) = rules
        && let Some(code) = own.code()
    {
        let mut sequence = Sequence::new(code, &session.control);
        // A period that is proved gives the rest.
        sequence.advance(to).at(bound.span)?;
        for value in sequence.values(1..=to) {
            values.push(operate::convert::number(
                session,
                Integer::from(value).into(),
                bound.span,
            )?);
        }
        return Ok(Value::list(values));
    }
    for heap in 1..=to {
        values.push(of_heap(session, rules, heap, bound)?);
    }
    Ok(Value::list(values))
}

/// The period, told as `CGSuite` tells it: only a period without saltus that is known to last for ever.
fn check_periodicity(session: &mut Session, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let to: u64 = bound.small(session, 0)?;
    let Value::Ruleset(rules) = rules else { return Ok(Value::Nothing) };
    let Some(code) = rules.code() else { return Ok(Value::Nothing) };
    let mut sequence = Sequence::new(code, &session.control);
    let found = sequence.extend_until_periodic(to).at(bound.span)?;
    let period = found.filter(|found| found.proof.is_some()).map(|found| found.period);
    let period = period.filter(|period| period.saltus == 0);
    Ok(period.map_or(Value::Nothing, |it| Value::Periodicity(it.into())))
}

/// The ruleset in which each player has a code.
fn partizan(session: &Session, codes: [Code; 2], bound: &Bound) -> Evaluated<Value> {
    let codes = codes.map(|code| Argument::Text(code.to_string()));
    rulesets::made(session, "game.heap.PartizanTakeAndBreak", &codes, bound.span)
}

/// The ruleset in which both players have a code.
fn impartial(session: &Session, code: &Code, bound: &Bound) -> Evaluated<Value> {
    let code = Argument::Text(code.to_string());
    rulesets::made(session, TAKE_AND_BREAK, &[code], bound.span)
}

/// One digit of a code in quotes; 3 if there is none.
fn digit(session: &Session, bound: &Bound, i: usize) -> Evaluated<Digit> {
    if bound.get(i).is_none() {
        return Ok(Digit::of_bits(3));
    }
    let (text, at) = bound.string(session, i)?;
    let code = Code::parse(&format!("0.{text}")).map_err(|mut error| {
        // The characters before the digit are ours.
        error.range = error.range.start.saturating_sub(2)..error.range.end.saturating_sub(2);
        failure(error, text, at)
    })?;
    let digit = code.digit(1).filter(|_| code.last_digit() == Some(1));
    digit.cloned().ok_or_else(|| Failure::new(say::digit_of_code_expected(), at))
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
    code.map_err(|error| Failure::new(say::bad_code(&error.message), bound.value(i).1))
}

/// The nim-values of pairs, in rows.
fn nim_value_table(session: &mut Session, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let shape = match rules {
        Value::Ruleset(rules) => {
            session.registry.find(rules.class()).map(tweedle_rules::Entry::shape)
        }
        _ => None,
    };
    if shape != Some(Shape::Pair) {
        return Err(Failure::new(say::no_table_of_pairs(), bound.span));
    }
    let (rows, columns): (u32, u32) = (bound.small(session, 0)?, bound.small(session, 1)?);
    check_length((rows as usize + 1).saturating_mul(columns as usize + 1), bound.span)?;
    let mut table = Vec::new();
    for row in 0..=i64::from(rows) {
        let mut values = Vec::new();
        for column in 0..=i64::from(columns) {
            session.control.check().at(bound.span)?;
            let pair = [Value::Integer(row), Value::Integer(column)];
            values.push(match call_value(session, rules, pair, bound.span) {
                Ok(Value::Position(position)) => nim_value(session, &position, bound)?,
                Err(failure) if failure.stop.is_some() => return Err(failure),
                _ => Value::Nothing,
            });
        }
        table.push(Value::list(values));
    }
    new(session, "cgsuite.util.Table", vec![Value::list(table)], bound.span)
}
