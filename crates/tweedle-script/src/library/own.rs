//! Classes of the library that are written in the language, as entries of its tables.

use super::table::Function;
use crate::class::{BOOLEAN, COLLECTION, GRID, INTEGER, LIST, OBJECT, STRING, STRIP};
use crate::failure::Evaluated;
use crate::operate::arguments::{optional, required};
use crate::run::{call_value, class_value};
use crate::value::Value;
use crate::{Session, Span};

/// An object of a class that is written in the language.
pub(super) fn new(
    session: &mut Session,
    class: &str,
    arguments: Vec<Value>,
    span: Span,
) -> Evaluated<Value> {
    let class = class_value(session, class, span)?;
    call_value(session, &class, arguments, span)
}

/// A class of the library that is written in the language, called with the arguments.
macro_rules! class_of_library {
    ($name:literal, [$($parameter:expr),*], $doc:literal, $example:expr) => {
        $crate::library::Function {
            name: $name,
            parameters: &[$($parameter),*],
            gives: $crate::class::OBJECT,
            doc: $doc,
            example: $example,
            call: |session, bound| {
                let names: &[&str] = &[$(stringify!($parameter)),*];
                let given = (0..names.len()).filter_map(|i| Some(bound.get(i)?.0.clone())).collect();
                $crate::library::own::new(session, $name, given, bound.span)
            },
        }
    };
}

/// A class of the library that is written in the language and has one object.
macro_rules! object_of_library {
    ($name:literal, $doc:literal, $example:expr) => {
        $crate::library::Constant {
            name: $name,
            class: $crate::class::OBJECT,
            doc: $doc,
            example: $example,
            value: |session, span| $crate::run::class_value(session, $name, span),
        }
    };
}

/// Classes for everything.
pub(super) static FUNCTIONS: &[Function] = &[
    class_of_library!(
        "cgsuite.lang.MapEntry",
        [required("Key", OBJECT), required("Value", OBJECT)],
        "A key of a map and its value.",
        ("MapEntry(1, ^)", "1 => ^")
    ),
    class_of_library!(
        "cgsuite.util.Random",
        [required("seed", INTEGER)],
        "A generator of numbers that look random and are the same for the same seed, by `NextInteger(bound)` from 0 to below the bound, `NextBoolean`, `Choice(collection)` and `Shuffled(collection)`; it is drand48's linear congruence.",
        ("Random(1474)", "Random(1474)")
    ),
    class_of_library!(
        "cgsuite.util.Table",
        [required("rows", COLLECTION)],
        "Rows of values, printed below each other; `ToCsv` gives them as comma-separated values.",
        ("Table([[1,2]])", "1 | 2")
    ),
    class_of_library!(
        "game.Side",
        [],
        "The sides of a loopy value, `Onside` and `Offside`.",
        ("game.Side", "⟪game.Side⟫")
    ),
    class_of_library!(
        "game.misere.Genus",
        [
            required("NimValue", INTEGER),
            required("Digits", LIST),
            optional("IsSteady", BOOLEAN),
            optional("IsNimHeap", BOOLEAN)
        ],
        "The genus of an impartial game: its nim-value, and its nim-values in misère play beside no, one, two and more heaps of two counters, up to the two that alternate for ever. Of a heap of Nim its size is printed; of other games that beside Nim are as good as heaps of Nim, if there are two digits the first is printed alone.",
        ("game.misere.Genus(0, [0,2])", "0^02")
    ),
    class_of_library!(
        "cgsuite.util.output.EmptyOutput",
        [],
        "Nothing at all: not even a line is printed for it.",
        ("\"a\" + cgsuite.util.output.EmptyOutput()", "a")
    ),
    class_of_library!(
        "cgsuite.util.output.GridOutput",
        [required("grid", GRID), required("icons", COLLECTION), required("alt", STRING)],
        "A board with the icons of its numbers from 0 on, for which a text is printed.",
        ("cgsuite.util.output.GridOutput(Grid.Empty(1,2), [Icon.Blank], \"..\")", "..")
    ),
    class_of_library!(
        "cgsuite.util.output.StripOutput",
        [required("strip", STRIP), required("icons", COLLECTION), required("alt", STRING)],
        "A strip with the icons of its numbers from 0 on, for which a text is printed.",
        ("cgsuite.util.output.StripOutput(Strip.Empty(2), [Icon.Blank], \"..\")", "..")
    ),
    class_of_library!(
        "cgsuite.util.output.TextOutput",
        [required("text", STRING)],
        "A text that is printed without quotes; `Append(that)` gives it with another one after it.",
        ("cgsuite.util.output.TextOutput(\"Col\")", "Col")
    ),
];

pub(super) use class_of_library;
pub(super) use object_of_library;
