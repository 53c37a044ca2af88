//! Links to the parts of the language that stand above the session: the library, programs, the printed form of values,
//! the rules that programs define, and the check of a text.
//!
//! Operations on values need programs (`a + b` may be a method of `a`), programs need the library (`a.f()`), and the
//! library needs operations and programs. So that imports go one way, the lower ones call the higher ones through this
//! table, which a session has from the one who opens it.

use crate::Span;
use crate::class::{Entry, MethodOfClass, Overridden};
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use crate::value::arguments::Arguments;
use crate::value::code::Site;
use crate::value::declared::ClassInfo;
use crate::value::items::Items;
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_rules::Registry;
use tweedle_syntax::Source;
use tweedle_syntax::ast::Name;

/// A value, if there is one.
type Found = Evaluated<Option<Value>>;
/// The elements of a collection, if it is one.
type FoundElements = Evaluated<Option<Items<Value>>>;
/// A class, if there is one.
type FoundClass = Evaluated<Option<Arc<ClassInfo>>>;

/// The functions of higher parts that lower parts call. `S` is the session.
pub(crate) struct Links<S> {
    /// Calls a value of the library.
    pub(crate) call: fn(&mut S, &Value, Arguments) -> Evaluated<Value>,
    /// Calls a method of the library.
    pub(crate) method: fn(&mut S, &Value, &Site, &[Value], Span) -> Evaluated<Value>,
    /// The meaning of an unqualified name in the library.
    pub(crate) named: fn(&mut S, &str, Span) -> Found,
    /// The meaning of a name in a package or as a static member of a class of the library.
    pub(crate) member_of_class: fn(&mut S, &str, &Name, Span) -> Found,
    /// `object[index]`.
    pub(crate) index: fn(&mut S, &Value, &Value, Span) -> Evaluated<Value>,
    /// The elements of a collection; `None` if the value is none.
    pub(crate) elements: fn(&mut S, &Value, Span) -> FoundElements,
    /// The entry of the library with a name.
    pub(crate) find: fn(&str) -> Option<Entry>,
    /// True if a name is that of a constant of the library, or of a ruleset as positions are printed.
    pub(crate) is_constant: fn(&Registry, &str) -> bool,
    /// The method with a name that all values of a class of the library have.
    pub(crate) method_of: fn(&str, &str) -> Option<MethodOfClass>,
    /// The method of a class of the library that one of a program overrides.
    pub(crate) overridable: fn(&str, &str, Option<usize>) -> Option<Overridden>,
    /// The names of all that a class of a program may override of a class of the library.
    pub(crate) overridable_names: fn(&str) -> Vec<String>,
    /// True if a class of the library has a member with a name in `CGSuite`, too.
    pub(crate) has_original: fn(&str, &str) -> bool,
    /// Calls a method of an object of a program.
    pub(crate) call_method: fn(&mut S, &Value, &str, Vec<Value>, Span) -> Evaluated<Value>,
    /// Reads a member of an object of a program.
    pub(crate) read_member: fn(&mut S, &Value, &str, Span) -> Evaluated<Value>,
    /// Reads the class with a name from the text of its file; `None` if no class stands in it.
    pub(crate) load: fn(&mut S, &str, &Arc<Source>) -> FoundClass,
    /// Evaluates the text of a file.
    pub(crate) evaluate_file: fn(&mut S, &Arc<Source>) -> Evaluated<Value>,
    /// The printed form of a value.
    pub(crate) text: fn(&mut S, &Value, Span) -> Evaluated<String>,
    /// The text of a label of a graph.
    pub(crate) label_text: fn(&mut S, &Value, Span) -> Evaluated<String>,
    /// A game of a class of a program, or one that is kept as it is written, as a position.
    pub(crate) position_of: fn(&mut S, &Value, Span) -> Evaluated<Option<tweedle_search::Position>>,
    /// The position that a value is, if it is played for points.
    pub(crate) position_for_points:
        fn(&mut S, &Value, Span) -> Evaluated<Option<tweedle_search::Position>>,
    /// A value, with positions whose rules a program defines as the objects that they are.
    pub(crate) with_own_positions: fn(&mut S, Value) -> Evaluated<Value>,
    /// The options of a game of a class of a program.
    pub(crate) options_of_object: fn(&mut S, &Value, Player) -> Evaluated<Vec<Value>>,
    /// The message that a name in a text means nothing.
    pub(crate) undefined_in: fn(&mut S, &str, &Source, Span) -> Failure,
    /// The message that a class is not known.
    pub(crate) unknown_class: fn(&S, bool, &Name, Vec<String>, Option<&ClassInfo>) -> Failure,
}

impl<S> Links<S> {
    /// True if a name is that of a class or package of the library and so cannot be a variable.
    pub(crate) fn is_class(&self, name: &str) -> bool {
        matches!((self.find)(name), Some(Entry::Package(_) | Entry::Class(_)))
    }

    /// True if a name is that of a package of the library.
    pub(crate) fn is_package(&self, name: &str) -> bool {
        matches!((self.find)(name), Some(Entry::Package(_)))
    }
}
