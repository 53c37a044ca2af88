//! Values without games that mean something in one session only.

use crate::value::Value;
use std::collections::HashSet;
use std::sync::PoisonError;
use triomphe::Arc;

/// True if a value has no games in it that mean something in one session only, as most positions have none, and never
/// will: nothing in it changes. The answer for an object is found once; objects may be parts of each other many times over,
/// and hold those that belong to them.
#[inline]
pub(crate) fn has_no_games(value: &Value) -> bool {
    matches!(value, Value::Integer(_) | Value::Boolean(_)) || holds_no_games(value)
}

/// The same for other values, apart so that a loop asks the common question in place.
#[inline(never)]
fn holds_no_games(value: &Value) -> bool {
    match value {
        Value::Object(object) => object.has_no_games(|fields| {
            let is_plain_at_once = is_plain(&object.enclosing) && fields.iter().all(is_plain);
            let mut met = Met::default();
            is_plain_at_once || !(has_own_games(value, &mut met) || met.may_change)
        }),
        other => is_plain(other),
    }
}

/// True if a value is none that could have games in it, or an object without variables.
pub(crate) fn is_plain(value: &Value) -> bool {
    match value {
        Value::Nothing
        | Value::Boolean(_)
        | Value::Integer(_)
        | Value::Coordinates(..)
        | Value::Player(_)
        | Value::Outcome(_)
        | Value::Rational(_)
        | Value::Ordinal(_)
        | Value::Infinite { .. }
        | Value::Class(_)
        | Value::Function(_)
        | Value::Symmetry(_)
        | Value::Icon(_)
        | Value::String(_)
        | Value::Grid(_)
        | Value::Strip(_) => true,
        Value::Game(g) => g.small().is_some(),
        Value::List(items) | Value::Set(items) => items.are_plain(is_plain),
        Value::Map(entries) => entries.are_plain(|(k, v)| is_plain(k) && is_plain(v)),
        Value::Explicit(explicit) => explicit.is_plain(),
        Value::Object(outer) => {
            outer.fixed().is_some_and(<[Value]>::is_empty) && is_plain(&outer.enclosing)
        }
        _ => false,
    }
}

/// What has been looked at in a search for games.
#[derive(Default)]
pub(crate) struct Met {
    /// Where objects, and what changes, stand in memory.
    places: HashSet<usize>,
    /// True if something was among them that may change.
    may_change: bool,
}

/// True if a value has games that mean something in one session only, also in what changes.
pub(crate) fn has_own_games(value: &Value, met: &mut Met) -> bool {
    met.may_change |= match value {
        Value::Mutable(_) | Value::Cell(_) => true,
        Value::Object(object) => object.fixed().is_none(),
        _ => false,
    };
    let mut is_new = |place: usize| met.places.insert(place);
    match value {
        Value::Game(g) => g.small().is_none(),
        Value::Affine(_)
        | Value::Misere(_)
        | Value::OfUniverse(..)
        | Value::Stopper { .. }
        | Value::Sided(_)
        | Value::Coded(_) => true,
        Value::Quotient(it) | Value::QuotientElement(it, _) => it.is_of_session(),
        _ if is_plain(value) => false,
        Value::Mutable(it) => {
            !it.is_plain() && is_new(Arc::as_ptr(&it.0) as usize) && any_own(&it.parts(), met)
        }
        Value::Cell(cell) => {
            // The lock is free while the value is looked into: a function in it may have the cell.
            let inner = cell.lock().unwrap_or_else(PoisonError::into_inner).clone();
            is_new(Arc::as_ptr(&cell.0) as usize) && any_own([&inner], met)
        }
        Value::Object(object) => {
            is_new(Arc::as_ptr(&object.0) as usize)
                && any_own(object.fields().iter().chain([&object.enclosing]), met)
        }
        Value::Declared(bound) => any_own([&bound.enclosing], met),
        Value::List(items) | Value::Set(items) => any_own(&**items, met),
        Value::Map(entries) => any_own(entries.iter().flat_map(|(key, value)| [key, value]), met),
        Value::Range(range) => any_own(&**range, met),
        Value::Explicit(explicit) => any_own(explicit.options.iter().flatten(), met),
        Value::Compound(compound) => any_own(&compound.parts, met),
        Value::Closure(closure) => any_own(&closure.captures, met),
        Value::Graph(graph) => any_own(graph.all_labels(), met),
        Value::Vertex(vertex) => any_own(vertex.graph.all_labels(), met),
        Value::Edge(edge) => any_own([&edge.label], met),
        _ => false,
    }
}

fn any_own<'v>(values: impl IntoIterator<Item = &'v Value>, met: &mut Met) -> bool {
    values.into_iter().any(|value| crate::with_stack(|| has_own_games(value, met)))
}
