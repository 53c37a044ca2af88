//! Sides, degrees and varieties, by which loopy games are told apart; of short games they are simple.

use super::table::{Call, Method};
use crate::class::{GAME, INTEGER, PLAYER, RATIONAL, SHORT};
use crate::operate::required;
use crate::value::Value;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "Onside",
        parameters: &[],
        gives: SHORT,
        doc: "The game with endless play won by Left, which for a short game is itself.",
        example: ("^.Onside", "^"),
        call: Call::Short(|session, g, _| Ok(session.game_value(g))),
    },
    Method {
        of: &[SHORT],
        name: "Offside",
        parameters: &[],
        gives: SHORT,
        doc: "The game with endless play won by Right, which for a short game is itself.",
        example: ("^.Offside", "^"),
        call: Call::Short(|session, g, _| Ok(session.game_value(g))),
    },
    Method {
        of: &[SHORT],
        name: "Upsum",
        parameters: &[required("h", GAME)],
        gives: SHORT,
        doc: "The sum with endless play won by Left, which for short games is their sum.",
        example: ("^.Upsum(*)", "^*"),
        call: Call::Short(|session, g, bound| {
            let h = bound.game(session, 0)?;
            let found = session.analyst.store.sum(g, h);
            session.found_game(found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Downsum",
        parameters: &[required("h", GAME)],
        gives: SHORT,
        doc: "The sum with endless play won by Right, which for short games is their sum.",
        example: ("^.Downsum(*)", "^*"),
        call: Call::Short(|session, g, bound| {
            let h = bound.game(session, 0)?;
            let found = session.analyst.store.sum(g, h);
            session.found_game(found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Degree",
        parameters: &[],
        gives: INTEGER,
        doc: "The difference of the game and itself, which is 0 for all short games.",
        example: ("^.Degree", "0"),
        call: Call::Short(|_, _, _| Ok(Value::Integer(0))),
    },
    Method {
        of: &[SHORT],
        name: "Variety",
        parameters: &[],
        gives: INTEGER,
        doc: "What the game is besides its degree, as to play that can go round: 0 for all short games.",
        example: ("^.Variety", "0"),
        call: Call::Short(|_, _, _| Ok(Value::Integer(0))),
    },
    Method {
        of: &[SHORT],
        name: "StrongStop",
        parameters: &[required("player", PLAYER)],
        gives: RATIONAL,
        doc: "The stop, which differs from `Stop` only if play can go round.",
        example: ("{3|1}.StrongStop(Right)", "1"),
        call: Call::Short(|session, g, bound| {
            let player = bound.player(session, 0)?;
            Ok(session.game_value(session.analyst.store.stop(g, player)))
        }),
    },
];
