//! The arguments of a call, before they are matched to parameters.

use crate::Span;
use crate::value::Value;
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;
use std::sync::Arc;
use tweedle_syntax::ast::Name;

/// Arguments, and where they stand; none where a parameter's default applies.
pub(crate) type Values = SmallVec<[Option<(Value, Span)>; 2]>;

/// Arguments evaluated, in order, and where they stand.
pub(crate) struct Arguments {
    pub(crate) callee: Callee,
    pub(crate) positional: Values,
    pub(crate) named: Vec<(Name, Value, Span)>,
    /// The call.
    pub(crate) span: Span,
}

/// The thing that is called.
#[derive(Clone)]
pub(crate) enum Callee {
    /// A thing with this name.
    Name(Cow<'static, str>),
    /// A function, a class or a ruleset.
    Value(Value),
    /// A method of a value.
    Method(Value, Arc<str>),
}

impl<T: Into<Cow<'static, str>>> From<T> for Callee {
    fn from(name: T) -> Callee {
        Callee::Name(name.into())
    }
}

impl Arguments {
    /// A call without arguments.
    pub(crate) fn none(callee: impl Into<Callee>, span: Span) -> Arguments {
        Arguments { callee: callee.into(), positional: SmallVec::new(), named: vec![], span }
    }

    /// A call with one argument.
    pub(crate) fn one(callee: impl Into<Callee>, value: Value, at: Span, span: Span) -> Self {
        Arguments { positional: smallvec![Some((value, at))], ..Arguments::none(callee, span) }
    }

    /// Adds an argument, for a parameter of this name or for the next one.
    pub(crate) fn push(&mut self, name: Option<&Name>, value: Value, at: Span) {
        match name {
            None => self.positional.push(Some((value, at))),
            Some(name) => self.named.push((name.clone(), value, at)),
        }
    }

    /// True if there is just one, and it is a string.
    pub(crate) fn is_one_string(&self) -> bool {
        self.named.is_empty() && matches!(self.positional[..], [Some((Value::String(_), _))])
    }

    /// The number of arguments.
    pub(crate) fn count(&self) -> usize {
        self.positional.len() + self.named.len()
    }
}
