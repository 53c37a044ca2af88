//! Methods of maps.

use super::collection::size;
use super::own::new;
use super::table::{Call, Method};
use crate::class::{BOOLEAN, INTEGER, MAP, OBJECT, SET};
use crate::operate::{optional, required};
use crate::value::Value;

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
            session.set(entries.iter().map(|(key, _)| key.clone()).collect(), bound.span)
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
            session.set(entries.iter().map(|(_, value)| value.clone()).collect(), bound.span)
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
            let mut all = Vec::with_capacity(entries.len());
            for (key, value) in entries.iter() {
                let parts = vec![key.clone(), value.clone()];
                all.push(new(session, "cgsuite.lang.MapEntry", parts, bound.span)?);
            }
            // The keys stand in order.
            Ok(Value::Set(all.into()))
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
            session.map(&turned, bound.span)
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
            session.map(&pairs, bound.span)
        }),
    },
];
