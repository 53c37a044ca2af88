//! Methods of positions and of explicit games.

use crate::eval::Arguments;
use crate::failure::{At, Evaluated, Failure};
use crate::games::{Position, PositionError};
use crate::value::Value;
use crate::{Session, Span};
use std::rc::Rc;
use tweedle::Player;
use tweedle::form::Play;
use tweedle::number::IBig;
use tweedle::short::Id;

/// Calls a method of a position; `None` if there is no such method.
pub(super) fn method(
    session: &mut Session,
    position: &Rc<dyn Position>,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let span = arguments.span;
    match name {
        "Options" if !arguments.is_empty() => {
            let player = arguments.bind(&["player"])?.player(session, 0)?;
            return Ok(Some(position_set(position.options(player).at(span)?)));
        }
        "BestMoves" => {
            let player = arguments.bind(&["player"])?.player(session, 0)?;
            let best = best_options(session, &**position, player, span)?;
            let best = best.into_iter().filter(|option| option.is_best);
            return Ok(Some(position_set(best.map(|option| option.position).collect())));
        }
        _ => {}
    }
    let failed = |error| position_failure(error, &**position, span);
    let result = match name {
        "CanonicalForm" | "GameValue" => {
            Value::Game(position.canonical_form(&mut session.store).map_err(failed)?)
        }
        "OutcomeClass" => Value::Outcome(position.outcome(Play::Normal).map_err(failed)?),
        "MisereOutcomeClass" => Value::Outcome(position.outcome(Play::Misere).map_err(failed)?),
        "NimValue" if position.rules().is_impartial() => {
            let value = position.nim_value().map_err(failed)?;
            session.number(IBig::from(value).into(), span)?
        }
        "Birthday" => {
            let day = position.birthday().map_err(failed)?;
            session.number(IBig::from(day).into(), span)?
        }
        "FollowerCount" => {
            let count = position.followers().at(span)?.len();
            session.number(IBig::from(count).into(), span)?
        }
        "Followers" => position_set(position.followers().at(span)?),
        "Options" => {
            let players = if position.rules().is_impartial() { 1 } else { 2 };
            let mut options = Vec::new();
            for &player in &Player::BOTH[..players] {
                options.extend(position.options(player).at(span)?);
            }
            position_set(options)
        }
        "LeftOptions" => position_set(position.options(Player::Left).at(span)?),
        "RightOptions" => position_set(position.options(Player::Right).at(span)?),
        _ => return Ok(None),
    };
    arguments.expect_none()?;
    Ok(Some(result))
}

/// Positions as a set, in the order of the ruleset.
fn position_set(positions: Vec<Rc<dyn Position>>) -> Value {
    Value::Set(positions.into_iter().map(Value::Position).collect())
}

/// An option of a position, with its value.
pub(crate) struct ValuedOption {
    pub(crate) position: Rc<dyn Position>,
    pub(crate) value: Id,
    /// Whether no other option of the player is strictly better for him.
    pub(crate) is_best: bool,
}

/// A player's options with their values; the best are those that none dominates strictly, so that
/// options of equal value are best together and incomparable ones are too. Of an impartial position,
/// whose options are all incomparable, the best are the winning ones, if there are any.
pub(crate) fn best_options(
    session: &mut Session,
    position: &dyn Position,
    player: Player,
    span: Span,
) -> Evaluated<Vec<ValuedOption>> {
    let mut options = Vec::new();
    for option in position.options(player).at(span)? {
        let value = option.canonical_form(&mut session.store);
        let value = value.map_err(|error| position_failure(error, position, span))?;
        options.push(ValuedOption { position: option, value, is_best: true });
    }
    let zero = session.store.zero();
    if position.rules().is_impartial() && options.iter().any(|option| option.value == zero) {
        for option in &mut options {
            option.is_best = option.value == zero;
        }
        return Ok(options);
    }
    let values: Vec<Id> = options.iter().map(|option| option.value).collect();
    for option in &mut options {
        for &other in &values {
            let dominated = other != option.value
                && session.store.no_better(player, option.value, other).at(span)?;
            option.is_best &= !dominated;
        }
    }
    Ok(options)
}

/// Why a position has no value, as a message about what stands at `span`.
pub(crate) fn position_failure(
    error: PositionError,
    position: &dyn Position,
    span: Span,
) -> Failure {
    match error {
        PositionError::Stop(stop) => Failure::stopped(stop, span),
        PositionError::Loop(cycle) => {
            const SHOWN: usize = 6;
            let mut moves: Vec<String> =
                cycle.iter().take(SHOWN).map(|text| format!("\"{text}\"")).collect();
            if cycle.len() > SHOWN {
                moves.push("...".to_owned());
            }
            moves.extend(moves.first().cloned());
            let class = position.rules().class();
            let name = class.rsplit('.').next().unwrap_or(&class);
            let play = moves.join(" -> ");
            Failure::new(
                format!("That is not a short game: {name} is loopy, and play can go {play}."),
                span,
            )
            .with_hint("Loopy games are not supported yet.")
        }
    }
}

/// Calls a method of an explicit game; `None` if there is no such method.
pub(super) fn explicit_method(
    session: &mut Session,
    object: &Value,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let Value::Explicit(explicit) = object else { return Ok(None) };
    let span = arguments.span;
    let side = |player: Player| explicit.options[player.index()].iter().cloned();
    let players: Vec<Player> = match name {
        "Options" if !arguments.is_empty() => {
            let player = arguments.bind(&["player"])?.player(session, 0)?;
            return session.set(side(player).collect(), span).map(Some);
        }
        "LeftOptions" => vec![Player::Left],
        "RightOptions" => vec![Player::Right],
        "Options" => Player::BOTH.to_vec(),
        _ => {
            let g = session.canonical_form(object, span)?;
            return match name {
                "CanonicalForm" | "GameValue" | "OutcomeClass" => {
                    super::game::method(session, g, name, arguments)
                }
                _ => Ok(None),
            };
        }
    };
    arguments.expect_none()?;
    let options = players.into_iter().flat_map(side).collect();
    session.set(options, span).map(Some)
}
