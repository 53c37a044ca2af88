//! What a program tells while it runs, and what runs it.

use super::table::{Constant, Function};
use crate::class::{NOTHING, OBJECT, STRING};
use crate::operate::{check_length, required};
use crate::print;
use crate::value::Value;

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[Function {
    name: "cgsuite.lang.System.Print",
    parameters: &[required("value", OBJECT)],
    gives: NOTHING,
    doc: "Prints a value on a line of its own at once, while the program runs; a text is printed without quotes.",
    example: ("System.Print([1/2,*]);", "[1/2,*]"),
    call: |session, bound| {
        let (value, at) = bound.value(0);
        let text = match value {
            Value::String(text) => text.to_string(),
            other => print::text(session, other, at)?,
        };
        let kept = session.printed.line(&text);
        check_length(kept, bound.span)?;
        Ok(Value::Nothing)
    },
}];

/// The constants.
pub(super) static CONSTANTS: &[Constant] = &[Constant {
    name: "cgsuite.lang.System.Version",
    class: STRING,
    doc: "The version of Tweedle.",
    example: ("System.Version.IsEmpty", "false"),
    value: |_, _| Ok(Value::string(env!("CARGO_PKG_VERSION"))),
}];
