//! Calls of rulesets.

use super::literal::misplaced;
use super::rulesets;
use crate::class;
use crate::failure::{Evaluated, Failure};
use crate::operate::{Arguments, Parameter, optional, required};
use crate::value::{Grid, Value};
use crate::{Session, Span};
use std::rc::Rc;
use tweedle_search::Rules;

/// The parameters of rulesets that are played on a board, a strip or a graph.
const BOARD: &[Parameter] = &[required("position", class::OBJECT)];
/// The parameters of rulesets on heaps.
const HEAPS: &[Parameter] = &[required("heapSize", class::INTEGER)];
/// The parameters of rulesets on two heaps.
const PAIR: &[Parameter] = &[required("m", class::COORDINATES), optional("n", class::INTEGER)];
/// The parameters of generalised Toads and Frogs.
const GENERALISED: &[Parameter] = &[
    optional("minSlide", class::INTEGER),
    optional("maxSlide", class::INTEGER),
    optional("maxJump", class::INTEGER),
    optional("allowFriendlyJump", class::BOOLEAN),
];

/// A position of a ruleset; or, for a ruleset with parameters, the ruleset with these.
pub(super) fn place(
    session: &mut Session,
    rules: &Rc<dyn Rules>,
    arguments: Arguments,
) -> Evaluated<Value> {
    let class = rules.class();
    if class == "game.strip.GenToadsAndFrogs" && !arguments.is_one_string() {
        return generalised(session, arguments);
    }
    if ["game.heap.Euclid", "game.heap.Wythoff"].contains(&class.as_str()) {
        return pair(session, rules, arguments);
    }
    let is_drawn =
        ["game.entailing.Nimstring", "game.entailing.StringsAndCoins"].contains(&class.as_str());
    if class.starts_with("game.heap.") || class.starts_with("game.entailing.") && !is_drawn {
        return heaps(session, rules, arguments);
    }
    let board = if class == "game.entailing.Nimstring" {
        "Give the lines that may be drawn, in quotes: \"empty\", \"0x1f\" or a picture."
    } else if is_drawn {
        "Give the strings in quotes, such as \"a-b, b-c, c-\"."
    } else if class.starts_with("game.graph.") {
        "Give the graph in quotes, such as \"-.-\", or as `Graph.Path(5)`."
    } else if class.starts_with("game.grid.") {
        "Give the board in quotes, row by row, or as `Grid.Empty(4,4)`."
    } else {
        "Give the strip in quotes."
    };
    let bound = arguments.bind(BOARD).map_err(|failure| failure.with_hint(board))?;
    let (value, at) = bound.value(0);
    let text = match value {
        Value::String(text) => text.to_string(),
        Value::Graph(text) if class.starts_with("game.graph.") => text.to_string(),
        Value::Grid(grid) if !rules.cells().is_empty() => cells_text(grid, rules.cells(), at)?,
        _ => {
            let expected = if is_drawn {
                class::STRING
            } else if class.starts_with("game.graph.") {
                class::GRAPH
            } else {
                class::GRID
            };
            return Err(bound.mismatch(session, 0, expected).with_hint(board));
        }
    };
    rules.clone().place(&text).map(Value::Position).map_err(|error| misplaced(&error, &text, at))
}

/// A board as text, row by row.
fn cells_text(grid: &Grid, characters: &str, at: Span) -> Evaluated<String> {
    let mut text = String::new();
    for row in 0..grid.rows {
        if row > 0 {
            text.push('|');
        }
        for &cell in &grid.cells[row * grid.columns..(row + 1) * grid.columns] {
            if let Some(character) =
                usize::try_from(cell).ok().and_then(|cell| characters.chars().nth(cell))
            {
                text.push(character);
            } else {
                let message = format!("A cell of this game cannot hold {cell}.");
                return Err(Failure::new(message, at));
            }
        }
    }
    Ok(text)
}

/// Two heaps, as a pair of coordinates, as two integers, or as a text.
fn pair(session: &mut Session, rules: &Rc<dyn Rules>, arguments: Arguments) -> Evaluated<Value> {
    let bound = arguments.bind(PAIR)?;
    let (value, at) = bound.value(0);
    let text = match (value, bound.get(1)) {
        (Value::String(text), None) => {
            let placed = rules.clone().place(text).map(Value::Position);
            return placed.map_err(|error| misplaced(&error, text, at));
        }
        (Value::Coordinates(m, n), None) => format!("({m},{n})"),
        (_, None) => {
            let mismatch = bound.wrong(session, 0);
            return Err(mismatch.with_hint("Give two heaps, such as `(3,5)`."));
        }
        (_, Some(_)) => format!("({},{})", bound.integer(session, 0)?, bound.integer(session, 1)?),
    };
    let placed = rules.clone().place(&text).map(Value::Position);
    placed.map_err(|error| Failure::new(error.message(), at))
}

/// Heaps: a size, a list of sizes, or a text.
fn heaps(session: &mut Session, rules: &Rc<dyn Rules>, arguments: Arguments) -> Evaluated<Value> {
    let several = "Write several heaps as `\"4,6\"` or `[4,6]`.";
    let bound = arguments.bind(HEAPS).map_err(|failure| failure.with_hint(several))?;
    let (value, at) = bound.value(0);
    let text = match value {
        Value::String(text) => text.to_string(),
        // A heap and how much may be taken.
        Value::Coordinates(heap, limit) => format!("({heap},{limit})"),
        Value::List(heaps) => {
            let sizes: Option<Vec<String>> =
                heaps.iter().map(|heap| session.as_integer(heap).map(|n| n.to_string())).collect();
            sizes.ok_or_else(|| bound.wrong(session, 0))?.join(",")
        }
        _ => bound.integer(session, 0)?.to_string(),
    };
    rules.clone().place(&text).map(Value::Position).map_err(|error| {
        match value {
            Value::String(_) => misplaced(&error, &text, at),
            // The text is ours, so a place in it means nothing to the writer.
            _ => Failure::new(error.message(), at),
        }
    })
}

fn generalised(session: &mut Session, arguments: Arguments) -> Evaluated<Value> {
    let bound = arguments.bind(GENERALISED)?;
    let number = |session: &Session, i: usize| match bound.get(i) {
        None => Ok(1),
        Some((Value::Infinite { negative }, _)) => Ok(if *negative { -MOST } else { MOST }),
        Some(_) => bound.small::<i64>(session, i).map(|n| n.clamp(-MOST, MOST)),
    };
    let natural = |session: &Session, i: usize| {
        u32::try_from(number(session, i)?)
            .map_err(|_| Failure::new("This must not be negative.", bound.value(i).1))
    };
    let min_slide = number(session, 0)? as i32;
    let max_slide = natural(session, 1)?;
    let max_jump = natural(session, 2)?;
    let friendly = bound.boolean(session, 3)?;
    let rules =
        rulesets::generalised_toads_and_frogs(session, min_slide, max_slide, max_jump, friendly);
    Ok(Value::Ruleset(rules))
}

/// No strip is as long as this, so that more means the same.
const MOST: i64 = 1000;
