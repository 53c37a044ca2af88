//! Values are dropped one after another, at any depth inside of each other: a value that drops its parts hands
//! them over instead. So no deep stack is needed, and no memory that nobody counts.

use crate::value::Value;
use std::cell::{Cell, RefCell};
use triomphe::Arc;

thread_local! {
    /// The values that are to be dropped, while something is dropped.
    static WAITING: RefCell<Vec<Value>> = const { RefCell::new(Vec::new()) };
    static IS_AT_WORK: Cell<bool> = const { Cell::new(false) };
}

/// The largest number of values that may wait without the room for them being given back.
const KEPT: usize = 1 << 10;

/// Drops values that may be the last handles of others.
pub(crate) fn drop_deep(values: impl IntoIterator<Item = Value>) {
    let is_within = IS_AT_WORK.get();
    for value in values {
        if !goes_deep(&value) {
            continue;
        }
        if is_within {
            wait(value);
            continue;
        }
        IS_AT_WORK.set(true);
        drop(value);
        while let Ok(Some(value)) = WAITING.try_with(|waiting| waiting.borrow_mut().pop()) {
            drop(value);
        }
        IS_AT_WORK.set(false);
    }
    if !is_within {
        let _ = WAITING.try_with(|waiting| waiting.borrow_mut().shrink_to(KEPT));
    }
}

/// Lets a value wait. At the end of a thread nothing waits any more.
fn wait(value: Value) {
    let _ = WAITING.try_with(|waiting| waiting.borrow_mut().push(value));
}

/// True if a value may be the last handle of others, which are dropped with it. If two threads drop the last two handles of
/// an object at once both may say no, and the object is dropped one level deeper on the stack.
pub(crate) fn goes_deep(value: &Value) -> bool {
    match value {
        Value::Object(object) => Arc::strong_count(&object.0) == 1,
        other => may_hold(other),
    }
}

/// True if a value may hold others.
pub(crate) fn may_hold(value: &Value) -> bool {
    matches!(
        value,
        Value::Cell(_)
            | Value::Explicit(_)
            | Value::Compound(_)
            | Value::Position(_)
            | Value::Closure(_)
            | Value::Declared(_)
            | Value::Object(_)
            | Value::List(_)
            | Value::Set(_)
            | Value::Map(_)
            | Value::Mutable(_)
            | Value::Graph(_)
            | Value::Vertex(_)
            | Value::Edge(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each kind of value that holds others, a million deep, on a stack of 64 KB.
    #[test]
    fn deep_values_need_no_stack() {
        let deep: [fn(Value) -> Value; 3] = [
            |value| Value::List([value].into_iter().collect()),
            |value| Value::Set([value].into_iter().collect()),
            |value| Value::Map([(Value::Integer(1), value)].into_iter().collect()),
        ];
        let work = move || {
            for deeper in deep {
                let value = (0..1_000_000).fold(Value::Integer(0), |value, _| deeper(value));
                drop(value);
            }
            IS_AT_WORK.get()
        };
        let thread = std::thread::Builder::new().stack_size(64 << 10).spawn(work);
        assert!(!thread.unwrap().join().unwrap());
    }

    /// Objects that hold classes of other objects, which hold classes of others.
    #[test]
    fn deep_classes_need_no_stack() {
        let mut session = crate::Session::of(tweedle_rulesets::standard());
        session.run("class Link(next) class Inner() end end").unwrap();
        session.run("deep := 0; for i from 1 to 100000 do deep := Link(deep).Inner end").unwrap();
        let deep = session.evaluate(&crate::parse("deep").unwrap()).unwrap();
        assert!(matches!(deep, Value::Declared(_)));
        session.run("deep := 0").unwrap();
        let thread = std::thread::Builder::new().stack_size(64 << 10).spawn(move || drop(deep));
        thread.unwrap().join().unwrap();
    }
}
