//! The games born by a day: all of them, their lattice, some at random, and the simplest with a property.

use super::table::{Call, Function, Method};
use crate::Session;
use crate::class::{FUNCTION, GAME, INTEGER, LIST, SET, SHORT};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::arithmetic::game_set;
use crate::operate::convert::{check_length, found_game, game_value};
use crate::run::call_value;
use crate::value::Value;
use fastrand::Rng;
use tweedle_engine::Player;
use tweedle_engine::short::{Id, Lots};
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "Join",
        parameters: &[required("that", GAME), required("day", INTEGER)],
        gives: SHORT,
        doc: "The least game born by a day that is at least both games, up to day 4.",
        example: ("[0.Join(*, 1), 0.Join(*, 2)]", "[1,1/2]"),
        call: Call::Short(|session, g, bound| bounding(session, g, bound, Player::Left)),
    },
    Method {
        of: &[SHORT],
        name: "Meet",
        parameters: &[required("that", GAME), required("day", INTEGER)],
        gives: SHORT,
        doc: "The greatest game born by a day that is at most both games, up to day 4.",
        example: ("0.Meet(*, 2)", "-1/2"),
        call: Call::Short(|session, g, bound| bounding(session, g, bound, Player::Right)),
    },
];

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "game.BornBy",
        parameters: &[required("day", INTEGER)],
        gives: SET,
        doc: "The games born by a day, up to day 3.",
        example: ("BornBy(1)", "{-1,0,1,*}"),
        call: |session, bound| {
            let games = born_by(session, bound)?;
            game_set(session, games, bound.span)
        },
    },
    Function {
        name: "game.TransitiveBornBy",
        parameters: &[required("day", INTEGER)],
        gives: SET,
        doc: "The hereditarily transitive games born by a day, up to day 4: one of their forms is such that in none of its followers a player reaches by two moves on end what he cannot reach by one.",
        example: (
            "BornBy(2).ToList.Filter(g -> not TransitiveBornBy(2).Contains(g))",
            "[v,^,{1|*},{*|-1}]",
        ),
        call: |session, bound| {
            let day = bound.small::<u32>(session, 0)?;
            let games = session.analyst.store.transitive_born_by(day).at(bound.span)?;
            game_set(session, games, bound.span)
        },
    },
    Function {
        name: "game.Simplest",
        parameters: &[required("property", FUNCTION)],
        gives: SHORT,
        doc: "The simplest game for which a function gives true: one born by the first day, of these one with the fewest followers, and of these the first in the order of sets. Games born by day 3 are tried.",
        example: ("Simplest(g -> g.Temperature == 3/4 and g.Mean == 1/4)", "{1|-1/2}"),
        call: simplest,
    },
    Function {
        name: "game.RandomGames",
        parameters: &[
            required("day", INTEGER),
            required("count", INTEGER),
            required("seed", INTEGER),
        ],
        gives: LIST,
        doc: "So many games at random, the same for the same seed. Up to day 3 all games born by the day are as likely; on day 4, where nobody knows how to do that, all forms without dominated options are.",
        example: ("RandomGames(3, 2, 14)", "[^*,{1|*||-2}]"),
        call: random_games,
    },
];

fn born_by(session: &mut Session, bound: &Bound) -> Evaluated<Vec<Id>> {
    let day = bound.small::<u32>(session, 0)?;
    session.analyst.store.born_by(day).at(bound.span)
}

fn bounding(session: &mut Session, g: Id, bound: &Bound, player: Player) -> Evaluated<Value> {
    let (h, day) = (bound.game(session, 0)?, bound.small(session, 1)?);
    let store = &mut session.analyst.store;
    let found = match player {
        Player::Left => store.join(g, h, day),
        Player::Right => store.meet(g, h, day),
    };
    found_game(session, found, bound.span)
}

fn simplest(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (property, at) = (bound.value(0).0.clone(), bound.value(0).1);
    for day in 0..=3 {
        let store = &mut session.analyst.store;
        let mut games = Vec::new();
        for g in store.born_by(day).at(bound.span)? {
            if store.birthday(g).at(bound.span)? == day.into() {
                games.push((store.followers(g).at(bound.span)?.len(), g));
            }
        }
        games.sort_by_key(|(followers, _)| *followers);
        for (_, g) in games {
            let game = game_value(session, g);
            match call_value(session, &property, [game.clone()], bound.span)? {
                Value::Boolean(true) => return Ok(game),
                Value::Boolean(false) => {}
                _ => {
                    return Err(Failure::new(say::property_not_boolean(), at));
                }
            }
        }
    }
    Err(Failure::new(say::no_game_by_day_three(), bound.span))
}

fn random_games(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (day, count) = (bound.small::<u32>(session, 0)?, bound.small::<usize>(session, 1)?);
    check_length(count, bound.value(1).1)?;
    let mut random = Rng::with_seed(bound.small(session, 2)?);
    let store = &mut session.analyst.store;
    let mut drawn = Vec::new();
    if day == 4 {
        let lots = Lots::new(store, day).at(bound.span)?;
        for _ in 0..count {
            drawn.push(lots.draw(store, &mut |n| random.usize(..n)).at(bound.span)?);
        }
    } else {
        let games = store.born_by(day).at(bound.span)?;
        drawn.extend((0..count).map(|_| games[random.usize(..games.len())]));
    }
    Ok(Value::list(drawn.into_iter().map(|g| game_value(session, g)).collect()))
}
