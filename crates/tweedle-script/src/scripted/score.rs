//! Scores of positions whose rules a program has.

use super::options::{MOST_SPLITS, endless_parts, parts_of};
use super::scene::Scene;
use crate::Session;
use crate::failure::{At, Evaluated, Failure, NOWHERE};
use crate::operate::convert::{as_integer, as_rational};
use crate::run::call_method;
use crate::scripted::carry::thawed;
use crate::value::Value;
use crate::value::compound::{Compound, CompoundKind};
use crate::value::object::Object;
use std::collections::HashSet;
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_engine::number::{Integer, Rational};
use tweedle_syntax::say;

/// The score with which play is over if a player is to move in a game and cannot: what the method `Score` of its class says; of
/// sums the sum of the scores. Games without that method have the score 0.
pub(super) fn score_of(session: &mut Session, game: &Value, player: Player) -> Evaluated<Rational> {
    match game {
        Value::Object(object) => score_of_object(session, game, object, player),
        Value::Position(position) => position.score(player).at(NOWHERE),
        Value::Compound(compound) => {
            crate::with_stack(|| score_of_compound(session, compound, player))
        }
        _ => Ok(Rational::ZERO),
    }
}

fn score_of_object(
    session: &mut Session,
    game: &Value,
    object: &Object,
    player: Player,
) -> Evaluated<Rational> {
    let class = object.class.clone();
    let Some(method) = class.methods.get("Score").and_then(|it| it.first()) else {
        if class.methods.contains("Options") || !class.properties.contains("Decomposition") {
            return Ok(Rational::ZERO);
        }
        // A game that only says its parts.
        let parts = parts_of(session, game)?;
        if parts.contains(&Scene(game.clone())) {
            return Ok(Rational::ZERO);
        }
        return crate::with_stack(|| {
            let mut sum = Rational::ZERO;
            for part in &parts {
                let part = thawed(session, &part.0)?;
                sum += score_of(session, &part, player)?;
            }
            Ok(sum)
        });
    };
    let span = method.span;
    let score = call_method(session, game, "Score", [Value::Player(player)], NOWHERE)?;
    let Some(score) = as_rational(session, &score) else {
        let found = score.class(&session.analyst.store);
        return Err(
            Failure::new(say::score_is_no_number(&class.name, found), span).stood_in(&class.source)
        );
    };
    if class.is_impartial && score != Rational::ZERO {
        return Err(Failure::new(say::impartial_game_with_scores(&class.name), span)
            .stood_in(&class.source));
    }
    Ok(score)
}

fn score_of_compound(
    session: &mut Session,
    compound: &Compound,
    player: Player,
) -> Evaluated<Rational> {
    let (first, last) = (compound.first().clone(), compound.last().clone());
    match compound.kind {
        CompoundKind::Negative => Ok(-score_of(session, &first, player.opponent())?),
        CompoundKind::DisjunctiveSum => {
            Ok(score_of(session, &first, player)? + score_of(session, &last, player)?)
        }
        CompoundKind::Multiple => {
            let Some(copies) = as_integer(session, &first) else { return Ok(Rational::ZERO) };
            // Negative copies are those of the game with the players exchanged.
            let mover = if copies < Integer::ZERO { player.opponent() } else { player };
            Ok(Rational::from(copies) * score_of(session, &last, mover)?)
        }
        _ if has_scores(session, &first)? || has_scores(session, &last)? => {
            Err(Failure::new(say::compound_with_scores(), NOWHERE))
        }
        _ => Ok(Rational::ZERO),
    }
}

/// True if a game may have other scores than 0: its class says scores, or what it is made of does.
///
/// Cost: each compound is looked at once, and the parts of at most [`MOST_SPLITS`] games.
pub(super) fn has_scores(session: &mut Session, game: &Value) -> Evaluated<bool> {
    let (mut waiting, mut seen, mut splits) = (vec![game.clone()], HashSet::new(), 0);
    while let Some(game) = waiting.pop() {
        session.control.check().at(NOWHERE)?;
        match &game {
            Value::Object(object) => {
                let class = &object.class;
                if class.methods.contains("Score") {
                    return Ok(true);
                }
                if class.methods.contains("Options") || !class.properties.contains("Decomposition")
                {
                    continue;
                }
                splits += 1;
                if splits > MOST_SPLITS {
                    return Err(endless_parts(session, &game));
                }
                // A game that only says its parts.
                let parts = parts_of(session, &game)?;
                if !parts.contains(&Scene(game.clone())) {
                    for part in parts.iter().rev() {
                        waiting.push(thawed(session, &part.0)?);
                    }
                }
            }
            Value::Position(position) if position.has_scores() => return Ok(true),
            // Sums may have the same terms many times over.
            Value::Compound(compound) if seen.insert(Arc::as_ptr(compound)) => {
                waiting.extend([compound.last().clone(), compound.first().clone()]);
            }
            _ => {}
        }
    }
    Ok(false)
}
