//! Sets and maps, and the canonical forms of games of any kind.

use super::affine::no_canonical_form;
use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::value::Value;
use crate::{Session, Span};
use tweedle::Player;
use tweedle::short::Id;

impl Session {
    /// A set: each value once, in order.
    pub(crate) fn set(&mut self, values: Vec<Value>, span: Span) -> Evaluated<Value> {
        let mut values = self.sorted(values, span)?;
        self.dedup(&mut values);
        Ok(Value::Set(values.into()))
    }

    /// A map: each key once, the last value given for it, in the order of the keys.
    pub(crate) fn map(&mut self, pairs: &[(Value, Value)], span: Span) -> Evaluated<Value> {
        let keys = pairs.iter().map(|(key, _)| key.clone()).collect();
        let Value::Set(keys) = self.set(keys, span)? else { return Ok(Value::Nothing) };
        let entries = keys.iter().map(|key| {
            let last = pairs.iter().rev().find(|(other, _)| self.identical(key, other));
            (key.clone(), last.map_or(Value::Nothing, |(_, value)| value.clone()))
        });
        Ok(Value::Map(entries.collect()))
    }

    /// The canonical form of a game of any kind.
    pub(crate) fn canonical_form(&mut self, value: &Value, span: Span) -> Evaluated<Id> {
        match value {
            Value::Game(g) => Ok(*g),
            Value::Integer(n) => self.analyst.store.number((*n).into()).at(span),
            Value::Position(position) => {
                let result = self.analyst.canonical_form(position);
                result.map_err(|error| position_failure(error, position, span))
            }
            Value::Explicit(explicit) => {
                let mut sides = [Vec::new(), Vec::new()];
                for player in Player::BOTH {
                    for option in &explicit.options[player.index()] {
                        let canonical = crate::with_stack(|| self.canonical_form(option, span))?;
                        sides[player.index()].push(canonical);
                    }
                }
                self.analyst.store.game(&sides[0], &sides[1]).at(span)
            }
            Value::Affine(_) => Err(no_canonical_form(span)),
            other => {
                let class = other.class(&self.analyst.store);
                Err(Failure::new(format!("A `{class}` is not a game."), span))
            }
        }
    }
}
