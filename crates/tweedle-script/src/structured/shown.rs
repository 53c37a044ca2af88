//! From values to data.

use super::{EdgeOf, Structured, TermOf, ValueKind, WallOf};
use crate::failure::{At, Evaluated, Failure};
use crate::scripted::is_scripted;
use crate::value::Value;
use crate::value::mutable::{Mutable, MutableKind};
use crate::{Session, Span, class, print};
use tweedle_draw::{latex, unicode};
use tweedle_engine::Player;
use tweedle_engine::loopy::Sides;
use tweedle_engine::number::Rational;
use tweedle_engine::short::{Id, Style, Trajectory};
use tweedle_search::Position;
use tweedle_syntax::say;

/// The largest number of values that may stand inside of each other. Readers of JSON allow 128 brackets, and an entry of a map
/// has three.
const DEEPEST: u32 = 40;

/// A value as data; `span` is the place of it, for messages.
pub(crate) fn structured(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Structured> {
    structured_at(session, value, DEEPEST, span)
}

/// The same of a value in which others may stand inside of each other `depth` deep.
fn structured_at(
    session: &mut Session,
    value: &Value,
    depth: u32,
    span: Span,
) -> Evaluated<Structured> {
    session.control.check_memory().at(span)?;
    let Some(depth) = depth.checked_sub(1) else {
        return Err(Failure::new(say::data_too_deep(DEEPEST), span));
    };
    structured_kind(session, value, depth, span)
}

#[expect(clippy::too_many_lines, reason = "a line for each kind of value")]
fn structured_kind(
    session: &mut Session,
    value: &Value,
    depth: u32,
    span: Span,
) -> Evaluated<Structured> {
    let kind = match value {
        Value::Undefined | Value::Cell(_) | Value::Coded(_) | Value::Nothing => {
            return Ok(Structured::Nothing);
        }
        Value::Boolean(b) => return Ok(Structured::Boolean(*b)),
        Value::Integer(n) => return Ok(integer(*n)),
        Value::String(text) => return Ok(Structured::Text(text.to_string())),
        Value::List(items) => {
            return structured_all(session, items, depth, span).map(Structured::List);
        }
        Value::Set(items) => ValueKind::Set { items: structured_all(session, items, depth, span)? },
        Value::Map(entries) => {
            ValueKind::Map { entries: structured_entries(session, entries, depth, span)? }
        }
        Value::Mutable(it) => {
            let it = it.clone();
            structured_mutable(session, &it, depth, span)?
        }
        Value::Game(g) => return structured_game(session, *g, span),
        Value::Rational(x) => fraction(x.to_string(), false),
        Value::Infinite { .. } => ValueKind::Infinite { text: print::text(session, value, span)? },
        Value::Ordinal(x) => {
            let text = x.to_string();
            ValueKind::Ordinal { unicode: unicode(&text), latex: latex(&text), text }
        }
        Value::Affine(g) => {
            let text = session.analyst.forms.text(*g).at(span)?;
            let [left, right] = Player::BOTH.map(|player| {
                let options = session.analyst.forms.options(*g, player).to_vec();
                let texts = options.into_iter().map(|option| session.analyst.forms.text(option));
                texts.collect::<Result<Vec<String>, _>>().at(span)
            });
            let (left, right) = (left?, right?);
            ValueKind::Affine { unicode: unicode(&text), latex: latex(&text), text, left, right }
        }
        Value::Stopper { stopper, .. } => {
            structured_sides(session, &Sides::of_stopper(*stopper), span)?
        }
        Value::Sided(sides) => {
            let sides = sides.clone();
            structured_sides(session, &sides, span)?
        }
        Value::Misere(g) => ValueKind::Misere { text: session.analyst.misere.text(*g).at(span)? },
        Value::OfUniverse(universe, g) => ValueKind::UniverseForm {
            text: session.analyst.universes.text(*g).at(span)?,
            universe: session.analyst.universes.universe_name(*universe).at(span)?,
        },
        Value::Explicit(form) => {
            let form = form.clone();
            let [left, right] = &form.options;
            let left = structured_all(session, left, depth, span)?;
            ValueKind::Form { left, right: structured_all(session, right, depth, span)? }
        }
        Value::Compound(_) => ValueKind::Compound { text: print::text(session, value, span)? },
        Value::Position(position) if !is_scripted(position) => structured_position(position),
        Value::Ruleset(rules) => ValueKind::Ruleset { text: rules.expression().to_owned() },
        Value::Coordinates(row, column) => ValueKind::Coordinates { row: *row, column: *column },
        Value::Range(range) => {
            let range = range.clone();
            let [first, last, step] = &*range;
            let first = structured_at(session, first, depth, span)?;
            let last = structured_at(session, last, depth, span)?;
            ValueKind::Range { first, last, step: structured_at(session, step, depth, span)? }
        }
        Value::Player(player) => ValueKind::Player { text: player.to_string() },
        Value::Outcome(outcome) => ValueKind::Outcome { text: outcome.to_string() },
        Value::Periodicity(period) => ValueKind::Periodicity {
            period: period.length,
            preperiod: period.preperiod,
            saltus: period.saltus,
        },
        Value::Thermograph(it) => ValueKind::Thermograph {
            mean: it.mean().to_string(),
            temperature: it.temperature().to_string(),
            left: wall(it.wall(Player::Left)),
            right: wall(it.wall(Player::Right)),
        },
        Value::Trajectory(it) => ValueKind::Trajectory { wall: wall(it) },
        Value::Grid(grid) => ValueKind::Grid {
            columns: grid.columns as u64,
            rows: match grid.columns {
                0 => vec![Vec::new(); grid.rows],
                columns => grid.cells.chunks(columns).map(<[i8]>::to_vec).collect(),
            },
        },
        Value::Strip(strip) => ValueKind::Strip { cells: strip.cells.to_vec() },
        Value::Graph(graph) => {
            let graph = graph.clone();
            let labels = structured_all(session, graph.labels(), depth, span)?;
            let mut edges = Vec::with_capacity(graph.edges().len());
            for edge in graph.edges() {
                let label = structured_at(session, &edge.label, depth, span)?;
                edges.push(EdgeOf { from: edge.from as u64, to: edge.to as u64, label });
            }
            ValueKind::Graph { directed: graph.is_directed(), labels, edges }
        }
        other => ValueKind::Other {
            class: other.class(&session.analyst.store),
            text: print::text(session, other, span)?,
        },
    };
    Ok(kind.into())
}

fn structured_all(
    session: &mut Session,
    items: &[Value],
    depth: u32,
    span: Span,
) -> Evaluated<Vec<Structured>> {
    session.control.make_room(items.len().saturating_mul(size_of::<Structured>())).at(span)?;
    items.iter().map(|item| structured_at(session, item, depth, span)).collect()
}

fn structured_entries(
    session: &mut Session,
    entries: &[(Value, Value)],
    depth: u32,
    span: Span,
) -> Evaluated<Vec<(Structured, Structured)>> {
    let size = size_of::<(Structured, Structured)>();
    session.control.make_room(entries.len().saturating_mul(size)).at(span)?;
    let both = entries.iter().map(|(key, value)| {
        Ok((structured_at(session, key, depth, span)?, structured_at(session, value, depth, span)?))
    });
    both.collect()
}

fn structured_mutable(
    session: &mut Session,
    it: &Mutable,
    depth: u32,
    span: Span,
) -> Evaluated<ValueKind> {
    Ok(match it.kind() {
        MutableKind::List => {
            ValueKind::MutableList { items: structured_all(session, &it.elements(), depth, span)? }
        }
        MutableKind::Set => {
            ValueKind::MutableSet { items: structured_all(session, &it.elements(), depth, span)? }
        }
        MutableKind::Map => {
            let entries = it.entries().unwrap_or_default();
            ValueKind::MutableMap { entries: structured_entries(session, &entries, depth, span)? }
        }
    })
}

/// A short game in canonical form.
fn structured_game(session: &mut Session, g: Id, span: Span) -> Evaluated<Structured> {
    let store = &mut session.analyst.store;
    let text = store.text_in(g, Style::Terse).at(span)?;
    if let Some(number) = store.as_number(g) {
        let digits = number.to_string();
        let is_fraction = digits.contains('/');
        let kind =
            if is_fraction { fraction(text, true) } else { ValueKind::Integer { text: digits } };
        return Ok(kind.into());
    }
    let (unicode, latex) = (unicode(&text), latex(&text));
    if let Some(it) = store.as_number_up_star(g) {
        let (number, ups, star) = (it.number.to_string(), it.ups, it.nimber);
        return Ok(ValueKind::NumberUpStar { text, unicode, latex, number, ups, star }.into());
    }
    let mut sides = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        let mut options = store.options(g, player).at(span)?;
        store.sort(&mut options).at(span)?;
        for option in options {
            sides[player.index()].push(store.text_in(option, Style::Terse).at(span)?);
        }
    }
    let [left, right] = sides;
    Ok(ValueKind::Game { text, unicode, latex, left, right }.into())
}

/// A loopy game. Its texts are such as the language reads.
fn structured_sides(session: &mut Session, sides: &Sides, span: Span) -> Evaluated<ValueKind> {
    let analyst = &mut session.analyst;
    let (stoppers, store) = (&mut analyst.stoppers, &mut analyst.store);
    let text = stoppers.sides_text(store, sides, Style::Arithmetic).at(span)?;
    let Some(both) = sides.stoppers() else {
        // A side on which play goes round has no notation.
        return Ok(ValueKind::Other { class: class::SIDED.to_owned(), text });
    };
    let [onside, offside] =
        both.map(|side| stoppers.text_in(store, side, Style::Arithmetic).at(span));
    let (unicode, latex) = (unicode(&text), latex(&text));
    Ok(ValueKind::Loopy { text, unicode, latex, onside: onside?, offside: offside? })
}

/// An integer, as a number of JSON where every program reads that exactly.
fn integer(n: i64) -> Structured {
    if n.unsigned_abs() <= super::whole::LARGEST.unsigned_abs() {
        Structured::Integer(n)
    } else {
        ValueKind::Integer { text: n.to_string() }.into()
    }
}

/// A fraction, dyadic or not.
fn fraction(text: String, is_dyadic: bool) -> ValueKind {
    let (numerator, denominator) = text.split_once('/').unwrap_or((&text, "1"));
    let (numerator, denominator) = (numerator.to_owned(), denominator.to_owned());
    let (unicode, latex) = (unicode(&text), latex(&text));
    if is_dyadic {
        ValueKind::Number { text, unicode, latex, numerator, denominator }
    } else {
        ValueKind::Rational { text, unicode, latex, numerator, denominator }
    }
}

/// A position of rulesets of the registry.
fn structured_position(position: &Position) -> ValueKind {
    let terms = position.terms().iter().map(|term| TermOf {
        ruleset: term.component().rules().expression().to_owned(),
        position: term.component().text(),
        negative: term.is_negative(),
    });
    ValueKind::Position { text: position.printed(), terms: terms.collect(), key: position.key() }
}

fn wall(trajectory: &Trajectory<Rational>) -> WallOf {
    let corners = trajectory.corners().map(|(t, value)| (t.to_string(), value.to_string()));
    WallOf {
        at_zero: trajectory.at(&Rational::ZERO).to_string(),
        corners: corners.collect(),
        slopes: trajectory.slopes().collect(),
    }
}
