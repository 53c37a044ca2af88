//! Methods for the parts of a position of a ruleset: its board, strip, graph or heap; and for the way rulesets
//! write and draw cells.

use super::table::{Call, Method};
use crate::Session;
use crate::class::{COORDINATES, GRAPH, GRID, INTEGER, LIST, PLACED, RULESET, STRING, STRIP};
use crate::data::Icon;
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::Bound;
use crate::operate::convert::number;
use crate::run::{call_value, class_value, read_member};
use crate::session::class_names::may_declare;
use crate::value::Value;
use std::sync::Arc;
use tweedle_engine::number::Integer;
use tweedle_rules::Shape;
use tweedle_rules::sketch::{Cell, Figure};
use tweedle_search::{Position, Rules};
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[RULESET],
        name: "CharMap",
        parameters: &[],
        gives: STRING,
        doc: "The characters that stand for the cells 0, 1, 2 and so on, of a ruleset on boards or strips.",
        example: ("game.grid.Clobber.CharMap", "\".xo\""),
        call: Call::Any(|_, rules, bound| {
            let (_, cells) = with_cells(rules, bound)?;
            Ok(Value::string(cells))
        }),
    },
    Method {
        of: &[RULESET],
        name: "Icons",
        parameters: &[],
        gives: LIST,
        doc: "The pictures of the cells 0, 1, 2 and so on, of a ruleset on boards or strips.",
        example: ("game.grid.Clobber.Icons", "[Icon.Blank,Icon.BlackStone,Icon.WhiteStone]"),
        call: Call::Any(icons),
    },
    Method {
        of: &[PLACED],
        name: "grid",
        parameters: &[],
        gives: GRID,
        doc: "The board of a position, whose cells have the numbers that `CharMap` gives their characters.",
        example: ("game.grid.Clobber(\"xo|.x\").grid", "Grid([[1,2],[0,1]])"),
        call: Call::Position(|session, position, bound| cells(session, position, "Grid", bound)),
    },
    Method {
        of: &[PLACED],
        name: "strip",
        parameters: &[],
        gives: STRIP,
        doc: "The strip of a position, whose cells have the numbers that `CharMap` gives their characters.",
        example: ("game.strip.ToadsAndFrogs(\"t.f\").strip", "Strip([1,0,2])"),
        call: Call::Position(|session, position, bound| cells(session, position, "Strip", bound)),
    },
    Method {
        of: &[PLACED],
        name: "graph",
        parameters: &[],
        gives: GRAPH,
        doc: "The graph of a position.",
        example: ("game.graph.Snort(\"-.-\").graph.VertexCount", "3"),
        call: Call::Position(graph),
    },
    Method {
        of: &[PLACED],
        name: "heapSize",
        parameters: &[],
        gives: INTEGER,
        doc: "The number of counters, of a position that is one heap.",
        example: ("game.heap.Kayles(7).heapSize", "7"),
        call: Call::Position(|session, position, bound| {
            let text = text_of(session, position, Shape::Heaps, "heap", bound)?;
            let Ok(size) = text.parse::<u64>() else {
                return Err(Failure::new(say::not_one_heap(&text), bound.span));
            };
            number(session, Integer::from(size).into(), bound.span)
        }),
    },
    Method {
        of: &[PLACED],
        name: "coordinates",
        parameters: &[],
        gives: COORDINATES,
        doc: "The two numbers of a position of a ruleset on pairs of numbers.",
        example: ("game.heap.Wythoff((3,5)).coordinates", "(3,5)"),
        call: Call::Position(|session, position, bound| {
            let text = text_of(session, position, Shape::Pair, "pair of numbers", bound)?;
            session.evaluate(&crate::parse(&text)?)
        }),
    },
];

/// A ruleset that is played on cells, and the characters of these.
fn with_cells<'v>(
    value: &'v Value,
    bound: &Bound,
) -> Evaluated<(&'v Arc<dyn Rules>, &'static str)> {
    match value {
        Value::Ruleset(rules) if !rules.cells().is_empty() => Ok((rules, rules.cells())),
        _ => Err(Failure::new(say::not_played_on_cells(), bound.span)),
    }
}

/// The pictures of cells: as a board or a strip is drawn that has each of them once, or as letters usually are.
fn icons(session: &mut Session, rules: &Value, bound: &Bound) -> Evaluated<Value> {
    let (rules, letters) = with_cells(rules, bound)?;
    session.control.check().map_err(|stop| Failure::stopped(stop, bound.span))?;
    let figure =
        rules.clone().place(letters).ok().and_then(|position| {
            position.terms().first().and_then(|term| Some(term.sketch()?.figure))
        });
    let drawn = match figure {
        Some(Figure::Board(rows)) => rows.into_iter().next().unwrap_or_default(),
        Some(Figure::Strip(cells) | Figure::Dominoes(cells)) => cells,
        _ => Vec::new(),
    };
    let usual = || letters.chars().map(Cell::of_letter).collect();
    let cells = if drawn.len() == letters.chars().count() { drawn } else { usual() };
    Ok(Value::list(cells.iter().map(|cell| Value::Icon(Icon::like(cell))).collect()))
}

/// The text of a position with some shape.
fn text_of(
    session: &Session,
    position: &Position,
    shape: Shape,
    what: &str,
    bound: &Bound,
) -> Evaluated<String> {
    let Some((component, _)) = position.single() else {
        return Err(Failure::new(say::sum_of_positions_not_one(what), bound.span));
    };
    let rules = component.rules_handle();
    let entry = session.registry.find(rules.class());
    if entry.is_none_or(|entry| entry.shape() != shape) {
        return Err(Failure::new(say::position_of_other_kind(rules.title(), what), bound.span));
    }
    Ok(component.text())
}

/// The board or the strip of a position.
fn cells(
    session: &mut Session,
    position: &Position,
    class: &'static str,
    bound: &Bound,
) -> Evaluated<Value> {
    let (shape, parse) = match class {
        "Grid" => (Shape::Grid, "cgsuite.util.Grid.Parse"),
        _ => (Shape::Strip, "cgsuite.util.Strip.Parse"),
    };
    let pieces = |session: &Session| {
        text_of(session, position, Shape::Pieces, "board", bound).ok().filter(|_| class == "Grid")
    };
    let text = match pieces(session) {
        Some(text) => text,
        None => text_of(session, position, shape, &class.to_lowercase(), bound)?,
    };
    let rules = position.single().map(|(component, _)| component.rules_handle());
    let letters = rules.map_or("", |rules| rules.cells());
    let arguments = [Value::string(&text), Value::string(letters)];
    call_value(session, &Value::Function(parse), arguments, bound.span)
}

/// The graph of a position, with the labels that the class of its ruleset in the language gives it.
fn graph(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    let text = text_of(session, position, Shape::Graph, "graph", bound)?;
    let class = position.single().map(|it| it.0.rules_handle().class().to_owned());
    let family = class.and_then(|class| crate::instance::family(&class));
    let family = family.filter(|family| may_declare(session, family));
    let text = Value::string(&text);
    let Some(family) = family else {
        return call_value(
            session,
            &Value::Function("cgsuite.util.Graph.Parse"),
            [text],
            bound.span,
        );
    };
    let class = class_value(session, family, bound.span)?;
    // The required parameters, which say what players may take, do not matter here.
    let needed = match &class {
        Value::Declared(it) => it.class.parameters.iter().flatten().filter(|it| !it.is_optional),
        _ => return Ok(Value::Nothing),
    };
    let none: Vec<Value> = needed.map(|_| Value::list(vec![])).collect();
    let rules = call_value(session, &class, none, bound.span)?;
    let placed = call_value(session, &rules, [text], bound.span)?;
    read_member(session, &placed, "graph", bound.span)
}
