//! Methods of collections that change which are done without a look into the library: loops are made of them.

use crate::value::Value;
use crate::value::code::SiteArgument;

/// A method that needs nothing of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// `list.Add(element)`, and of a set.
    Add,
    /// `list.Update(index, element)`.
    Update,
    /// `map.Put(key, value)`.
    Put,
    /// `map.ContainsKey(key)`.
    ContainsKey,
    /// `set.Contains(element)`.
    Contains,
}

impl Change {
    /// The method with a name and arguments, which have no names.
    pub(crate) fn named(name: &str, arguments: &[SiteArgument]) -> Option<Change> {
        if arguments.iter().any(|argument| argument.name.is_some()) {
            return None;
        }
        Some(match (name, arguments.len()) {
            ("Add", 1) => Change::Add,
            ("Update", 2) => Change::Update,
            ("Put", 2) => Change::Put,
            ("ContainsKey", 1) => Change::ContainsKey,
            ("Contains", 1) => Change::Contains,
            _ => return None,
        })
    }

    /// The number of arguments.
    #[inline]
    pub(crate) fn arguments(self) -> usize {
        match self {
            Change::Update | Change::Put => 2,
            Change::Add | Change::ContainsKey | Change::Contains => 1,
        }
    }

    /// True if the collection may have the arguments among its elements afterwards.
    #[inline]
    pub(crate) fn puts(self) -> bool {
        matches!(self, Change::Add | Change::Update | Change::Put)
    }
}

/// What a method gives, in no larger pieces than it is read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Nothing.
    Nothing,
    /// `true` or `false`.
    Truth(bool),
}

/// An element that was looked for.
pub(crate) enum Element {
    /// A small integer.
    Integer(i64),
    /// `true` or `false`.
    Truth(bool),
    /// Another value.
    Other(Value),
    /// There is none.
    None,
}

impl Element {
    /// A copy of an element.
    #[inline]
    pub(crate) fn of(value: &Value) -> Element {
        match value {
            Value::Integer(n) => Element::Integer(*n),
            Value::Boolean(holds) => Element::Truth(*holds),
            other => Element::Other(other.clone()),
        }
    }
}

/// Takes an argument.
pub(crate) fn taken(argument: &mut Value) -> Value {
    std::mem::replace(argument, Value::Undefined)
}
