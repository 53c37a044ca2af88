//! Calls of rulesets with entailing moves that have parameters or are given as a text.

use super::construct::{is_literal, misplaced};
use super::heap_rules::{boolean, numbers};
use super::rulesets;
use crate::Session;
use crate::eval::{Arguments, Bound};
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use tweedle_rulesets::{CarryOnNim, MoveTable, Nimstring};

/// The functions of this file.
pub(super) const FUNCTIONS: [&str; 3] =
    ["game.entailing.CarryOnNim", "game.entailing.MoveTable", "game.entailing.Nimstring"];

/// The ruleset that one of [`FUNCTIONS`] makes.
pub(super) fn call(
    session: &mut Session,
    name: &'static str,
    arguments: Arguments,
) -> Evaluated<Value> {
    match name {
        "game.entailing.CarryOnNim" => {
            carry_on_nim(session, &arguments.bind(&["counts", "whole?"])?)
        }
        "game.entailing.MoveTable" => move_table(session, &arguments.bind(&["table"])?),
        "game.entailing.Nimstring" => {
            nimstring(session, &arguments.bind(&["rowCount", "colCount"])?)
        }
        _ => Err(Failure::new(format!("`{name}` makes no ruleset."), arguments.span)),
    }
}

/// `CarryOnNim([1,3])`, or `CarryOnNim([],true)` where the whole of a heap counts.
fn carry_on_nim(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let counts = numbers(session, bound, 0)?;
    let whole = boolean(session, bound, 1)?;
    Ok(Value::Ruleset(rulesets::carry_on_nim(session, CarryOnNim::new(counts, whole))))
}

/// `Nimstring(2,3)`, of so many rows and columns of boxes.
fn nimstring(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (rows, cols): (usize, usize) = (bound.small(session, 0)?, bound.small(session, 1)?);
    let ruleset = Nimstring::new(rows, cols)
        .map_err(|error| Failure::new(error.message(), bound.value(0).1))?;
    Ok(Value::Ruleset(rulesets::nimstring(session, ruleset)))
}

/// `MoveTable("0:; 1: ...")`, or `MoveTable(File("game.txt"))`.
fn move_table(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (Value::String(text), at) = bound.value(0) else {
        let mismatch = bound.mismatch(session, 0, "cgsuite.lang.String");
        return Err(mismatch.with_hint(
            "Give the moves of each component in quotes, such as \"0:\\n1: entail 0\", or as \
             `File(\"moves.txt\")`.",
        ));
    };
    let table = MoveTable::parse(text).map_err(|error| {
        let failure = misplaced(&error, text, at);
        if is_literal(at, text) {
            return failure;
        }
        // The text comes from elsewhere, so the place in it has to be said.
        let before: String = text.chars().take(error.range().start).collect();
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
        let message = error.message();
        Failure::new(format!("Line {line}, column {column} of the table: {message}"), at)
    })?;
    Ok(Value::Ruleset(rulesets::move_table(session, text, table)))
}
