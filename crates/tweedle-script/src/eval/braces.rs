//! `{L|R}`, sets and maps.

use super::affine::is_affine;
use crate::ast::{Expr, Game};
use crate::failure::{At, Evaluated, Failure};
use crate::value::{Explicit, Value};
use crate::{Session, Span};
use std::rc::Rc;
use tweedle::Player;
use tweedle::short::Id;

impl Session {
    /// A game from its options: a canonical form if all are short games, an affine form if some are
    /// affine, an explicit game if some are positions or explicit games or the game itself was written
    /// so.
    pub(crate) fn game(&mut self, game: &Game, span: Span) -> Evaluated<Value> {
        if let Some(name) = &game.name {
            return Err(Failure::new("Named games are not supported yet.", name.span).with_hint(
                "A name before `{` lets a game refer to itself, which makes it loopy.",
            ));
        }
        let sides = [self.options(&game.left)?, self.options(&game.right)?];
        if sides.iter().flatten().any(|(option, _)| is_affine(option)) {
            // Nothing is simplified in affine forms, with quotes or without.
            return self.affine_game(&sides, [&game.left, &game.right], span);
        }
        let [left, right] =
            sides.map(|side| side.into_iter().map(|(option, _)| option).collect::<Vec<_>>());
        let ids = |options: &[Value]| -> Option<Vec<Id>> {
            let id = |option: &Value| match option {
                Value::Game(g) => Some(*g),
                _ => None,
            };
            options.iter().map(id).collect()
        };
        if !game.explicit
            && let (Some(left), Some(right)) = (ids(&left), ids(&right))
        {
            return Ok(Value::Game(self.store.game(&left, &right).at(span)?));
        }
        let height = left.iter().chain(&right).map(explicit_height).max().unwrap_or(0);
        Ok(Value::Explicit(Rc::new(Explicit { options: [left, right], height: height + 1 })))
    }

    /// The options on one side and where they stand; collections among them count by their elements.
    fn options(&mut self, items: &[Expr]) -> Evaluated<Vec<(Value, Span)>> {
        let mut options = Vec::with_capacity(items.len());
        for item in items {
            let value = self.expr(item)?;
            push_option(&mut options, value, item.span)?;
        }
        Ok(options)
    }

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
            Value::Position(position) => {
                let result = self.analyst().canonical_form(position);
                result.map_err(|error| crate::library::position_failure(error, position, span))
            }
            Value::Explicit(explicit) => {
                let mut sides = [Vec::new(), Vec::new()];
                for player in Player::BOTH {
                    for option in &explicit.options[player.index()] {
                        let canonical = crate::with_stack(|| self.canonical_form(option, span))?;
                        sides[player.index()].push(canonical);
                    }
                }
                self.store.game(&sides[0], &sides[1]).at(span)
            }
            Value::Affine(_) => Err(crate::library::no_canonical_form(span)),
            other => {
                let class = other.class(&self.store);
                Err(Failure::new(format!("A `{class}` is not a game."), span))
            }
        }
    }
}

fn explicit_height(value: &Value) -> u32 {
    match value {
        Value::Explicit(explicit) => explicit.height,
        _ => 0,
    }
}

/// Adds an option; the elements of a collection one by one.
fn push_option(options: &mut Vec<(Value, Span)>, value: Value, span: Span) -> Evaluated<()> {
    match value {
        Value::Game(_) | Value::Affine(_) | Value::Explicit(_) | Value::Position(_) => {
            options.push((value, span));
        }
        Value::List(items) | Value::Set(items) => {
            for item in items.iter() {
                push_option(options, item.clone(), span)?;
            }
        }
        Value::Rational(x) => {
            return Err(Failure::new(
                format!("`{x}` is not a short game, so it cannot be an option."),
                span,
            )
            .with_hint("Among the rationals only those over a power of two are short games."));
        }
        _ => {
            return Err(Failure::new(
                "Invalid game specifier: objects must be of type `Game` or `SidedValue`",
                span,
            ));
        }
    }
    Ok(())
}
