//! Sums and products of games that are kept as they are written: making them, and their options.

use super::arithmetic::check_length;
use super::arithmetic::{as_integer, game_value, unary};
use super::collect::canonical_form;
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::value::compound::{Compound, CompoundKind, size_of_game, turned};
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

/// True if both players always have the same options in a game.
pub(crate) fn is_impartial_game(session: &Session, game: &Value) -> bool {
    match game {
        Value::Integer(0) => true,
        Value::Game(g) => session.analyst.store.as_nimber(*g).is_some(),
        Value::Position(position) => position.is_impartial(),
        Value::Object(object) => object.class.is_impartial,
        Value::Compound(compound) => compound.is_impartial,
        _ => false,
    }
}

/// A compound of two games.
pub(crate) fn compound(
    session: &Session,
    kind: CompoundKind,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Value> {
    // A game may have as many options as it is deep, and each may be as deep.
    session.control.check().at(span)?;
    if kind == CompoundKind::DisjunctiveSum {
        // Nothing is added.
        match (left, right) {
            (Value::Integer(0), Value::Position(it)) | (Value::Position(it), Value::Integer(0))
                if it.is_entailing() =>
            {
                return Ok(Value::Position(it.clone()));
            }
            _ => {}
        }
    }
    must_be_free([left, right], span)?;
    check_length(size_of_game(left).saturating_add(size_of_game(right)), span)?;
    let is_impartial = is_impartial_game(session, right)
        && (kind == CompoundKind::Multiple || is_impartial_game(session, left));
    let parts = vec![left.clone(), right.clone()];
    Ok(Value::Compound(Arc::new(Compound::new(kind, parts, is_impartial))))
}

/// A variant of a game.
pub(crate) fn variant(
    session: &Session,
    kind: CompoundKind,
    game: &Value,
    span: Span,
) -> Evaluated<Value> {
    must_be_free([game], span)?;
    check_length(size_of_game(game), span)?;
    let is_impartial = is_impartial_game(session, game);
    Ok(Value::Compound(Compound::new(kind, vec![game.clone()], is_impartial).into()))
}

/// The negative of a game that is kept as it is written.
pub(crate) fn negative_form(session: &Session, game: &Value) -> Value {
    match game {
        Value::Compound(compound) if compound.kind == CompoundKind::Negative => {
            compound.first().clone()
        }
        _ => {
            let is_impartial = is_impartial_game(session, game);
            let parts = vec![game.clone()];
            Value::Compound(Compound::new(CompoundKind::Negative, parts, is_impartial).into())
        }
    }
}

/// The negative of any game.
fn negative_game(session: &mut Session, game: &Value) -> Evaluated<Value> {
    match game {
        Value::Explicit(_) | Value::Compound(_) => {
            session.control.check().at(NOWHERE)?;
            Ok(negative_form(session, game))
        }
        other => unary(session, tweedle_syntax::ast::UnaryOperator::Minus, other, NOWHERE),
    }
}

/// The sum of two games.
fn sum_of_games(session: &Session, left: &Value, right: &Value) -> Evaluated<Value> {
    match (left, right) {
        (Value::Integer(0), game) | (game, Value::Integer(0)) => Ok(game.clone()),
        _ => compound(session, CompoundKind::DisjunctiveSum, left, right, NOWHERE),
    }
}

/// A sum of `count` copies of a game.
fn copies(session: &Session, count: &Integer, game: &Value) -> Evaluated<Value> {
    match i64::try_from(count.clone()) {
        Ok(0) => Ok(Value::Integer(0)),
        Ok(1) => Ok(game.clone()),
        Ok(n) => compound(session, CompoundKind::Multiple, &Value::Integer(n), game, NOWHERE),
        Err(_) => check_length(usize::MAX, NOWHERE).map(|()| Value::Nothing),
    }
}

/// The options of any game, as games.
pub(crate) fn options_of_game(
    session: &mut Session,
    game: &Value,
    player: Player,
) -> Evaluated<Vec<Value>> {
    crate::with_stack(|| match game {
        Value::Integer(_) | Value::Game(_) => {
            let g = canonical_form(session, game, NOWHERE)?;
            let options = session.analyst.store.options(g, player).at(NOWHERE)?;
            Ok(options.into_iter().map(|option| game_value(session, option)).collect())
        }
        Value::Position(position) => {
            must_be_free([game], NOWHERE)?;
            let options = AnyRules.options(position, player).at(NOWHERE)?;
            let mut values = Vec::with_capacity(options.len());
            for option in options {
                values.push((session.links.with_own_positions)(session, Value::Position(option))?);
            }
            Ok(values)
        }
        Value::Stopper { stopper, .. } => {
            let analyst = &mut session.analyst;
            let options = analyst.stoppers.options(&mut analyst.store, *stopper, player);
            let options = options.at(NOWHERE)?;
            Ok(options.into_iter().map(|option| super::stopper_value(session, option)).collect())
        }
        Value::Explicit(explicit) => Ok(explicit.options[player.index()].clone()),
        Value::Object(_) => (session.links.options_of_object)(session, game, player),
        Value::Compound(compound) => options_of_compound(session, compound, player),
        _ => Ok(Vec::new()),
    })
}

fn options_of_compound(
    session: &mut Session,
    whole: &Compound,
    player: Player,
) -> Evaluated<Vec<Value>> {
    use CompoundKind as K;
    session.control.check().at(NOWHERE)?;
    let (g, h) = (whole.first(), whole.last());
    let kind = whole.kind;
    let mut options = Vec::new();
    match kind {
        K::Negative => {
            for option in options_of_game(session, g, player.opponent())? {
                options.push(negative_game(session, &option)?);
            }
        }
        K::Twisted => {
            for option in options_of_game(session, g, player)? {
                let twisted = variant(session, kind, &option, NOWHERE)?;
                options.push(negative_form(session, &twisted));
            }
        }
        K::Dicotic => {
            if !options_of_game(session, g, player.opponent())?.is_empty() {
                for option in options_of_game(session, g, player)? {
                    options.push(variant(session, kind, &option, NOWHERE)?);
                }
            }
        }
        K::Multiple => {
            let count = as_integer(session, g).unwrap_or(Integer::ZERO);
            let is_negative = count < Integer::ZERO;
            if count == Integer::ZERO {
                return Ok(options);
            }
            let one = Integer::from(if is_negative { -1 } else { 1 });
            let rest = copies(session, &(count - one), h)?;
            for option in options_of_game(session, h, turned(player, is_negative))? {
                let option = if is_negative { negative_game(session, &option)? } else { option };
                options.push(sum_of_games(session, &rest, &option)?);
            }
        }
        K::DisjunctiveSum => {
            for option in options_of_game(session, g, player)? {
                options.push(sum_of_games(session, &option, h)?);
            }
            for option in options_of_game(session, h, player)? {
                options.push(sum_of_games(session, g, &option)?);
            }
        }
        K::OrdinalSum => {
            options.extend(options_of_game(session, g, player)?);
            for option in options_of_game(session, h, player)? {
                options.push(compound(session, kind, g, &option, NOWHERE)?);
            }
        }
        K::SequentialCompound => {
            for option in options_of_game(session, g, player)? {
                options.push(compound(session, kind, &option, h, NOWHERE)?);
            }
            if options.is_empty() {
                return options_of_game(session, h, player);
            }
        }
        K::ConjunctiveSum
        | K::SelectiveSum
        | K::ContinuedConjunctiveSum
        | K::DiminishedDisjunctiveSum
        | K::ShortenedSelectiveSum => {
            let of_first = options_of_game(session, g, player)?;
            let of_second = options_of_game(session, h, player)?;
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
                        options.push(compound(session, kind, a, b, NOWHERE)?);
                    }
                }
            }
            if !matches!(kind, K::ConjunctiveSum | K::ContinuedConjunctiveSum) {
                for a in &of_first {
                    options.push(compound(session, kind, a, h, NOWHERE)?);
                }
                for b in &of_second {
                    options.push(compound(session, kind, g, b, NOWHERE)?);
                }
            }
        }
        K::ConwayProduct | K::OrdinalProduct => {
            return options_of_product(session, whole, player);
        }
    }
    Ok(options)
}

/// The options of Conway's product and of the ordinal one.
fn options_of_product(
    session: &mut Session,
    whole: &Compound,
    player: Player,
) -> Evaluated<Vec<Value>> {
    use CompoundKind as K;
    let (g, h) = (whole.first(), whole.last());
    let kind = whole.kind;
    let mut options = Vec::new();
    if kind == K::ConwayProduct {
        for side in Player::BOTH {
            let of_first = options_of_game(session, g, side)?;
            // Left moves in both as the same player, and Right as different ones.
            let other = turned(side, player == Player::Right);
            let of_second = options_of_game(session, h, other)?;
            check_length(of_first.len().saturating_mul(of_second.len()), NOWHERE)?;
            for a in &of_first {
                for b in &of_second {
                    let ah = compound(session, kind, a, h, NOWHERE)?;
                    let gb = compound(session, kind, g, b, NOWHERE)?;
                    let ab = compound(session, kind, a, b, NOWHERE)?;
                    let sum = sum_of_games(session, &ah, &gb)?;
                    let negative = negative_form(session, &ab);
                    options.push(sum_of_games(session, &sum, &negative)?);
                }
            }
        }
    } else {
        for side in Player::BOTH {
            // In the copies that Left's options of H count Left moves as himself in G, in the others as Right.
            let of_second = options_of_game(session, h, side)?;
            let is_negative = side == Player::Right;
            let of_first = options_of_game(session, g, turned(player, is_negative))?;
            check_length(of_first.len().saturating_mul(of_second.len()), NOWHERE)?;
            for b in &of_second {
                let base = compound(session, kind, g, b, NOWHERE)?;
                for a in &of_first {
                    let a = if is_negative { negative_game(session, a)? } else { a.clone() };
                    options.push(compound(session, K::OrdinalSum, &base, &a, NOWHERE)?);
                }
            }
        }
    }
    Ok(options)
}

/// The parts of which a game is the sum, appended.
pub(crate) fn parts_of_game(
    session: &mut Session,
    game: &Value,
    into: &mut Vec<Value>,
) -> Evaluated<()> {
    crate::with_stack(|| match game {
        Value::Position(position) => {
            for part in position.parts() {
                into.push((session.links.with_own_positions)(session, Value::Position(part))?);
            }
            Ok(())
        }
        Value::Compound(compound) => match compound.kind {
            CompoundKind::DisjunctiveSum => {
                parts_of_game(session, compound.first(), into)?;
                parts_of_game(session, compound.last(), into)
            }
            CompoundKind::Multiple => {
                let count = as_integer(session, compound.first()).unwrap_or(Integer::ZERO);
                let is_negative = count < Integer::ZERO;
                let count = if is_negative { -count } else { count };
                let count = usize::try_from(count).unwrap_or(usize::MAX);
                let mut parts = Vec::new();
                if is_negative {
                    let negative = negative_game(session, compound.last())?;
                    parts_of_game(session, &negative, &mut parts)?;
                } else {
                    parts_of_game(session, compound.last(), &mut parts)?;
                }
                check_length(parts.len().saturating_mul(count), NOWHERE)?;
                for _ in 0..count {
                    into.extend(parts.iter().cloned());
                }
                Ok(())
            }
            CompoundKind::Negative => {
                let mut parts = Vec::new();
                parts_of_game(session, compound.first(), &mut parts)?;
                for part in &parts {
                    let negative = negative_game(session, part)?;
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
