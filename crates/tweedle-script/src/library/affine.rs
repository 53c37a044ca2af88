//! Methods of affine games, and their constants.

use super::table::{Call, Constant, Method};
use crate::class::{
    AFFINE, BOOLEAN, INTEGER, OBJECT, OUTCOME, PLAYER, RATIONAL, SET, SHORT, STRING,
};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::affine::affine_pair;
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::collect::set;
use crate::value::Value;
use crate::{Session, Span, operate};
use tweedle_engine::Player;
use tweedle_engine::affine::{self, FormId};
use tweedle_engine::number::{Dyadic, Integer};
use tweedle_syntax::say;

/// The classes of methods that no other kind of game has: an ordinary game is an affine one, too.
pub(super) const AND_ORDINARY: &[&str] = &[AFFINE, SHORT];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[AFFINE],
        name: "OutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins.",
        example: ("{oo|-5}.OutcomeClass", "N"),
        call: Call::Affine(|session, g, bound| {
            session.analyst.forms.outcome(g).at(bound.span).map(|it| Value::Outcome(it.into()))
        }),
    },
    Method {
        of: &[AFFINE],
        name: "Options",
        parameters: &[optional("player", PLAYER)],
        gives: SET,
        doc: "The options of a player, or of both.",
        example: ("{oo|0,*}.Options(Right)", "{*,0}"),
        call: Call::Affine(|session, g, bound| {
            options(session, g, &bound.players(session, 0)?, bound.span)
        }),
    },
    Method {
        of: &[AFFINE],
        name: "LeftOptions",
        parameters: &[],
        gives: SET,
        doc: "Left's options.",
        example: ("{oo|0}.LeftOptions", "{oo}"),
        call: Call::Affine(|session, g, bound| options(session, g, &[Player::Left], bound.span)),
    },
    Method {
        of: &[AFFINE],
        name: "RightOptions",
        parameters: &[],
        gives: SET,
        doc: "Right's options.",
        example: ("{oo|0}.RightOptions", "{0}"),
        call: Call::Affine(|session, g, bound| options(session, g, &[Player::Right], bound.span)),
    },
    Method {
        of: &[AFFINE],
        name: "Birthday",
        parameters: &[],
        gives: INTEGER,
        doc: "The height of the form.",
        example: ("{oo|{0|-oo}}.Birthday", "2"),
        call: Call::Affine(|session, g, bound| {
            let day = session.analyst.forms.birthday(g);
            operate::convert::number(session, day.into(), bound.span)
        }),
    },
    Method {
        of: &[AFFINE],
        name: "NimValue",
        parameters: &[],
        gives: OBJECT,
        doc: "The nimber, or the moon, that the game is worth among impartial games.",
        example: ("(moon + *5).NimValue", "☾"),
        call: Call::Affine(nim_value),
    },
    Method {
        of: &[AFFINE],
        name: "Mean",
        parameters: &[],
        gives: RATIONAL,
        doc: "The mean value among short games.",
        example: ("{{oo|1}|0}.Mean", "1"),
        call: Call::Affine(|session, g, bound| {
            let environment = environment(session, g, bound.span)?;
            finite(session, environment.mean(), "mean", bound.span)
        }),
    },
    Method {
        of: &[AFFINE],
        name: "Temperature",
        parameters: &[],
        gives: RATIONAL,
        doc: "The temperature among short games.",
        example: ("{{oo|1}|0}.Temperature", "1"),
        call: Call::Affine(|session, g, bound| {
            let environment = environment(session, g, bound.span)?;
            finite(session, environment.temperature(), "temperature", bound.span)
        }),
    },
    Method {
        of: AND_ORDINARY,
        name: "ReducedForm",
        parameters: &[],
        gives: AFFINE,
        doc: "An equal form in which no option is dominated or reversible.",
        example: ("{oo,5|0,1}.ReducedForm", "{oo|0}"),
        call: Call::Affine(|session, g, bound| {
            session.analyst.forms.reduced(g).at(bound.span).map(Value::Affine)
        }),
    },
    Method {
        of: AND_ORDINARY,
        name: "Conjugate",
        parameters: &[],
        gives: AFFINE,
        doc: "The game with the players exchanged.",
        example: ("{oo|0}.Conjugate", "{0|-oo}"),
        call: Call::Affine(|session, g, bound| {
            session.analyst.forms.conjugate(g).at(bound.span).map(Value::Affine)
        }),
    },
    Method {
        of: AND_ORDINARY,
        name: "Separate",
        parameters: &[required("h", AFFINE)],
        gives: OBJECT,
        doc: "A game X and who moves first, such that Left wins h + X and not this game + X; `Nothing` if this game is at least h.",
        example: ("0.Separate({1|-oo})", "[0,Left]"),
        call: Call::Affine(separate),
    },
    Method {
        of: AND_ORDINARY,
        name: "IsCheck",
        parameters: &[required("player", PLAYER)],
        gives: BOOLEAN,
        doc: "Whether the player, moving next, can win at once by moving to his infinity.",
        example: ("{oo|0}.IsCheck(Left)", "true"),
        call: Call::Affine(|session, g, bound| {
            let player = bound.player(session, 0)?;
            Ok(Value::Boolean(session.analyst.forms.is_check(g, player)))
        }),
    },
    Method {
        of: AND_ORDINARY,
        name: "IsLeftCheck",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether Left, moving next, can win at once by moving to `oo`.",
        example: ("{oo|0}.IsLeftCheck", "true"),
        call: Call::Affine(|session, g, _| {
            Ok(Value::Boolean(session.analyst.forms.is_check(g, Player::Left)))
        }),
    },
    Method {
        of: AND_ORDINARY,
        name: "IsRightCheck",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether Right, moving next, can win at once by moving to `-oo`.",
        example: ("{oo|0}.IsRightCheck", "false"),
        call: Call::Affine(|session, g, _| {
            Ok(Value::Boolean(session.analyst.forms.is_check(g, Player::Right)))
        }),
    },
    Method {
        of: AND_ORDINARY,
        name: "IsQuiet",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether nobody can win at once by moving to his infinity.",
        example: ("moon.IsQuiet", "true"),
        call: Call::Affine(|session, g, _| Ok(Value::Boolean(session.analyst.forms.is_quiet(g)))),
    },
    Method {
        of: AND_ORDINARY,
        name: "IsConway",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether neither the game nor a follower is a check: it is then an ordinary game.",
        example: ("{oo|0}.IsConway", "false"),
        call: Call::Affine(|session, g, _| Ok(Value::Boolean(session.analyst.forms.is_conway(g)))),
    },
    Method {
        of: AND_ORDINARY,
        name: "IsImpartial",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game and all its quiet followers are symmetric: Right's options are the conjugates of Left's.",
        example: ("moon.IsImpartial", "true"),
        call: Call::Affine(|session, g, bound| {
            session.analyst.forms.is_affine_impartial(g).at(bound.span).map(Value::Boolean)
        }),
    },
    Method {
        of: AND_ORDINARY,
        name: "ImmediateNimbers",
        parameters: &[],
        gives: STRING,
        doc: "The nimbers that an impartial game has as quiet options.",
        example: ("(*2).ImmediateNimbers", "\"0, 1\""),
        call: Call::Affine(|session, g, bound| {
            let (immediate, _) = session.analyst.forms.immediate_and_protected(g).at(bound.span)?;
            Ok(Value::string(&immediate.to_string()))
        }),
    },
    Method {
        of: AND_ORDINARY,
        name: "ProtectedNimbers",
        parameters: &[],
        gives: STRING,
        doc: "The nimbers beside which a check of an impartial game wins.",
        example: ("(*2).ProtectedNimbers", "\"none\""),
        call: Call::Affine(|session, g, bound| {
            let (_, protected) = session.analyst.forms.immediate_and_protected(g).at(bound.span)?;
            Ok(Value::string(&protected.to_string()))
        }),
    },
];

/// The infinities and the moon.
pub(super) static CONSTANTS: &[Constant] = &[
    Constant {
        name: "game.oo",
        class: AFFINE,
        doc: "Left has won.",
        example: ("oo > 1000", "true"),
        value: |_, _| Ok(Value::Affine(FormId::infinity(Player::Left))),
    },
    Constant {
        name: "game.∞",
        class: AFFINE,
        doc: "The same as `oo`.",
        example: ("∞ == oo", "true"),
        value: |_, _| Ok(Value::Affine(FormId::infinity(Player::Left))),
    },
    Constant {
        name: "game.∞\u{304}",
        class: AFFINE,
        doc: "The same as `-oo`: Right has won.",
        example: ("∞\u{304} == -oo", "true"),
        value: |_, _| Ok(Value::Affine(FormId::infinity(Player::Right))),
    },
    Constant {
        name: "game.moon",
        class: AFFINE,
        doc: "The value of a loony position: the player who moves first wins, whatever stands beside.",
        example: ("moon == {{oo|oo}|{-oo|-oo}}", "true"),
        value: moon,
    },
    Constant {
        name: "game.loony",
        class: AFFINE,
        doc: "The same as `moon`.",
        example: ("loony == moon", "true"),
        value: moon,
    },
    Constant {
        name: "game.☾",
        class: AFFINE,
        doc: "The same as `moon`.",
        example: ("☾ == moon", "true"),
        value: moon,
    },
];

fn moon(session: &mut Session, span: Span) -> Evaluated<Value> {
    session.analyst.forms.moon().at(span).map(Value::Affine)
}

fn nim_value(session: &mut Session, g: FormId, bound: &Bound) -> Evaluated<Value> {
    match session.analyst.forms.nim_value(g).at(bound.span)? {
        affine::Value::Nimber(n) => {
            operate::convert::number(session, Integer::from(n).into(), bound.span)
        }
        affine::Value::Moon => moon(session, bound.span),
    }
}

fn environment(session: &mut Session, g: FormId, span: Span) -> Evaluated<affine::Environment> {
    session.analyst.forms.environment(g, &mut session.analyst.store).at(span)
}

/// A number, or the message that the game has no `what`.
fn finite(
    session: &mut Session,
    number: Option<&Dyadic>,
    what: &str,
    span: Span,
) -> Evaluated<Value> {
    match number {
        Some(number) => operate::convert::number(session, number.clone(), span),
        None => Err(never_cold(what, span)),
    }
}

fn never_cold(what: &str, span: Span) -> Failure {
    Failure::new(say::no_heat_of_affine(what), span)
}

fn options(session: &mut Session, g: FormId, players: &[Player], span: Span) -> Evaluated<Value> {
    let forms = &session.analyst.forms;
    let all = players.iter().flat_map(|&player| forms.options(g, player));
    let all = all.copied().map(Value::Affine).collect();
    set(session, all, span)
}

/// `[X, player]` such that Left wins h + X and not g + X, the player moving first; nothing if g ≥ h.
fn separate(session: &mut Session, g: FormId, bound: &Bound) -> Evaluated<Value> {
    let (other, at) = bound.value(0);
    let Some([g, h]) = affine_pair(session, &Value::Affine(g), other, at)? else {
        return Err(bound.wrong(session, 0));
    };
    let separation = session.analyst.forms.separate(g, h).at(bound.span)?;
    Ok(separation.map_or(Value::Nothing, |found| {
        Value::list(vec![Value::Affine(found.context), Value::Player(found.first)])
    }))
}
