//! Methods of maps.

use super::collection::{is_empty, size};
use super::own::new;
use super::table::{Call, Method};
use crate::class::{BOOLEAN, INTEGER, LIST, MAP, MUTABLE_MAP, OBJECT, SET};
use crate::failure::Evaluated;
use crate::operate::arguments::{optional, required};
use crate::operate::collect::set;
use crate::value::Value;
use crate::value::items::Items;
use crate::{Session, Span, operate};

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[MAP],
        name: "Size",
        parameters: &[],
        gives: INTEGER,
        doc: "How many keys there are.",
        example: ("{1 => 2}.Size", "1"),
        call: Call::Map(|session, entries, bound| size(session, entries.len(), bound.span)),
    },
    Method {
        of: &[MAP],
        name: "Length",
        parameters: &[],
        gives: INTEGER,
        doc: "The same as `Size`.",
        example: ("{1 => 2}.Length", "1"),
        call: Call::Map(|session, entries, bound| size(session, entries.len(), bound.span)),
    },
    Method {
        of: &[MAP],
        name: "IsEmpty",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether there are no keys.",
        example: ("{=>}.IsEmpty", "true"),
        call: Call::Map(|_, entries, _| Ok(Value::Boolean(entries.is_empty()))),
    },
    Method {
        of: &[MAP],
        name: "Keys",
        parameters: &[],
        gives: SET,
        doc: "The keys.",
        example: ("{1 => ^, 2 => *}.Keys", "{1,2}"),
        call: Call::Map(|session, entries, bound| {
            set(session, entries.iter().map(|(key, _)| key.clone()).collect(), bound.span)
        }),
    },
    Method {
        of: &[MAP],
        name: "Values",
        parameters: &[],
        gives: SET,
        doc: "The values, each once.",
        example: ("{1 => ^, 2 => *}.Values", "{*,^}"),
        call: Call::Map(|session, entries, bound| {
            set(session, entries.iter().map(|(_, value)| value.clone()).collect(), bound.span)
        }),
    },
    Method {
        of: &[MAP],
        name: "Entries",
        parameters: &[],
        gives: SET,
        doc: "The keys with their values, each of which has a `Key` and a `Value`.",
        example: ("{1 => ^, 2 => *}.Entries", "{1 => ^,2 => *}"),
        call: Call::Map(|session, entries, bound| {
            let all = entries.iter().map(|it| entry(session, it, bound.span));
            // The keys stand in order.
            Ok(Value::Set(all.collect::<Evaluated<Vec<_>>>()?.into()))
        }),
    },
    Method {
        of: &[MAP, MUTABLE_MAP],
        name: "Head",
        parameters: &[],
        gives: OBJECT,
        doc: "The first key with its value, in the order in which the map is printed.",
        example: ("{2 => *, 1 => ^}.Head", "1 => ^"),
        call: Call::Any(|session, map, bound| {
            let entries = entries(session, map, bound.span)?;
            let first = entries.first().ok_or_else(|| is_empty(bound.span))?;
            entry(session, first, bound.span)
        }),
    },
    Method {
        of: &[MAP, MUTABLE_MAP],
        name: "Tail",
        parameters: &[],
        gives: LIST,
        doc: "The keys but the first, each with its value, in the order in which the map is printed.",
        example: ("{1 => ^, 2 => *, 3 => 0}.Tail", "[2 => *,3 => 0]"),
        call: Call::Any(|session, map, bound| {
            let entries = entries(session, map, bound.span)?;
            let [_, tail @ ..] = &entries[..] else { return Err(is_empty(bound.span)) };
            let tail = tail.iter().map(|it| entry(session, it, bound.span));
            Ok(Value::list(tail.collect::<Evaluated<_>>()?))
        }),
    },
    Method {
        of: &[MAP, MUTABLE_MAP],
        name: "ToList",
        parameters: &[],
        gives: LIST,
        doc: "The keys with their values as a list, in the order in which the map is printed.",
        example: ("{2 => *, 1 => ^}.ToList", "[1 => ^,2 => *]"),
        call: Call::Any(|session, map, bound| {
            let entries = entries(session, map, bound.span)?;
            let all = entries.iter().map(|it| entry(session, it, bound.span));
            Ok(Value::list(all.collect::<Evaluated<_>>()?))
        }),
    },
    Method {
        of: &[MAP],
        name: "ContainsKey",
        parameters: &[required("key", OBJECT)],
        gives: BOOLEAN,
        doc: "Whether a value is a key.",
        example: ("{1 => ^, 2 => *}.ContainsKey(2)", "true"),
        call: Call::Map(|_, entries, bound| {
            let key = bound.value(0).0;
            Ok(Value::Boolean(entries.place(key).is_some()))
        }),
    },
    Method {
        of: &[MAP],
        name: "Reversed",
        parameters: &[],
        gives: MAP,
        doc: "The map from the values to their keys.",
        example: ("{1 => ^, 2 => *}.Reversed", "{* => 2, ^ => 1}"),
        call: Call::Map(|session, entries, bound| {
            let turned: Vec<_> = entries.iter().map(|(k, v)| (v.clone(), k.clone())).collect();
            operate::collect::map(session, &turned, bound.span)
        }),
    },
    Method {
        of: &[MAP],
        name: "Updated",
        parameters: &[required("updates", OBJECT), optional("value", OBJECT)],
        gives: MAP,
        doc: "The map with the values of another one for the keys of that, or with a value for a key.",
        example: ("{1 => ^, 2 => *}.Updated({2 => 0})", "{1 => ^, 2 => 0}"),
        call: Call::Map(|session, entries, bound| {
            let single;
            let updates: &[(Value, Value)] = match (bound.value(0).0, bound.get(1)) {
                (key, Some((value, _))) => {
                    single = [(key.clone(), value.clone())];
                    &single
                }
                (Value::Map(updates), None) => updates,
                _ => return Err(bound.mismatch(session, 0, MAP)),
            };
            let pairs: Vec<_> = entries.iter().chain(updates.iter()).cloned().collect();
            operate::collect::map(session, &pairs, bound.span)
        }),
    },
];

/// The entries of a map, or of one that changes, in the order of the keys.
fn entries(session: &mut Session, map: &Value, span: Span) -> Evaluated<Items<(Value, Value)>> {
    let entries = match map {
        Value::Mutable(it) => {
            operate::collect::map(session, &it.entries().unwrap_or_default(), span)?
        }
        other => other.clone(),
    };
    match entries {
        Value::Map(entries) => Ok(entries),
        _ => Ok(Vec::new().into()),
    }
}

/// A key with its value, as the elements of maps are.
fn entry(session: &mut Session, (key, value): &(Value, Value), span: Span) -> Evaluated<Value> {
    new(session, "cgsuite.lang.MapEntry", vec![key.clone(), value.clone()], span)
}
