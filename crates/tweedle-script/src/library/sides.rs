//! Loopy games: their sides, stops and kinds, and how loopy they are.

use super::stoppers::{degree, power, power_to, stopper, variety, variety_beside};
use super::table::{Call, Method};
use crate::class::{
    BOOLEAN, INTEGER, OUTCOME, PLAYER, PSEUDONUMBER, SET, SIDED, STOPPER, STOPPER_SIDED,
};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::stopper_value;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::Player;
use tweedle_engine::loopy::{Side, Stopper};
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SIDED],
        name: "IsZero",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is 0.",
        example: ("over.IsZero", "false"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(false))),
    },
    Method {
        of: &[SIDED],
        name: "IsNumber",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a number.",
        example: ("over.IsNumber", "false"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(false))),
    },
    Method {
        of: &[SIDED],
        name: "IsInteger",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is an integer.",
        example: ("over.IsInteger", "false"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(false))),
    },
    Method {
        of: &[SIDED],
        name: "IsOrdinal",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is an integer from 0 up.",
        example: ("on.IsOrdinal", "false"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(false))),
    },
    Method {
        of: &[SIDED],
        name: "IsNimber",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a nimber.",
        example: ("upon.IsNimber", "false"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(false))),
    },
    Method {
        of: &[SIDED],
        name: "IsUptimal",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is the sum of a number, ups and a nimber.",
        example: ("upon.IsUptimal", "false"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(false))),
    },
    Method {
        of: &[SIDED],
        name: "IsAllSmall",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is short and all small.",
        example: ("upon.IsAllSmall", "false"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(false))),
    },
    Method {
        of: &[SIDED],
        name: "IsLoopfree",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether play cannot go on for ever.",
        example: ("over.IsLoopfree", "false"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(false))),
    },
    Method {
        of: &[SIDED],
        name: "IsFinite",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is finite, as all loopy games of the language are.",
        example: ("dud.IsFinite", "true"),
        call: Call::Sided(|_, _, _| Ok(Value::Boolean(true))),
    },
    Method {
        of: &[SIDED],
        name: "IsPseudonumber",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is `on`, `off`, a number, or a number and `over` or `under`.",
        example: ("over.IsPseudonumber", "true"),
        call: Call::Sided(|session, g, _| {
            let analyst = &session.analyst;
            let number =
                g.stopper().and_then(|g| analyst.stoppers.as_pseudonumber(&analyst.store, g));
            Ok(Value::Boolean(number.is_some()))
        }),
    },
    Method {
        of: &[SIDED],
        name: "IsStopper",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether no play with alternating moves goes on for ever.",
        example: ("dud.IsStopper", "false"),
        call: Call::Sided(|_, g, _| Ok(Value::Boolean(g.stopper().is_some()))),
    },
    Method {
        of: &[SIDED],
        name: "IsStopperSided",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether both sides are stoppers.",
        example: ("dud.IsStopperSided", "true"),
        call: Call::Sided(|_, g, _| Ok(Value::Boolean(g.stoppers().is_some()))),
    },
    Method {
        of: &[SIDED],
        name: "IsPlumtree",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a stopper whose only loops are from a follower to itself.",
        example: ("upon.IsPlumtree", "true"),
        call: Call::Sided(|session, g, bound| {
            let analyst = &mut session.analyst;
            Ok(Value::Boolean(match g.stopper() {
                Some(g) => analyst.stoppers.is_plumtree(&mut analyst.store, g).at(bound.span)?,
                None => false,
            }))
        }),
    },
    Method {
        of: &[SIDED],
        name: "IsNumberTiny",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is the sum of a number and of some `Tiny(g)` or `Miny(g)`.",
        example: ("Tiny(over).IsNumberTiny", "true"),
        call: Call::Sided(|session, g, bound| {
            let analyst = &mut session.analyst;
            Ok(Value::Boolean(match g.stopper() {
                Some(g) => analyst.stoppers.is_number_tiny(&mut analyst.store, g).at(bound.span)?,
                None => false,
            }))
        }),
    },
    Method {
        of: &[SIDED],
        name: "IsInfinitesimal",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether both sides are stoppers and all of their stops are 0, `over` or `under`.",
        example: ("upon.IsInfinitesimal", "true"),
        call: Call::Sided(|session, g, bound| {
            let Some(sides) = g.stoppers() else { return Ok(Value::Boolean(false)) };
            let analyst = &mut session.analyst;
            let mut all = true;
            for side in sides {
                all &= analyst.stoppers.is_infinitesimal(&mut analyst.store, side).at(bound.span)?;
            }
            Ok(Value::Boolean(all))
        }),
    },
    Method {
        of: &[SIDED],
        name: "IsNumberish",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game is a number and an infinitesimal.",
        example: ("{pass|3/2}.IsNumberish", "true"),
        call: Call::Sided(|session, g, bound| {
            let Some([on, off]) = g.stoppers() else { return Ok(Value::Boolean(false)) };
            let analyst = &mut session.analyst;
            let (stoppers, store) = (&mut analyst.stoppers, &mut analyst.store);
            let same = stoppers.strong_stop(store, on, Player::Left).at(bound.span)?
                == stoppers.strong_stop(store, off, Player::Left).at(bound.span)?;
            let all = stoppers.is_numberish(store, on).at(bound.span)?
                && stoppers.is_numberish(store, off).at(bound.span)?;
            Ok(Value::Boolean(same && all))
        }),
    },
    Method {
        of: &[SIDED],
        name: "IsIdempotent",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether the game added to itself is itself.",
        example: ("over.IsIdempotent", "true"),
        call: Call::Sided(|session, g, bound| {
            let analyst = &mut session.analyst;
            let twice = analyst.stoppers.sum_of_sides(&mut analyst.store, &g, &g).at(bound.span)?;
            Ok(Value::Boolean(g.stoppers().is_some() && twice.stoppers() == g.stoppers()))
        }),
    },
    Method {
        of: &[STOPPER],
        name: "IsStable",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether both varieties beside the degree are the same.",
        example: ("over.IsStable", "true"),
        call: Call::Stopper(|session, g, bound| {
            let analyst = &mut session.analyst;
            let is_stable = analyst.stoppers.is_stable(&mut analyst.store, g).at(bound.span)?;
            Ok(Value::Boolean(is_stable))
        }),
    },
    Method {
        of: &[SIDED],
        name: "OutcomeClass",
        parameters: &[],
        gives: OUTCOME,
        doc: "Who wins, or whether it is a draw.",
        example: ("(on - on).OutcomeClass", "D"),
        call: Call::Sided(|session, g, bound| {
            let analyst = &mut session.analyst;
            let outcome = analyst.stoppers.outcome(&mut analyst.store, &g).at(bound.span)?;
            Ok(Value::Outcome(outcome))
        }),
    },
    Method {
        of: &[STOPPER_SIDED],
        name: "Onside",
        parameters: &[],
        gives: STOPPER,
        doc: "The game with endless play won by Left; for a stopper it is the stopper itself.",
        example: ("dud.Onside", "on"),
        call: Call::Sided(|session, g, bound| side(session, &g.onside, bound.span)),
    },
    Method {
        of: &[STOPPER_SIDED],
        name: "Offside",
        parameters: &[],
        gives: STOPPER,
        doc: "The game with endless play won by Right; for a stopper it is the stopper itself.",
        example: ("dud.Offside", "off"),
        call: Call::Sided(|session, g, bound| side(session, &g.offside, bound.span)),
    },
    Method {
        of: &[STOPPER],
        name: "Upsum",
        parameters: &[required("h", STOPPER)],
        gives: STOPPER,
        doc: "The sum with endless play won by Left.",
        example: ("over.Upsum(under)", "over"),
        call: Call::Stopper(|session, g, bound| side_sum(session, g, bound, Player::Left)),
    },
    Method {
        of: &[STOPPER],
        name: "Downsum",
        parameters: &[required("h", STOPPER)],
        gives: STOPPER,
        doc: "The sum with endless play won by Right.",
        example: ("over.Downsum(under)", "under"),
        call: Call::Stopper(|session, g, bound| side_sum(session, g, bound, Player::Right)),
    },
    Method {
        of: &[STOPPER],
        name: "Degree",
        parameters: &[],
        gives: STOPPER,
        doc: "The degree of loopiness: the upsum of the game and its negative, 0 for all short games.",
        example: ("{pass|3/2}.Degree", "over"),
        call: Call::Stopper(|session, g, bound| {
            let degree = degree(session, g, bound.span)?;
            Ok(stopper_value(session, degree))
        }),
    },
    Method {
        of: &[STOPPER],
        name: "Variety",
        parameters: &[],
        gives: STOPPER,
        doc: "What the game is besides its degree: both varieties, where they are the same.",
        example: ("{*|pass}.Variety", "^<on>"),
        call: Call::Stopper(variety),
    },
    Method {
        of: &[STOPPER],
        name: "UpsumVariety",
        parameters: &[required("degree", STOPPER)],
        gives: STOPPER,
        doc: "The upsum of the game and of what its negative and the negative of an idempotent degree have as downsum.",
        example: ("upon.UpsumVariety(upon.Degree)", "v<on>"),
        call: Call::Stopper(|session, g, bound| variety_beside(session, g, bound, Player::Left)),
    },
    Method {
        of: &[STOPPER],
        name: "DownsumVariety",
        parameters: &[required("degree", STOPPER)],
        gives: STOPPER,
        doc: "The downsum of the game and of what its negative and an idempotent degree have as upsum.",
        example: ("upon.DownsumVariety(upon.Degree)", "v<on>"),
        call: Call::Stopper(|session, g, bound| variety_beside(session, g, bound, Player::Right)),
    },
    Method {
        of: &[STOPPER],
        name: "Options",
        parameters: &[optional("player", PLAYER)],
        gives: SET,
        doc: "The options of a player, or of both.",
        example: ("over.Options(Right)", "{over}"),
        call: Call::Stopper(|session, g, bound| {
            let players = bound.players(session, 0)?;
            options(session, g, &players, bound.span)
        }),
    },
    Method {
        of: &[STOPPER],
        name: "LeftOptions",
        parameters: &[],
        gives: SET,
        doc: "Left's options.",
        example: ("over.LeftOptions", "{0}"),
        call: Call::Stopper(|session, g, bound| options(session, g, &[Player::Left], bound.span)),
    },
    Method {
        of: &[STOPPER],
        name: "RightOptions",
        parameters: &[],
        gives: SET,
        doc: "Right's options.",
        example: ("over.RightOptions", "{over}"),
        call: Call::Stopper(|session, g, bound| options(session, g, &[Player::Right], bound.span)),
    },
    Method {
        of: &[STOPPER],
        name: "Followers",
        parameters: &[],
        gives: SET,
        doc: "The game and all that can be reached from it.",
        example: ("over.Followers", "{0,over}"),
        call: Call::Stopper(|session, g, bound| {
            let analyst = &mut session.analyst;
            let followers = analyst.stoppers.followers(&mut analyst.store, g).at(bound.span)?;
            set(session, followers, bound.span)
        }),
    },
    Method {
        of: &[STOPPER],
        name: "FollowerCount",
        parameters: &[],
        gives: INTEGER,
        doc: "How many followers there are, the game among them.",
        example: ("over.FollowerCount", "2"),
        call: Call::Stopper(|session, g, bound| {
            let analyst = &mut session.analyst;
            let followers = analyst.stoppers.followers(&mut analyst.store, g).at(bound.span)?;
            Ok(Value::Integer(followers.len() as i64))
        }),
    },
    Method {
        of: &[STOPPER],
        name: "Stop",
        parameters: &[required("player", PLAYER)],
        gives: PSEUDONUMBER,
        doc: "The pseudonumber that play comes to if the player moves first.",
        example: ("{on|0}.Stop(Left)", "on"),
        call: Call::Stopper(|session, g, bound| {
            let player = bound.player(session, 0)?;
            stop(session, g, player, bound.span)
        }),
    },
    Method {
        of: &[STOPPER],
        name: "LeftStop",
        parameters: &[],
        gives: PSEUDONUMBER,
        doc: "The pseudonumber that play comes to if Left moves first.",
        example: ("over.LeftStop", "over"),
        call: Call::Stopper(|session, g, bound| stop(session, g, Player::Left, bound.span)),
    },
    Method {
        of: &[STOPPER],
        name: "RightStop",
        parameters: &[],
        gives: PSEUDONUMBER,
        doc: "The pseudonumber that play comes to if Right moves first.",
        example: ("over.RightStop", "over"),
        call: Call::Stopper(|session, g, bound| stop(session, g, Player::Right, bound.span)),
    },
    Method {
        of: &[STOPPER],
        name: "StrongStop",
        parameters: &[required("player", PLAYER)],
        gives: PSEUDONUMBER,
        doc: "The stop without the `over` or `under` that may stand beside its number.",
        example: ("{pass|3/2}.StrongStop(Left)", "3/2"),
        call: Call::Stopper(|session, g, bound| {
            let player = bound.player(session, 0)?;
            let analyst = &mut session.analyst;
            let stop = analyst.stoppers.strong_stop(&mut analyst.store, g, player).at(bound.span)?;
            Ok(stopper_value(session, stop))
        }),
    },
    Method {
        of: &[STOPPER],
        name: "PowTo",
        parameters: &[required("x", STOPPER)],
        gives: STOPPER,
        doc: "The ordinal sum of the game and of what stands on 1 in x.",
        example: ("^.PowTo(on)", "^[on]"),
        call: Call::Stopper(power_to),
    },
    Method {
        of: &[STOPPER],
        name: "Pow",
        parameters: &[required("x", STOPPER)],
        gives: STOPPER,
        doc: "The x-th power of a game `{0|H}`.",
        example: ("^.Pow(on)", "^<on>"),
        call: Call::Stopper(power),
    },
    Method {
        of: &[STOPPER],
        name: "Subordinate",
        parameters: &[required("base", STOPPER)],
        gives: STOPPER,
        doc: "The game H such that this game is `base:H`, where its options tell it.",
        example: ("(upon+*).Subordinate(*)", "on"),
        call: Call::Stopper(|session, g, bound| {
            let base = stopper(session, bound)?;
            let analyst = &mut session.analyst;
            let top = analyst.stoppers.subordinate(&mut analyst.store, g, base).at(bound.span)?;
            let top = top.ok_or_else(|| Failure::new(say::not_subordinated(), bound.span))?;
            Ok(stopper_value(session, top))
        }),
    },
];

fn side(session: &mut Session, side: &Side, span: Span) -> Evaluated<Value> {
    match side {
        Side::Stopper(stopper) => Ok(stopper_value(session, *stopper)),
        Side::Round(_) => Err(Failure::new(say::not_stopper_sided(), span)),
    }
}

fn side_sum(session: &mut Session, g: Stopper, bound: &Bound, player: Player) -> Evaluated<Value> {
    let h = stopper(session, bound)?;
    let analyst = &mut session.analyst;
    let sum = analyst.stoppers.sum(&mut analyst.store, g, h).at(bound.span)?;
    match sum.of(player) {
        Side::Stopper(stopper) => Ok(stopper_value(session, *stopper)),
        Side::Round(_) => Err(Failure::new(say::no_stopper(), bound.span)),
    }
}

fn set(session: &mut Session, mut games: Vec<Stopper>, span: Span) -> Evaluated<Value> {
    games.sort_unstable();
    games.dedup();
    let analyst = &mut session.analyst;
    analyst.stoppers.sort(&mut analyst.store, &mut games).at(span)?;
    Ok(Value::Set(games.into_iter().map(|g| stopper_value(session, g)).collect()))
}

fn stop(session: &mut Session, g: Stopper, player: Player, span: Span) -> Evaluated<Value> {
    let analyst = &mut session.analyst;
    let stop = analyst.stoppers.stop(&mut analyst.store, g, player).at(span)?;
    Ok(stopper_value(session, stop))
}

fn options(session: &mut Session, g: Stopper, players: &[Player], span: Span) -> Evaluated<Value> {
    let mut all = Vec::new();
    for &player in players {
        let analyst = &mut session.analyst;
        all.extend(analyst.stoppers.options(&mut analyst.store, g, player).at(span)?);
    }
    set(session, all, span)
}
