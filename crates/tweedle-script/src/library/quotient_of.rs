//! The misère quotients of games, of sets of games, and of rulesets on heaps.

use super::table::{Call, Method};
use crate::Session;
use crate::class::{INTEGER, LIST, MISERE, MISERE_QUOTIENT, NIMBER, POSITION, RULESET, SET};
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::{Bound, Parameter, optional, required};
use crate::operate::convert::game_value;
use crate::operate::quotient::{USUAL_ORDER, quotient_of_games, quotient_of_heaps};
use crate::value::Value;
use tweedle_syntax::say;

/// The largest order, the last parameter.
const MOST: Parameter = optional("maxOrder", INTEGER);

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[POSITION],
        name: "MisereQuotient",
        parameters: &[MOST],
        gives: MISERE_QUOTIENT,
        doc: "The misère quotient of an impartial position and all its followers: what sums of them are worth in misère play. Followers that the rules take apart are sums of their parts. A quotient that seems to have more than `maxOrder` elements, or 1000, is an error.",
        example: ("game.heap.Kayles(5).MisereQuotient", "MisereQuotient(Order => 12, POrder => 3)"),
        call: Call::Impartial(|session, position, bound| {
            of_game(session, &Value::Position(position.clone()), bound)
        }),
    },
    Method {
        of: &[MISERE],
        name: "MisereQuotient",
        parameters: &[MOST],
        gives: MISERE_QUOTIENT,
        doc: "The misère quotient of a game in canonical form for misère play, and of all its followers.",
        example: ("(*[[2],1]).MisereQuotient", "MisereQuotient(Order => 12, POrder => 3)"),
        call: Call::Misere(|session, g, bound| of_game(session, &Value::Misere(g), bound)),
    },
    Method {
        of: &[NIMBER],
        name: "MisereQuotient",
        parameters: &[MOST],
        gives: MISERE_QUOTIENT,
        doc: "The misère quotient of a heap of Nim and all smaller ones, which is tame.",
        example: ("(*4).MisereQuotient.Tame", "3"),
        call: Call::Short(|session, g, bound| {
            let heap = game_value(session, g);
            of_game(session, &heap, bound)
        }),
    },
    Method {
        of: &[LIST, SET],
        name: "MisereQuotient",
        parameters: &[MOST],
        gives: MISERE_QUOTIENT,
        doc: "The misère quotient of several impartial games, and of all their followers: positions, nimbers, and games in canonical form for misère play.",
        example: (
            "{*2, game.heap.Kayles(3)}.MisereQuotient",
            "MisereQuotient(Order => 6, POrder => 2)",
        ),
        call: Call::Elements(|session, all, bound| {
            let most = most(session, bound, 0)?;
            let games = all.items;
            let name = crate::print::text(session, &Value::List(games.clone()), bound.span)?;
            quotient_of_games(session, &games, name, most, bound.span)
        }),
    },
    Method {
        of: &[RULESET],
        name: "MisereQuotient",
        parameters: &[required("n", INTEGER), MOST],
        gives: MISERE_QUOTIENT,
        doc: "The misère quotient of the heaps 1 to n of an impartial ruleset on heaps. By a code it is known if it is that of all heaps: see `Period`.",
        example: (
            "game.heap.TakeAndBreak(\"0.77\").MisereQuotient(60)",
            "MisereQuotient(Order => 40, POrder => 9)",
        ),
        call: Call::Any(|session, rules, bound| {
            let Value::Ruleset(rules) = rules else { return Ok(Value::Nothing) };
            let last = bound.small(session, 0)?;
            let most = most(session, bound, 1)?;
            quotient_of_heaps(session, rules, last, most, bound.span)
        }),
    },
];

fn of_game(session: &mut Session, game: &Value, bound: &Bound) -> Evaluated<Value> {
    let most = most(session, bound, 0)?;
    let name = crate::print::text(session, game, bound.span)?;
    quotient_of_games(session, std::slice::from_ref(game), name, most, bound.span)
}

/// The largest order.
fn most(session: &Session, bound: &Bound, i: usize) -> Evaluated<usize> {
    let Some((_, at)) = bound.get(i) else { return Ok(USUAL_ORDER) };
    match bound.small::<usize>(session, i)? {
        0 => Err(Failure::new(say::quotient_without_elements(), at)),
        most => Ok(most),
    }
}
