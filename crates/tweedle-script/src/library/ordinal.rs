//! Norton's product, and games that are made of ordinal sums.

use super::stoppers::{power, power_to};
use super::table::{Call, Method};
use crate::Session;
use crate::class::{GAME, PSEUDONUMBER, SHORT};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::canonical::canonical_form;
use crate::operate::convert::{found_game, game_value};
use crate::operate::kinds::is_loopy;
use crate::value::Value;
use tweedle_engine::Player;
use tweedle_engine::short::Id;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "NortonProduct",
        parameters: &[required("unit", GAME)],
        gives: SHORT,
        doc: "Norton's product: for an integer so many copies of the unit, for others as they are played with incentives of the unit.",
        example: ("(1/2).NortonProduct(^)", "{^^*|v*}"),
        call: Call::Short(|session, g, bound| {
            let unit = bound.game(session, 0)?;
            let found = session.analyst.store.norton_product(g, unit);
            found_game(session, found, bound.span)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Subordinate",
        parameters: &[required("base", GAME)],
        gives: SHORT,
        doc: "The game H such that this game is `base:H`, where its options tell it; the base may be a form.",
        example: ("(-13/16).Subordinate(-1)", "3/8"),
        call: Call::Short(subordinate),
    },
    Method {
        of: &[SHORT],
        name: "PowTo",
        parameters: &[required("x", GAME)],
        gives: SHORT,
        doc: "The ordinal sum of the game and of what stands on 1 in x: of `^` and n it is `^[n]`.",
        example: ("^.PowTo(3)", "^[3]"),
        call: Call::Short(|session, g, bound| {
            if is_loopy(bound.value(0).0) {
                return power_to(session, g.into(), bound);
            }
            let x = bound.game(session, 0)?;
            let power = session.analyst.store.power_to(g, x).at(bound.span)?;
            defined(session, power, bound)
        }),
    },
    Method {
        of: &[SHORT],
        name: "Pow",
        parameters: &[required("x", PSEUDONUMBER)],
        gives: SHORT,
        doc: "The x-th power of a game `{0|H}`: of `^` and n it is `^<n>`.",
        example: ("^.Pow(2)", "^<2>"),
        call: Call::Short(short_power),
    },
];

/// The base may be a form that is not canonical, as `'{*|*}'`.
fn subordinate(session: &mut Session, g: Id, bound: &Bound) -> Evaluated<Value> {
    let (base, at) = bound.value(0);
    let found = if let Value::Explicit(form) = base {
        let [lefts, rights] = Player::BOTH.map(|player| {
            let options = form.options[player.index()].iter();
            options.map(|option| canonical_form(session, option, at)).collect::<Evaluated<Vec<_>>>()
        });
        let store = &mut session.analyst.store;
        store.subordinate_to_form(g, [&lefts?, &rights?]).at(bound.span)?
    } else {
        let base = bound.game(session, 0)?;
        session.analyst.store.subordinate(g, base).at(bound.span)?
    };
    let top = found.ok_or_else(|| Failure::new(say::not_subordinated(), bound.span))?;
    Ok(game_value(session, top))
}

fn short_power(session: &mut Session, g: Id, bound: &Bound) -> Evaluated<Value> {
    if is_loopy(bound.value(0).0) {
        return power(session, g.into(), bound);
    }
    let x = bound.dyadic(session, 0)?;
    let power = session.analyst.store.power(g, &x).at(bound.span)?;
    defined(session, power, bound)
}

fn defined(session: &Session, power: Option<Id>, bound: &Bound) -> Evaluated<Value> {
    let power = power.ok_or_else(|| Failure::new(say::invalid_exponent(), bound.value(0).1))?;
    Ok(game_value(session, power))
}
