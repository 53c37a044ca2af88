//! Thermographs and their walls.

use super::collection::elements;
use super::table::{Call, Function, Method};
use super::universe::of_scoring_form;
use crate::Session;
use crate::class::{
    COLLECTION, INTEGER, LIST, PLAYER, POSITION, RATIONAL, SHORT, STRING, THERMOGRAPH, TRAJECTORY,
};
use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::canonical::canonical_form;
use crate::operate::convert::rational;
use crate::operate::universe::form_for_score;
use crate::value::Value;
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_engine::number::Rational;
use tweedle_engine::short::{STEEPEST, Thermograph, Trajectory};
use tweedle_syntax::say;

/// A one-point ko that Right has taken: Right fills it, or Left takes back and fills.
const KO_THERMOGRAPH: &str = "game.graph.Tokens(\"a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0\")(\"b\").Thermograph(Left)";
const KO_ACTIVITY: &str = "game.graph.Tokens(\"a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0\")(\"b\").KoActivity";

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[Function {
    name: "game.CompoundWall",
    parameters: &[required("games", COLLECTION), required("player", PLAYER)],
    gives: TRAJECTORY,
    doc: "The wall of the compound thermograph of several games. Left, who moves first in their sum, is sure of a stop that is at least his wall at any temperature from 0 up; Right likewise of one that is at most his.",
    example: ("CompoundWall([{6|2},{5||3|-3}], Left).ValueAt(0)", "9"),
    call: |session, bound| {
        let player = bound.player(session, 1)?;
        let (games, at) = bound.value(0);
        let Some(games) = elements(session, &games.clone(), at)? else {
            return Err(bound.wrong(session, 0));
        };
        let mut thermographs = Vec::with_capacity(games.items.len());
        for game in games.items.iter() {
            let g = canonical_form(session, game, at)?;
            thermographs.push(session.analyst.store.thermograph(g).at(at)?);
        }
        let walls = Thermograph::compound(thermographs.iter().map(|it| &**it));
        let [left, right] = walls;
        let wall = if player == Player::Left { left } else { right };
        Ok(Value::Trajectory(wall.to_rational().into()))
    },
}];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[SHORT],
        name: "Thermograph",
        parameters: &[],
        gives: THERMOGRAPH,
        doc: "The thermograph: the mast, and for Left and for Right the temperatures of the corners from above and the slopes between them.",
        example: ("{4||2|0}.Thermograph", "Thermograph(5/2,[3/2],[0,-1],5/2,[3/2,1],[0,1,0])"),
        call: Call::Short(|session, g, bound| {
            let found = session.analyst.store.thermograph(g).at(bound.span)?;
            Ok(Value::Thermograph(found.to_rational().into()))
        }),
    },
    Method {
        of: &[POSITION],
        name: "Thermograph",
        parameters: &[optional("komaster", PLAYER)],
        gives: THERMOGRAPH,
        doc: "The thermograph of a position, in which play may go round in single kos. `komaster` is the player who has all the ko threats he needs; when he takes a ko he must go on from there at once, and pays for both moves. If it is left out, nobody has threats. Where play cannot go round it is that of the canonical form; of a position that is played for points, that of the scoring form.",
        example: (KO_THERMOGRAPH, "Thermograph(1/3,[1/3],[0,-2],1/3,[1/3],[0,1])"),
        call: Call::Position(|session, position, bound| {
            let komaster = bound.get(0).map(|_| bound.player(session, 0)).transpose()?;
            if position.has_scores() {
                if komaster.is_some() {
                    return Err(Failure::new(say::value_without_points("Thermograph"), bound.span));
                }
                let form = form_for_score(session, position, bound.span)?;
                return of_scoring_form(session, form, bound);
            }
            let found = session.analyst.thermograph(position, komaster);
            let failed = |error| position_failure(error, position, bound.span);
            found.map(Value::Thermograph).map_err(failed)
        }),
    },
    Method {
        of: &[POSITION],
        name: "KoActivity",
        parameters: &[],
        gives: STRING,
        doc: "How much it matters who is komaster: `hyperactive` if the mean depends on it, `active` if the temperature alone does, `placid` otherwise.",
        example: (KO_ACTIVITY, "\"placid\""),
        call: Call::Position(|session, position, bound| {
            let found = session.analyst.ko_activity(position);
            let failed = |error| position_failure(error, position, bound.span);
            Ok(Value::String(found.map_err(failed)?.to_string().into()))
        }),
    },
    Method {
        of: &[THERMOGRAPH],
        name: "Mean",
        parameters: &[],
        gives: RATIONAL,
        doc: "Where the mast stands.",
        example: ("{4||2|0}.Thermograph.Mean", "5/2"),
        call: Call::Thermograph(|session, it, bound| {
            rational(session, it.mean().clone(), bound.span)
        }),
    },
    Method {
        of: &[THERMOGRAPH],
        name: "Temperature",
        parameters: &[],
        gives: RATIONAL,
        doc: "Where the mast begins.",
        example: ("{4||2|0}.Thermograph.Temperature", "3/2"),
        call: Call::Thermograph(|session, it, bound| {
            rational(session, it.temperature().clone(), bound.span)
        }),
    },
    Method {
        of: &[THERMOGRAPH],
        name: "Wall",
        parameters: &[required("player", PLAYER)],
        gives: TRAJECTORY,
        doc: "The wall of the player who moves first.",
        example: ("{4||2|0}.Thermograph.Wall(Right)", "Trajectory(5/2,[3/2,1],[0,1,0])"),
        call: Call::Thermograph(|session, it, bound| {
            let wall = it.wall(bound.player(session, 0)?).clone();
            Ok(Value::Trajectory(Arc::new(wall)))
        }),
    },
    Method {
        of: &[THERMOGRAPH],
        name: "Urgency",
        parameters: &[required("t", RATIONAL)],
        gives: STRING,
        doc: "How urgent it is to move just below the temperature t: `gote`, `Left's sente`, `Right's sente`, `double sente` or `cold`.",
        example: ("{4||2|0}.Thermograph.Urgency(1)", "\"Right's sente\""),
        call: Call::Thermograph(|session, it, bound| {
            let t = bound.rational(session, 0)?;
            Ok(Value::String(it.urgency(&t).to_string().into()))
        }),
    },
    Method {
        of: &[TRAJECTORY],
        name: "ValueAt",
        parameters: &[required("t", RATIONAL)],
        gives: RATIONAL,
        doc: "The value at the temperature t.",
        example: ("{4||2|0}.Thermograph.Wall(Left).ValueAt(1)", "3"),
        call: Call::Trajectory(|session, it, bound| {
            let t = bound.rational(session, 0)?;
            rational(session, it.at(&t), bound.span)
        }),
    },
    Method {
        of: &[TRAJECTORY],
        name: "Corners",
        parameters: &[],
        gives: LIST,
        doc: "The temperatures at which the slope changes, from above.",
        example: ("{4||2|0}.Thermograph.Wall(Right).Corners", "[3/2,1]"),
        call: Call::Trajectory(|session, it, bound| {
            let corners = it.corners().rev();
            let all = corners.map(|(t, _)| rational(session, t.clone(), bound.span));
            let all = all.collect::<Evaluated<Vec<_>>>()?;
            Ok(Value::List(all.into()))
        }),
    },
    Method {
        of: &[TRAJECTORY],
        name: "Slopes",
        parameters: &[],
        gives: LIST,
        doc: "The slopes between the corners, from above.",
        example: ("{4||2|0}.Thermograph.Wall(Right).Slopes", "[0,1,0]"),
        call: Call::Trajectory(|_, it, _| {
            let slopes = it.slopes().rev().map(Value::Integer).collect::<Vec<_>>();
            Ok(Value::List(slopes.into()))
        }),
    },
    Method {
        of: &[TRAJECTORY],
        name: "Max",
        parameters: &[required("that", TRAJECTORY)],
        gives: TRAJECTORY,
        doc: "The greater of two at each temperature.",
        example: (
            "{2|0}.Thermograph.Wall(Right).Max(0.Thermograph.Wall(Left).Translate(1/2))",
            "Trajectory(1,[1,1/2],[0,1,0])",
        ),
        call: Call::Trajectory(|session, it, bound| better(session, it, bound, Player::Left)),
    },
    Method {
        of: &[TRAJECTORY],
        name: "Min",
        parameters: &[required("that", TRAJECTORY)],
        gives: TRAJECTORY,
        doc: "The lesser of two at each temperature.",
        example: (
            "{2|0}.Thermograph.Wall(Left).Min(2.Thermograph.Wall(Left).Tilt(-2))",
            "Trajectory(2,[0],[-2,-1])",
        ),
        call: Call::Trajectory(|session, it, bound| better(session, it, bound, Player::Right)),
    },
    Method {
        of: &[TRAJECTORY],
        name: "Tilt",
        parameters: &[required("slope", INTEGER)],
        gives: TRAJECTORY,
        doc: "The trajectory with a multiple of the temperature added.",
        example: ("{2|0}.Thermograph.Wall(Left).Tilt(1)", "Trajectory(1,[1],[1,0])"),
        call: Call::Trajectory(|session, it, bound| {
            let slope = bound.small::<i32>(session, 0)?;
            let slope = i64::from(slope);
            if it.slopes().any(|own| own.saturating_add(slope).saturating_abs() > STEEPEST) {
                return Err(Failure::new(say::slope_too_large(), bound.span));
            }
            Ok(Value::Trajectory(Arc::new(it.tilted(slope))))
        }),
    },
    Method {
        of: &[TRAJECTORY],
        name: "Translate",
        parameters: &[required("x", RATIONAL)],
        gives: TRAJECTORY,
        doc: "The trajectory with a number added to each value.",
        example: ("{2|0}.Thermograph.Wall(Left).Translate(1/2)", "Trajectory(3/2,[1],[0,-1])"),
        call: Call::Trajectory(|session, it, bound| {
            let x = bound.rational(session, 0)?;
            Ok(Value::Trajectory(Arc::new(it.shifted(&x))))
        }),
    },
];

fn better(
    session: &Session,
    it: &Trajectory<Rational>,
    bound: &Bound,
    player: Player,
) -> Evaluated<Value> {
    let Value::Trajectory(other) = bound.value(0).0 else { return Err(bound.wrong(session, 0)) };
    match it.better(other, player) {
        Some(best) => Ok(Value::Trajectory(Arc::new(best))),
        None => Err(Failure::new(say::cross_not_dyadic(), bound.span)),
    }
}
