//! Methods of positions and of explicit games.

use crate::eval::Arguments;
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use tweedle::Play;
use tweedle::Player;
use tweedle::affine;
use tweedle::number::IBig;
use tweedle::short::Id;
use tweedle_search::{Analyst, Position, PositionError};

/// Calls a method of a position; `None` if there is no such method.
pub(super) fn method(
    session: &mut Session,
    position: &Position,
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
            let options = position.options(player).at(span)?;
            if position.is_entailing() {
                let best = winning(session, position, player, options, span)?;
                return Ok(Some(position_set(best)));
            }
            let worths = best(session, position, player, &options, span)?;
            let best = options.into_iter().zip(worths).filter(|(_, worth)| worth.is_best);
            return Ok(Some(position_set(best.map(|(option, _)| option).collect())));
        }
        _ => {}
    }
    let failed = |error| position_failure(error, position, span);
    let result = match name {
        "CanonicalForm" | "GameValue" if position.is_entailing() && !position.is_impartial() => {
            let message = "A position of a partizan game with entailing moves is an affine game.";
            return Err(Failure::new(message, span).with_hint("Take the `.AffineForm`."));
        }
        "CanonicalForm" | "GameValue" => {
            Value::Game(session.analyst().canonical_form(position).map_err(failed)?)
        }
        "OutcomeClass" => {
            Value::Outcome(session.analyst().outcome(position, Play::Normal).map_err(failed)?)
        }
        "MisereOutcomeClass" => {
            Value::Outcome(session.analyst().outcome(position, Play::Misere).map_err(failed)?)
        }
        "NimValue" if position.is_impartial() && position.is_entailing() => {
            let worth = session.analyst().affine_worth(position).map_err(failed)?;
            if worth == affine::Worth::Quiet(affine::Value::Moon) {
                Value::Affine(session.affine.moon().at(span)?)
            } else {
                let value = session.analyst().nim_value(position).map_err(failed)?;
                session.number(IBig::from(value).into(), span)?
            }
        }
        "AffineForm" if !position.is_impartial() => {
            let Session { store, tables, affine, .. } = session;
            let form = Analyst::new(store, tables).affine_form(position, affine);
            Value::Affine(form.map_err(failed)?)
        }
        "NimValue" if position.is_impartial() => {
            let value = session.analyst().nim_value(position).map_err(failed)?;
            session.number(IBig::from(value).into(), span)?
        }
        "Birthday" => {
            let day = session.analyst().birthday(position).map_err(failed)?;
            session.number(IBig::from(day).into(), span)?
        }
        "FollowerCount" => {
            let count = session.analyst().followers(position).at(span)?.len();
            session.number(IBig::from(count).into(), span)?
        }
        "Followers" => position_set(session.analyst().followers(position).at(span)?),
        "Options" => {
            let players = if position.is_impartial() { 1 } else { 2 };
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

/// The options of a position with entailing moves that win; all of them if none does.
fn winning(
    session: &mut Session,
    position: &Position,
    player: Player,
    options: Vec<Position>,
    span: Span,
) -> Evaluated<Vec<Position>> {
    let mut winning = Vec::new();
    for option in &options {
        let outcome = session.analyst().outcome(option, Play::Normal);
        let outcome = outcome.map_err(|error| position_failure(error, position, span))?;
        if !outcome.wins_first(player.opponent()) {
            winning.push(option.clone());
        }
    }
    Ok(if winning.is_empty() { options } else { winning })
}

/// Positions as a set, in the order of the ruleset.
fn position_set(positions: Vec<Position>) -> Value {
    Value::Set(positions.into_iter().map(Value::Position).collect())
}

/// What an option is worth.
pub(crate) struct Worth {
    pub(crate) value: Id,
    /// Whether no other option of the player is strictly better for him.
    pub(crate) is_best: bool,
}

/// The worth of a player's options; the best are those that none dominates strictly, so that options
/// of equal value are best together and incomparable ones are too. Of an impartial position, whose
/// options are all incomparable, the best are the winning ones, if there are any.
pub(crate) fn best(
    session: &mut Session,
    position: &Position,
    player: Player,
    options: &[Position],
    span: Span,
) -> Evaluated<Vec<Worth>> {
    let mut worths = Vec::with_capacity(options.len());
    for option in options {
        let value = session.analyst().canonical_form(option);
        let value = value.map_err(|error| position_failure(error, position, span))?;
        worths.push(Worth { value, is_best: true });
    }
    let zero = session.store.zero();
    if position.is_impartial() && worths.iter().any(|option| option.value == zero) {
        for option in &mut worths {
            option.is_best = option.value == zero;
        }
        return Ok(worths);
    }
    let values: Vec<Id> = worths.iter().map(|option| option.value).collect();
    for option in &mut worths {
        for &other in &values {
            let dominated = other != option.value
                && session.store.no_better(player, option.value, other).at(span)?;
            option.is_best &= !dominated;
        }
    }
    Ok(worths)
}

/// Why a position has no value, as a message about what stands at `span`.
pub fn position_failure(error: PositionError, position: &Position, span: Span) -> Failure {
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
            let class = position.class();
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
