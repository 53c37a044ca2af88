//! Values on their way from one session to another: games in canonical form mean something in one of them only.

use crate::Session;
use crate::data::{Edge, Vertex};
use crate::failure::{At, Evaluated, Failure, NOWHERE};
use crate::operate::convert::game_value;
use crate::value::compound::Compound;
use crate::value::object::{BoundClass, Object};
use crate::value::plain::{Met, has_no_games, has_own_games};
use crate::value::{Explicit, Shared, Value};
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::short::CodeError;
use tweedle_syntax::say;

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

fn carries_games(value: &Value) -> Failure {
    let what = match value {
        Value::Affine(_) => "a game with entailing moves",
        Value::Sided(_) => "a loopy game that has two sides",
        Value::OfUniverse(..) => "a form of a universe",
        Value::Misere(_) => "a game in canonical form for misère play",
        Value::Quotient(_) | Value::QuotientElement(..) => "a misère quotient of games",
        _ => {
            return Failure::new(say::rules_with_game_that_changes(), NOWHERE);
        }
    };
    Failure::new(say::rules_cannot_be_given(what), NOWHERE)
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
            let text = (session.links.text)(session, value, NOWHERE)?;
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
                Err(error) => Err(Failure::new(say::rules_failed(&error), NOWHERE)),
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
    let place = triomphe::Arc::as_ptr(&it.0) as usize;
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
#[expect(clippy::too_many_lines, reason = "a line for each kind of value")]
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
                let has_games = has_own_games(value, &mut Met::default());
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
        | Value::OfUniverse(..)
        | Value::Quotient(_)
        | Value::QuotientElement(..)
        | Value::Sided(_)
            if has_own_games(value, &mut Met::default()) =>
        {
            return Err(carries_games(value));
        }
        Value::Closure(closure) => all(session, &closure.captures)?.map(|captures| {
            let captures = captures.into();
            let code = closure.code.clone();
            Value::Closure(crate::value::object::Closure { code, captures }.into())
        }),
        _ => None,
    })
}
