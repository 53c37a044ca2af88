//! Methods that tell how long play in a short game lasts, and what moves gain.

use super::table::{Call, Method};
use crate::class::{BOOLEAN, INTEGER, SET, SHORT};
use crate::failure::{At, Evaluated};
use crate::value::Value;
use crate::{Session, Span};
use std::collections::HashMap;
use tweedle::Player;
use tweedle::number::Dyadic;
use tweedle::short::Id;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "IsEven",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether every play in the canonical form lasts an even number of moves, whoever makes them.",
        example: ("4.IsEven", "true"),
        call: Call::Short(|session, g, bound| {
            let found = parity(session, g, Leaf::Integer, &mut HashMap::new(), bound.span)?;
            Ok(Value::Boolean(found == Some(false)))
        }),
    },
    Method {
        of: &[SHORT],
        name: "IsOdd",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether every play in the canonical form lasts an odd number of moves, whoever makes them.",
        example: ("(*).IsOdd", "true"),
        call: Call::Short(|session, g, bound| {
            let found = parity(session, g, Leaf::Integer, &mut HashMap::new(), bound.span)?;
            Ok(Value::Boolean(found == Some(true)))
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
            let found = parity(session, g, Leaf::Number, &mut HashMap::new(), bound.span)?;
            Ok(Value::Boolean(found == Some(false)))
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
            let found = parity(session, g, Leaf::Number, &mut HashMap::new(), bound.span)?;
            Ok(Value::Boolean(found == Some(true)))
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
            let found = incentives(session, g, Player::Left, bound.span)?;
            session.game_set(found, bound.span)
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
            let found = incentives(session, g, Player::Right, bound.span)?;
            session.game_set(found, bound.span)
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
            let mut all = incentives(session, g, Player::Left, bound.span)?;
            all.extend(incentives(session, g, Player::Right, bound.span)?);
            all.sort_unstable();
            all.dedup();
            let mut best = Vec::new();
            for &gain in &all {
                let mut is_best = true;
                for &other in &all {
                    let store = &mut session.analyst.store;
                    is_best &= other == gain
                        || !store.no_better(Player::Left, gain, other).at(bound.span)?;
                }
                best.extend(is_best.then_some(gain));
            }
            session.game_set(best, bound.span)
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
        name: "Degree",
        parameters: &[],
        gives: INTEGER,
        doc: "The difference of the game and itself, which is 0 for all short games.",
        example: ("^.Degree", "0"),
        call: Call::Short(|_, _, _| Ok(Value::Integer(0))),
    },
    Method {
        of: &[SHORT],
        name: "IsNumberTiny",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a number, or the sum of one and of `Tiny(g)` or `Miny(g)` for some g whose mean is positive.",
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

/// Where plays are counted to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaf {
    /// To the end; an integer is so many moves.
    Integer,
    /// To a number.
    Number,
}

/// Whether all plays last an odd number of moves; `None` if some do and some do not.
fn parity(
    session: &mut Session,
    g: Id,
    leaf: Leaf,
    known: &mut HashMap<Id, Option<bool>>,
    span: Span,
) -> Evaluated<Option<bool>> {
    if let Some(number) = session.analyst.store.as_number(g) {
        if leaf == Leaf::Number {
            return Ok(Some(false));
        }
        if Dyadic::is_integer(&number) {
            return Ok(Some(number.numerator().bit(0)));
        }
    }
    if let Some(&known) = known.get(&g) {
        return Ok(known);
    }
    session.control.check().at(span)?;
    let mut found: Option<bool> = None;
    let mut agrees = true;
    for player in Player::BOTH {
        for option in session.analyst.store.options(g, player).at(span)? {
            let of_option = crate::with_stack(|| parity(session, option, leaf, known, span))?;
            let own = of_option.map(|is_odd| !is_odd);
            agrees &= own.is_some() && (found.is_none() || found == own);
            found = own;
            if !agrees {
                known.insert(g, None);
                return Ok(None);
            }
        }
    }
    known.insert(g, found);
    Ok(found)
}

/// What a player gains by each of his moves.
fn incentives(session: &mut Session, g: Id, player: Player, span: Span) -> Evaluated<Vec<Id>> {
    let store = &mut session.analyst.store;
    let options = store.options(g, player).at(span)?;
    let gain = |option| match player {
        Player::Left => store.difference(option, g),
        Player::Right => store.difference(g, option),
    };
    options.into_iter().map(gain).collect::<Result<Vec<Id>, _>>().at(span)
}

/// Whether a game is {x || x | y} for a number x and some y with which the mean of {x | y} is beyond x for the opponent,
/// as `player` sees it.
fn is_tiny(session: &mut Session, g: Id, player: Player, span: Span) -> Evaluated<bool> {
    let store = &mut session.analyst.store;
    let one = |store: &mut tweedle::short::Store, g, player| {
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
