//! Rulesets with entailing moves that have parameters or are given as a text.

use super::heap_rules::numbers;
use super::literal::{is_literal, misplaced};
use super::rulesets;
use super::table::Function;
use crate::Session;
use crate::class::{BOOLEAN, COLLECTION, INTEGER, RULESET, STRING};
use crate::failure::{Evaluated, Failure};
use crate::operate::{Bound, optional, required};
use crate::value::Value;
use tweedle_rulesets::{CarryOnNim, MoveTable, Nimstring};

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "game.entailing.CarryOnNim",
        parameters: &[required("counts", COLLECTION), optional("whole", BOOLEAN)],
        gives: RULESET,
        doc: "Nim in which whoever takes so many counters as a set says, or a whole heap, moves again.",
        example: ("game.entailing.CarryOnNim([2])(\"3,1\").CanonicalForm", "0"),
        call: carry_on_nim,
    },
    Function {
        name: "game.entailing.MoveTable",
        parameters: &[required("table", STRING)],
        gives: RULESET,
        doc: "The ruleset whose components and moves a text says, one component a line.",
        example: (
            "game.entailing.MoveTable(\"0: | 1: entail 0 | 2: quiet 0; entail 1\")(2).CanonicalForm",
            "*",
        ),
        call: move_table,
    },
    Function {
        name: "game.entailing.Nimstring",
        parameters: &[required("rowCount", INTEGER), required("colCount", INTEGER)],
        gives: RULESET,
        doc: "Nimstring on a board of so many rows and columns of boxes.",
        example: ("game.entailing.Nimstring(2,3)(\"empty\").CanonicalForm", "*"),
        call: nimstring,
    },
];

/// `CarryOnNim([1,3])`, or `CarryOnNim([],true)` where the whole of a heap counts.
fn carry_on_nim(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let counts = numbers(session, bound, 0)?;
    let whole = bound.boolean(session, 1)?;
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
    let (text, at) = bound.string(session, 0).map_err(|failure| {
        failure.with_hint(
            "Give the moves of each component in quotes, such as \"0:\\n1: entail 0\", or as \
             `File(\"moves.txt\")`.",
        )
    })?;
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
