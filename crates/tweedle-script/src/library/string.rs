//! Methods of strings, and the texts of files.

use super::collection::size;
use super::table::{Call, Function, Method};
use crate::Session;
use crate::class::{BOOLEAN, INTEGER, STRING};
use crate::failure::{Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::convert::check_length;
use crate::value::Value;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[STRING],
        name: "Concat",
        parameters: &[required("that", STRING)],
        gives: STRING,
        doc: "The text with another one after it.",
        example: ("\"Winning\".Concat(\" Ways\")", "\"Winning Ways\""),
        call: Call::Text(|session, text, bound| {
            let (other, _) = bound.string(session, 0)?;
            check_length(text.len() + other.len(), bound.span)?;
            Ok(Value::String(format!("{text}{other}").into()))
        }),
    },
    Method {
        of: &[STRING],
        name: "Length",
        parameters: &[],
        gives: INTEGER,
        doc: "How many characters there are.",
        example: ("\"Ways\".Length", "4"),
        call: Call::Text(|session, text, bound| size(session, text.chars().count(), bound.span)),
    },
    Method {
        of: &[STRING],
        name: "Size",
        parameters: &[],
        gives: INTEGER,
        doc: "The same as `Length`.",
        example: ("\"Ways\".Size", "4"),
        call: Call::Text(|session, text, bound| size(session, text.chars().count(), bound.span)),
    },
    Method {
        of: &[STRING],
        name: "IsEmpty",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether there are no characters.",
        example: ("\"\".IsEmpty", "true"),
        call: Call::Text(|_, text, _| Ok(Value::Boolean(text.is_empty()))),
    },
    Method {
        of: &[STRING],
        name: "ToUpperCase",
        parameters: &[],
        gives: STRING,
        doc: "The text in capital letters.",
        example: ("\"Ways\".ToUpperCase", "\"WAYS\""),
        call: Call::Text(|_, text, _| Ok(Value::string(&text.to_uppercase()))),
    },
    Method {
        of: &[STRING],
        name: "ToLowerCase",
        parameters: &[],
        gives: STRING,
        doc: "The text in small letters.",
        example: ("\"Ways\".ToLowerCase", "\"ways\""),
        call: Call::Text(|_, text, _| Ok(Value::string(&text.to_lowercase()))),
    },
];

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[Function {
    name: "cgsuite.util.File",
    parameters: &[required("path", STRING)],
    gives: STRING,
    doc: "The text of a file.",
    example: ("File(\"poset.txt\")", "\"a < b\""),
    call: file,
}];

/// The text of a file, if the session may read files.
fn file(session: &mut Session, bound: &Bound) -> Evaluated<Value> {
    let (path, at) = bound.string(session, 0)?;
    let Some(read) = session.outside.read(path) else {
        return Err(Failure::new(say::no_files_can_be_read(), at));
    };
    let text = read.map_err(|error| Failure::new(say::bad_file(&error), at))?;
    check_length(text.len(), at)?;
    Ok(Value::String(text.into()))
}
