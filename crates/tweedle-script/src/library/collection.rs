//! Methods of lists, sets, maps, ranges and strings.

use crate::ast::BinaryOperator;
use crate::eval::{Arguments, check_length};
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use tweedle::number::{IBig, RBig, mex};

/// Calls a method; `None` if there is no such method.
pub(super) fn method(
    session: &mut Session,
    object: &Value,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    match object {
        Value::String(text) => string_method(session, text, name, arguments),
        Value::Map(entries) => map_method(session, entries, name, arguments),
        _ => elements_method(session, object, name, arguments),
    }
}

fn integer(session: &mut Session, n: usize, span: Span) -> Evaluated<Value> {
    session.number(IBig::from(n).into(), span)
}

fn elements_method(
    session: &mut Session,
    object: &Value,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let span = arguments.span;
    let Some(items) = elements(session, object, span)? else { return Ok(None) };
    let is_set = matches!(object, Value::Set(_));
    let one = |arguments: Arguments| -> Evaluated<Value> {
        Ok(arguments.bind(&["element"])?.value(0).0.clone())
    };
    match name {
        "Contains" => {
            let wanted = one(arguments)?;
            let found = items.iter().any(|item| session.identical(item, &wanted));
            return Ok(Some(Value::Boolean(found)));
        }
        "Adjoin" => {
            let mut items = items;
            items.push(one(arguments)?);
            check_length(items.len(), span)?;
            return if is_set { session.set(items, span) } else { Ok(Value::list(items)) }
                .map(Some);
        }
        "Concat" | "Union" => {
            let bound = arguments.bind(&["that"])?;
            let (other, at) = bound.value(0);
            let Some(others) = elements(session, other, at)? else {
                return Err(bound.mismatch(session, 0, "cgsuite.lang.Collection"));
            };
            let mut items = items;
            check_length(items.len() + others.len(), span)?;
            items.extend(others);
            return if is_set { session.set(items, span) } else { Ok(Value::list(items)) }
                .map(Some);
        }
        _ => {}
    }
    let result = match name {
        "Size" | "Length" => integer(session, items.len(), span)?,
        "IsEmpty" => Value::Boolean(items.is_empty()),
        "ToList" => Value::list(items),
        "ToSet" => session.set(items, span)?,
        "Sorted" => Value::list(session.sorted(items, span)?),
        "Reversed" => Value::list(items.into_iter().rev().collect()),
        "Distinct" => {
            let mut distinct: Vec<Value> = Vec::new();
            for item in items {
                if !distinct.iter().any(|other| session.identical(other, &item)) {
                    distinct.push(item);
                }
            }
            Value::list(distinct)
        }
        "Flattened" => {
            let mut flat = Vec::new();
            flatten(session, &items, &mut flat, span)?;
            Value::list(flat)
        }
        "Head" => items.first().cloned().ok_or_else(|| is_empty(span))?,
        "Tail" if items.is_empty() => return Err(is_empty(span)),
        "Tail" => Value::list(items[1..].to_vec()),
        "Max" => best(session, &items, BinaryOperator::Less, span)?,
        "Min" => best(session, &items, BinaryOperator::Greater, span)?,
        "Sum" => {
            let mut items = items.into_iter();
            let mut sum = items.next().ok_or_else(|| is_empty(span))?;
            for item in items {
                sum = session.binary(BinaryOperator::Add, &sum, &item, span)?;
            }
            sum
        }
        "Mex" => {
            // What is no natural number is never the least excluded one.
            let naturals = items
                .iter()
                .filter_map(|item| session.as_integer(item).and_then(|n| u64::try_from(n).ok()));
            let least = mex(naturals);
            session.number(IBig::from(least).into(), span)?
        }
        _ => return Ok(None),
    };
    arguments.expect_none()?;
    Ok(Some(result))
}

fn is_empty(span: Span) -> Failure {
    Failure::new("That `Collection` is empty.", span)
}

/// The elements of a collection; `None` if the value is no collection.
pub(super) fn elements(
    session: &mut Session,
    object: &Value,
    span: Span,
) -> Evaluated<Option<Vec<Value>>> {
    Ok(Some(match object {
        Value::List(items) | Value::Set(items) => items.to_vec(),
        Value::Map(entries) => {
            entries.iter().map(|(k, v)| Value::list(vec![k.clone(), v.clone()])).collect()
        }
        Value::Range(range) => range_elements(session, range, span)?,
        _ => return Ok(None),
    }))
}

fn range_elements(
    session: &mut Session,
    [from, to, step]: &[Value; 3],
    span: Span,
) -> Evaluated<Vec<Value>> {
    let number = |value: &Value| {
        session.as_rational(value).ok_or_else(|| {
            let class = value.class(&session.store);
            Failure::new(format!("The ends of a range are numbers, not a `{class}`."), span)
        })
    };
    let (from, to, step) = (number(from)?, number(to)?, number(step)?);
    if step == RBig::ZERO {
        return Err(Failure::new("The step of a range cannot be 0.", span));
    }
    let count = ((to - from.clone()) / step.clone()).floor() + IBig::ONE;
    let count = if count < IBig::ZERO { IBig::ZERO } else { count };
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    check_length(count, span)?;
    let mut elements = Vec::with_capacity(count);
    let mut next = from;
    for _ in 0..count {
        elements.push(session.rational(next.clone(), span)?);
        next += step.clone();
    }
    Ok(elements)
}

fn flatten(
    session: &mut Session,
    items: &[Value],
    into: &mut Vec<Value>,
    span: Span,
) -> Evaluated<()> {
    for item in items {
        match elements(session, item, span)? {
            Some(inner) => crate::with_stack(|| flatten(session, &inner, into, span))?,
            None => into.push(item.clone()),
        }
    }
    Ok(())
}

/// The element that no other is better than, by comparing the best so far with the next.
fn best(
    session: &mut Session,
    items: &[Value],
    worse: BinaryOperator,
    span: Span,
) -> Evaluated<Value> {
    let mut items = items.iter();
    let mut best = items.next().ok_or_else(|| is_empty(span))?;
    for item in items {
        if session.comparison(worse, best, item, span)? {
            best = item;
        }
    }
    Ok(best.clone())
}

fn string_method(
    session: &mut Session,
    text: &str,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let span = arguments.span;
    if name == "Concat" {
        let bound = arguments.bind(&["that"])?;
        let Value::String(other) = bound.value(0).0 else {
            return Err(bound.mismatch(session, 0, "cgsuite.lang.String"));
        };
        check_length(text.len() + other.len(), span)?;
        return Ok(Some(Value::String(format!("{text}{other}").into())));
    }
    let result = match name {
        "Length" | "Size" => integer(session, text.chars().count(), span)?,
        "IsEmpty" => Value::Boolean(text.is_empty()),
        "ToUpperCase" => Value::string(&text.to_uppercase()),
        "ToLowerCase" => Value::string(&text.to_lowercase()),
        _ => return Ok(None),
    };
    arguments.expect_none()?;
    Ok(Some(result))
}

fn map_method(
    session: &mut Session,
    entries: &std::rc::Rc<[(Value, Value)]>,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let span = arguments.span;
    if name == "Updated" {
        let bound = arguments.bind(&["updates"])?;
        let Value::Map(updates) = bound.value(0).0 else {
            return Err(bound.mismatch(session, 0, "cgsuite.lang.Map"));
        };
        let pairs: Vec<_> = entries.iter().chain(updates.iter()).cloned().collect();
        return session.map(&pairs, span).map(Some);
    }
    let result = match name {
        "Size" | "Length" => integer(session, entries.len(), span)?,
        "IsEmpty" => Value::Boolean(entries.is_empty()),
        "Keys" => session.set(entries.iter().map(|(key, _)| key.clone()).collect(), span)?,
        "Values" => session.set(entries.iter().map(|(_, value)| value.clone()).collect(), span)?,
        "Reversed" => {
            let turned: Vec<_> = entries.iter().map(|(k, v)| (v.clone(), k.clone())).collect();
            session.map(&turned, span)?
        }
        _ => return Ok(None),
    };
    arguments.expect_none()?;
    Ok(Some(result))
}
