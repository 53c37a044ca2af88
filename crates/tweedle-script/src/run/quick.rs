//! Operators on small values, done without a look into the library.

use crate::value::registers::copy;
use crate::value::{Value, cell};
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
        (Value::Mutable(items), Value::Integer(n)) => {
            items.at(usize::try_from(*n).ok()?.wrapping_sub(1))
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
pub(super) fn in_range(range: &[Value; 3], place: i64) -> Option<Value> {
    let [Value::Integer(from), Value::Integer(to), Value::Integer(step)] = range else {
        return None;
    };
    let value = step.checked_mul(place)?.checked_add(*from)?;
    let is_inside = if *step > 0 { value <= *to } else { value >= *to };
    is_inside.then_some(Value::Integer(value))
}
