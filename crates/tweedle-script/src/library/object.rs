//! What all values have.

use crate::library::rulesets;
use crate::library::table::{Call, Method};
use crate::value::Value;
use crate::value::object::BoundClass;
use crate::{Session, class};

/// The methods of all values but classes.
pub(crate) static METHODS: &[Method] = &[Method {
    of: &[class::OBJECT],
    name: "Class",
    parameters: &[],
    gives: class::CLASS,
    doc: "The class of the value.",
    example: ("{1|2}.Class", "⟪game.DyadicRational⟫"),
    call: Call::Any(|session, value, _| {
        if let Value::Object(object) = value {
            let (class, enclosing) = (object.class.clone(), object.enclosing.clone());
            return Ok(Value::Declared(BoundClass { class, enclosing }.into()));
        }
        let name = value.class(&session.analyst.store);
        Ok(class_value(session, &name))
    }),
}];

/// The class with a qualified name, as a value.
fn class_value(session: &Session, name: &str) -> Value {
    match (session.links.find)(name) {
        Some(entry) => Value::Class(entry.name()),
        // Rulesets and their positions have classes of their own, which only need to be shown.
        None => Value::Class(rulesets::class_name(&session.registry, name)),
    }
}
