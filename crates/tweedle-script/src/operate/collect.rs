//! Sets and maps, and the canonical forms of games of any kind.

use super::affine::no_canonical_form;
use super::compare::sorted;
use super::is_loopy;
use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::no_game::no_game_hint;
use crate::value::hash::{Keyed, order};
use crate::value::identical::identical;
use crate::value::{Explicit, Value};
use crate::{Session, Span};
use foldhash::fast::FixedState;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_engine::short::Id;
use tweedle_syntax::Mistake;

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

/// The canonical form of an explicit game. Those that stand in it more than once are `known` by their addresses.
fn explicit_form(
    session: &mut Session,
    explicit: &Arc<Explicit>,
    known: &mut HashMap<usize, Id>,
    span: Span,
) -> Evaluated<Id> {
    let address = Arc::as_ptr(explicit).addr();
    if let Some(&form) = known.get(&address) {
        return Ok(form);
    }
    session.control.check().at(span)?;
    let mut sides = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        for option in &explicit.options[player.index()] {
            let form = crate::with_stack(|| match option {
                Value::Explicit(inner) => explicit_form(session, inner, known, span),
                other => canonical_form(session, other, span),
            });
            sides[player.index()].push(form?);
        }
    }
    let form = session.analyst.store.game(&sides[0], &sides[1]).at(span)?;
    known.insert(address, form);
    Ok(form)
}

/// The canonical form of a game of any kind.
pub(crate) fn canonical_form(session: &mut Session, value: &Value, span: Span) -> Evaluated<Id> {
    match value {
        Value::Game(g) => Ok(*g),
        Value::Integer(n) => session.analyst.store.number((*n).into()).at(span),
        Value::Position(position) => {
            let result = session.analyst.canonical_form(position);
            result.map_err(|error| position_failure(error, position, span))
        }
        Value::Explicit(explicit) => explicit_form(session, explicit, &mut HashMap::new(), span),
        Value::Affine(_) => Err(no_canonical_form(span)),
        other => {
            if let Some(position) = (session.links.position_of)(session, other, span)? {
                let result = session.analyst.canonical_form(&position);
                return result.map_err(|error| position_failure(error, &position, span));
            }
            if is_loopy(other) {
                let message = "Play can go round in this game, so that it has no canonical form as a short game.";
                let hint = "Its sides may be short games: `.Onside`, `.Offside`. A position with a ko has a thermograph, such as a token on a graph.";
                return Err(Failure::new(Mistake::LoopyGame, message, span).with_hint(hint));
            }
            let class = other.class(&session.analyst.store);
            let failure =
                Failure::new(Mistake::NotAGame, format!("A `{class}` is not a game."), span);
            Err(match no_game_hint(other) {
                Some(hint) => failure.with_hint(hint),
                None => failure,
            })
        }
    }
}
