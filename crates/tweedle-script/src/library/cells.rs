//! Contents of the cells of boards and strips, as arguments and results.

use super::literal::misplaced;
use crate::class::{INTEGER, MAP};
use crate::data::Cells;
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::Bound;
use crate::operate::convert::{as_integer, check_length};
use crate::value::Value;
use crate::{Session, Span};
use tweedle_rules::NotationError;
use tweedle_search::quoted;
use tweedle_syntax::say;

/// The number that a value is, if a cell may hold it.
pub(super) fn cell(session: &Session, value: &Value, at: Span) -> Evaluated<i8> {
    if let Value::Integer(n) = value
        && let Ok(cell) = i8::try_from(*n)
    {
        return Ok(cell);
    }
    let Some(n) = as_integer(session, value) else {
        let class = value.class(&session.analyst.store);
        return Err(Failure::new(say::cell_not_integer(&class), at));
    };
    Err(Failure::new(say::not_a_small_integer(&n), at))
}

/// An argument that a cell may hold.
pub(super) fn cell_argument(session: &Session, bound: &Bound, i: usize) -> Evaluated<i8> {
    let (value, at) = bound.value(i);
    if !matches!(value, Value::Integer(_)) && as_integer(session, value).is_none() {
        return Err(bound.mismatch(session, i, INTEGER));
    }
    cell(session, value, at)
}

/// Boards and strips with more cells are refused.
const LARGEST: usize = 1_000_000;

/// Refuses boards and strips that are too large.
pub(super) fn check_cells(count: usize, at: Span) -> Evaluated<()> {
    if count > LARGEST {
        return Err(Failure::new(say::board_too_large(LARGEST), at));
    }
    Ok(())
}

/// The cells of a row.
pub(super) fn row(session: &Session, values: &[Value], at: Span) -> Evaluated<Cells> {
    check_cells(values.len(), at)?;
    values.iter().map(|value| cell(session, value, at)).collect()
}

/// The cells with some of them changed, as the arguments say: the place of one and a number, or a map of these. `place`
/// finds a place among the cells, or says what is wrong with it.
pub(super) fn updated(
    session: &Session,
    cells: &[i8],
    bound: &Bound,
    place: impl Fn(&Value, Span) -> Evaluated<usize>,
) -> Evaluated<Cells> {
    let (first, at) = bound.value(0);
    let mut cells = Cells::from_slice(cells);
    match (first, bound.get(1)) {
        (Value::Map(entries), None) => {
            for (key, value) in entries.iter() {
                cells[place(key, at)?] = cell(session, value, at)?;
            }
        }
        (Value::Map(_), Some((_, at))) => {
            let message = say::cells_said_twice();
            return Err(Failure::new(message, at));
        }
        (_, Some(_)) => cells[place(first, at)?] = cell_argument(session, bound, 1)?,
        (_, None) => return Err(bound.mismatch(session, 0, MAP)),
    }
    Ok(cells)
}

/// The message that a text is no board or strip whose cells are written in these characters.
pub(super) fn misread(error: &NotationError, text: &str, characters: &str, at: Span) -> Failure {
    let failure = misplaced(error, text, at);
    match text.chars().nth(error.range().start) {
        Some(c) if c != '|' && !characters.contains(c) => {
            let characters = quoted(format!("{characters}{c}"));
            let said = say::unknown_character(error.message(), characters);
            Failure::new(said, failure.diagnostic.span)
        }
        _ => failure,
    }
}

/// The message that a cell has no character.
pub(super) fn no_character(cell: i8, at: Span) -> Failure {
    Failure::new(say::no_character_for_cell(cell), at)
}

/// A list with at most as many values as a list may have.
pub(super) fn list(values: impl Iterator<Item = Value>, at: Span) -> Evaluated<Value> {
    let values: Vec<Value> = values.collect();
    check_length(values.len(), at)?;
    Ok(Value::list(values))
}
