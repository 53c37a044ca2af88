//! Methods for the length of play in a short game, and for the gains of moves.

use super::table::{Call, Method};
use crate::class::{BOOLEAN, SET, SHORT};
use crate::failure::{At, Evaluated};
use crate::operate::arithmetic::game_set;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::Player;
use tweedle_engine::short::{Id, Parity};

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "IsEven",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether every play in the canonical form lasts an even number of moves, no matter who makes them.",
        example: ("4.IsEven", "true"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.parity(g).at(bound.span)?;
            Ok(Value::Boolean(found == Some(Parity::Even)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsOdd",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether every play in the canonical form lasts an odd number of moves, no matter who makes them.",
        example: ("(*).IsOdd", "true"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.parity(g).at(bound.span)?;
            Ok(Value::Boolean(found == Some(Parity::Odd)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsEvenTempered",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether every play in the canonical form comes to a number after an even number of moves.",
        example: ("{2|0||-1|-3}.IsEvenTempered", "true"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.temper(g).at(bound.span)?;
            Ok(Value::Boolean(found == Some(Parity::Even)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsOddTempered",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether every play in the canonical form comes to a number after an odd number of moves.",
        example: ("{2|0}.IsOddTempered", "true"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.temper(g).at(bound.span)?;
            Ok(Value::Boolean(found == Some(Parity::Odd)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "LeftIncentives",
        parameters: &[],
        gives: SET,
        doc: "What Left gains by her moves: the differences of her options and the game.",
        example: ("(^*).LeftIncentives", "{v,v*}"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.incentives(g, Player::Left).at(bound.span)?;
            game_set(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "RightIncentives",
        parameters: &[],
        gives: SET,
        doc: "What Right gains by his moves: the differences of the game and his options.",
        example: ("(^*).RightIncentives", "{^*}"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.incentives(g, Player::Right).at(bound.span)?;
            game_set(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Incentives",
        parameters: &[],
        gives: SET,
        doc: "What the players gain by their moves, without what is less than something else among it.",
        example: ("(^*).Incentives", "{^*}"),
        call: Call::Short(|session, g, bound| {
            let best = session.analyst.store.greatest_incentives(g).at(bound.span)?;
            game_set(session, best, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsIdempotent",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game added to itself is itself; of the short games only 0 is such a one.",
        example: ("(*).IsIdempotent", "false"),
        call: Call::Short(|session, g, _| Ok(Value::Boolean(g == session.analyst.store.zero()))),
    },
    Method {
        of: &[SHORT],
        name: "IsNumberTiny",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a number, or the sum of one and of `Tiny(g)` or `Miny(g)` for some g both of whose stops are positive.",
        example: ("(2+Tiny(1)).IsNumberTiny", "true"),
        call: Call::Short(|session, g, bound| {
            if session.analyst.store.is_number(g) {
                return Ok(Value::Boolean(true));
            }
            for player in Player::BOTH {
                if is_tiny(session, g, player, bound.span)? {
                    return Ok(Value::Boolean(true));
                }
            }
            Ok(Value::Boolean(false))
        }),
    },
];

/// True if a game is {x || x | y} for a number x and some y with which the mean of {x | y} is beyond x for the opponent,
/// as `player` sees it.
fn is_tiny(session: &mut Session, g: Id, player: Player, span: Span) -> Evaluated<bool> {
    let store = &mut session.analyst.store;
    let one = |store: &mut tweedle_engine::short::Store, g, player| {
        store.options(g, player).at(span).map(|options| match options[..] {
            [option] => Some(option),
            _ => None,
        })
    };
    let Some(number) = one(store, g, player)? else { return Ok(false) };
    let (Some(x), Some(threat)) = (store.as_number(number), one(store, g, player.opponent())?)
    else {
        return Ok(false);
    };
    if one(store, threat, player)? != Some(number)
        || one(store, threat, player.opponent())?.is_none()
    {
        return Ok(false);
    }
    let mean = store.mean(threat).at(span)?;
    Ok(if player == Player::Left { mean < x } else { mean > x })
}
