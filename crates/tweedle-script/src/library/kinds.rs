//! Methods that tell the kind of a short game.

use super::table::{Call, Method};
use crate::Session;
use crate::class::{BOOLEAN, SHORT};
use crate::failure::At;
use crate::value::Value;
use tweedle_engine::Player;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::Id;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "IsZero",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is 0.",
        example: ("(* + *).IsZero", "true"),
        call: Call::Short(|session, g, _| Ok(Value::Boolean(g == session.analyst.store.zero()))),
    },
    Method {
        of: &[SHORT],
        name: "IsNumber",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a number.",
        example: ("{1|2}.IsNumber", "true"),
        call: Call::Short(|session, g, _| Ok(Value::Boolean(session.analyst.store.is_number(g)))),
    },
    Method {
        of: &[SHORT],
        name: "IsPseudonumber",
        parameters: &[],
        gives: BOOLEAN,
        doc: "The same as `IsNumber` for a short game.",
        example: ("^.IsPseudonumber", "false"),
        call: Call::Short(|session, g, _| Ok(Value::Boolean(session.analyst.store.is_number(g)))),
    },
    Method {
        of: &[SHORT],
        name: "IsInteger",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is an integer.",
        example: ("(1/2).IsInteger", "false"),
        call: Call::Short(|session, g, _| Ok(Value::Boolean(integer(session, g).is_some()))),
    },
    Method {
        of: &[SHORT],
        name: "IsOrdinal",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is an integer from 0 up.",
        example: ("(-1).IsOrdinal", "false"),
        call: Call::Short(|session, g, _| {
            Ok(Value::Boolean(integer(session, g).is_some_and(|n| n.signum() >= 0)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsNimber",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is `*n` for some n.",
        example: ("(*3).IsNimber", "true"),
        call: Call::Short(|session, g, _| {
            Ok(Value::Boolean(session.analyst.store.as_nimber(g).is_some()))
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsInfinitesimal",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is less than all positive numbers and greater than all negative ones.",
        example: ("^.IsInfinitesimal", "true"),
        call: Call::Short(|session, g, _| {
            Ok(Value::Boolean(session.analyst.store.is_infinitesimal(g)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsNumberish",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a number and an infinitesimal: both stops are equal.",
        example: ("(2+^).IsNumberish", "true"),
        call: Call::Short(|session, g, _| {
            let [left, right] = stops(session, g);
            Ok(Value::Boolean(left == right))
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsAllSmall",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether in every follower either both players can move or neither.",
        example: ("{0||0|-1}.IsAllSmall", "false"),
        call: Call::Short(|session, g, bound| {
            session.analyst.store.is_all_small(g).at(bound.span).map(Value::Boolean)
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsFinite",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is finite, as all short games are.",
        example: ("{1|-1}.IsFinite", "true"),
        call: Call::Short(|_, _, _| Ok(Value::Boolean(true))),
    },
    Method {
        of: &[SHORT],
        name: "IsLoopfree",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether play cannot go on for ever, as in all short games.",
        example: ("{1|-1}.IsLoopfree", "true"),
        call: Call::Short(|_, _, _| Ok(Value::Boolean(true))),
    },
    Method {
        of: &[SHORT],
        name: "IsPlumtree",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the only loops are from a follower to itself; a short game has none.",
        example: ("^.IsPlumtree", "true"),
        call: Call::Short(|_, _, _| Ok(Value::Boolean(true))),
    },
    Method {
        of: &[SHORT],
        name: "IsStopper",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether no play with alternating moves goes on for ever, as in all short games.",
        example: ("^.IsStopper", "true"),
        call: Call::Short(|_, _, _| Ok(Value::Boolean(true))),
    },
    Method {
        of: &[SHORT],
        name: "IsStopperSided",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether both sides of the game are stoppers, as of all short games.",
        example: ("^.IsStopperSided", "true"),
        call: Call::Short(|_, _, _| Ok(Value::Boolean(true))),
    },
];

fn stops(session: &Session, g: Id) -> [Id; 2] {
    Player::BOTH.map(|player| session.analyst.store.stop(g, player))
}

fn integer(session: &Session, g: Id) -> Option<Dyadic> {
    session.analyst.store.as_number(g).filter(Dyadic::is_integer)
}
