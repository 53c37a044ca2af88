//! Methods of maps.

use super::collection::size;
use super::table::{Call, Method};
use crate::class::{BOOLEAN, INTEGER, MAP, SET};
use crate::operate::required;
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
        parameters: &[required("updates", MAP)],
        gives: MAP,
        doc: "The map with the values of another one for the keys of that.",
        example: ("{1 => ^, 2 => *}.Updated({2 => 0})", "{1 => ^, 2 => 0}"),
        call: Call::Map(|session, entries, bound| {
            let Value::Map(updates) = bound.value(0).0 else {
                return Err(bound.wrong(session, 0));
            };
            let pairs: Vec<_> = entries.iter().chain(updates.iter()).cloned().collect();
            session.map(&pairs, bound.span)
        }),
    },
];
