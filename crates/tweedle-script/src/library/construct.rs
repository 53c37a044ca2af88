//! Calls of functions, classes and rulesets, and indexing.

use super::{entailing_rules, heap_rules, rulesets};
use crate::eval::{Arguments, Bound, check_length};
use crate::failure::{At, Evaluated, Failure};
use crate::value::{Grid, Value};
use crate::{Session, Span};
use std::rc::Rc;
use tweedle::Player;
use tweedle::number::{Dyadic, IBig};
use tweedle_rulesets::{Graph, NotationError};
use tweedle_search::Rules;

/// Calls a value with arguments.
pub(crate) fn call(
    session: &mut Session,
    function: &Value,
    arguments: Arguments,
) -> Evaluated<Value> {
    match function {
        Value::Function(name) if heap_rules::FUNCTIONS.contains(name) => {
            heap_rules::call(session, name, arguments)
        }
        Value::Function(name) if entailing_rules::FUNCTIONS.contains(name) => {
            entailing_rules::call(session, name, arguments)
        }
        Value::Function(name) => call_function(session, name, arguments),
        Value::Class("game.heap.TakeAndBreak") => heap_rules::take_and_break(session, arguments),
        Value::Class("cgsuite.util.Grid") => grid(session, &arguments.bind(&["rows"])?),
        Value::Class("cgsuite.util.Graph") => parsed_graph(session, &arguments.bind(&["text"])?),
        Value::Ruleset(rules) => place(session, rules, arguments),
        other => {
            let class = match other {
                Value::Class(name) => (*name).to_owned(),
                other => other.class(&session.store),
            };
            Err(Failure::new(format!("No method `Eval` for class: `{class}`"), arguments.span))
        }
    }
}

fn call_function(session: &mut Session, name: &str, arguments: Arguments) -> Evaluated<Value> {
    let span = arguments.span;
    match name {
        "game.Tiny" | "game.Miny" => {
            let favours = if name == "game.Tiny" { Player::Left } else { Player::Right };
            let bound = arguments.bind(&["G"])?;
            let (value, at) = bound.value(0);
            let g = session.canonical_form(value, at)?;
            Ok(Value::Game(session.store.tiny(g, favours).at(span)?))
        }
        "game.Value" => {
            let bound = arguments.bind(&["text"])?;
            let (Value::String(text), at) = bound.value(0) else {
                return Err(bound.mismatch(session, 0, "cgsuite.lang.String"));
            };
            session.store.read(text).map(Value::Game).or_else(|error| match error.stop {
                Some(stop) => Err(Failure::stopped(stop, at)),
                None => session
                    .affine
                    .read(text)
                    .map(Value::Affine)
                    .map_err(|_| Failure::new(error.message, inside(at, text, error.span))),
            })
        }
        "game.Integer.Parse" => {
            let bound = arguments.bind(&["str"])?;
            let (Value::String(text), at) = bound.value(0) else {
                return Err(bound.mismatch(session, 0, "cgsuite.lang.String"));
            };
            match IBig::from_str_radix(text, 10) {
                Ok(n) => session.number(Dyadic::from(n), span),
                Err(_) => Err(Failure::new(format!("`{text}` is not an integer."), at)),
            }
        }
        "cgsuite.util.File" => file(session, &arguments.bind(&["path"])?),
        "game.heap.TakeAway" => take_away(session, arguments),
        "game.graph.PosetGame" => poset_game(session, arguments),
        "cgsuite.util.Grid.Empty" => {
            let bound = arguments.bind(&["rowCount", "colCount"])?;
            let rows: usize = bound.small(session, 0)?;
            let columns: usize = bound.small(session, 1)?;
            let size = rows.saturating_mul(columns);
            check_length(size.max(rows), span)?;
            Ok(Value::Grid(Rc::new(Grid { rows, columns, cells: vec![0; size] })))
        }
        "cgsuite.util.Graph.Parse" => parsed_graph(session, &arguments.bind(&["text"])?),
        "cgsuite.util.Graph.Grid" => {
            let bound = arguments.bind(&["rowCount", "colCount"])?;
            let (rows, columns) =
                (graph_size(session, &bound, 0)?, graph_size(session, &bound, 1)?);
            check_length(rows.saturating_mul(columns).saturating_mul(100), span)?;
            Ok(graph(&Graph::grid(rows, columns)))
        }
        "cgsuite.util.Graph.Path"
        | "cgsuite.util.Graph.Cycle"
        | "cgsuite.util.Graph.Star"
        | "cgsuite.util.Graph.Clique" => {
            let bound = arguments.bind(&["n"])?;
            let n = graph_size(session, &bound, 0)?;
            Ok(graph(&match name.rsplit('.').next() {
                Some("Path") => Graph::path(n),
                Some("Cycle") => Graph::cycle(n),
                Some("Star") => Graph::star(n),
                _ => {
                    check_length(n.saturating_mul(n).saturating_mul(100), span)?;
                    Graph::clique(n)
                }
            }))
        }
        // Max, Mex, Min and Sum of a collection are its methods.
        _ => {
            let bound = arguments.bind(&["collection"])?;
            let (value, at) = bound.value(0);
            let method = name.rsplit('.').next().unwrap_or(name);
            let arguments = Arguments::none(name, at);
            let result = super::collection::method(session, value, method, arguments)?;
            result.ok_or_else(|| bound.mismatch(session, 0, "cgsuite.lang.Collection"))
        }
    }
}

/// Graphs beyond this many vertices are refused.
const LARGEST_GRAPH: usize = 10_000;

fn graph_size(session: &Session, bound: &Bound, i: usize) -> Evaluated<usize> {
    let n: usize = bound.small(session, i)?;
    if n > LARGEST_GRAPH {
        let message = format!("A graph may have at most {LARGEST_GRAPH} vertices.");
        return Err(Failure::new(message, bound.value(i).1));
    }
    Ok(n)
}

fn graph(graph: &Graph) -> Value {
    Value::Graph(graph.to_string().into())
}

fn parsed_graph(session: &Session, bound: &Bound) -> Evaluated<Value> {
    let (Value::String(text), at) = bound.value(0) else {
        return Err(bound.mismatch(session, 0, "cgsuite.lang.String"));
    };
    match Graph::parse(text, &tweedle_rulesets::graph::Syntax::any_vertex_label()) {
        Ok(parsed) => Ok(graph(&parsed)),
        Err(error) => Err(misplaced(&error, text, at)),
    }
}

/// A grid from a list of rows.
fn grid(session: &Session, bound: &Bound) -> Evaluated<Value> {
    let (Value::List(rows), at) = bound.value(0) else {
        return Err(bound.mismatch(session, 0, "cgsuite.lang.List"));
    };
    let mut cells = Vec::new();
    let mut columns = None;
    for row in rows.iter() {
        let Value::List(row) = row else {
            return Err(Failure::new("A row of a grid must be a list of integers.", at));
        };
        if *columns.get_or_insert(row.len()) != row.len() {
            return Err(Failure::new("The rows of a grid must have the same length.", at));
        }
        for cell in row.iter() {
            let cell = session.as_integer(cell).map(i8::try_from);
            let Some(Ok(cell)) = cell else {
                let message = "Value is out of range (must satisfy -128 <= x <= 127)";
                return Err(Failure::new(message, at));
            };
            cells.push(cell);
        }
    }
    let grid = Grid { rows: rows.len(), columns: columns.unwrap_or(0), cells };
    Ok(Value::Grid(Rc::new(grid)))
}

/// A position of a ruleset; or, for a ruleset with parameters, the ruleset with these.
fn place(session: &mut Session, rules: &Rc<dyn Rules>, arguments: Arguments) -> Evaluated<Value> {
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
    let bound = arguments.bind(&["position"]).map_err(|failure| failure.with_hint(board))?;
    let (value, at) = bound.value(0);
    let text = match value {
        Value::String(text) => text.to_string(),
        Value::Graph(text) if class.starts_with("game.graph.") => text.to_string(),
        Value::Grid(grid) if !rules.cells().is_empty() => cells_text(grid, rules.cells(), at)?,
        _ => {
            let expected = if is_drawn {
                "cgsuite.lang.String"
            } else if class.starts_with("game.graph.") {
                "cgsuite.util.Graph"
            } else {
                "cgsuite.util.Grid"
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
    let bound = arguments.bind(&["m", "n?"])?;
    let (value, at) = bound.value(0);
    let text = match (value, bound.get(1)) {
        (Value::String(text), None) => {
            let placed = rules.clone().place(text).map(Value::Position);
            return placed.map_err(|error| misplaced(&error, text, at));
        }
        (Value::Coordinates(m, n), None) => format!("({m},{n})"),
        (_, None) => {
            let mismatch = bound.mismatch(session, 0, "cgsuite.util.Coordinates");
            return Err(mismatch.with_hint("Give two heaps, such as `(3,5)`."));
        }
        (_, Some(_)) => format!("({},{})", bound.integer(session, 0)?, bound.integer(session, 1)?),
    };
    let placed = rules.clone().place(&text).map(Value::Position);
    placed.map_err(|error| Failure::new(error.message(), at))
}

/// The text of a file, if the session may read files.
fn file(session: &Session, bound: &Bound) -> Evaluated<Value> {
    let (Value::String(path), at) = bound.value(0) else {
        return Err(bound.mismatch(session, 0, "cgsuite.lang.String"));
    };
    let Some(read) = &session.read_file else {
        return Err(Failure::new("No files can be read here.", at));
    };
    let text = read(path).map_err(|error| Failure::new(error, at))?;
    check_length(text.len(), at)?;
    Ok(Value::String(text.into()))
}

/// `TakeAway(factor)`.
fn take_away(session: &mut Session, arguments: Arguments) -> Evaluated<Value> {
    let bound = arguments.bind(&["factor"])?;
    let (value, at) = bound.value(0);
    let parts = session.as_rational(value).and_then(|factor| {
        let (numerator, denominator) = factor.into_parts();
        Some((u64::try_from(numerator).ok()?, u64::try_from(denominator).ok()?))
    });
    let Some((numerator, denominator)) = parts else {
        let message = "The factor must be a positive rational number.";
        return Err(Failure::new(message, at).with_hint("Fibonacci Nim is `TakeAway(2)`."));
    };
    let rules = rulesets::take_away(session, numerator, denominator);
    rules.map(Value::Ruleset).map_err(|error| Failure::new(error.message(), at))
}

/// `PosetGame(poset)`, or with the elements that are left: `PosetGame(poset, "{a,b}")`.
fn poset_game(session: &mut Session, arguments: Arguments) -> Evaluated<Value> {
    let bound = arguments.bind(&["poset", "left?"])?;
    let (Value::String(poset), at) = bound.value(0) else {
        let mismatch = bound.mismatch(session, 0, "cgsuite.lang.String");
        return Err(mismatch.with_hint(
            "Give the poset in quotes, such as \"a < b < c; a < d\", or as `File(\"poset.txt\")`.",
        ));
    };
    let rules = rulesets::poset_game(session, poset);
    let (rules, start) = rules.map_err(|error| misplaced(&error, poset, at))?;
    match bound.get(1) {
        None => {
            let placed = rules.place(&start).map(Value::Position);
            placed.map_err(|error| Failure::new(error.message(), at))
        }
        Some((Value::String(left), at)) => {
            rules.place(left).map(Value::Position).map_err(|error| misplaced(&error, left, at))
        }
        Some(_) => Err(bound.mismatch(session, 1, "cgsuite.lang.String")),
    }
}

/// Heaps: a size, a list of sizes, or a text.
fn heaps(session: &mut Session, rules: &Rc<dyn Rules>, arguments: Arguments) -> Evaluated<Value> {
    let several = "Write several heaps as `\"4,6\"` or `[4,6]`.";
    let bound = arguments.bind(&["heapSize"]).map_err(|failure| failure.with_hint(several))?;
    let (value, at) = bound.value(0);
    let text = match value {
        Value::String(text) => text.to_string(),
        // A heap and how much may be taken.
        Value::Coordinates(heap, limit) => format!("({heap},{limit})"),
        Value::List(heaps) => {
            let sizes: Option<Vec<String>> =
                heaps.iter().map(|heap| session.as_integer(heap).map(|n| n.to_string())).collect();
            sizes.ok_or_else(|| bound.mismatch(session, 0, "game.Integer"))?.join(",")
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
    let bound = arguments.bind(&["minSlide?", "maxSlide?", "maxJump?", "allowFriendlyJump?"])?;
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
    let friendly = match bound.get(3) {
        None => false,
        Some((Value::Boolean(b), _)) => *b,
        Some(_) => return Err(bound.mismatch(session, 3, "cgsuite.lang.Boolean")),
    };
    let rules =
        rulesets::generalised_toads_and_frogs(session, min_slide, max_slide, max_jump, friendly);
    Ok(Value::Ruleset(rules))
}

/// No strip is as long as this, so that more means the same.
const MOST: i64 = 1000;

/// The message that a text is no position, placed inside the string that it stands in.
pub(super) fn misplaced(error: &NotationError, text: &str, at: Span) -> Failure {
    let byte =
        |character: usize| text.char_indices().nth(character).map_or(text.len(), |(byte, _)| byte);
    let range = byte(error.range().start)..byte(error.range().end);
    Failure::new(error.message(), inside(at, text, range))
}

/// Whether the text is a string literal without escapes that stands at this place.
pub(super) fn is_literal(at: Span, text: &str) -> bool {
    (at.end - at.start) as usize == text.len() + 2
}

/// The place of a piece of a string literal; of the whole literal, if it has escapes or is no
/// literal.
pub(super) fn inside(at: Span, text: &str, range: std::ops::Range<usize>) -> Span {
    if !is_literal(at, text) {
        return at;
    }
    let start = at.start + 1;
    Span::new(start + range.start as u32, start + range.end as u32)
}

/// `object[key]`.
pub(crate) fn index(
    session: &mut Session,
    object: &Value,
    key: &Value,
    at: Span,
) -> Evaluated<Value> {
    if let Value::Map(entries) = object {
        let found = entries.iter().find(|(other, _)| session.identical(key, other));
        return if let Some((_, value)) = found {
            Ok(value.clone())
        } else {
            let key = crate::print::text(session, key, at)?;
            Err(Failure::new(format!("Key not found: {key}"), at))
        };
    }
    let place = |session: &Session| -> Evaluated<i64> {
        let n = session.as_integer(key).ok_or_else(|| {
            let class = key.class(&session.store);
            Failure::new(format!("An index must be an integer, not a `{class}`."), at)
        })?;
        i32::try_from(n).map(i64::from).map_err(|_| Failure::new("Overflow.", at))
    };
    // Elements are counted from 1.
    let element = |n: i64, length: usize| usize::try_from(n - 1).ok().filter(|&i| i < length);
    match object {
        Value::List(items) => {
            let n = place(session)?;
            match element(n, items.len()) {
                Some(i) => Ok(items[i].clone()),
                None => Err(Failure::new(format!("List index out of bounds: {n}"), at)),
            }
        }
        Value::String(text) => {
            let n = place(session)?;
            let character = element(n, text.len()).and_then(|i| text.chars().nth(i));
            match character {
                Some(c) => Ok(Value::String(c.to_string().into())),
                None => Err(Failure::new(format!("String index out of bounds: {n}"), at)),
            }
        }
        Value::Grid(grid) => match key {
            Value::Coordinates(row, column) => {
                let place = element(*row, grid.rows).zip(element(*column, grid.columns));
                if let Some((row, column)) = place {
                    let cell = grid.cells[row * grid.columns + column];
                    session.number(i64::from(cell).into(), at)
                } else {
                    let message = format!("Coordinates out of bounds: ({row},{column})");
                    Err(Failure::new(message, at))
                }
            }
            _ => Err(Failure::new("The index of a grid is a pair of coordinates.", at)),
        },
        other => {
            let class = other.class(&session.store);
            Err(Failure::new(format!("A `{class}` cannot be indexed."), at))
        }
    }
}
