//! Values on their way from one session to another: games in canonical form mean something in one of them only.

use super::NOWHERE;
use crate::Session;
use crate::compound::Compound;
use crate::data::{Edge, Vertex};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::game_value;
use crate::run::{BoundClass, Object};
use crate::value::{Explicit, Shared, Value};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};
use tweedle_engine::short::CodeError;
use tweedle_syntax::Mistake;

/// Exchanges a part of a value for another one; `None` if it stays.
type Exchange<'e> = &'e mut dyn FnMut(&mut Session, &Value) -> Evaluated<Option<Value>>;

/// A part exchanged, at any depth.
fn exchanged(
    session: &mut Session,
    part: &Value,
    exchange: Exchange<'_>,
) -> Evaluated<Option<Value>> {
    session.control.check().at(NOWHERE)?;
    crate::with_stack(|| exchange(session, part))
}

/// The first byte of a game on its way to another session: a short game goes on with its code, and a stopper
/// with a cycle goes on with its text.
const SHORT: u8 = 0;
const LOOPY: u8 = 1;

/// The code of a short game that is on its way to another session; `None` of a stopper with a cycle.
pub(super) fn short_code(coded: &[u8]) -> Option<&[u8]> {
    coded.strip_prefix(&[SHORT])
}

/// True if a value has no games in it that mean something in one session only, as most positions have none. The answer
/// for an object is found once; objects may be parts of each other many times over, and hold those that belong to them.
pub(crate) fn has_no_games(value: &Value) -> bool {
    match value {
        Value::Object(object) => object.has_no_games(|fields| {
            let is_plain_at_once = is_plain(&object.enclosing) && fields.iter().all(is_plain);
            is_plain_at_once || !has_own_games(value, &mut HashSet::new())
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

/// True if a value has games that mean something in one session only, also in what changes; `met` has what changes
/// and has been looked at.
fn has_own_games(value: &Value, met: &mut HashSet<usize>) -> bool {
    let mut is_new = |place: usize| met.insert(place);
    match value {
        Value::Game(g) => g.small().is_none(),
        Value::Affine(_)
        | Value::Misere(_)
        | Value::Stopper { .. }
        | Value::Sided(_)
        | Value::Coded(_) => true,
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

fn any_own<'v>(values: impl IntoIterator<Item = &'v Value>, met: &mut HashSet<usize>) -> bool {
    values.into_iter().any(|value| crate::with_stack(|| has_own_games(value, met)))
}

fn carries_games(value: &Value) -> Failure {
    let what = match value {
        Value::Affine(_) => "a game with entailing moves",
        Value::Sided(_) => "a loopy game that has two sides",
        Value::Misere(_) => "a game in canonical form for misère play",
        _ => {
            let message = "Rules cannot be given a game inside of what changes: a collection, a variable that functions share, or an object.";
            return Failure::new(Mistake::RulesFailed, message, NOWHERE)
                .with_hint("Give them a list, a set or a map.");
        }
    };
    Failure::new(
        Mistake::RulesFailed,
        format!("Rules of a program cannot be given {what}."),
        NOWHERE,
    )
}

/// A value with the games in it as byte codes that mean something in one session only; `None` if there are none.
pub(super) fn frozen(session: &mut Session, value: &Value) -> Evaluated<Option<Value>> {
    match value {
        Value::Game(g) if g.small().is_none() => {
            let code = session.analyst.store.encode(*g).at(NOWHERE)?;
            let code: Vec<u8> = std::iter::once(SHORT).chain(code).collect();
            Ok(Some(Value::Coded(code.into())))
        }
        Value::Stopper { .. } => {
            let text = crate::print::text(session, value, NOWHERE)?;
            let code: Vec<u8> = std::iter::once(LOOPY).chain(text.bytes()).collect();
            Ok(Some(Value::Coded(code.into())))
        }
        _ if has_no_games(value) => Ok(None),
        _ => rebuilt(session, value, &mut frozen),
    }
}

/// A value with the games that it has as byte codes.
pub(super) fn thawed(session: &mut Session, value: &Value) -> Evaluated<Value> {
    Ok(thawed_parts(session, value)?.unwrap_or_else(|| value.clone()))
}

pub(super) fn thawed_parts(session: &mut Session, value: &Value) -> Evaluated<Option<Value>> {
    match value {
        Value::Coded(code) => match (short_code(code), &code[..]) {
            (Some(code), _) => match session.analyst.store.decode(code) {
                Ok(g) => Ok(Some(game_value(session, g))),
                Err(CodeError::Stop(stop)) => Err(Failure::stopped(stop, NOWHERE)),
                Err(error) => Err(Failure::new(Mistake::RulesFailed, error.to_string(), NOWHERE)),
            },
            (None, code) => {
                let text = String::from_utf8_lossy(code.get(1..).unwrap_or_default());
                session.evaluate(&crate::parse(&text)?).map(Some)
            }
        },
        _ if has_no_games(value) => Ok(None),
        _ => rebuilt(session, value, &mut thawed_parts),
    }
}

/// The value of a variable for another session, which has a copy of its own of what changes; `copies` has those that
/// there are, by where the originals stand in memory.
pub(super) fn carried(
    session: &mut Session,
    value: &Value,
    exchange: Exchange<'_>,
    copies: &mut HashMap<usize, Value>,
) -> Evaluated<Value> {
    let Value::Mutable(it) = value else {
        return Ok(exchange(session, value)?.unwrap_or_else(|| value.clone()));
    };
    let place = Arc::as_ptr(&it.0) as usize;
    if let Some(copy) = copies.get(&place) {
        return Ok(copy.clone());
    }
    let copy = Shared::from(it.empty_like(&session.control).at(NOWHERE)?);
    // It is known before it has elements: it may hold itself.
    copies.insert(place, Value::Mutable(copy.clone()));
    let mut carry = |part: &Value| crate::with_stack(|| carried(session, part, exchange, copies));
    match it.entries() {
        Some(entries) => {
            for (key, value) in entries {
                copy.put(carry(&key)?, carry(&value)?).at(NOWHERE)?;
            }
        }
        None => {
            for element in it.elements() {
                copy.add(carry(&element)?).at(NOWHERE)?;
            }
        }
    }
    Ok(Value::Mutable(copy))
}

/// A value with some of its parts exchanged; `None` if none is.
pub(super) fn rebuilt(
    session: &mut Session,
    value: &Value,
    exchange: Exchange<'_>,
) -> Evaluated<Option<Value>> {
    let mut all = |session: &mut Session, items: &[Value]| -> Evaluated<Option<Vec<Value>>> {
        let mut new: Option<Vec<Value>> = None;
        for (place, item) in items.iter().enumerate() {
            if let Some(value) = exchanged(session, item, &mut *exchange)? {
                new.get_or_insert_with(|| items.to_vec())[place] = value;
            }
        }
        Ok(new)
    };
    Ok(match value {
        Value::List(items) => all(session, items)?.map(Value::list),
        Value::Set(items) => all(session, items)?.map(|items| Value::Set(items.into())),
        Value::Map(entries) => {
            let parts: Vec<Value> =
                entries.iter().flat_map(|(k, v)| [k.clone(), v.clone()]).collect();
            all(session, &parts)?.map(|parts| {
                let pairs = parts.chunks_exact(2).map(|it| (it[0].clone(), it[1].clone()));
                Value::Map(pairs.collect())
            })
        }
        Value::Explicit(explicit) => {
            let sides = [all(session, &explicit.options[0])?, all(session, &explicit.options[1])?];
            match sides {
                [None, None] => None,
                [left, right] => {
                    let [old_left, old_right] = &explicit.options;
                    let left = left.unwrap_or_else(|| old_left.clone());
                    let right = right.unwrap_or_else(|| old_right.clone());
                    Some(Value::Explicit(Explicit::new([left, right]).into()))
                }
            }
        }
        Value::Compound(compound) => all(session, &compound.parts)?.map(|parts| {
            Value::Compound(Compound::new(compound.kind, parts, compound.is_impartial).into())
        }),
        Value::Object(object) => {
            let Some(fields) = object.fixed() else {
                let has_games = has_own_games(value, &mut HashSet::new());
                return if has_games { Err(carries_games(value)) } else { Ok(None) };
            };
            let fields = all(session, fields)?;
            let enclosing = all(session, std::slice::from_ref(&object.enclosing))?;
            if fields.is_none() && enclosing.is_none() {
                return Ok(None);
            }
            let enclosing = enclosing.and_then(|mut it| it.pop());
            Some(Value::Object(
                Object::made(
                    object.class.clone(),
                    enclosing.unwrap_or_else(|| object.enclosing.clone()),
                    fields.unwrap_or_else(|| object.fields()).into(),
                )
                .into(),
            ))
        }
        Value::Graph(graph) => {
            let labels: Vec<Value> = graph.all_labels().cloned().collect();
            all(session, &labels)?.map(|labels| Value::Graph(graph.with_labels(labels).into()))
        }
        Value::Vertex(vertex) => {
            let graph = all(session, &[Value::Graph(vertex.graph.clone())])?;
            graph.and_then(|mut it| it.pop()).and_then(|it| match it {
                Value::Graph(graph) => Some(Value::Vertex(Vertex { graph, number: vertex.number })),
                _ => None,
            })
        }
        Value::Edge(edge) => {
            let label = all(session, std::slice::from_ref(&edge.label))?;
            label
                .and_then(|mut it| it.pop())
                .map(|label| Value::Edge(Edge { from: edge.from, to: edge.to, label }.into()))
        }
        Value::Range(range) => all(session, &range[..])?.and_then(|parts| {
            <[Value; 3]>::try_from(parts).ok().map(|parts| Value::Range(Arc::new(parts)))
        }),
        Value::Declared(bound) => {
            let enclosing = all(session, std::slice::from_ref(&bound.enclosing))?;
            enclosing.and_then(|mut it| it.pop()).map(|enclosing| {
                let class = bound.class.clone();
                Value::Declared(BoundClass { class, enclosing }.into())
            })
        }
        // A collection that changes is shared, and so must not have games that mean something in one session only.
        Value::Mutable(_)
        | Value::Cell(_)
        | Value::Affine(_)
        | Value::Misere(_)
        | Value::Sided(_)
            if has_own_games(value, &mut HashSet::new()) =>
        {
            return Err(carries_games(value));
        }
        Value::Closure(closure) => all(session, &closure.captures)?.map(|captures| {
            let captures = captures.into();
            let code = closure.code.clone();
            Value::Closure(crate::run::Closure { code, captures }.into())
        }),
        _ => None,
    })
}
