//! Operators on small values, done without a look into the library.

use crate::data::{Grid, Strip};
use crate::value::change::{Answer, Change, Element};
use crate::value::code::Register;
use crate::value::registers::{copy, let_go, put, put_integer, put_truth};
use crate::value::{Mutable, Shared, Value, cell};
use tweedle_engine::Stop;
use tweedle_syntax::ast::BinaryOperator;

/// The content of a cell of a board, or of a place of a list, if it is a small integer.
#[inline]
pub(super) fn small_element(object: &Value, index: &Value) -> Option<i64> {
    match (object, index) {
        (Value::List(items), Value::Integer(n)) => {
            match items.get(usize::try_from(*n).ok()?.wrapping_sub(1)) {
                Some(Value::Integer(n)) => Some(*n),
                _ => None,
            }
        }
        (Value::Grid(grid), Value::Coordinates(row, column)) => {
            grid.get(*row, *column).map(i64::from)
        }
        (Value::Strip(strip), Value::Integer(n)) => strip.get(*n).map(i64::from),
        _ => None,
    }
}

/// An element of a list or a cell of a board, where that needs no more than a look.
pub(super) fn quick_element(object: &Value, index: &Value) -> Option<Value> {
    match (object, index) {
        (Value::List(items), Value::Integer(n)) => {
            let place = usize::try_from(*n).ok()?;
            items.get(place.wrapping_sub(1)).map(copy)
        }
        (Value::Grid(grid), Value::Coordinates(row, column)) => Some(cell(grid.get(*row, *column))),
        (Value::Strip(strip), Value::Integer(n)) => Some(cell(strip.get(*n))),
        _ => None,
    }
}

/// Does a method of a collection that changes, if the object is one: the arguments stand after `base`. `None` if the
/// library has to do it.
#[inline]
pub(super) fn changed(
    registers: &mut [Value],
    base: Register,
    object: Register,
    change: Change,
) -> Result<Option<Answer>, Stop> {
    let (before, after) = registers.split_at_mut(usize::from(base) + 1);
    let Some(Value::Mutable(it)) = before.get_mut(usize::from(object)) else { return Ok(None) };
    let arguments = &mut after[..change.arguments()];
    let done = Mutable::change(it, change, arguments)?;
    if done.is_some() {
        arguments.iter_mut().for_each(let_go);
    }
    Ok(done)
}

/// Puts the element of a collection that changes into a register, if the object is one and has the element.
#[inline]
pub(super) fn mutable_element(
    registers: &mut [Value],
    to: Register,
    object: Register,
    index: Register,
) -> bool {
    let places = [usize::from(object), usize::from(index)];
    let Ok([Value::Mutable(it), index]) = registers.get_disjoint_mut(places) else { return false };
    match Mutable::element(it, index) {
        Element::Integer(n) => put_integer(&mut registers[usize::from(to)], n),
        Element::Truth(holds) => put_truth(&mut registers[usize::from(to)], holds),
        Element::Other(value) => put(&mut registers[usize::from(to)], value),
        Element::None => return false,
    }
    true
}

/// A board or a strip with other numbers in some cells: places and numbers take turns. `None` if the object is neither, or
/// if something does not fit.
pub(super) fn updated(object: &Value, entries: &[Value]) -> Option<Value> {
    let (entries, _) = entries.as_chunks::<2>();
    let number = |value: &Value| match value {
        Value::Integer(n) => i8::try_from(*n).ok(),
        _ => None,
    };
    match object {
        Value::Grid(grid) => {
            let mut cells = grid.cells.clone();
            for [key, value] in entries {
                let Value::Coordinates(row, column) = key else { return None };
                cells[grid.place(*row, *column)?] = number(value)?;
            }
            Some(Value::Grid(Shared::from(Grid { cells, ..**grid })))
        }
        Value::Strip(strip) => {
            let mut cells = strip.cells.clone();
            for [key, value] in entries {
                let Value::Integer(n) = key else { return None };
                cells[strip.place(*n)?] = number(value)?;
            }
            Some(Value::Strip(Shared::from(Strip { cells })))
        }
        _ => None,
    }
}

/// The remainder of a division of small integers, which has the sign of the divisor.
#[inline]
pub(super) fn modulo(x: i64, y: i64) -> Option<i64> {
    let rest = x.checked_rem(y)?;
    Some(if rest != 0 && (rest < 0) != (y < 0) { rest + y } else { rest })
}

pub(super) fn sum_of_coordinates(x: &Value, y: &Value) -> Option<Value> {
    match (x, y) {
        (Value::Coordinates(a, b), Value::Coordinates(c, d)) => {
            Some(Value::Coordinates(a.checked_add(*c)?, b.checked_add(*d)?))
        }
        _ => None,
    }
}

/// True if a comparison of simple values holds; `None` if the values are not simple.
#[inline]
pub(super) fn compared(operator: BinaryOperator, left: &Value, right: &Value) -> Option<bool> {
    use BinaryOperator as B;
    let are_equal = match (left, right) {
        (Value::Integer(x), Value::Integer(y)) => return compare(operator, *x, *y),
        (Value::Player(x), Value::Player(y)) => x == y,
        (Value::Boolean(x), Value::Boolean(y)) => x == y,
        // Beyond the edge of a board is nothing.
        (Value::Nothing, Value::Nothing) => true,
        (Value::Nothing, Value::Integer(_)) | (Value::Integer(_), Value::Nothing) => false,
        _ => return None,
    };
    match operator {
        B::Equal | B::Identical => Some(are_equal),
        B::NotEqual | B::NotIdentical => Some(!are_equal),
        _ => None,
    }
}

#[inline]
pub(super) fn compare(operator: BinaryOperator, x: i64, y: i64) -> Option<bool> {
    use BinaryOperator as B;
    Some(match operator {
        B::Equal | B::Identical => x == y,
        B::NotEqual | B::NotIdentical => x != y,
        B::Less => x < y,
        B::LessEqual => x <= y,
        B::Greater => x > y,
        B::GreaterEqual => x >= y,
        _ => return None,
    })
}

/// The element of a range of small integers with a number, from 0.
pub(super) fn in_range(range: &[Value; 3], place: i64) -> Option<i64> {
    let [Value::Integer(from), Value::Integer(to), Value::Integer(step)] = range else {
        return None;
    };
    let value = step.checked_mul(place)?.checked_add(*from)?;
    let is_inside = if *step > 0 { value <= *to } else { value >= *to };
    is_inside.then_some(value)
}
