//! Objects that are printed in place of values.

use crate::failure::{Evaluated, Failure};
use crate::operate::convert::check_length;
use crate::session::class_names::find_class;
use crate::value::Value;
use crate::value::object::Object;
use crate::{Session, Span};
use tweedle_syntax::say;

/// The class that the classes extend whose objects are printed in place of values.
const OUTPUT: &str = "cgsuite.lang.Output";

/// True if an object is printed in place of a value, so that it can stand behind a text.
pub(crate) fn is_output(object: &Object) -> bool {
    object.class.extends(OUTPUT)
}

/// True if a class of the library is one of outputs that print a text of their own.
pub(crate) fn is_printed_as_text(object: &Object) -> bool {
    const PACKAGE: &str = "cgsuite.util.output.";
    const NAMES: [&str; 4] = ["EmptyOutput", "GridOutput", "StripOutput", "TextOutput"];
    let name = object.class.name.strip_prefix(PACKAGE);
    is_output(object) && name.is_some_and(|name| NAMES.contains(&name))
}

/// True if a value is an output for which not even a line is printed.
pub(crate) fn is_empty_output(value: &Value) -> bool {
    matches!(value, Value::Object(it) if &*it.class.name == "cgsuite.util.output.EmptyOutput")
}

/// A text that is printed without quotes.
pub(crate) fn output(session: &mut Session, text: &str, span: Span) -> Evaluated<Value> {
    const NAME: &str = "cgsuite.util.output.TextOutput";
    check_length(text.len(), span)?;
    match find_class(session, NAME, span)? {
        Some(class) => {
            let fields = vec![Value::string(text)];
            Ok(Value::Object(Object::made(class, Value::Nothing, fields.into()).into()))
        }
        None => Err(Failure::new(say::class_no_longer_exists(NAME), span)),
    }
}
