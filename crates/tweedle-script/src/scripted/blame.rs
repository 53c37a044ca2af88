//! Failures of a ruleset in the library, told at the place where the program is to blame.

use crate::failure::Failure;
use crate::value::Value;
use crate::value::declared::ClassInfo;
use crate::written::is_of_library;

/// The methods of rulesets that the library asks for moves.
const ASKED: [&str; 2] = ["HeapOptions", "CoordinateOptions"];

/// A failure in the rules of a position. If it happened in a file of the library, the class of the program is to blame that
/// extends it: the method that the library asked, or the class as a whole.
pub(super) fn blamed(mut failure: Failure, game: &Value) -> Failure {
    let Value::Object(object) = game else { return failure };
    let outer = match &object.enclosing {
        Value::Object(outer) => Some(&outer.class),
        _ => None,
    };
    let mut classes = [Some(&object.class), outer].into_iter().flatten();
    if failure.is_of_library()
        && let Some(class) = classes.find(|class| !is_of_library(&class.source))
    {
        failure.move_to(&class.source, asked(class).unwrap_or(class.span));
    }
    failure
}

/// The place of the method, in a class, that the library asks.
fn asked(class: &ClassInfo) -> Option<crate::Span> {
    let methods = ASKED.iter().filter_map(|name| class.methods.get(name)?.first());
    methods.filter(|method| method.owner == class.name).map(|method| method.span).next()
}
