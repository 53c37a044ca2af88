//! Lists, sets and maps that change. A loop through one goes through the elements that it had when the loop
//! began.

use super::collection::elements;
use super::each::{place, sorted_with};
use super::table::{Call, Function, Method};
use crate::class::{
    BOOLEAN, COLLECTION, FUNCTION, INTEGER, MAP, MUTABLE_LIST, MUTABLE_MAP, MUTABLE_SET, NOTHING,
    OBJECT, SET,
};
use crate::failure::{At, Evaluated};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::check_length;
use crate::run::read_member;
use crate::value::hash::Keyed;
use crate::value::{Mutable, Value};
use crate::{Session, operate};
use std::collections::HashSet;

/// The functions that make them.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: MUTABLE_LIST,
        parameters: &[optional("collection", COLLECTION)],
        gives: MUTABLE_LIST,
        doc: "A list that changes; it has the elements of a collection at first, or none.",
        example: ("MutableList([3,1,2])", "MutableList(3, 1, 2)"),
        call: |session, bound| {
            let items = given(session, bound)?;
            Ok(Value::Mutable(Mutable::list(items, &session.control).at(bound.span)?.into()))
        },
    },
    Function {
        name: MUTABLE_SET,
        parameters: &[optional("collection", COLLECTION)],
        gives: MUTABLE_SET,
        doc: "A set that changes; it has the elements of a collection at first, or none.",
        example: ("MutableSet([3,1,3])", "MutableSet(1, 3)"),
        call: |session, bound| {
            let items = given(session, bound)?;
            Ok(Value::Mutable(Mutable::set(items, &session.control).at(bound.span)?.into()))
        },
    },
    Function {
        name: MUTABLE_MAP,
        parameters: &[optional("map", MAP)],
        gives: MUTABLE_MAP,
        doc: "A map that changes; it has the entries of another one at first, or none.",
        example: ("MutableMap({1 => ^})", "MutableMap(1 => ^)"),
        call: |session, bound| {
            let entries: Vec<(Value, Value)> = match bound.get(0) {
                None => Vec::new(),
                Some((Value::Map(entries), _)) => entries.to_vec(),
                Some(_) => return Err(bound.wrong(session, 0)),
            };
            let map = Mutable::map(entries, &session.control).at(bound.span)?;
            Ok(Value::Mutable(map.into()))
        },
    },
];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET],
        name: "Add",
        parameters: &[required("element", OBJECT)],
        gives: NOTHING,
        doc: "Adds an element.",
        example: ("MutableList().Add(3)", "Nothing"),
        call: Call::Mutable(|_, it, bound| {
            let length = it.add(bound.value(0).0.clone()).at(bound.span)?;
            check_length(length, bound.span)?;
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET],
        name: "AddAll",
        parameters: &[required("collection", COLLECTION)],
        gives: NOTHING,
        doc: "Adds all elements of a collection.",
        example: ("MutableList().AddAll([3,1])", "Nothing"),
        call: Call::Mutable(|session, it, bound| {
            let items = given(session, bound)?;
            check_length(it.len() + items.len(), bound.span)?;
            for item in items {
                it.add(item).at(bound.span)?;
            }
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET, MUTABLE_MAP],
        name: "Clear",
        parameters: &[],
        gives: NOTHING,
        doc: "Takes everything out.",
        example: ("MutableList([1]).Clear()", "Nothing"),
        call: Call::Mutable(|_, it, _| {
            it.clear();
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET, MUTABLE_MAP],
        name: "Remove",
        parameters: &[required("element", OBJECT)],
        gives: BOOLEAN,
        doc: "Takes an element out, from a list the first one that is the same, or a key and its value; whether there was one.",
        example: ("MutableList([1,2,1]).Remove(1)", "true"),
        call: Call::Mutable(|_, it, bound| Ok(Value::Boolean(it.remove(bound.value(0).0)))),
    },
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET, MUTABLE_MAP],
        name: "RemoveAll",
        parameters: &[required("collection", COLLECTION)],
        gives: NOTHING,
        doc: "Takes all elements of a collection out, or keys and their values; from a list each wherever it stands.",
        example: ("MutableList([1,2,1]).RemoveAll([1])", "Nothing"),
        call: Call::Mutable(|session, it, bound| {
            let items: HashSet<Keyed> = given(session, bound)?.into_iter().map(Keyed).collect();
            it.remove_all(&items);
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_LIST],
        name: "RemoveAt",
        parameters: &[required("index", INTEGER)],
        gives: OBJECT,
        doc: "Takes the element at a place out, which is counted from 1, and gives it.",
        example: ("MutableList([5,6]).RemoveAt(1)", "5"),
        call: Call::Mutable(|session, it, bound| {
            let place = place(session, bound, 0, it.len())?;
            Ok(it.remove_at(place).unwrap_or(Value::Nothing))
        }),
    },
    Method {
        of: &[MUTABLE_LIST],
        name: "Update",
        parameters: &[required("index", INTEGER), required("element", OBJECT)],
        gives: NOTHING,
        doc: "Puts another element at a place, which is counted from 1.",
        example: ("MutableList([5,6]).Update(1, 7)", "Nothing"),
        call: Call::Mutable(|session, it, bound| {
            let value = bound.value(1).0;
            if let Value::Integer(n) = bound.value(0).0
                && let Ok(n) = usize::try_from(*n)
                && it.replace(n.wrapping_sub(1), value.clone()).is_some()
            {
                return Ok(Value::Nothing);
            }
            let place = place(session, bound, 0, it.len())?;
            it.replace(place, value.clone());
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_LIST],
        name: "Sort",
        parameters: &[],
        gives: NOTHING,
        doc: "Sorts the elements, in the order in which sets are printed.",
        example: ("MutableList([3,1]).Sort()", "Nothing"),
        call: Call::Mutable(|session, it, bound| {
            let sorted = operate::compare::sorted(session, it.elements(), bound.span)?;
            it.set_elements(sorted);
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_LIST],
        name: "SortWith",
        parameters: &[required("compare", FUNCTION)],
        gives: NOTHING,
        doc: "Sorts the elements by a function of two of them that gives a negative number if the first comes before.",
        example: ("MutableList([3,1]).SortWith((a, b) -> a - b)", "Nothing"),
        call: Call::Mutable(|session, it, bound| {
            let f = bound.value(0).0.clone();
            let sorted = sorted_with(session, it.elements(), &f, bound.span)?;
            it.set_elements(sorted);
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_MAP],
        name: "Put",
        parameters: &[required("key", OBJECT), required("value", OBJECT)],
        gives: NOTHING,
        doc: "Gives a key a value.",
        example: ("MutableMap().Put(1, ^)", "Nothing"),
        call: Call::Mutable(|_, it, bound| {
            check_length(it.len(), bound.span)?;
            it.put(bound.value(0).0.clone(), bound.value(1).0.clone()).at(bound.span)?;
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_MAP],
        name: "PutAll",
        parameters: &[required("map", MAP)],
        gives: NOTHING,
        doc: "Gives the keys of a map their values.",
        example: ("MutableMap().PutAll({1 => ^})", "Nothing"),
        call: Call::Mutable(|session, it, bound| {
            let entries = match bound.value(0).0 {
                Value::Map(entries) => Some(entries.to_vec()),
                Value::Mutable(other) => other.entries(),
                _ => None,
            };
            let entries = entries.ok_or_else(|| bound.wrong(session, 0))?;
            check_length(it.len() + entries.len(), bound.span)?;
            for (key, value) in entries {
                it.put(key, value).at(bound.span)?;
            }
            Ok(Value::Nothing)
        }),
    },
    Method {
        of: &[MUTABLE_MAP],
        name: "ContainsKey",
        parameters: &[required("key", OBJECT)],
        gives: BOOLEAN,
        doc: "Whether a key has a value.",
        example: ("MutableMap({1 => ^}).ContainsKey(1)", "true"),
        call: Call::Mutable(|_, it, bound| Ok(Value::Boolean(it.contains(bound.value(0).0)))),
    },
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET],
        name: "Contains",
        parameters: &[required("element", OBJECT)],
        gives: BOOLEAN,
        doc: "Whether a value is among the elements.",
        example: ("MutableSet([1,2]).Contains(2)", "true"),
        call: Call::Mutable(|_, it, bound| Ok(Value::Boolean(it.contains(bound.value(0).0)))),
    },
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET, MUTABLE_MAP],
        name: "Size",
        parameters: &[],
        gives: INTEGER,
        doc: "How many elements there are now.",
        example: ("MutableSet([1,2]).Size", "2"),
        call: Call::Mutable(|_, it, _| Ok(Value::Integer(it.len() as i64))),
    },
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET, MUTABLE_MAP],
        name: "Length",
        parameters: &[],
        gives: INTEGER,
        doc: "The same as `Size`.",
        example: ("MutableList([1,2]).Length", "2"),
        call: Call::Mutable(|_, it, _| Ok(Value::Integer(it.len() as i64))),
    },
    Method {
        of: &[MUTABLE_LIST, MUTABLE_SET, MUTABLE_MAP],
        name: "IsEmpty",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether there are no elements now.",
        example: ("MutableMap().IsEmpty", "true"),
        call: Call::Mutable(|_, it, _| Ok(Value::Boolean(it.len() == 0))),
    },
    Method {
        of: &[MUTABLE_MAP],
        name: "Keys",
        parameters: &[],
        gives: SET,
        doc: "The keys.",
        example: ("MutableMap({1 => ^}).Keys", "{1}"),
        call: Call::Mutable(|session, it, bound| of_map(session, it, "Keys", bound)),
    },
    Method {
        of: &[MUTABLE_MAP],
        name: "Values",
        parameters: &[],
        gives: SET,
        doc: "The values, each once.",
        example: ("MutableMap({1 => ^}).Values", "{^}"),
        call: Call::Mutable(|session, it, bound| of_map(session, it, "Values", bound)),
    },
    Method {
        of: &[MUTABLE_MAP],
        name: "Entries",
        parameters: &[],
        gives: SET,
        doc: "The keys with their values, each of which has a `Key` and a `Value`.",
        example: ("MutableMap({1 => ^}).Entries", "{1 => ^}"),
        call: Call::Mutable(|session, it, bound| of_map(session, it, "Entries", bound)),
    },
    Method {
        of: &[MUTABLE_MAP],
        name: "ToMap",
        parameters: &[],
        gives: MAP,
        doc: "What the map is now, as one that does not change.",
        example: ("MutableMap({1 => ^}).ToMap", "{1 => ^}"),
        call: Call::Mutable(|session, it, bound| {
            operate::collect::map(session, &it.entries().unwrap_or_default(), bound.span)
        }),
    },
];

/// The elements of the collection that is given, or none.
fn given(session: &mut Session, bound: &Bound) -> Evaluated<Vec<Value>> {
    let Some((value, at)) = bound.get(0) else { return Ok(Vec::new()) };
    let value = value.clone();
    match elements(session, &value, at)? {
        Some(all) => {
            check_length(all.items.len(), at)?;
            Ok(all.into_vec())
        }
        None => Err(bound.wrong(session, 0)),
    }
}

/// The member of the map that has the entries of one that changes.
fn of_map(session: &mut Session, it: &Mutable, name: &str, bound: &Bound) -> Evaluated<Value> {
    let map = operate::collect::map(session, &it.entries().unwrap_or_default(), bound.span)?;
    read_member(session, &map, name, bound.span)
}
