//! Methods of collections that take a function, and methods of lists that pick or replace elements.

use super::collection::elements;
use super::table::{Call, Elements, Method};
use crate::class::{
    BOOLEAN, COLLECTION, FUNCTION, INTEGER, LIST, MAP, MUTABLE_LIST, MUTABLE_SET, NOTHING, OBJECT,
    RANGE, SET,
};
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::collect::set;
use crate::operate::convert::{as_integer, as_rational};
use crate::run::calling;
use crate::value::Value;
use crate::value::hash::Keyed;
use crate::{Session, Span};
use std::cmp::Ordering;
use std::collections::HashSet;
use tweedle_engine::try_sort_by;
use tweedle_syntax::say;

/// The classes of collections whose elements stand for themselves.
const ALL: &[&str] = &[LIST, SET, RANGE, MUTABLE_LIST, MUTABLE_SET];
/// The same without sets, whose elements have no places.
const ORDERED: &[&str] = &[LIST, RANGE, MUTABLE_LIST];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: ALL,
        name: "Apply",
        parameters: &[required("f", FUNCTION)],
        gives: COLLECTION,
        doc: "What a function gives for each element, in a list, or in a set if this is one.",
        example: ("[1,2,3].Apply(x -> x * x)", "[1,4,9]"),
        call: Call::Elements(|session, all, bound| {
            let (f, span) = (bound.value(0).0.clone(), bound.span);
            let is_set = all.is_set;
            let mut items = Vec::with_capacity(all.items.len());
            calling(session, &f, span, |session, f| {
                for item in all.items.iter() {
                    items.push(f.call(session, [item])?);
                }
                Ok(())
            })?;
            if is_set { set(session, items, span) } else { Ok(Value::list(items)) }
        }),
    },
    Method {
        of: ALL,
        name: "Filter",
        parameters: &[required("f", FUNCTION)],
        gives: COLLECTION,
        doc: "The elements for which a function gives true, in a list, or in a set if this is one.",
        example: ("[1,2,3,4].Filter(x -> x % 2 == 0)", "[2,4]"),
        call: Call::Elements(|session, all, bound| {
            let is_set = all.is_set;
            let mut items = Vec::new();
            judge(session, bound, &all, |item, holds| {
                if holds {
                    items.push(item.clone());
                }
                true
            })?;
            Ok(if is_set { Value::Set(items.into()) } else { Value::list(items) })
        }),
    },
    Method {
        of: ALL,
        name: "ForEach",
        parameters: &[required("f", FUNCTION)],
        gives: NOTHING,
        doc: "Calls a function with each element.",
        example: ("[1,2].ForEach(x -> x)", "Nothing"),
        call: Call::Elements(|session, all, bound| {
            let f = bound.value(0).0.clone();
            calling(session, &f, bound.span, |session, f| {
                for item in all.items.iter() {
                    f.call(session, [item])?;
                }
                Ok(Value::Nothing)
            })
        }),
    },
    Method {
        of: ALL,
        name: "ForAll",
        parameters: &[required("f", FUNCTION)],
        gives: BOOLEAN,
        doc: "Whether a function gives true for all elements.",
        example: ("[1,2].ForAll(x -> x > 0)", "true"),
        call: Call::Elements(|session, all, bound| {
            let mut do_all = true;
            judge(session, bound, &all, |_, holds| {
                do_all = holds;
                holds
            })?;
            Ok(Value::Boolean(do_all))
        }),
    },
    Method {
        of: ALL,
        name: "Exists",
        parameters: &[required("f", FUNCTION)],
        gives: BOOLEAN,
        doc: "Whether a function gives true for some element.",
        example: ("[1,2].Exists(x -> x > 1)", "true"),
        call: Call::Elements(|session, all, bound| {
            let mut does_one = false;
            judge(session, bound, &all, |_, holds| {
                does_one = holds;
                !holds
            })?;
            Ok(Value::Boolean(does_one))
        }),
    },
    Method {
        of: ALL,
        name: "Count",
        parameters: &[required("f", FUNCTION)],
        gives: INTEGER,
        doc: "For how many elements a function gives true.",
        example: ("[1,2,3].Count(x -> x > 1)", "2"),
        call: Call::Elements(|session, all, bound| {
            let mut count = 0;
            judge(session, bound, &all, |_, holds| {
                count += i64::from(holds);
                true
            })?;
            Ok(Value::Integer(count))
        }),
    },
    Method {
        of: ALL,
        name: "Find",
        parameters: &[required("f", FUNCTION)],
        gives: OBJECT,
        doc: "The first element for which a function gives true; `Nothing` if there is none.",
        example: ("[1,2,3].Find(x -> x > 1)", "2"),
        call: Call::Elements(|session, all, bound| {
            let mut found = Value::Nothing;
            judge(session, bound, &all, |item, holds| {
                if holds {
                    found = item.clone();
                }
                !holds
            })?;
            Ok(found)
        }),
    },
    Method {
        of: ALL,
        name: "SortedWith",
        parameters: &[required("compare", FUNCTION)],
        gives: LIST,
        doc: "The elements sorted by a function of two of them that gives a negative number if the first comes before.",
        example: ("[3,1,2].SortedWith((a, b) -> b - a)", "[3,2,1]"),
        call: Call::Elements(|session, all, bound| {
            let f = bound.value(0).0.clone();
            sorted_with(session, all.into_vec(), &f, bound.span).map(Value::list)
        }),
    },
    Method {
        of: ALL,
        name: "SortedBy",
        parameters: &[required("key", FUNCTION)],
        gives: LIST,
        doc: "The elements in the order of what a function gives for each.",
        example: ("[\"bbb\",\"a\",\"cc\"].SortedBy(s -> s.Length)", "[\"a\",\"cc\",\"bbb\"]"),
        call: Call::Elements(|session, all, bound| {
            let f = bound.value(0).0.clone();
            let mut keyed = Vec::with_capacity(all.items.len());
            calling(session, &f, bound.span, |session, f| {
                for item in all.items.iter() {
                    keyed.push((f.call(session, [item])?, item.clone()));
                }
                Ok(())
            })?;
            keyed.sort_by(|(a, _), (b, _)| crate::value::hash::order(a, b));
            Ok(Value::list(keyed.into_iter().map(|(_, item)| item).collect()))
        }),
    },
    Method {
        of: ORDERED,
        name: "IndexOf",
        parameters: &[required("element", OBJECT)],
        gives: INTEGER,
        doc: "The place of a value, counted from 1; 0 if it is no element.",
        example: ("[5,6,7].IndexOf(7)", "3"),
        call: Call::Elements(|_, all, bound| {
            let place = all.items.place(bound.value(0).0);
            Ok(Value::Integer(place.map_or(0, |place| place as i64 + 1)))
        }),
    },
    Method {
        of: ORDERED,
        name: "Take",
        parameters: &[required("n", INTEGER)],
        gives: LIST,
        doc: "The first so many elements, or all if there are fewer.",
        example: ("[5,6,7].Take(2)", "[5,6]"),
        call: Call::Elements(|session, all, bound| {
            let n: usize = bound.small(session, 0)?;
            Ok(Value::list(all.items.get(..n).unwrap_or(&all.items).to_vec()))
        }),
    },
    Method {
        of: ORDERED,
        name: "Sublist",
        parameters: &[required("from", INTEGER), required("to", INTEGER)],
        gives: LIST,
        doc: "The elements from one place to another, both counted from 1 and both among them.",
        example: ("[5,6,7,8].Sublist(2, 3)", "[6,7]"),
        call: Call::Elements(|session, all, bound| {
            let length = all.items.len();
            let from = place(session, bound, 0, length + 1)?;
            let to: i64 = bound.small(session, 1)?;
            let to = usize::try_from(to).ok().filter(|to| (from..=length).contains(to));
            let Some(to) = to else { return Err(out_of_bounds(session, bound, 1)) };
            Ok(Value::list(all.items.get(from..to.max(from)).unwrap_or_default().to_vec()))
        }),
    },
    Method {
        of: ORDERED,
        name: "Updated",
        parameters: &[required("index", INTEGER), required("element", OBJECT)],
        gives: LIST,
        doc: "The elements with another one at a place, which is counted from 1.",
        example: ("[5,6,7].Updated(2, 0)", "[5,0,7]"),
        call: Call::Elements(|session, all, bound| {
            let place = place(session, bound, 0, all.items.len())?;
            let mut items = all.into_vec();
            items[place] = bound.value(1).0.clone();
            Ok(Value::list(items))
        }),
    },
    Method {
        of: ORDERED,
        name: "Grouped",
        parameters: &[required("n", INTEGER)],
        gives: LIST,
        doc: "The elements in lists of so many each; the last one may be shorter.",
        example: ("[1,2,3,4,5].Grouped(2)", "[[1,2],[3,4],[5]]"),
        call: Call::Elements(|session, all, bound| {
            let n: usize = bound.small(session, 0)?;
            if n == 0 {
                return Err(Failure::new(say::empty_group(), bound.value(0).1));
            }
            Ok(Value::list(all.items.chunks(n).map(|it| Value::list(it.to_vec())).collect()))
        }),
    },
    Method {
        of: &[SET],
        name: "Intersection",
        parameters: &[required("that", COLLECTION)],
        gives: SET,
        doc: "The elements that another collection has, too.",
        example: ("{1,2,3}.Intersection({2,3,4})", "{2,3}"),
        call: Call::Elements(|session, all, bound| {
            let (other, at) = bound.value(0);
            let Some(others) = elements(session, &other.clone(), at)? else {
                return Err(bound.wrong(session, 0));
            };
            let others: HashSet<Keyed> = others.into_vec().into_iter().map(Keyed).collect();
            let kept =
                all.into_vec().into_iter().filter(|item| others.contains(&Keyed(item.clone())));
            Ok(Value::Set(kept.collect()))
        }),
    },
    Method {
        of: &[SET],
        name: "Replaced",
        parameters: &[required("replacements", MAP)],
        gives: SET,
        doc: "The elements, with what a map says in place of those that are keys of it.",
        example: ("{1,2,3}.Replaced({1 => 7})", "{2,3,7}"),
        call: Call::Elements(|session, all, bound| {
            let Value::Map(entries) = bound.value(0).0 else {
                return Err(bound.wrong(session, 0));
            };
            let entries = entries.clone();
            let replaced =
                |item: Value| entries.place(&item).map_or(item, |place| entries[place].1.clone());
            set(session, all.into_vec().into_iter().map(replaced).collect(), bound.span)
        }),
    },
];

/// Tells of the elements, one after the other, whether the function that is given holds for them, as long as `goes_on`
/// is true.
fn judge(
    session: &mut Session,
    bound: &Bound,
    all: &Elements,
    mut goes_on: impl FnMut(&Value, bool) -> bool,
) -> Evaluated<()> {
    let (f, at) = bound.value(0);
    calling(session, f, bound.span, |session, f| {
        for item in all.items.iter() {
            let holds = match f.call(session, [item])? {
                Value::Boolean(holds) => holds,
                other => {
                    let class = other.class(&session.analyst.store);
                    return Err(Failure::new(say::function_not_boolean(&class), at));
                }
            };
            if !goes_on(item, holds) {
                break;
            }
        }
        Ok(())
    })
}

/// A place in a list that an argument says, counted from 0 then.
pub(super) fn place(session: &Session, bound: &Bound, i: usize, length: usize) -> Evaluated<usize> {
    if let Value::Integer(n) = bound.value(i).0
        && let Ok(n) = usize::try_from(*n)
        && (1..=length).contains(&n)
    {
        return Ok(n - 1);
    }
    let n: i64 = bound.small(session, i).or_else(|failure| {
        // Below 1 is no place either.
        if as_integer(session, bound.value(i).0).is_some() { Ok(0) } else { Err(failure) }
    })?;
    let place = usize::try_from(n - 1).ok().filter(|place| *place < length);
    place.ok_or_else(|| out_of_bounds(session, bound, i))
}

fn out_of_bounds(session: &Session, bound: &Bound, i: usize) -> Failure {
    let (value, at) = bound.value(i);
    let n = as_integer(session, value).map_or_else(String::new, |n| n.to_string());
    Failure::new(say::list_index_out_of_bounds(&n), at)
}

/// Values sorted by a function of two of them, those that it does not tell apart in the order in which they stood.
pub(super) fn sorted_with(
    session: &mut Session,
    mut items: Vec<Value>,
    f: &Value,
    span: Span,
) -> Evaluated<Vec<Value>> {
    calling(session, f, span, |session, f| {
        try_sort_by(&mut items, |a, b| {
            let order = f.call(session, [a, b])?;
            sign(session, &order, span)
        })
    })?;
    Ok(items)
}

/// The order that the result of a comparison means: a number by its sign; `true` says that the first comes
/// before.
fn sign(session: &Session, value: &Value, span: Span) -> Evaluated<Ordering> {
    if let Value::Boolean(before) = value {
        return Ok(if *before { Ordering::Less } else { Ordering::Greater });
    }
    if let Value::Integer(n) = value {
        return Ok(n.cmp(&0));
    }
    if let Some(x) = as_rational(session, value) {
        Ok(x.cmp(&tweedle_engine::number::Rational::ZERO))
    } else {
        let class = value.class(&session.analyst.store);
        Err(Failure::new(say::comparison_not_number(&class), span))
    }
}
