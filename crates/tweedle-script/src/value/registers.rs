//! Registers of the machine: how a value is put into one, copied and taken.

use crate::value::Value;

/// Puts a value into a register. Most values that were there need no work when they are dropped.
#[inline]
pub(crate) fn put(register: &mut Value, value: Value) {
    if owns_nothing(register) {
        std::mem::forget(std::mem::replace(register, value));
    } else {
        *register = value;
    }
}

/// Puts an integer into a register, which holds one already in most loops.
#[inline]
pub(crate) fn put_integer(register: &mut Value, n: i64) {
    match register {
        Value::Integer(old) => *old = n,
        other => put(other, Value::Integer(n)),
    }
}

/// Puts a truth value into a register.
#[inline]
pub(crate) fn put_truth(register: &mut Value, holds: bool) {
    match register {
        Value::Boolean(old) => *old = holds,
        other => put(other, Value::Boolean(holds)),
    }
}

/// Puts a copy of a value into a register. Small values go from place to place in the pieces in which they were written:
/// the processor waits where a value is read in a larger piece than it was written in.
#[inline]
pub(crate) fn copy_to(register: &mut Value, value: &Value) {
    match value {
        Value::Integer(n) => put_integer(register, *n),
        Value::Boolean(holds) => put_truth(register, *holds),
        other => put(register, other.clone()),
    }
}

/// Takes away what a register holds of what is kept elsewhere.
#[inline]
pub(crate) fn let_go(register: &mut Value) {
    if !owns_nothing(register) {
        *register = Value::Undefined;
    }
}

/// True if a value is all there is of it, so that nothing is to be done when it is dropped.
#[inline]
fn owns_nothing(value: &Value) -> bool {
    matches!(
        value,
        Value::Undefined
            | Value::Nothing
            | Value::Boolean(_)
            | Value::Integer(_)
            | Value::Game(_)
            | Value::Coordinates(..)
    )
}

/// A copy of a value, quick for those that loops are made of.
#[inline]
pub(crate) fn copy(value: &Value) -> Value {
    match value {
        Value::Integer(n) => Value::Integer(*n),
        Value::Boolean(b) => Value::Boolean(*b),
        Value::Coordinates(row, column) => Value::Coordinates(*row, *column),
        other => other.clone(),
    }
}

/// Takes values out of their places.
pub(crate) fn take<C: FromIterator<Value>>(places: &mut [Value]) -> C {
    places.iter_mut().map(|value| std::mem::replace(value, Value::Undefined)).collect()
}
