//! Games that are cooled and heated.

use super::table::{Call, Method};
use crate::class::{GAME, LIST, PLAYER, RATIONAL, SET, SHORT};
use crate::failure::{At, Failure};
use crate::operate;
use crate::operate::arguments::required;
use crate::operate::arithmetic::game_set;
use crate::operate::convert::{as_rational, found_game};
use crate::value::Value;
use tweedle_engine::number::Dyadic;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "Cool",
        parameters: &[required("t", RATIONAL)],
        gives: SHORT,
        doc: "The game in which each move costs t, for t above -1; a number where t is above the temperature. Numbers stay as they are from their temperature on.",
        example: ("{3|1}.Cool(1/2)", "{5/2|3/2}"),
        call: Call::Short(|session, g, bound| {
            let (t, at) = (bound.dyadic(session, 0)?, bound.value(0).1);
            if t <= Dyadic::from(-1) {
                return Err(Failure::new(say::cooled_by_too_little(), at));
            }
            let found = session.analyst.store.cooled(g, &t);
            found_game(session, found, at)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Chill",
        parameters: &[],
        gives: SHORT,
        doc: "The game cooled by 1.",
        example: ("{3|1*}.Chill", "2*"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.cooled(g, &Dyadic::from(1));
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Freeze",
        parameters: &[],
        gives: SHORT,
        doc: "The game cooled by its temperature: its mean and an infinitesimal. Numbers stay as they are.",
        example: ("{4||2|0}.Freeze", "5/2*"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.frozen(g);
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Heat",
        parameters: &[required("t", GAME)],
        gives: SHORT,
        doc: "The game in which each move gains t, and numbers stay as they are.",
        example: ("^.Heat(2)", "{2||0|-4}"),
        call: Call::Short(|session, g, bound| {
            let t = bound.game(session, 0)?;
            let found = session.analyst.store.heated(g, t);
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Overheat",
        parameters: &[required("s", GAME), required("t", GAME)],
        gives: SHORT,
        doc: "The game in which integers are copies of s, and each other move gains t.",
        example: ("(7/16).Overheat(0, 0)", "^[3]"),
        call: Call::Short(|session, g, bound| {
            let (s, t) = (bound.game(session, 0)?, bound.game(session, 1)?);
            let found = session.analyst.store.overheated(g, s, t);
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Warm",
        parameters: &[],
        gives: SHORT,
        doc: "The game overheated from `1*` to 1, which undoes chilling in games such as those of Go.",
        example: ("(1/2).Warm", "{1|*}"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.warmed(g);
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "CouponScore",
        parameters: &[required("player", PLAYER), required("coupons", LIST)],
        gives: RATIONAL,
        doc: "The score beside a stack of coupons if the player begins: in each turn one moves in the game or takes the greatest coupon, and in the end the score is the stop of what is left.",
        example: ("{4||2|0}.CouponScore(Left, [3/2,1,1/2])", "3"),
        call: Call::Short(|session, g, bound| {
            let player = bound.player(session, 0)?;
            let (list, at) = bound.value(1);
            let Value::List(items) = list else { return Err(bound.wrong(session, 1)) };
            let mut coupons = Vec::with_capacity(items.len());
            for item in items.iter() {
                let number = as_rational(session, item).and_then(|x| Dyadic::from_rational(&x));
                coupons.push(number.ok_or_else(|| Failure::new(say::coupon_not_dyadic(), at))?);
            }
            let scores = session.analyst.store.coupon_scores(g, &coupons).at(at)?;
            operate::convert::number(session, scores[player.index()].clone(), bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "OrthodoxOptions",
        parameters: &[required("player", PLAYER), required("t", RATIONAL)],
        gives: SET,
        doc: "The options of a player that are best at the temperature t: their walls, with the cost of the move, are the player's wall.",
        example: ("{4,{9|3}|0}.OrthodoxOptions(Left, 1/2)", "{4}"),
        call: Call::Short(|session, g, bound| {
            let (player, t) = (bound.player(session, 0)?, bound.dyadic(session, 1)?);
            let best = session.analyst.store.orthodox_options(g, player, &t).at(bound.span)?;
            game_set(session, best, bound.span)
        }),
    },
];
