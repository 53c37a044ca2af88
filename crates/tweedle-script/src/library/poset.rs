//! Games on posets.

use super::literal::misplaced;
use super::rulesets;
use super::table::Function;
use crate::Session;
use crate::class::{POSITION, STRING};
use crate::failure::{Evaluated, Failure};
use crate::operate::{Bound, optional, required};
use crate::value::Value;

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[Function {
    name: "game.graph.PosetGame",
    parameters: &[required("poset", STRING), optional("left", STRING)],
    gives: POSITION,
    doc: "The game on a poset, in which a move removes an element and all above it; with all elements, or with those that are left.",
    example: ("game.graph.PosetGame(\"a < b; a < c; d\").OutcomeClass", "P"),
    call: poset_game,
}];

/// `PosetGame(poset)`, or with the elements that are left: `PosetGame(poset, "{a,b}")`.
fn poset_game(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (poset, at) = bound.string(session, 0).map_err(|failure| {
        failure.with_hint(
            "Give the poset in quotes, such as \"a < b < c; a < d\", or as `File(\"poset.txt\")`.",
        )
    })?;
    let rules = rulesets::poset_game(session, poset);
    let (rules, start) = rules.map_err(|error| misplaced(&error, poset, at))?;
    if bound.get(1).is_none() {
        let placed = rules.place(&start).map(Value::Position);
        return placed.map_err(|error| Failure::new(error.message(), at));
    }
    let (left, at) = bound.string(session, 1)?;
    rules.place(left).map(Value::Position).map_err(|error| misplaced(&error, left, at))
}
