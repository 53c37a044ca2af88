//! `{L|R}`.

use crate::ast::{Expr, Game};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::is_affine;
use crate::value::{Explicit, Value};
use crate::{Session, Span};
use std::sync::Arc;
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
            return Ok(Value::Game(self.analyst.store.game(&left, &right).at(span)?));
        }
        let height = left.iter().chain(&right).map(explicit_height).max().unwrap_or(0);
        Ok(Value::Explicit(Arc::new(Explicit { options: [left, right], height: height + 1 })))
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
