//! Canonical forms, methods of short games in canonical form, and functions that make such.

use super::position::game_value as position_value;
use super::table::{Call, Function, Method};
use crate::class::{
    GAME, INTEGER, NIMBER, OUTCOME, PLAYER, RATIONAL, SET, SHORT, SIDED, STOPPER, STRING,
};
use crate::failure::{At, Evaluated};
use crate::library::literal::misread;
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::arithmetic::game_set;
use crate::operate::convert::{as_position, number, stopper_value};
use crate::operate::kinds::is_loopy;
use crate::value::Value;
use crate::{Session, Span, operate};
use tweedle_engine::loopy::Stopper;
use tweedle_engine::number::Integer;
use tweedle_engine::short::{Id, NumberUpStar};
use tweedle_engine::{Outcome, Outcomes, Play, Player};

/// The methods of short games.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[GAME],
        name: "CanonicalForm",
        parameters: &[],
        gives: SHORT,
        doc: "The canonical form, the simplest game that is equal; affine games have none.",
        example: ("'{0,1|2}'.CanonicalForm", "3/2"),
        call: Call::Any(canonical_form),
    },
    Method {
        of: &[GAME],
        name: "GameValue",
        parameters: &[],
        gives: SIDED,
        doc: "What the game is worth: its canonical form, or its two sides if play can go round.",
        example: ("'{0,1|2}'.GameValue", "3/2"),
        call: Call::Any(game_value),
    },
    Method {
        of: &[SHORT],
        name: "OutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins.",
        example: ("{1|-1}.OutcomeClass", "N"),
        call: Call::Short(|session, g, bound| {
            let outcome = session.analyst.store.outcome(g).at(bound.span)?;
            Ok(Value::Outcome(outcome.into()))
        }),
    },
    Method {
        of: &[SHORT],
        name: "MisereOutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins the canonical form under misère play, in which the player who cannot move wins.",
        example: ("*.MisereOutcomeClass", "P"),
        call: Call::Short(|session, g, bound| {
            misere_outcome(session, g, bound.span).map(|it| Value::Outcome(it.into()))
        }),
    },
    Method {
        of: &[SHORT],
        name: "Options",
        parameters: &[optional("player", PLAYER)],
        gives: SET,
        doc: "The options of a player, or of both.",
        example: ("{2|0,*}.Options(Right)", "{0,*}"),
        call: Call::Short(|session, g, bound| {
            options(session, g, &bound.players(session, 0)?, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "LeftOptions",
        parameters: &[],
        gives: SET,
        doc: "Left's options.",
        example: ("^.LeftOptions", "{0}"),
        call: Call::Short(|session, g, bound| options(session, g, &[Player::Left], bound.span)),
    },
    Method {
        of: &[SHORT],
        name: "RightOptions",
        parameters: &[],
        gives: SET,
        doc: "Right's options.",
        example: ("^.RightOptions", "{*}"),
        call: Call::Short(|session, g, bound| options(session, g, &[Player::Right], bound.span)),
    },
    Method {
        of: &[SHORT],
        name: "BestMoves",
        parameters: &[required("player", PLAYER)],
        gives: SET,
        doc: "The options of a player: of a canonical form all are best, for none dominates another.",
        example: ("{2|0,*}.BestMoves(Left)", "{2}"),
        call: Call::Short(|session, g, bound| {
            options(session, g, &[bound.player(session, 0)?], bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Stop",
        parameters: &[required("player", PLAYER)],
        gives: RATIONAL,
        doc: "The number that play comes to if the player moves first.",
        example: ("{3|1}.Stop(Right)", "1"),
        call: Call::Short(|session, g, bound| {
            let player = bound.player(session, 0)?;
            Ok(operate::convert::game_value(session, session.analyst.store.stop(g, player)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "LeftStop",
        parameters: &[],
        gives: RATIONAL,
        doc: "The number that play comes to if Left moves first.",
        example: ("{3|1}.LeftStop", "3"),
        call: Call::Short(|session, g, _| {
            Ok(operate::convert::game_value(session, session.analyst.store.stop(g, Player::Left)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "RightStop",
        parameters: &[],
        gives: RATIONAL,
        doc: "The number that play comes to if Right moves first.",
        example: ("{3|1}.RightStop", "1"),
        call: Call::Short(|session, g, _| {
            Ok(operate::convert::game_value(session, session.analyst.store.stop(g, Player::Right)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "Mean",
        parameters: &[],
        gives: RATIONAL,
        doc: "The mean value: what one of many copies is worth.",
        example: ("{3|{1|-2}}.Mean", "5/4"),
        call: Call::Short(|session, g, bound| {
            let mean = session.analyst.store.mean(g).at(bound.span)?;
            number(session, mean, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Temperature",
        parameters: &[],
        gives: RATIONAL,
        doc: "The temperature: how urgent it is to move, -1/2^k of a number over 2^k.",
        example: ("{3|{1|-2}}.Temperature", "7/4"),
        call: Call::Short(|session, g, bound| {
            let temperature = session.analyst.store.temperature(g).at(bound.span)?;
            number(session, temperature, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Birthday",
        parameters: &[],
        gives: INTEGER,
        doc: "The day on which the game is born: the height of its canonical form.",
        example: ("{1|-1}.Birthday", "2"),
        call: Call::Short(|session, g, bound| {
            let day = session.analyst.store.birthday(g).at(bound.span)?;
            number(session, Integer::from(day).into(), bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Followers",
        parameters: &[],
        gives: SET,
        doc: "The game and all that can be reached from it.",
        example: ("^.Followers", "{0,*,^}"),
        call: Call::Short(|session, g, bound| {
            let followers = session.analyst.store.followers(g).at(bound.span)?;
            game_set(session, followers, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "FollowerCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many followers there are, the game among them.",
        example: ("^.FollowerCount", "3"),
        call: Call::Short(|session, g, bound| {
            let count = follower_count(session, g, bound.span)?;
            number(session, count.into(), bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "StopCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many numbers play can stop at, counted in the whole tree.",
        example: ("{1||0|-1}.StopCount", "3"),
        call: Call::Short(|session, g, bound| {
            let count = session.analyst.store.stop_count(g).at(bound.span)?;
            number(session, Integer::from(count).into(), bound.span)
        }),
    },
    Method {
        of: &[STOPPER],
        name: "Tiny",
        parameters: &[],
        gives: STOPPER,
        doc: "The game `{0||0|-G}`, which is tiny where G is more than 0.",
        example: ("on.Tiny", "Tiny(on)"),
        call: Call::Any(|session, g, bound| tiny(session, (g, bound.span), Player::Left, bound)),
    },
    Method {
        of: &[STOPPER],
        name: "Miny",
        parameters: &[],
        gives: STOPPER,
        doc: "The game `{G|0||0}`, the negative of `G.Tiny`.",
        example: ("2.Miny", "Miny(2)"),
        call: Call::Any(|session, g, bound| tiny(session, (g, bound.span), Player::Right, bound)),
    },
    Method {
        of: &[NIMBER],
        name: "NimValue",
        parameters: &[],
        gives: INTEGER,
        doc: "The n of `*n`.",
        example: ("(*5).NimValue", "5"),
        call: Call::Short(|session, g, bound| {
            let nimber = session.analyst.store.as_nimber(g).unwrap_or(0);
            number(session, Integer::from(nimber).into(), bound.span)
        }),
    },
];

/// The functions that make short games, and any game from its notation.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "game.Tiny",
        parameters: &[required("G", GAME)],
        gives: SHORT,
        doc: "The game `{0||0|-G}`, which is tiny where G is more than 0.",
        example: ("Tiny(2)", "Tiny(2)"),
        call: |session, bound| tiny(session, bound.value(0), Player::Left, bound),
    },
    Function {
        name: "game.Miny",
        parameters: &[required("G", GAME)],
        gives: SHORT,
        doc: "The game `{G|0||0}`, the negative of `Tiny(G)`.",
        example: ("{2|0||0} == Miny(2)", "true"),
        call: |session, bound| tiny(session, bound.value(0), Player::Right, bound),
    },
    Function {
        name: "game.Value",
        parameters: &[required("text", STRING)],
        gives: GAME,
        doc: "The game that a text describes, in the notation in which games are printed.",
        example: ("Value(\"2^3\")", "2^3"),
        call: value,
    },
];

fn canonical_form(session: &mut Session, game: &Value, bound: &Bound) -> Evaluated<Value> {
    let form = operate::canonical::canonical_form(session, game, bound.span)?;
    Ok(operate::convert::game_value(session, form))
}

/// The canonical form, if there is one; the value of a loopy position, otherwise.
fn game_value(session: &mut Session, game: &Value, bound: &Bound) -> Evaluated<Value> {
    if is_loopy(game) {
        return Ok(game.clone());
    }
    let Some(position) = as_position(session, game, bound.span)? else {
        return canonical_form(session, game, bound);
    };
    position_value(session, &position, bound)
}

fn tiny(
    session: &mut Session,
    (value, at): (&Value, Span),
    favours: Player,
    bound: &Bound,
) -> Evaluated<Value> {
    if let Value::Stopper { stopper, .. } = value {
        return loopy_tiny(session, *stopper, favours, bound.span);
    }
    let g = operate::canonical::canonical_form(session, value, at)?;
    let tiny = session.analyst.store.tiny(g, favours).at(bound.span)?;
    Ok(operate::convert::game_value(session, tiny))
}

/// {0 || 0 | −g}, or for Right {g | 0 || 0}.
fn loopy_tiny(session: &mut Session, g: Stopper, favours: Player, span: Span) -> Evaluated<Value> {
    let analyst = &mut session.analyst;
    let (stoppers, store) = (&mut analyst.stoppers, &mut analyst.store);
    let zero = Stopper::from(store.zero());
    let game = match favours {
        Player::Left => {
            let threat = stoppers.negative(store, g).at(span)?;
            let reply = stoppers.game(store, [&[zero], &[threat]]).at(span)?;
            stoppers.game(store, [&[zero], &[reply]])
        }
        Player::Right => {
            let reply = stoppers.game(store, [&[g], &[zero]]).at(span)?;
            stoppers.game(store, [&[reply], &[zero]])
        }
    };
    let game = game.at(span)?;
    Ok(stopper_value(session, game))
}

/// A text is read as a short game, then as an affine one. The message is that of the reader that came further.
fn value(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (text, at) = bound.string(session, 0)?;
    if let "inf" | "-inf" = text.trim() {
        return Ok(Value::Infinite { negative: text.trim().starts_with('-') });
    }
    let of_short = match session.analyst.store.read(text) {
        Ok(game) => return Ok(operate::convert::game_value(session, game)),
        Err(error) => error,
    };
    let of_affine = match of_short.stop {
        Some(_) => None,
        None => match session.analyst.forms.read(text) {
            Ok(form) => return Ok(Value::Affine(form)),
            Err(error) => Some(error),
        },
    };
    let error = match of_affine {
        Some(error) if error.stop.is_some() || error.span.start > of_short.span.start => error,
        _ => of_short,
    };
    Err(misread(error, text, at))
}

fn options(session: &mut Session, g: Id, players: &[Player], span: Span) -> Evaluated<Value> {
    let mut all = Vec::new();
    for &player in players {
        all.extend(session.analyst.store.options(g, player).at(span)?);
    }
    game_set(session, all, span)
}

/// An integer has n + 1 followers, which need not be looked at one by one.
fn follower_count(session: &mut Session, g: Id, span: Span) -> Evaluated<Integer> {
    match session.analyst.store.as_number_up_star(g) {
        // The integers between 0 and n, and n + ∗k up to n + ∗m.
        Some(NumberUpStar { number: n, ups: 0, nimber }) if n.is_integer() => {
            let n = n.numerator();
            let integers = if n < Integer::ZERO { -n } else { n } + Integer::ONE;
            Ok(integers + Integer::from(nimber))
        }
        _ => Ok(Integer::from(session.analyst.store.followers(g).at(span)?.len())),
    }
}

/// The outcome under misère play, played on the canonical form (which for misère play is no more than
/// the form at hand: equal games may differ in it).
fn misere_outcome(session: &mut Session, g: Id, span: Span) -> Evaluated<Outcome> {
    session.analyst.store.played(g, &mut Outcomes(Play::Misere)).at(span)
}
