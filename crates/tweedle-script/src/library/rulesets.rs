//! Rulesets by name: those of the registry of the session, and calls of those that have parameters.

use super::literal::{is_literal, misplaced};
use crate::failure::{Evaluated, Failure};
use crate::library::heap_codes::{code, numbers};
use crate::operate::arguments::{Bound, Parameter, optional, required};
use crate::operate::convert::as_rational;
use crate::value::Value;
use crate::value::arguments::Arguments;
use crate::{Session, Span, class};
use std::sync::Arc;
use tweedle_rules::{Argument, Entry, Kind, NotationError, Registry, Shape};
use tweedle_search::Rules;
use tweedle_syntax::say;

/// The value that a qualified name stands for: a ruleset with its usual parameters, or, where some have to be
/// given, the function that makes the ruleset of them.
pub(crate) fn named(registry: &Registry, name: &str) -> Option<Value> {
    let entry = registry.find(name)?;
    if entry.parameters().iter().any(|parameter| parameter.default.is_none()) {
        return Some(Value::Function(entry.name()));
    }
    let usual: Option<Vec<Argument>> =
        entry.parameters().iter().map(tweedle_rules::Parameter::usual).collect();
    entry.make(&usual?).ok().map(Value::Ruleset)
}

/// The qualified name of the ruleset with a name that leaves out the package.
pub(super) fn unqualified(registry: &Registry, name: &str) -> Option<&'static str> {
    let mut names = registry.entries().iter().map(|entry| entry.name());
    names.find(|qualified| qualified.rsplit('.').next() == Some(name))
}

/// The parameters of a ruleset, and behind them what else a call of its name may give: for a game on a
/// set, the elements that are left.
pub(crate) fn parameters(entry: &Entry) -> Vec<Parameter> {
    let of_entry = entry.parameters().iter().map(|parameter| {
        let make = if parameter.default.is_some() { optional } else { required };
        make(parameter.name, class_of(parameter.kind))
    });
    let left = (entry.shape() == Shape::Elements).then(|| optional("left", class::STRING));
    of_entry.chain(left).collect()
}

fn class_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Natural | Kind::Step | Kind::Length => class::INTEGER,
        Kind::Boolean => class::BOOLEAN,
        Kind::Numbers => class::COLLECTION,
        Kind::Ratio => class::RATIONAL,
        Kind::Code | Kind::Text => class::STRING,
        _ => class::OBJECT,
    }
}

/// The ruleset with these arguments; of a game on a set, a position of it.
pub(super) fn call(
    session: &mut Session,
    entry: &'static Entry,
    arguments: Arguments,
) -> Evaluated<Value> {
    let matched = arguments.bind(session, parameters(entry))?;
    let bound = matched.bound();
    let mut given = Vec::with_capacity(entry.parameters().len());
    for (i, parameter) in entry.parameters().iter().enumerate() {
        let argument = match (bound.get(i).is_some(), parameter.usual()) {
            (false, Some(usual)) => usual,
            _ => argument(session, parameter, &bound, i)?,
        };
        given.push(argument);
    }
    let rules = entry.make(&given).map_err(|error| {
        let is_text = |&i: &usize| matches!(given[i], Argument::Text(_));
        match (0..given.len()).filter(is_text).nth(error.text()) {
            Some(i) => misread(session, &error, entry, &bound, i),
            None => Failure::new(say::bad_parameter(error.message()), bound.value(0).1),
        }
    })?;
    if entry.shape() == Shape::Elements {
        return elements(session, &rules, &bound, entry.parameters().len());
    }
    Ok(Value::Ruleset(rules))
}

/// The argument for a parameter of a ruleset.
fn argument(
    session: &mut Session,
    parameter: &tweedle_rules::Parameter,
    bound: &Bound,
    i: usize,
) -> Evaluated<Argument> {
    let advised = |failure: Failure| match parameter.hint {
        "" => failure,
        hint => failure.with_hint(hint),
    };
    Ok(match parameter.kind {
        Kind::Natural => Argument::Integer(i64::from(bound.small::<u32>(session, i)?)),
        Kind::Step => Argument::Integer(clamped(session, bound, i)?),
        Kind::Length => {
            let length = clamped(session, bound, i)?;
            if length < 0 {
                return Err(Failure::new(say::negative(), bound.value(i).1));
            }
            Argument::Integer(length)
        }
        Kind::Boolean => Argument::Boolean(bound.boolean(session, i)?),
        Kind::Numbers => Argument::Numbers(numbers(session, bound, i)?),
        Kind::Ratio => {
            let (value, at) = bound.value(i);
            let parts = as_rational(session, value).and_then(|factor| {
                let (numerator, denominator) = factor.into_parts();
                Some((u64::try_from(numerator).ok()?, u64::try_from(denominator).ok()?))
            });
            let Some((numerator, denominator)) = parts else {
                return Err(advised(Failure::new(say::parameter_not_positive(parameter.name), at)));
            };
            Argument::Ratio(numerator, denominator)
        }
        Kind::Code => Argument::Text(code(session, bound, i)?.to_string()),
        _ => Argument::Text(bound.string(session, i).map_err(advised)?.0.to_owned()),
    })
}

/// No strip is as long as this, so that more means the same.
const MOST: i64 = 1000;

/// An integer, or an infinity, that counts as no more than [`MOST`].
fn clamped(session: &Session, bound: &Bound, i: usize) -> Evaluated<i64> {
    match bound.value(i).0 {
        Value::Infinite { negative } => Ok(if *negative { -MOST } else { MOST }),
        _ => bound.small::<i64>(session, i).map(|n| n.clamp(-MOST, MOST)),
    }
}

/// The message that a text makes no ruleset, placed inside the string that it stands in; of a text that
/// comes from elsewhere, the place in it is said.
fn misread(
    session: &Session,
    error: &NotationError,
    entry: &Entry,
    bound: &Bound,
    i: usize,
) -> Failure {
    let Ok((text, at)) = bound.string(session, i) else {
        return Failure::new(say::bad_parameter(error.message()), bound.value(i).1);
    };
    if is_literal(at, text) {
        return misplaced(error, text, at);
    }
    let before: String = text.chars().take(error.range().start).collect();
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    let (name, message) = (entry.parameters()[i].name, error.message());
    Failure::new(say::at_line_and_column(line, column, name, message), at)
}

/// A position of a game on a set: all elements, or those that are left.
fn elements(
    session: &Session,
    rules: &Arc<dyn Rules>,
    bound: &Bound,
    i: usize,
) -> Evaluated<Value> {
    if bound.get(i).is_some() {
        let (left, at) = bound.string(session, i)?;
        let placed = rules.clone().place(left).map(Value::Position);
        return placed.map_err(|error| misplaced(&error, left, at));
    }
    let none = || Failure::new(say::no_position_to_start_from(), bound.span);
    rules.clone().start().map(Value::Position).ok_or_else(none)
}

/// A ruleset of the registry with arguments that it is known to take.
pub(super) fn made(
    session: &Session,
    name: &str,
    arguments: &[Argument],
    at: Span,
) -> Evaluated<Value> {
    let rules = session.registry.rules(name, arguments);
    rules.map(Value::Ruleset).map_err(|error| Failure::new(say::bad_notation(error.message()), at))
}

/// The class of a ruleset or of its positions, as it is shown.
pub(super) fn class_name(registry: &Registry, name: &str) -> &'static str {
    let mut names = registry.entries().iter().map(|entry| entry.name());
    names.find(|known| name.starts_with(known)).unwrap_or("cgsuite.lang.Object")
}
