//! Options and parts of games that are kept as they are written.

use crate::Session;
use crate::failure::{At, Evaluated, NOWHERE};
use crate::operate::arithmetic::unary;
use crate::operate::canonical::canonical_form;
use crate::operate::compound::{compound, negative_form, variant};
use crate::operate::convert::{as_integer, check_length, game_value};
use crate::operate::kinds::must_be_free;
use crate::value::Value;
use crate::value::compound::{Compound, CompoundKind, turned};
use tweedle_engine::number::Integer;
use tweedle_engine::{Player, Ruleset};
use tweedle_search::AnyRules;

/// The negative of any game.
pub(crate) fn negative_game(session: &mut Session, game: &Value) -> Evaluated<Value> {
    match game {
        Value::Explicit(_) | Value::Compound(_) => {
            session.control.check().at(NOWHERE)?;
            Ok(negative_form(session, game))
        }
        other => unary(session, tweedle_syntax::ast::UnaryOperator::Minus, other, NOWHERE),
    }
}

/// The sum of two games.
pub(crate) fn sum_of_games(session: &Session, left: &Value, right: &Value) -> Evaluated<Value> {
    match (left, right) {
        (Value::Integer(0), game) | (game, Value::Integer(0)) => Ok(game.clone()),
        _ => compound(session, CompoundKind::DisjunctiveSum, left, right, NOWHERE),
    }
}

/// A sum of `count` copies of a game.
pub(crate) fn copies(session: &Session, count: &Integer, game: &Value) -> Evaluated<Value> {
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
            Ok(options
                .into_iter()
                .map(|option| crate::operate::convert::stopper_value(session, option))
                .collect())
        }
        Value::Explicit(explicit) => Ok(explicit.options[player.index()].clone()),
        Value::Object(_) => (session.links.options_of_object)(session, game, player),
        Value::Compound(compound) => options_of_compound(session, compound, player),
        _ => Ok(Vec::new()),
    })
}

pub(crate) fn options_of_compound(
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
pub(crate) fn options_of_product(
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
