//! From data to values.

use super::shown::structured;
use super::{Structured, ValueKind, WallOf};
use crate::data::{Edge, Graph, Grid, Strip};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::collect::{map, set};
use crate::operate::convert::game_value;
use crate::operate::kinds::{is_game, must_be_free};
use crate::operate::universe::read_form;
use crate::session::program::run_text;
use crate::value::mutable::Mutable;
use crate::value::{Explicit, MOST_ELEMENTS, Shared, Value};
use crate::{Session, Span, operate, with_stack};
use std::sync::Arc;
use tweedle_engine::number::{Integer, Natural, Rational};
use tweedle_engine::short::{NumberUpStar, Thermograph, Trajectory};
use tweedle_engine::{LoopyOutcome, Player};
use tweedle_heaps::Period;
use tweedle_search::Position;
use tweedle_syntax::ast::{Expr, ExprKind, Script, StatementKind};
use tweedle_syntax::{Sentence, say};

/// The value that data stand for.
pub(crate) fn of_structured(session: &mut Session, value: &Structured) -> Evaluated<Value> {
    session.control.check_memory().at(NOWHERE)?;
    Ok(match value {
        Structured::Nothing => Value::Nothing,
        Structured::Boolean(b) => Value::Boolean(*b),
        Structured::Integer(n) => Value::Integer(*n),
        Structured::Text(text) => Value::string(text),
        Structured::List(items) => Value::list(with_stack(|| of_all(session, items))?),
        Structured::Kind(kind) => {
            let value = with_stack(|| of_kind(session, kind))?;
            agree(session, kind, &value)?;
            value
        }
    })
}

/// Fields that follow from others, if those are given from which a value is made.
fn derived(kind: &ValueKind) -> &'static [&'static str] {
    match kind {
        ValueKind::Number { .. } | ValueKind::Rational { .. } => {
            &["unicode", "latex", "numerator", "denominator"]
        }
        ValueKind::Game { .. } | ValueKind::Affine { .. } => &["unicode", "latex", "left", "right"],
        ValueKind::Ordinal { .. } => &["unicode", "latex"],
        ValueKind::NumberUpStar { .. } | ValueKind::Loopy { .. } => &["text", "unicode", "latex"],
        ValueKind::Position { .. } => &["text", "terms", "key"],
        _ => &[],
    }
}

/// Refuses data that contradict each other: all that is said of a value is true of it.
fn agree(session: &mut Session, kind: &ValueKind, value: &Value) -> Evaluated<()> {
    let fields = derived(kind);
    if fields.is_empty() {
        return Ok(());
    }
    let unwritten = |error: serde_json::Error| unread(say::bad_data(&error));
    let given = serde_json::to_value(kind).map_err(unwritten)?;
    let own = serde_json::to_value(structured(session, value, NOWHERE)?).map_err(unwritten)?;
    let is_told_by_text = matches!(kind, ValueKind::Position { key, terms, .. } if key.is_empty() && terms.is_empty());
    for field in fields.iter().filter(|field| !(is_told_by_text && **field == "text")) {
        let (said, is) = (&given[field], &own[field]);
        let is_left_out =
            said.as_str().is_some_and(str::is_empty) || said.as_array().is_some_and(Vec::is_empty);
        // A value of another kind has other fields: `2` may be sent as a game.
        if is_left_out || is.is_null() || said == is {
            continue;
        }
        let said = said.to_string();
        let said = tweedle_syntax::cut(&said);
        return Err(Failure::new(say::data_contradict_each_other(field, &said, is), NOWHERE));
    }
    Ok(())
}

#[expect(clippy::too_many_lines, reason = "a kind of value is a few lines")]
fn of_kind(session: &mut Session, kind: &ValueKind) -> Evaluated<Value> {
    Ok(match kind {
        ValueKind::Integer { text } => {
            must_be_short(text)?;
            let number: Integer = text.parse().map_err(|_| wrong("an integer", text))?;
            return operate::convert::number(session, number.into(), NOWHERE);
        }
        ValueKind::Number { text, .. } | ValueKind::Game { text, .. } => {
            let g = session.analyst.store.read(text);
            let g = g.map_err(|error| unread(say::bad_data(&error)))?;
            let is_number = session.analyst.store.as_number(g).is_some();
            if matches!(kind, ValueKind::Number { .. }) && !is_number {
                return Err(wrong("a number", text));
            }
            game_value(session, g)
        }
        ValueKind::Rational { text, .. } => {
            let x = rational(text)?;
            match evaluated(session, &x.to_string())? {
                Value::Rational(x) => Value::Rational(x),
                other => other,
            }
        }
        ValueKind::NumberUpStar { number, ups, star, .. } => {
            let found = session.analyst.store.read(number);
            let found = found.ok().and_then(|g| session.analyst.store.as_number(g));
            let number = found.ok_or_else(|| wrong("a dyadic number", number))?;
            let it = NumberUpStar { number, ups: *ups, nimber: *star };
            let g = session.analyst.store.number_up_star(it).at(NOWHERE)?;
            game_value(session, g)
        }
        ValueKind::Infinite { text } => match &**text {
            "inf" => Value::Infinite { negative: false },
            "-inf" => Value::Infinite { negative: true },
            _ => return Err(wrong("`inf` or `-inf`", text)),
        },
        ValueKind::Affine { text, .. } => {
            let g = session.analyst.forms.read(text);
            Value::Affine(g.map_err(|error| unread(say::bad_data(&error)))?)
        }
        ValueKind::Loopy { onside, offside, text, .. } => {
            let sides = format!("({onside}) & ({offside})");
            match evaluated(session, if onside == offside { onside } else { &sides })? {
                game @ (Value::Stopper { .. } | Value::Sided(_)) => game,
                _ => return Err(wrong("a loopy game", text)),
            }
        }
        ValueKind::Misere { text } => {
            let g = session.analyst.misere.read(text);
            Value::Misere(g.map_err(|error| unread(say::bad_data(&error)))?)
        }
        ValueKind::UniverseForm { text, universe } => {
            let found = session.analyst.universes.read_universe(universe);
            let found = found.map_err(|error| unread(say::bad_data(&error)))?;
            let universe = found.ok_or_else(|| unread(say::no_such_universe(universe)))?;
            let g = read_form(session, universe, text);
            Value::OfUniverse(universe, g.map_err(|error| unread(say::bad_data(&error)))?)
        }
        ValueKind::Form { left, right } => {
            let options = [of_all(session, left)?, of_all(session, right)?];
            let is_option = |value: &Value| {
                let is_loopy = matches!(value, Value::Stopper { .. } | Value::Sided(_));
                is_loopy || matches!(value, Value::Affine(_)) || is_game(value)
            };
            if !options.iter().flatten().all(is_option) {
                return Err(unread(say::option_is_no_game()));
            }
            must_be_free(options.iter().flatten(), NOWHERE)?;
            Value::Explicit(Explicit::new(options).into())
        }
        ValueKind::Ordinal { text, .. } => match evaluated(session, text)? {
            ordinal @ Value::Ordinal(_) => ordinal,
            _ => return Err(wrong("an ordinal", text)),
        },
        ValueKind::Compound { text } => match evaluated(session, text)? {
            compound @ Value::Compound(_) => compound,
            _ => return Err(wrong("a compound of games", text)),
        },
        ValueKind::Position { key, .. } if !key.is_empty() => {
            let position = session.registry.of_key(key);
            Value::Position(position.map_err(|error| unread(say::bad_data(&error)))?)
        }
        ValueKind::Position { terms, .. } if !terms.is_empty() => {
            let mut sum = Position::zero();
            for term in terms {
                let rules = session.registry.of_expression(&term.ruleset);
                let rules = rules.map_err(|error| unread(say::bad_data(&error)))?;
                let position = rules.place(&term.position);
                let position = position.map_err(|error| unread(say::bad_data(&error)))?;
                sum = sum.sum(&if term.negative { position.negative() } else { position });
            }
            Value::Position(sum)
        }
        ValueKind::Position { text, .. } => match evaluated(session, text)? {
            position @ Value::Position(_) => position,
            _ => return Err(wrong("a position", text)),
        },
        ValueKind::Ruleset { text } => {
            let rules = session.registry.of_expression(text);
            Value::Ruleset(rules.map_err(|error| unread(say::bad_data(&error)))?)
        }
        ValueKind::Set { items } => {
            let items = of_all(session, items)?;
            set(session, items, NOWHERE)?
        }
        ValueKind::Map { entries } => {
            let entries = of_entries(session, entries)?;
            map(session, &entries, NOWHERE)?
        }
        ValueKind::MutableList { items } => {
            let items = of_all(session, items)?;
            Value::Mutable(Mutable::list(items, &session.control).at(NOWHERE)?.into())
        }
        ValueKind::MutableSet { items } => {
            let items = of_all(session, items)?;
            Value::Mutable(Mutable::set(items, &session.control).at(NOWHERE)?.into())
        }
        ValueKind::MutableMap { entries } => {
            let entries = of_entries(session, entries)?;
            Value::Mutable(Mutable::map(entries, &session.control).at(NOWHERE)?.into())
        }
        ValueKind::Coordinates { row, column } => Value::Coordinates(*row, *column),
        ValueKind::Range { first, last, step } => {
            let [first, last, step] = [first, last, step].map(|it| of_structured(session, it));
            let parts = [first?, last?, step?];
            let is_number = |it: &Value| matches!(it, Value::Integer(_) | Value::Game(_));
            if !parts.iter().all(is_number) || matches!(parts[2], Value::Integer(0)) {
                return Err(unread(say::range_of_numbers()));
            }
            Value::Range(Arc::new(parts))
        }
        ValueKind::Player { text } => {
            let player = Player::BOTH.into_iter().find(|player| player.to_string() == *text);
            Value::Player(player.ok_or_else(|| wrong("a player", text))?)
        }
        ValueKind::Outcome { text } => {
            let outcome = LoopyOutcome::ALL.into_iter().find(|it| it.to_string() == *text);
            Value::Outcome(outcome.ok_or_else(|| wrong("an outcome class", text))?)
        }
        ValueKind::Periodicity { period, preperiod, saltus } => {
            let (length, preperiod, saltus) = (*period, *preperiod, *saltus);
            if length == 0 {
                return Err(unread(say::period_without_length()));
            }
            Value::Periodicity(Arc::new(Period { length, preperiod, saltus }))
        }
        ValueKind::Thermograph { mean, temperature, left, right } => {
            let walls = [trajectory(left)?, trajectory(right)?];
            let found = Thermograph::with_walls(walls, rational(temperature)?, rational(mean)?);
            let message = "Walls, mean and temperature do not fit together.";
            let found = found.ok_or_else(|| unread(say::bad_data(message)))?;
            Value::Thermograph(Arc::new(found))
        }
        ValueKind::Trajectory { wall } => Value::Trajectory(Arc::new(trajectory(wall)?)),
        ValueKind::Grid { columns, rows } => {
            let columns = usize::try_from(*columns).unwrap_or(usize::MAX);
            if rows.iter().any(|row| row.len() != columns) || columns > MOST_ELEMENTS {
                return Err(unread(say::grid_rows_of_other_length()));
            }
            let cells = rows.iter().flatten().copied().collect();
            Value::Grid(Shared::from(Grid { rows: rows.len(), columns, cells }))
        }
        ValueKind::Strip { cells } => {
            Value::Strip(Shared::from(Strip { cells: cells.iter().copied().collect() }))
        }
        ValueKind::Graph { directed, labels, edges } => {
            let labels = of_all(session, labels)?;
            let mut all = Vec::with_capacity(edges.len());
            for edge in edges {
                let label = of_structured(session, &edge.label)?;
                all.push(Edge { from: edge.from as usize, to: edge.to as usize, label });
            }
            let graph = Graph::new(*directed, labels, all);
            let graph = graph.ok_or_else(|| unread(say::edge_of_data_without_vertex()))?;
            Value::Graph(Arc::new(graph))
        }
        ValueKind::Other { class, text } => {
            return Err(Failure::new(
                say::value_cannot_be_given_back(
                    tweedle_syntax::cut(class),
                    tweedle_syntax::cut(text),
                ),
                NOWHERE,
            ));
        }
    })
}

fn of_all(session: &mut Session, items: &[Structured]) -> Evaluated<Vec<Value>> {
    session.control.make_room(items.len().saturating_mul(size_of::<Value>())).at(NOWHERE)?;
    items.iter().map(|item| of_structured(session, item)).collect()
}

fn of_entries(
    session: &mut Session,
    entries: &[(Structured, Structured)],
) -> Evaluated<Vec<(Value, Value)>> {
    let size = size_of::<(Value, Value)>();
    session.control.make_room(entries.len().saturating_mul(size)).at(NOWHERE)?;
    let both = entries
        .iter()
        .map(|(key, value)| Ok((of_structured(session, key)?, of_structured(session, value)?)));
    both.collect()
}

/// The value of a text that is one expression.
pub(crate) fn evaluated(session: &mut Session, text: &str) -> Evaluated<Value> {
    let script =
        tweedle_syntax::parse(text).map_err(|error| unread(say::bad_data(&error.message)))?;
    if !matches!(&script.statements[..], [only] if matches!(only.kind, StatementKind::Expr(_))) {
        return Err(wrong("a value", text));
    }
    if !is_plain_expression(&script) {
        return Err(wrong("a value", text));
    }
    // The names in it are those of the library, and not those of the session.
    let globals = std::mem::take(&mut session.globals);
    let ran = run_text(session, text);
    session.globals = globals;
    let failed = |failure: Failure| match failure.stop {
        None => unread(say::bad_data(&failure)),
        Some(_) => failure.moved_to(NOWHERE),
    };
    Ok(ran.map_err(failed)?.value)
}

/// True if an expression is one as values are printed: with no function, loop or assignment in it.
fn is_plain_expression(script: &Script) -> bool {
    let mut script = script.clone();
    let mut is_plain = true;
    for statement in &mut script.statements {
        statement.for_each_expression(&mut |expr| is_plain = is_plain && is_plain_at(expr));
    }
    is_plain
}

fn is_plain_at(expr: &mut Expr) -> bool {
    match &expr.kind {
        ExprKind::Function(_)
        | ExprKind::Assign { .. }
        | ExprKind::Block(_)
        | ExprKind::If { .. }
        | ExprKind::Loop { .. }
        | ExprKind::Comprehension { .. } => false,
        _ => with_stack(|| {
            let mut is_plain = true;
            expr.kind.for_each_child(&mut |child| is_plain = is_plain && is_plain_at(child));
            is_plain
        }),
    }
}

/// A number with more digits is refused before it is read: it has more than 4,194,304 binary digits.
const MOST_DIGITS: usize = 1_262_612;

fn must_be_short(digits: &str) -> Evaluated<()> {
    if digits.len() > MOST_DIGITS + 1 {
        let message = say::number_too_long();
        return Err(Failure::new(message, NOWHERE));
    }
    Ok(())
}

/// Data stand in no program.
const NOWHERE: Span = Span { start: 0, end: 0 };

/// The message that a text of the data cannot be read.
fn unread(said: Sentence) -> Failure {
    Failure::new(said, NOWHERE)
}

/// The message that data are not what their kind says.
fn wrong(kind: &str, text: &str) -> Failure {
    Failure::new(say::data_not_of_kind(tweedle_syntax::cut(text), kind), NOWHERE)
}

fn rational(text: &str) -> Evaluated<Rational> {
    let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
    must_be_short(numerator)?;
    must_be_short(denominator)?;
    let number = numerator.parse::<Integer>().ok().zip(denominator.parse::<Natural>().ok());
    number
        .filter(|(_, denominator)| *denominator != Natural::from(0_u32))
        .map(|(numerator, denominator)| Rational::from_parts(numerator, denominator))
        .ok_or_else(|| wrong("a number", text))
}

fn trajectory(wall: &WallOf) -> Evaluated<Trajectory<Rational>> {
    const STEEPEST: u64 = 1 << 53;
    if wall.slopes.iter().any(|slope| slope.unsigned_abs() > STEEPEST) {
        return Err(unread(say::slope_of_wall_too_large()));
    }
    let corner = |(t, value): &(String, String)| Ok((rational(t)?, rational(value)?));
    let corners = wall.corners.iter().map(corner).collect::<Evaluated<Vec<_>>>()?;
    let found = Trajectory::with_corners(rational(&wall.at_zero)?, &corners, &wall.slopes);
    found.ok_or_else(|| unread(say::corners_and_slopes()))
}
