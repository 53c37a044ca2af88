//! Calls of rulesets.

use super::literal::misplaced;
use super::{graph_labels, rulesets};
use crate::data::{Grid, Strip};
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::{Bound, Parameter, optional, required};
use crate::operate::convert::as_integer;
use crate::value::Value;
use crate::value::arguments::Arguments;
use crate::{Session, Span, class};
use std::sync::Arc;
use tweedle_rules::Shape;
use tweedle_search::{Position, Rules};
use tweedle_syntax::say;

/// The parameters of rulesets that are played on a board, a strip or a graph.
const BOARD: &[Parameter] = &[required("position", class::OBJECT)];
/// The parameters of rulesets on heaps.
const HEAPS: &[Parameter] = &[required("heapSize", class::INTEGER)];
/// The parameters of rulesets on two heaps.
const PAIR: &[Parameter] = &[required("m", class::COORDINATES), optional("n", class::INTEGER)];
/// The parameters of rulesets whose pieces may be given by their squares.
const PIECES: &[Parameter] =
    &[required("geese", class::COLLECTION), required("fox", class::COORDINATES)];
/// A position of a ruleset; or, for a ruleset with parameters, the ruleset with these.
pub(super) fn place(
    session: &mut Session,
    rules: &Arc<dyn Rules>,
    arguments: Arguments,
) -> Evaluated<Value> {
    let entry = session.registry.find(rules.class());
    if let Some(entry) = entry
        && !entry.parameters().is_empty()
        && rules.expression() == entry.name()
        && !arguments.is_one_string()
    {
        // It has its usual parameters, and may be given others.
        return rulesets::call(session, entry, arguments);
    }
    let shape = entry.map_or(Shape::Heaps, tweedle_rules::Entry::shape);
    let (expected, board) = match shape {
        Shape::Pair => return pair(session, rules, arguments),
        Shape::Grid => {
            (class::GRID, "Give the board in quotes, row by row, or as `Grid.Empty(4,4)`.")
        }
        Shape::Pieces if arguments.count() > 1 => return pieces(session, rules, arguments),
        Shape::Pieces => (
            class::STRING,
            "Give the board in quotes, row by row, or the squares of the pieces, as in `FoxAndGeese([(4,2),(4,4)], (1,1))`.",
        ),
        Shape::Strip => (class::STRIP, "Give the strip in quotes, or as `Strip.Empty(4)`."),
        Shape::Graph => {
            (class::GRAPH, "Give the graph in quotes, such as \"-.-\", or as `Graph.Path(5)`.")
        }
        Shape::Strings => (class::STRING, "Give the strings in quotes, such as \"a-b, b-c, c-\"."),
        Shape::Lines => (
            class::STRING,
            "Give the lines that may be drawn, in quotes: \"empty\", \"0x1f\" or a picture.",
        ),
        Shape::Text => (class::STRING, "Give the position in quotes."),
        Shape::Elements => {
            (class::STRING, "Give the elements that are left in quotes, such as \"{a,b}\".")
        }
        _ => return heaps(session, rules, arguments),
    };
    let matched = arguments.bind(session, BOARD).map_err(|failure| failure.with_hint(board))?;
    let bound = matched.bound();
    let (value, at) = bound.value(0);
    let text = match value {
        Value::String(text) => text.to_string(),
        Value::Graph(graph) if shape == Shape::Graph && !graph.is_directed() => {
            // Hackenbush has a letter for edges that belong to both players.
            let plain = if rules.class() == "game.graph.Hackenbush" { "e" } else { "" };
            graph_labels::for_rules(session, graph, plain, at)?
        }
        Value::Grid(grid) if !rules.cells().is_empty() => cells_text(grid, rules.cells(), at)?,
        Value::Strip(strip) if shape == Shape::Strip && !rules.cells().is_empty() => {
            let Strip { cells } = &**strip;
            let grid = Grid { rows: 1, columns: cells.len(), cells: cells.clone() };
            cells_text(&grid, rules.cells(), at)?
        }
        _ => return Err(bound.mismatch(session, 0, expected).with_hint(board)),
    };
    rules.clone().place(&text).map(Value::Position).map_err(|error| misplaced(&error, &text, at))
}

/// Another position of the ruleset that a value is, or is a position of.
pub(super) fn position(session: &mut Session, object: &Value, bound: &Bound) -> Evaluated<Value> {
    let rules = match object {
        Value::Ruleset(rules) => rules.clone(),
        Value::Position(position) => {
            let Some((component, _)) = position.single() else {
                return Err(Failure::new(say::sum_without_ruleset(), bound.span));
            };
            component.rules_handle()
        }
        _ => return Err(bound.wrong(session, 0)),
    };
    let (value, at) = bound.value(0);
    let arguments = Arguments::one("Position", value.clone(), at, bound.span);
    place(session, &rules, arguments)
}

/// The ruleset by which either player may make any move of both.
pub(super) fn impartial_rules(
    session: &mut Session,
    object: &Value,
    bound: &Bound,
) -> Evaluated<Value> {
    match object {
        Value::Ruleset(rules) => Ok(Value::Ruleset(variant(rules.clone(), bound.span)?)),
        _ => Err(bound.wrong(session, 0)),
    }
}

/// A position in which either player may make any move of both: that of each term, where there are several.
pub(super) fn impartial_position(
    _: &mut Session,
    position: &Position,
    bound: &Bound,
) -> Evaluated<Value> {
    let mut sum = Position::zero();
    for term in position.terms() {
        let component = term.component().clone();
        let title = component.rules_handle().title();
        let variant = component.impartial_variant();
        sum = sum.sum(&variant.ok_or_else(|| no_variant(&title, bound.span))?);
    }
    Ok(Value::Position(sum))
}

/// The impartial variant of a ruleset.
fn variant(rules: Arc<dyn Rules>, at: Span) -> Evaluated<Arc<dyn Rules>> {
    let title = rules.title();
    rules.impartial_variant().ok_or_else(|| no_variant(&title, at))
}

fn no_variant(title: &str, at: Span) -> Failure {
    Failure::new(say::no_impartial_variant(title), at)
}

/// A board with some pieces of Left's and one of Right's, each given by its row and column from 1.
fn pieces(session: &mut Session, rules: &Arc<dyn Rules>, arguments: Arguments) -> Evaluated<Value> {
    let matched = arguments.bind(session, PIECES)?;
    let bound = matched.bound();
    let (_, at) = bound.value(0);
    let geese = squares(session, &bound)?;
    let Some(fox) = square(bound.value(1).0) else {
        return Err(bound.mismatch(session, 1, class::COORDINATES));
    };
    let text = format!("{geese};{fox}");
    rules
        .clone()
        .place(&text)
        .map(Value::Position)
        .map_err(|error| Failure::new(say::bad_notation(error.message()), at))
}

/// A square, as rulesets read it.
fn square(value: &Value) -> Option<String> {
    match value {
        Value::Coordinates(row, col) => Some(format!("({row},{col})")),
        _ => None,
    }
}

/// The first argument, a list of squares, as rulesets read it.
pub(super) fn squares(session: &Session, bound: &Bound) -> Evaluated<String> {
    let all: Option<Vec<String>> = match bound.value(0).0 {
        Value::List(items) | Value::Set(items) => items.iter().map(square).collect(),
        _ => None,
    };
    let all = all.ok_or_else(|| bound.mismatch(session, 0, "list of coordinates"))?;
    Ok(all.join(","))
}

/// A board as text, row by row.
fn cells_text(grid: &Grid, characters: &str, at: Span) -> Evaluated<String> {
    grid.written(characters).map_err(|cell| Failure::new(say::cell_cannot_hold(cell), at))
}

/// Two heaps, as a pair of coordinates, as two integers, or as a text.
fn pair(session: &mut Session, rules: &Arc<dyn Rules>, arguments: Arguments) -> Evaluated<Value> {
    let matched = arguments.bind(session, PAIR)?;
    let bound = matched.bound();
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
    placed.map_err(|error| Failure::new(say::bad_notation(error.message()), at))
}

/// Heaps: a size, a list of sizes, or a text.
fn heaps(session: &mut Session, rules: &Arc<dyn Rules>, arguments: Arguments) -> Evaluated<Value> {
    let several = "Write several heaps as `\"4,6\"` or `[4,6]`.";
    let matched = arguments.bind(session, HEAPS).map_err(|failure| failure.with_hint(several))?;
    let bound = matched.bound();
    let (value, at) = bound.value(0);
    let text = match value {
        Value::String(text) => text.to_string(),
        // A heap and how much may be taken.
        Value::Coordinates(heap, limit) => format!("({heap},{limit})"),
        Value::List(heaps) => {
            let sizes: Option<Vec<String>> =
                heaps.iter().map(|heap| as_integer(session, heap).map(|n| n.to_string())).collect();
            sizes.ok_or_else(|| bound.wrong(session, 0))?.join(",")
        }
        _ => bound.integer(session, 0)?.to_string(),
    };
    rules.clone().place(&text).map(Value::Position).map_err(|error| {
        match value {
            Value::String(_) => misplaced(&error, &text, at),
            // The text is ours, so a place in it means nothing to the writer.
            _ => Failure::new(say::bad_notation(error.message()), at),
        }
    })
}
