//! Methods of positions.

use super::table::{Call, Method};
use crate::class::{
    AFFINE, GAME, INTEGER, MISERE, OBJECT, OUTCOME, PLAYER, POSITION, RULESET, SET, SHORT, SIDED,
};
use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::{number, sides_value};
use crate::value::Value;
use crate::{Session, Span, operate};
use std::collections::HashSet;
use tweedle_engine::misere::{self, Genus};
use tweedle_engine::number::Integer;
use tweedle_engine::{Birthday, Play, Player, affine};
use tweedle_search::analysis::{best_options, winning_or_undominated};
use tweedle_search::strategy::Turn;
use tweedle_search::{Position, PositionError, best_by_points};
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[RULESET, POSITION],
        name: "Position",
        parameters: &[required("position", OBJECT)],
        gives: POSITION,
        doc: "The position of the ruleset that a text says, or whatever else the ruleset is called with.",
        example: (
            "game.heap.Subtraction([1,2]).Position(\"5\")",
            "Subtraction([1,2]).Position(\"5\")",
        ),
        call: Call::Any(super::construct::position),
    },
    Method {
        of: &[RULESET],
        name: "ImpartialVariant",
        parameters: &[],
        gives: RULESET,
        doc: "The ruleset by which either player may make any move of both.",
        example: ("game.grid.Clobber.ImpartialVariant.Position(\"xoxo|oxox\").NimValue", "0"),
        call: Call::Any(super::construct::impartial_rules),
    },
    Method {
        of: &[POSITION],
        name: "ImpartialVariant",
        parameters: &[],
        gives: POSITION,
        doc: "The same position, in which either player may make any move of both.",
        example: ("game.grid.Domineering(\"...|...\").ImpartialVariant.NimValue", "1"),
        call: Call::Position(super::construct::impartial_position),
    },
    Method {
        of: &[POSITION],
        name: "CanonicalForm",
        parameters: &[],
        gives: SHORT,
        doc: "The value, in canonical form.",
        example: ("game.grid.Domineering(\"..|..\").CanonicalForm", "+-1"),
        call: Call::Position(canonical_form),
    },
    Method {
        of: &[POSITION],
        name: "GameValue",
        parameters: &[],
        gives: SIDED,
        doc: "The value: the canonical form, or the two sides if play can go round.",
        example: (
            "game.strip.BackslidingToadsAndFrogs(\"ttt..fff\").GameValue",
            "{on||0|-1/2} & {1/2|0||off}",
        ),
        call: Call::Position(game_value),
    },
    Method {
        of: &[POSITION],
        name: "AffineForm",
        parameters: &[],
        gives: AFFINE,
        doc: "The value as a form with infinities, of a position that is not impartial.",
        example: ("game.grid.AtariGo(\"xo.|...\").AffineForm", "{-oo|-oo}"),
        call: Call::Partizan(affine_form),
    },
    Method {
        of: &[POSITION],
        name: "NimValue",
        parameters: &[],
        gives: GAME,
        doc: "The nimber, or the moon, of an impartial position.",
        example: ("game.heap.Nim(\"3,5\").NimValue", "6"),
        call: Call::Impartial(nim_value),
    },
    Method {
        of: &[POSITION],
        name: "MisereNimValue",
        parameters: &[],
        gives: INTEGER,
        doc: "The nim-value of an impartial position in misère play: 1 where nobody can move, and else the least number that is not that of an option.",
        example: ("game.heap.Nim(\"2,2\").MisereNimValue", "0"),
        call: Call::Impartial(|session, position, bound| {
            let value = genus(session, position, bound.span)?.digit(0);
            number(session, Integer::from(value).into(), bound.span)
        }),
    },
    Method {
        of: &[POSITION],
        name: "Genus",
        parameters: &[],
        gives: OBJECT,
        doc: "The genus of an impartial position: what it is worth in normal play, and in misère play beside heaps of two counters.",
        example: ("game.heap.GrundysGame(13).Genus", "3^1431"),
        call: Call::Impartial(|session, position, bound| {
            let form = misere_form(session, position, bound.span)?;
            super::misere::genus(session, form, bound.span)
        }),
    },
    Method {
        of: &[POSITION],
        name: "MisereCanonicalForm",
        parameters: &[],
        gives: MISERE,
        doc: "The canonical form of an impartial position in misère play, the simplest game that beside any other is won by the same player.",
        example: ("game.heap.Kayles(5).MisereCanonicalForm", "*[2[2]321]"),
        call: Call::Impartial(|session, position, bound| {
            misere_form(session, position, bound.span).map(Value::Misere)
        }),
    },
    Method {
        of: &[POSITION],
        name: "OutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins.",
        example: ("game.grid.Domineering(\"..|..\").OutcomeClass", "N"),
        call: Call::Position(|session, position, bound| {
            outcome(session, position, Play::Normal, bound.span)
        }),
    },
    Method {
        of: &[POSITION],
        name: "MisereOutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins under misère play, in which the player who cannot move wins.",
        example: ("game.grid.Domineering(\"..|..\").MisereOutcomeClass", "P"),
        call: Call::Position(|session, position, bound| {
            outcome(session, position, Play::Misere, bound.span)
        }),
    },
    Method {
        of: &[POSITION],
        name: "Options",
        parameters: &[optional("player", PLAYER)],
        gives: SET,
        doc: "What a player can move to, or both.",
        example: ("game.heap.Nim(\"2\").Options.Size", "2"),
        call: Call::Position(options),
    },
    Method {
        of: &[POSITION],
        name: "LeftOptions",
        parameters: &[],
        gives: SET,
        doc: "What Left can move to.",
        example: ("game.grid.Domineering(\"..|..\").LeftOptions.Size", "2"),
        call: Call::Position(|session, position, bound| {
            Ok(position_set(position.options(Player::Left, &session.control).at(bound.span)?))
        }),
    },
    Method {
        of: &[POSITION],
        name: "RightOptions",
        parameters: &[],
        gives: SET,
        doc: "What Right can move to.",
        example: ("game.grid.Domineering(\"..|..\").RightOptions.Size", "2"),
        call: Call::Position(|session, position, bound| {
            Ok(position_set(position.options(Player::Right, &session.control).at(bound.span)?))
        }),
    },
    Method {
        of: &[POSITION],
        name: "BestMoves",
        parameters: &[required("player", PLAYER)],
        gives: SET,
        doc: "The options of a player that no other is strictly better than; of an impartial position those that win, if there are any; where moves are entailing, of those that win; where the game is played for points, those that lead to the best score.",
        example: ("game.heap.Nim(\"3,5\").BestMoves(Left).Size", "1"),
        call: Call::Position(best_moves),
    },
    Method {
        of: &[POSITION],
        name: "Birthday",
        parameters: &[],
        gives: INTEGER,
        doc: "The height of the game tree.",
        example: ("game.heap.Nim(\"3,5\").Birthday", "8"),
        call: Call::Position(|session, position, bound| {
            let failed = |error| position_failure(error, position, bound.span);
            let day = session.analyst.value(&mut Birthday, position).map_err(failed)?;
            number(session, Integer::from(day).into(), bound.span)
        }),
    },
    Method {
        of: &[POSITION],
        name: "Followers",
        parameters: &[],
        gives: SET,
        doc: "The position and all that can be reached from it.",
        example: ("game.heap.Nim(\"2\").Followers.Size", "3"),
        call: Call::Position(|session, position, bound| {
            Ok(position_set(position.followers(&session.control).at(bound.span)?))
        }),
    },
    Method {
        of: &[POSITION],
        name: "FollowerCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many positions can be reached, this one among them.",
        example: ("game.heap.Nim(\"3,5\").FollowerCount", "21"),
        call: Call::Position(|session, position, bound| {
            let count = position.followers(&session.control).at(bound.span)?.len();
            number(session, Integer::from(count).into(), bound.span)
        }),
    },
];

fn canonical_form(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    if position.is_entailing() && !position.is_impartial() {
        return Err(Failure::new(say::take_affine_form(), bound.span));
    }
    let failed = |error| position_failure(error, position, bound.span);
    let form = session.analyst.canonical_form(position).map_err(failed)?;
    Ok(operate::convert::game_value(session, form))
}

fn affine_form(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    let form = session.analyst.affine_form(position);
    Ok(Value::Affine(form.map_err(|error| position_failure(error, position, bound.span))?))
}

/// The nimber or the moon of an impartial position.
pub(super) fn nim_value(
    session: &mut Session,
    position: &Position,
    bound: &Bound,
) -> Evaluated<Value> {
    let failed = |error| position_failure(error, position, bound.span);
    if position.is_entailing() {
        let worth = session.analyst.affine_worth(position).map_err(failed)?;
        if worth == affine::Worth::Quiet(affine::Value::Moon) {
            return Ok(Value::Affine(session.analyst.forms.moon().at(bound.span)?));
        }
    }
    let value = session.analyst.nimber_or_loop(position).map_err(failed)?;
    number(session, Integer::from(value).into(), bound.span)
}

/// The canonical form, if there is one; the value of a loopy position, otherwise.
pub(super) fn game_value(
    session: &mut Session,
    position: &Position,
    bound: &Bound,
) -> Evaluated<Value> {
    let failed = |error| position_failure(error, position, bound.span);
    if !position.is_loopy() {
        match session.analyst.canonical_form(position) {
            Ok(form) => return Ok(operate::convert::game_value(session, form)),
            Err(PositionError::Loop(_)) => {}
            Err(error) => return Err(failed(error)),
        }
    }
    let value = session.analyst.game_value(position).map_err(failed)?;
    Ok(sides_value(session, value))
}

fn misere_form(session: &mut Session, position: &Position, span: Span) -> Evaluated<misere::Id> {
    session.analyst.misere_form(position).map_err(|error| position_failure(error, position, span))
}

fn genus(session: &mut Session, position: &Position, span: Span) -> Evaluated<Genus> {
    session.analyst.genus(position).map_err(|error| position_failure(error, position, span))
}

fn outcome(session: &mut Session, position: &Position, play: Play, span: Span) -> Evaluated<Value> {
    let found = session.analyst.class(position, play);
    found.map(Value::Outcome).map_err(|error| position_failure(error, position, span))
}

/// The options of the player that is given, or of both; of an impartial position these are the same.
fn options(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    let mut players = bound.players(session, 0)?;
    if position.is_impartial() {
        players.truncate(1);
    }
    let mut options = Vec::new();
    for player in players {
        options.extend(position.options(player, &session.control).at(bound.span)?);
    }
    Ok(position_set(options))
}

fn best_moves(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    let player = bound.player(session, 0)?;
    let options = position.options(player, &session.control).at(bound.span)?;
    if position.is_entailing() {
        let failed = |error| position_failure(error, position, bound.span);
        let every: Vec<&Position> = options.iter().collect();
        let mut is_best =
            winning_or_undominated(player, &every, &mut session.analyst).map_err(failed)?;
        if !is_best.contains(&true) {
            is_best.fill(true);
        }
        let best = options.into_iter().zip(is_best).filter(|(_, is_best)| *is_best);
        return Ok(position_set(best.map(|(option, _)| option).collect()));
    }
    if position.has_scores() {
        let failed = |error| position_failure(error, position, bound.span);
        let moves = position.moves(player, &session.control).at(bound.span)?;
        let turn = Turn { position, player, play: Play::Normal, moves: &moves };
        let best = best_by_points(&turn, &mut session.analyst).map_err(failed)?;
        return Ok(position_set(best.into_iter().map(|it| moves[it].to.clone()).collect()));
    }
    let found = best_options(position, player, &options, &mut session.analyst)
        .map_err(|error| position_failure(error, position, bound.span))?;
    let best = options.into_iter().zip(found).filter(|(_, option)| option.is_best);
    Ok(position_set(best.map(|(option, _)| option).collect()))
}

/// Positions as a set, each once, in the order of the ruleset.
pub(super) fn position_set(mut positions: Vec<Position>) -> Value {
    let mut seen = HashSet::new();
    positions.retain(|position| seen.insert(position.clone()));
    Value::Set(positions.into_iter().map(Value::Position).collect())
}
