//! Whether positions come up in play.

use super::table::{Call, Method};
use crate::Session;
use crate::class::{BOOLEAN, POSITION};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, optional};
use crate::value::Value;
use tweedle_engine::Player;
use tweedle_search::{Position, reach, start_of};
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[Method {
    of: &[POSITION],
    name: "IsReachable",
    parameters: &[optional("from", POSITION)],
    gives: BOOLEAN,
    doc: "True if the position comes up in alternating play, no matter who begins: from another position, or from the start of its ruleset, which is the empty board where moves can be made in any order.",
    example: ("game.grid.Domineering(\".##|...\").IsReachable", "true"),
    call: Call::Position(is_reachable),
}];

fn is_reachable(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    let start = match bound.get(0) {
        Some((Value::Position(start), _)) => start.clone(),
        Some(_) => return Err(bound.wrong(session, 0)),
        None => start_of(position).ok_or_else(|| {
            Failure::new(say::no_start_of_its_own(), bound.span)
                .with_hint("Say the position where play begins.")
        })?,
    };
    let control = session.control().clone();
    let reached = reach(&start, position, &control).at(bound.span)?;
    Ok(Value::Boolean(Player::BOTH.into_iter().any(|first| reached.line(first).is_some())))
}
