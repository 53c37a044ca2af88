//! Sets and maps, and the canonical forms of games of any kind.

use super::compare::sorted;
use crate::failure::Evaluated;
use crate::value::Value;
use crate::value::hash::{Keyed, order};
use crate::value::identical::identical;
use crate::{Session, Span};
use foldhash::fast::FixedState;
use std::collections::{HashMap, HashSet};

/// In a set of at most this number of values each is compared with each.
const FEW: usize = 8;

/// A set: each value once, in order.
pub(crate) fn set(session: &mut Session, mut values: Vec<Value>, span: Span) -> Evaluated<Value> {
    if values.iter().any(|value| matches!(value, Value::Object(_))) {
        // Objects are sorted only when they are printed: sets of them are what rulesets are made of.
        if values.len() <= FEW {
            let mut kept = 0;
            for place in 0..values.len() {
                if !values[..kept].iter().any(|known| identical(known, &values[place])) {
                    values.swap(kept, place);
                    kept += 1;
                }
            }
            values.truncate(kept);
            return Ok(Value::Set(values.into()));
        }
        let mut seen = HashSet::with_capacity_and_hasher(values.len(), FixedState::default());
        values.retain(|value| seen.insert(Keyed(value.clone())));
        return Ok(Value::Set(values.into()));
    }
    let mut values = sorted(session, values, span)?;
    values.dedup_by(|a, b| identical(a, b));
    Ok(Value::Set(values.into()))
}

/// A map: each key once, the last value given for it, in the order of the keys.
pub(crate) fn map(session: &mut Session, pairs: &[(Value, Value)], span: Span) -> Evaluated<Value> {
    map_from(session, pairs.to_vec(), span)
}

/// The same, of pairs that are not needed any more.
pub(crate) fn map_from(
    session: &mut Session,
    mut pairs: Vec<(Value, Value)>,
    span: Span,
) -> Evaluated<Value> {
    let is_all = |f: fn(&Value) -> bool| pairs.iter().all(|(key, _)| f(key));
    if is_all(|key| matches!(key, Value::Coordinates(..)))
        || is_all(|key| matches!(key, Value::Integer(_)))
    {
        // Rulesets change boards and strips by such maps.
        if pairs.is_sorted_by(|(a, _), (b, _)| order(a, b).is_lt()) {
            return Ok(Value::Map(pairs.into()));
        }
        pairs.sort_by(|(a, _), (b, _)| order(a, b));
        pairs.dedup_by(|later, first| {
            let is_same = identical(&later.0, &first.0);
            if is_same {
                std::mem::swap(later, first);
            }
            is_same
        });
        return Ok(Value::Map(pairs.into()));
    }
    let keys = pairs.iter().map(|(key, _)| key.clone()).collect();
    let Value::Set(keys) = set(session, keys, span)? else { return Ok(Value::Nothing) };
    let mut last: HashMap<Keyed, Value> = HashMap::with_capacity(pairs.len());
    last.extend(pairs.iter().map(|(key, value)| (Keyed(key.clone()), value.clone())));
    let entries = keys.iter().map(|key| {
        let value = last.remove(&Keyed(key.clone()));
        (key.clone(), value.unwrap_or(Value::Nothing))
    });
    Ok(Value::Map(entries.collect()))
}
