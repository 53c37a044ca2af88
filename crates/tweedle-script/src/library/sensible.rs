//! Moves that matter for the canonical form of a position.

use super::table::{Call, Method};
use crate::Session;
use crate::class::{LIST, PLAYER, POSITION, SET};
use crate::failure::{Evaluated, position_failure};
use crate::operate::arguments::{Bound, required};
use crate::scripted::with_own_positions;
use crate::value::Value;
use tweedle_engine::Player;
use tweedle_search::{Position, sensible_lines, sensible_options};

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[POSITION],
        name: "SensibleOptions",
        parameters: &[required("player", PLAYER)],
        gives: SET,
        doc: "Of each option of the canonical form the first option of the position that is no worse for the player.",
        example: (
            "game.grid.Domineering(\"...|...\").SensibleOptions(Left)",
            "{Domineering.Position(\".#.|.#.\")}",
        ),
        call: Call::Position(|session, position, bound| {
            let player = bound.player(session, 0)?;
            options(session, position, bound, player)
        }),
    },
    Method {
        of: &[POSITION],
        name: "SensibleLeftOptions",
        parameters: &[],
        gives: SET,
        doc: "The sensible options of Left.",
        example: ("'{0,-1|2}'.SensibleLeftOptions", "{0}"),
        call: Call::Position(|session, position, bound| {
            options(session, position, bound, Player::Left)
        }),
    },
    Method {
        of: &[POSITION],
        name: "SensibleRightOptions",
        parameters: &[],
        gives: SET,
        doc: "The sensible options of Right.",
        example: ("'{0|2,3}'.SensibleRightOptions", "{}"),
        call: Call::Position(|session, position, bound| {
            options(session, position, bound, Player::Right)
        }),
    },
    Method {
        of: &[POSITION],
        name: "SensibleLines",
        parameters: &[required("player", PLAYER)],
        gives: LIST,
        doc: "For each option of the canonical form a line of play to a position of that value, in which the opponent makes reversing moves.",
        example: ("'{^,*|0,^}'.SensibleLines(Left)", "[[^,*,0],[*]]"),
        call: Call::Position(|session, position, bound| {
            let player = bound.player(session, 0)?;
            let found = sensible_lines(&mut session.analyst, position, player);
            let found = found.map_err(|error| position_failure(error, position, bound.span))?;
            let mut lines = Vec::with_capacity(found.len());
            for line in found {
                let line = Value::list(line.into_iter().map(Value::Position).collect());
                lines.push(with_own_positions(session, line)?);
            }
            Ok(Value::list(lines))
        }),
    },
];

fn options(
    session: &mut Session,
    position: &Position,
    bound: &Bound,
    player: Player,
) -> Evaluated<Value> {
    let found = sensible_options(&mut session.analyst, position, player);
    let found = found.map_err(|error| position_failure(error, position, bound.span))?;
    Ok(super::position::position_set(found))
}
