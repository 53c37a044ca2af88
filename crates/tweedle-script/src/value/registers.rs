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
