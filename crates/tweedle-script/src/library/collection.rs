//! Methods of lists, sets and ranges, and functions of these.

use super::range::Steps;
use super::table::{Call, Elements, Function, Method};
use crate::class::{
    BOOLEAN, COLLECTION, INTEGER, LIST, MUTABLE_LIST, MUTABLE_SET, OBJECT, RANGE, SET,
};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::arithmetic::binary;
use crate::operate::collect::{map, set};
use crate::operate::compare::{comparison, sorted};
use crate::operate::convert::{as_integer, as_rational, check_length};
use crate::value::Value;
use crate::value::counted::Gathered;
use crate::value::hash::Keyed;
use crate::value::mutable::MutableKind;
use crate::{Session, Span, operate};
use std::collections::HashSet;
use tweedle_engine::number::{Integer, mex};
use tweedle_syntax::ast::BinaryOperator;
use tweedle_syntax::say;

/// The classes of collections whose elements stand for themselves.
const ALL: &[&str] = &[LIST, SET, RANGE, MUTABLE_LIST, MUTABLE_SET];

/// The classes among them whose values do not change; the others tell such things without a look at all elements.
const FIXED: &[&str] = &[LIST, SET, RANGE];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: FIXED,
        name: "Contains",
        parameters: &[required("element", OBJECT)],
        gives: BOOLEAN,
        doc: "Whether a value is among the elements.",
        example: ("[1,2,3].Contains(2)", "true"),
        call: Call::Any(|session, object, bound| {
            let wanted = bound.value(0).0;
            Ok(Value::Boolean(match object {
                Value::List(items) | Value::Set(items) => items.place(wanted).is_some(),
                Value::Range(range) => match as_rational(session, wanted) {
                    Some(number) => Steps::new(session, range, bound.span)?.contains(number),
                    None => false,
                },
                _ => false,
            }))
        }),
    },
    Method {
        of: ALL,
        name: "Adjoin",
        parameters: &[required("element", OBJECT)],
        gives: COLLECTION,
        doc: "The elements and one more, in a list, or in a set if this is one.",
        example: ("[1,2].Adjoin(3)", "[1,2,3]"),
        call: Call::Elements(|session, all, bound| {
            with(session, all, vec![bound.value(0).0.clone()], bound.span)
        }),
    },
    Method {
        of: ALL,
        name: "Concat",
        parameters: &[required("that", COLLECTION)],
        gives: COLLECTION,
        doc: "The elements and those of another collection, in a list, or in a set if this is one.",
        example: ("[1,2].Concat([2,3])", "[1,2,2,3]"),
        call: Call::Elements(concat),
    },
    Method {
        of: ALL,
        name: "Union",
        parameters: &[required("that", COLLECTION)],
        gives: COLLECTION,
        doc: "The same as `Concat`.",
        example: ("{1,2}.Union({2,3})", "{1,2,3}"),
        call: Call::Elements(concat),
    },
    Method {
        of: FIXED,
        name: "Size",
        parameters: &[],
        gives: INTEGER,
        doc: "How many elements there are.",
        example: ("{1,2,2}.Size", "2"),
        call: Call::Any(size_of),
    },
    Method {
        of: FIXED,
        name: "Length",
        parameters: &[],
        gives: INTEGER,
        doc: "The same as `Size`.",
        example: ("[1,2,2].Length", "3"),
        call: Call::Any(size_of),
    },
    Method {
        of: FIXED,
        name: "IsEmpty",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether there are no elements.",
        example: ("[].IsEmpty", "true"),
        call: Call::Any(|session, object, bound| {
            Ok(Value::Boolean(count(session, object, bound.span)? == Integer::ZERO))
        }),
    },
    Method {
        of: ALL,
        name: "ToList",
        parameters: &[],
        gives: LIST,
        doc: "The elements in a list.",
        example: ("(1..4).ToList", "[1,2,3,4]"),
        call: Call::Elements(|_, all, _| Ok(Value::List(all.items))),
    },
    Method {
        of: ALL,
        name: "ToSet",
        parameters: &[],
        gives: SET,
        doc: "The elements in a set, each once.",
        example: ("[2,1,2].ToSet", "{1,2}"),
        call: Call::Elements(|session, all, bound| set(session, all.into_vec(), bound.span)),
    },
    Method {
        of: ALL,
        name: "Sorted",
        parameters: &[],
        gives: LIST,
        doc: "The elements in the order in which sets are printed.",
        example: ("[2,1,2].Sorted", "[1,2,2]"),
        call: Call::Elements(|session, all, bound| {
            sorted(session, all.into_vec(), bound.span).map(Value::list)
        }),
    },
    Method {
        of: ALL,
        name: "Reversed",
        parameters: &[],
        gives: LIST,
        doc: "The elements from the last to the first.",
        example: ("[1,2,3].Reversed", "[3,2,1]"),
        call: Call::Elements(|_, all, _| {
            Ok(Value::List(all.items.iter().rev().cloned().collect()))
        }),
    },
    Method {
        of: ALL,
        name: "Distinct",
        parameters: &[],
        gives: LIST,
        doc: "The elements, each where it stands first.",
        example: ("[2,1,2].Distinct", "[2,1]"),
        call: Call::Elements(|_, all, _| Ok(Value::list(distinct(all.into_vec())))),
    },
    Method {
        of: ALL,
        name: "Flattened",
        parameters: &[],
        gives: LIST,
        doc: "The elements, with those of collections among them in place of these.",
        example: ("[1,[2,[3]]].Flattened", "[1,2,3]"),
        call: Call::Elements(|session, all, bound| {
            let mut flat = Gathered::new(&session.control);
            flatten(session, &all.items, &mut flat, bound.span)?;
            Ok(Value::list(flat.into_vec()))
        }),
    },
    Method {
        of: ALL,
        name: "Head",
        parameters: &[],
        gives: OBJECT,
        doc: "The first element.",
        example: ("[1,2,3].Head", "1"),
        call: Call::Elements(|_, all, bound| {
            all.items.first().cloned().ok_or_else(|| is_empty(bound.span))
        }),
    },
    Method {
        of: ALL,
        name: "Tail",
        parameters: &[],
        gives: LIST,
        doc: "The elements but the first.",
        example: ("[1,2,3].Tail", "[2,3]"),
        call: Call::Elements(|_, all, bound| match &all.items[..] {
            [] => Err(is_empty(bound.span)),
            [_, tail @ ..] => Ok(Value::list(tail.to_vec())),
        }),
    },
    Method {
        of: ALL,
        name: "Max",
        parameters: &[],
        gives: OBJECT,
        doc: "An element that is not less than another, found by comparing the best so far with the next.",
        example: ("[1,3,2].Max", "3"),
        call: Call::Elements(|session, all, bound| max(session, &all.items, bound.span)),
    },
    Method {
        of: ALL,
        name: "Min",
        parameters: &[],
        gives: OBJECT,
        doc: "An element that is not greater than another, found by comparing the best so far with the next.",
        example: ("[3,1,2].Min", "1"),
        call: Call::Elements(|session, all, bound| min(session, &all.items, bound.span)),
    },
    Method {
        of: ALL,
        name: "Sum",
        parameters: &[],
        gives: OBJECT,
        doc: "The sum of the elements, of which there is at least one.",
        example: ("[1,^,*].Sum", "1^*"),
        call: Call::Elements(|session, all, bound| sum(session, &all.items, bound.span)),
    },
    Method {
        of: ALL,
        name: "Mex",
        parameters: &[],
        gives: INTEGER,
        doc: "The least integer from 0 up that is no element.",
        example: ("[0,1,3].Mex", "2"),
        call: Call::Elements(|session, all, bound| least_excluded(session, &all.items, bound.span)),
    },
];

/// The functions, which are methods of their argument, too.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "cgsuite.lang.Max",
        parameters: &[required("collection", COLLECTION)],
        gives: OBJECT,
        doc: "An element of a collection that is not less than another.",
        example: ("Max([1,3,2])", "3"),
        call: |session, bound| of_elements(session, bound, max),
    },
    Function {
        name: "cgsuite.lang.Mex",
        parameters: &[required("collection", COLLECTION)],
        gives: INTEGER,
        doc: "The least integer from 0 up that is not in a collection.",
        example: ("Mex([0,1,3])", "2"),
        call: |session, bound| of_elements(session, bound, least_excluded),
    },
    Function {
        name: "cgsuite.lang.Min",
        parameters: &[required("collection", COLLECTION)],
        gives: OBJECT,
        doc: "An element of a collection that is not greater than another.",
        example: ("Min([3,1,2])", "1"),
        call: |session, bound| of_elements(session, bound, min),
    },
    Function {
        name: "cgsuite.lang.Sum",
        parameters: &[required("collection", COLLECTION)],
        gives: OBJECT,
        doc: "The sum of the elements of a collection.",
        example: ("Sum([1,^,*])", "1^*"),
        call: |session, bound| of_elements(session, bound, sum),
    },
];

/// The result of a function of the elements of the one argument.
fn of_elements(
    session: &mut Session,
    bound: &Bound,
    function: fn(&mut Session, &[Value], Span) -> Evaluated<Value>,
) -> Evaluated<Value> {
    let (value, at) = bound.value(0);
    // A map has none of these methods.
    let all = match value {
        Value::Map(_) => None,
        other => elements(session, other, at)?,
    };
    match all {
        Some(all) => function(session, &all.items, at),
        None => Err(bound.wrong(session, 0)),
    }
}

/// A number of elements, as a value.
pub(super) fn size(session: &mut Session, n: usize, span: Span) -> Evaluated<Value> {
    operate::convert::number(session, Integer::from(n).into(), span)
}

/// The number of elements of a list, a set or a range, as a value.
fn size_of(session: &mut Session, object: &Value, bound: &Bound) -> Evaluated<Value> {
    let count = count(session, object, bound.span)?;
    operate::convert::number(session, count.into(), bound.span)
}

fn count(session: &Session, object: &Value, span: Span) -> Evaluated<Integer> {
    Ok(match object {
        Value::List(items) | Value::Set(items) => Integer::from(items.len()),
        Value::Range(range) => Steps::new(session, range, span)?.count,
        _ => Integer::ZERO,
    })
}

/// The elements and others, in a collection of the same kind.
fn with(session: &mut Session, all: Elements, others: Vec<Value>, span: Span) -> Evaluated<Value> {
    check_length(all.items.len() + others.len(), span)?;
    let is_set = all.is_set;
    let mut items = all.into_vec();
    items.extend(others);
    if is_set { set(session, items, span) } else { Ok(Value::list(items)) }
}

fn concat(session: &mut Session, all: Elements, bound: &Bound) -> Evaluated<Value> {
    let (other, at) = bound.value(0);
    match elements(session, other, at)? {
        Some(others) => with(session, all, others.into_vec(), bound.span),
        None => Err(bound.wrong(session, 0)),
    }
}

/// The elements, each where it stands first.
fn distinct(mut items: Vec<Value>) -> Vec<Value> {
    let mut seen = HashSet::with_capacity(items.len());
    items.retain(|item| seen.insert(Keyed(item.clone())));
    items
}

fn max(session: &mut Session, items: &[Value], span: Span) -> Evaluated<Value> {
    best(session, items, BinaryOperator::Less, span)
}

fn min(session: &mut Session, items: &[Value], span: Span) -> Evaluated<Value> {
    best(session, items, BinaryOperator::Greater, span)
}

fn sum(session: &mut Session, items: &[Value], span: Span) -> Evaluated<Value> {
    let (first, others) = items.split_first().ok_or_else(|| is_empty(span))?;
    let mut sum = first.clone();
    for item in others {
        sum = binary(session, BinaryOperator::Add, &sum, item, span)?;
    }
    Ok(sum)
}

fn least_excluded(session: &mut Session, items: &[Value], span: Span) -> Evaluated<Value> {
    // A value that is no natural number is never the least excluded one.
    let naturals = items
        .iter()
        .filter_map(|item| as_integer(session, item).and_then(|n| u64::try_from(n).ok()));
    let least = mex(naturals);
    operate::convert::number(session, Integer::from(least).into(), span)
}

pub(super) fn is_empty(span: Span) -> Failure {
    Failure::new(say::empty_collection(), span)
}

/// The elements of a collection, of a map its pairs; `None` if the value is no collection.
pub(crate) fn elements(
    session: &mut Session,
    object: &Value,
    span: Span,
) -> Evaluated<Option<Elements>> {
    let items = match object {
        Value::List(items) | Value::Set(items) => items.clone(),
        Value::Map(entries) => {
            entries.iter().map(|(k, v)| Value::list(vec![k.clone(), v.clone()])).collect()
        }
        Value::Range(range) => Steps::new(session, range, span)?.all(session, span)?.into(),
        Value::Mutable(it) => match it.kind() {
            MutableKind::List => it.elements().into(),
            MutableKind::Set => sorted(session, it.elements(), span)?.into(),
            MutableKind::Map => {
                let entries = it.entries().unwrap_or_default();
                let Value::Map(entries) = map(session, &entries, span)? else { return Ok(None) };
                entries.iter().map(|(k, v)| Value::list(vec![k.clone(), v.clone()])).collect()
            }
        },
        _ => return Ok(None),
    };
    let is_set = match object {
        Value::Set(_) => true,
        Value::Mutable(it) => it.kind() == MutableKind::Set,
        _ => false,
    };
    Ok(Some(Elements { items, is_set }))
}

fn flatten(
    session: &mut Session,
    items: &[Value],
    into: &mut Gathered,
    span: Span,
) -> Evaluated<()> {
    for item in items {
        session.control.check().at(span)?;
        match elements(session, item, span)? {
            Some(inner) => crate::with_stack(|| flatten(session, &inner.items, into, span))?,
            None => into.push(item.clone()).at(span)?,
        }
    }
    Ok(())
}

/// The element that no other is better than, by comparing the best so far with the next.
pub(super) fn best(
    session: &mut Session,
    items: &[Value],
    worse: BinaryOperator,
    span: Span,
) -> Evaluated<Value> {
    let mut items = items.iter();
    let mut best = items.next().ok_or_else(|| is_empty(span))?;
    for item in items {
        if comparison(session, worse, best, item, span)? {
            best = item;
        }
    }
    Ok(best.clone())
}
