//! Sums and products of games that are kept as they are written: making them, and their options.

use super::arithmetic::check_length;
use crate::compound::{Compound, CompoundKind, size_of_game, turned};
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_engine::number::Integer;
use tweedle_engine::{Player, Ruleset};
use tweedle_search::AnyRules;
use tweedle_syntax::Mistake;

/// The place of an event without a text.
const NOWHERE: Span = Span { start: 0, end: 0 };

/// True if a value is a game that is kept as it is written.
pub(crate) fn is_form(value: &Value) -> bool {
    matches!(value, Value::Explicit(_) | Value::Compound(_))
}

/// True if a value is a game that is not its value: a position, or a game that is kept as it is written.
pub(crate) fn is_unvalued(value: &Value) -> bool {
    match value {
        Value::Position(_) => true,
        Value::Object(object) => object.class.is_game,
        other => is_form(other),
    }
}

/// True if a value is a game that is no affine one.
pub(crate) fn is_game(value: &Value) -> bool {
    match value {
        Value::Integer(_) | Value::Game(_) | Value::Position(_) => true,
        Value::Object(object) => object.class.is_game,
        other => is_form(other),
    }
}

/// Refuses games with entailing moves, whose obligations only sums of positions know.
///
/// # Errors
/// [`Failure`] if one of the values is such a position.
pub(crate) fn must_be_free<'v>(
    games: impl IntoIterator<Item = &'v Value>,
    span: Span,
) -> Evaluated<()> {
    let is_entailing = |game: &Value| matches!(game, Value::Position(it) if it.is_entailing());
    if games.into_iter().any(is_entailing) {
        let message = "A game with entailing moves can be added to positions only: in other compounds, and beside values, nobody would know who has to answer.";
        return Err(Failure::new(Mistake::EntailingGame, message, span).with_hint(
            "Write a position for a value, such as `game.heap.Nim(2)` for `*2`, or calculate with `.AffineForm`.",
        ));
    }
    Ok(())
}

impl Session {
    /// True if both players always have the same options in a game.
    pub(crate) fn is_impartial_game(&self, game: &Value) -> bool {
        match game {
            Value::Integer(0) => true,
            Value::Game(g) => self.analyst.store.as_nimber(*g).is_some(),
            Value::Position(position) => position.is_impartial(),
            Value::Object(object) => object.class.is_impartial,
            Value::Compound(compound) => compound.is_impartial,
            _ => false,
        }
    }

    /// A compound of two games.
    pub(crate) fn compound(
        &self,
        kind: CompoundKind,
        left: &Value,
        right: &Value,
        span: Span,
    ) -> Evaluated<Value> {
        // A game may have as many options as it is deep, and each may be as deep.
        self.control.check().at(span)?;
        if kind == CompoundKind::DisjunctiveSum {
            // Nothing is added.
            match (left, right) {
                (Value::Integer(0), Value::Position(it))
                | (Value::Position(it), Value::Integer(0))
                    if it.is_entailing() =>
                {
                    return Ok(Value::Position(it.clone()));
                }
                _ => {}
            }
        }
        must_be_free([left, right], span)?;
        check_length(size_of_game(left).saturating_add(size_of_game(right)), span)?;
        let is_impartial = self.is_impartial_game(right)
            && (kind == CompoundKind::Multiple || self.is_impartial_game(left));
        let parts = vec![left.clone(), right.clone()];
        Ok(Value::Compound(Arc::new(Compound::new(kind, parts, is_impartial))))
    }

    /// A variant of a game.
    pub(crate) fn variant(&self, kind: CompoundKind, game: &Value, span: Span) -> Evaluated<Value> {
        must_be_free([game], span)?;
        check_length(size_of_game(game), span)?;
        let is_impartial = self.is_impartial_game(game);
        Ok(Value::Compound(Compound::new(kind, vec![game.clone()], is_impartial).into()))
    }

    /// The negative of a game that is kept as it is written.
    pub(crate) fn negative_form(&self, game: &Value) -> Value {
        match game {
            Value::Compound(compound) if compound.kind == CompoundKind::Negative => {
                compound.first().clone()
            }
            _ => {
                let is_impartial = self.is_impartial_game(game);
                let parts = vec![game.clone()];
                Value::Compound(Compound::new(CompoundKind::Negative, parts, is_impartial).into())
            }
        }
    }

    /// The negative of any game.
    fn negative_game(&mut self, game: &Value) -> Evaluated<Value> {
        match game {
            Value::Explicit(_) | Value::Compound(_) => {
                self.control.check().at(NOWHERE)?;
                Ok(self.negative_form(game))
            }
            other => self.unary(tweedle_syntax::ast::UnaryOperator::Minus, other, NOWHERE),
        }
    }

    /// The sum of two games.
    fn sum_of_games(&self, left: &Value, right: &Value) -> Evaluated<Value> {
        match (left, right) {
            (Value::Integer(0), game) | (game, Value::Integer(0)) => Ok(game.clone()),
            _ => self.compound(CompoundKind::DisjunctiveSum, left, right, NOWHERE),
        }
    }

    /// A sum of `count` copies of a game.
    fn copies(&self, count: &Integer, game: &Value) -> Evaluated<Value> {
        match i64::try_from(count.clone()) {
            Ok(0) => Ok(Value::Integer(0)),
            Ok(1) => Ok(game.clone()),
            Ok(n) => self.compound(CompoundKind::Multiple, &Value::Integer(n), game, NOWHERE),
            Err(_) => check_length(usize::MAX, NOWHERE).map(|()| Value::Nothing),
        }
    }

    /// The options of any game, as games.
    pub(crate) fn options_of_game(
        &mut self,
        game: &Value,
        player: Player,
    ) -> Evaluated<Vec<Value>> {
        crate::with_stack(|| match game {
            Value::Integer(_) | Value::Game(_) => {
                let g = self.canonical_form(game, NOWHERE)?;
                let options = self.analyst.store.options(g, player).at(NOWHERE)?;
                Ok(options.into_iter().map(|option| self.game_value(option)).collect())
            }
            Value::Position(position) => {
                must_be_free([game], NOWHERE)?;
                let options = AnyRules.options(position, player).at(NOWHERE)?;
                let mut values = Vec::with_capacity(options.len());
                for option in options {
                    values.push(self.with_own_positions(Value::Position(option))?);
                }
                Ok(values)
            }
            Value::Stopper { stopper, .. } => {
                let analyst = &mut self.analyst;
                let options = analyst.stoppers.options(&mut analyst.store, *stopper, player);
                let options = options.at(NOWHERE)?;
                Ok(options.into_iter().map(|option| super::stopper_value(self, option)).collect())
            }
            Value::Explicit(explicit) => Ok(explicit.options[player.index()].clone()),
            Value::Object(_) => self.options_of_object(game, player),
            Value::Compound(compound) => self.options_of_compound(compound, player),
            _ => Ok(Vec::new()),
        })
    }

    fn options_of_compound(
        &mut self,
        compound: &Compound,
        player: Player,
    ) -> Evaluated<Vec<Value>> {
        use CompoundKind as K;
        self.control.check().at(NOWHERE)?;
        let (g, h) = (compound.first(), compound.last());
        let kind = compound.kind;
        let mut options = Vec::new();
        match kind {
            K::Negative => {
                for option in self.options_of_game(g, player.opponent())? {
                    options.push(self.negative_game(&option)?);
                }
            }
            K::Twisted => {
                for option in self.options_of_game(g, player)? {
                    let twisted = self.variant(kind, &option, NOWHERE)?;
                    options.push(self.negative_form(&twisted));
                }
            }
            K::Dicotic => {
                if !self.options_of_game(g, player.opponent())?.is_empty() {
                    for option in self.options_of_game(g, player)? {
                        options.push(self.variant(kind, &option, NOWHERE)?);
                    }
                }
            }
            K::Multiple => {
                let count = self.as_integer(g).unwrap_or(Integer::ZERO);
                let is_negative = count < Integer::ZERO;
                if count == Integer::ZERO {
                    return Ok(options);
                }
                let one = Integer::from(if is_negative { -1 } else { 1 });
                let rest = self.copies(&(count - one), h)?;
                for option in self.options_of_game(h, turned(player, is_negative))? {
                    let option = if is_negative { self.negative_game(&option)? } else { option };
                    options.push(self.sum_of_games(&rest, &option)?);
                }
            }
            K::DisjunctiveSum => {
                for option in self.options_of_game(g, player)? {
                    options.push(self.sum_of_games(&option, h)?);
                }
                for option in self.options_of_game(h, player)? {
                    options.push(self.sum_of_games(g, &option)?);
                }
            }
            K::OrdinalSum => {
                options.extend(self.options_of_game(g, player)?);
                for option in self.options_of_game(h, player)? {
                    options.push(self.compound(kind, g, &option, NOWHERE)?);
                }
            }
            K::SequentialCompound => {
                for option in self.options_of_game(g, player)? {
                    options.push(self.compound(kind, &option, h, NOWHERE)?);
                }
                if options.is_empty() {
                    return self.options_of_game(h, player);
                }
            }
            K::ConjunctiveSum
            | K::SelectiveSum
            | K::ContinuedConjunctiveSum
            | K::DiminishedDisjunctiveSum
            | K::ShortenedSelectiveSum => {
                let of_first = self.options_of_game(g, player)?;
                let of_second = self.options_of_game(h, player)?;
                if of_first.is_empty() || of_second.is_empty() {
                    match kind {
                        K::SelectiveSum => {}
                        // A component that has ended is left out.
                        K::ContinuedConjunctiveSum if of_first.is_empty() => return Ok(of_second),
                        K::ContinuedConjunctiveSum => return Ok(of_first),
                        _ => return Ok(options),
                    }
                }
                if kind != K::DiminishedDisjunctiveSum {
                    check_length(of_first.len().saturating_mul(of_second.len()), NOWHERE)?;
                    for a in &of_first {
                        for b in &of_second {
                            options.push(self.compound(kind, a, b, NOWHERE)?);
                        }
                    }
                }
                if !matches!(kind, K::ConjunctiveSum | K::ContinuedConjunctiveSum) {
                    for a in &of_first {
                        options.push(self.compound(kind, a, h, NOWHERE)?);
                    }
                    for b in &of_second {
                        options.push(self.compound(kind, g, b, NOWHERE)?);
                    }
                }
            }
            K::ConwayProduct | K::OrdinalProduct => {
                return self.options_of_product(compound, player);
            }
        }
        Ok(options)
    }

    /// The options of Conway's product and of the ordinal one.
    fn options_of_product(&mut self, compound: &Compound, player: Player) -> Evaluated<Vec<Value>> {
        use CompoundKind as K;
        let (g, h) = (compound.first(), compound.last());
        let kind = compound.kind;
        let mut options = Vec::new();
        if kind == K::ConwayProduct {
            for side in Player::BOTH {
                let of_first = self.options_of_game(g, side)?;
                // Left moves in both as the same player, and Right as different ones.
                let other = turned(side, player == Player::Right);
                let of_second = self.options_of_game(h, other)?;
                check_length(of_first.len().saturating_mul(of_second.len()), NOWHERE)?;
                for a in &of_first {
                    for b in &of_second {
                        let ah = self.compound(kind, a, h, NOWHERE)?;
                        let gb = self.compound(kind, g, b, NOWHERE)?;
                        let ab = self.compound(kind, a, b, NOWHERE)?;
                        let sum = self.sum_of_games(&ah, &gb)?;
                        let negative = self.negative_form(&ab);
                        options.push(self.sum_of_games(&sum, &negative)?);
                    }
                }
            }
        } else {
            for side in Player::BOTH {
                // In the copies that Left's options of H count Left moves as himself in G, in the others as Right.
                let of_second = self.options_of_game(h, side)?;
                let is_negative = side == Player::Right;
                let of_first = self.options_of_game(g, turned(player, is_negative))?;
                check_length(of_first.len().saturating_mul(of_second.len()), NOWHERE)?;
                for b in &of_second {
                    let base = self.compound(kind, g, b, NOWHERE)?;
                    for a in &of_first {
                        let a = if is_negative { self.negative_game(a)? } else { a.clone() };
                        options.push(self.compound(K::OrdinalSum, &base, &a, NOWHERE)?);
                    }
                }
            }
        }
        Ok(options)
    }

    /// The parts of which a game is the sum, appended.
    pub(crate) fn parts_of_game(&mut self, game: &Value, into: &mut Vec<Value>) -> Evaluated<()> {
        crate::with_stack(|| match game {
            Value::Position(position) => {
                for part in position.parts() {
                    into.push(self.with_own_positions(Value::Position(part))?);
                }
                Ok(())
            }
            Value::Compound(compound) => match compound.kind {
                CompoundKind::DisjunctiveSum => {
                    self.parts_of_game(compound.first(), into)?;
                    self.parts_of_game(compound.last(), into)
                }
                CompoundKind::Multiple => {
                    let count = self.as_integer(compound.first()).unwrap_or(Integer::ZERO);
                    let is_negative = count < Integer::ZERO;
                    let count = if is_negative { -count } else { count };
                    let count = usize::try_from(count).unwrap_or(usize::MAX);
                    let mut parts = Vec::new();
                    if is_negative {
                        let negative = self.negative_game(compound.last())?;
                        self.parts_of_game(&negative, &mut parts)?;
                    } else {
                        self.parts_of_game(compound.last(), &mut parts)?;
                    }
                    check_length(parts.len().saturating_mul(count), NOWHERE)?;
                    for _ in 0..count {
                        into.extend(parts.iter().cloned());
                    }
                    Ok(())
                }
                CompoundKind::Negative => {
                    let mut parts = Vec::new();
                    self.parts_of_game(compound.first(), &mut parts)?;
                    for part in &parts {
                        let negative = self.negative_game(part)?;
                        into.push(negative);
                    }
                    Ok(())
                }
                _ => {
                    into.push(game.clone());
                    Ok(())
                }
            },
            _ => {
                into.push(game.clone());
                Ok(())
            }
        })
    }
}
