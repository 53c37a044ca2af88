//! Functions by which a program tells something while it runs, and constants about the system that runs it.

use super::table::{Constant, Function};
use crate::class::{NOTHING, OBJECT, STRING};
use crate::failure::Failure;
use crate::operate::arguments::required;
use crate::operate::convert::check_length;
use crate::print;
use crate::value::Value;
use tweedle_syntax::say;

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "cgsuite.lang.System.ClearAll",
        parameters: &[],
        gives: NOTHING,
        doc: "Forgets what was found out about games and positions, which gives memory back; variables keep their values.",
        example: ("System.ClearAll()", "Nothing"),
        call: |session, _| {
            session.forget();
            Ok(Value::Nothing)
        },
    },
    Function {
        name: "cgsuite.lang.System.Error",
        parameters: &[required("msg", STRING)],
        gives: NOTHING,
        doc: "Ends the program with a message, as `error(\"...\")` does.",
        example: ("if 1 > 2 then System.Error(\"One is more.\") else 3 end", "3"),
        call: |session, bound| {
            let (message, _) = bound.string(session, 0)?;
            Err(Failure::new(say::program_error(message), bound.span))
        },
    },
    Function {
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
            let kept = session.outside.printed().line(&text);
            check_length(kept, bound.span)?;
            Ok(Value::Nothing)
        },
    },
];

/// The constants.
pub(super) static CONSTANTS: &[Constant] = &[
    Constant {
        name: "cgsuite.lang.System.CopyrightYear",
        class: STRING,
        doc: "The year of the copyright of Tweedle.",
        example: ("System.CopyrightYear", "\"2026\""),
        value: |_, _| Ok(Value::string("2026")),
    },
    Constant {
        name: "cgsuite.lang.System.Version",
        class: STRING,
        doc: "The version of Tweedle.",
        example: ("System.Version.IsEmpty", "false"),
        value: |_, _| Ok(Value::string(env!("CARGO_PKG_VERSION"))),
    },
];
