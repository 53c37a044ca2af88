//! Methods by which classes and objects tell of themselves.

use super::table::{Call, Method};
use crate::class::{CLASS, OBJECT, STRING};
use crate::value::Value;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[CLASS],
        name: "Name",
        parameters: &[],
        gives: STRING,
        doc: "The name of the class without its package.",
        example: ("(1/2).Class.Name", "\"DyadicRational\""),
        call: Call::Any(|_, class, _| {
            let name = qualified(class);
            Ok(Value::string(name.rsplit('.').next().unwrap_or(&name)))
        }),
    },
    Method {
        of: &[CLASS],
        name: "QualifiedName",
        parameters: &[],
        gives: STRING,
        doc: "The name of the class with its package.",
        example: ("(1/2).Class.QualifiedName", "\"game.DyadicRational\""),
        call: Call::Any(|_, class, _| Ok(Value::String(qualified(class).into()))),
    },
    Method {
        of: &[OBJECT],
        name: "EnclosingObject",
        parameters: &[],
        gives: OBJECT,
        doc: "The object to which an object of a nested class belongs, such as the ruleset of a position; `Nothing` of others.",
        example: ("game.heap.Mem((3,1)).EnclosingObject", "Mem"),
        call: Call::Any(|_, value, _| Ok(enclosing(value))),
    },
];

/// The qualified name of a class.
fn qualified(class: &Value) -> String {
    match class {
        Value::Class(name) | Value::Function(name) => (*name).to_owned(),
        Value::Declared(bound) => bound.class.name.to_string(),
        _ => String::new(),
    }
}

/// The object or the ruleset that a value belongs to.
fn enclosing(value: &Value) -> Value {
    match value {
        Value::Object(object) => object.enclosing.clone(),
        Value::Declared(bound) => bound.enclosing.clone(),
        Value::Position(position) => match position.single() {
            Some((component, _)) => Value::Ruleset(component.rules_handle()),
            None => Value::Nothing,
        },
        _ => Value::Nothing,
    }
}
