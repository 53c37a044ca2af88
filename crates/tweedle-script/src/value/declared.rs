//! Classes that programs declare.

use super::named::Named;
use crate::Span;
use crate::value::code::Code;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, Weak};
use tweedle_syntax::Source;
use tweedle_syntax::ast::Modifiers;

/// A class that a program declares: its own members and the inherited ones.
pub(crate) struct ClassInfo {
    /// A number that no other class of the program has.
    pub(crate) id: u32,
    /// The qualified name.
    pub(crate) name: Arc<str>,
    pub(crate) modifiers: Modifiers,
    /// The text that declares it, and the place of its name there.
    pub(crate) source: Arc<Source>,
    pub(crate) span: Span,
    /// The classes of programs that it extends, in order.
    pub(crate) supers: Vec<Arc<ClassInfo>>,
    /// The classes of the library that it and its superclasses extend.
    pub(crate) natives: Vec<&'static str>,
    /// True if it extends `game.Game`, and `game.ImpartialGame`: asked for each position.
    pub(crate) is_game: bool,
    pub(crate) is_impartial: bool,
    /// True if its objects are positions that show the board, the strip or the graph in them by the characters of
    /// their ruleset.
    pub(crate) is_board: bool,
    /// The class that it is nested in.
    pub(crate) enclosing: Weak<ClassInfo>,
    /// The parameters of its constructor; `None` if it has no constructor.
    pub(crate) parameters: Option<Vec<ParameterInfo>>,
    /// The variables of its objects, inherited ones first.
    pub(crate) fields: Vec<Field>,
    pub(crate) field_numbers: HashMap<Arc<str>, u32>,
    /// The methods, which are called with brackets, and the properties, which are not, inherited ones too.
    pub(crate) methods: Named<Vec<Arc<MethodInfo>>>,
    pub(crate) properties: Named<Arc<MethodInfo>>,
    /// The variables of the class itself, with the class that declares them.
    pub(crate) statics: HashMap<Arc<str>, Arc<str>>,
    /// The elements of an enumeration.
    pub(crate) elements: Option<Vec<Arc<str>>>,
    /// Classes inside, inherited ones too.
    pub(crate) nested: OnceLock<Named<Arc<ClassInfo>>>,
    /// Makes an object: fields from arguments, then the code that stands in the class.
    pub(crate) constructor: OnceLock<Arc<Code>>,
    /// True if an object is made by giving its variables the arguments, and nothing else is done.
    pub(crate) is_record: OnceLock<bool>,
    /// Runs the code that stands in the class, for an object of a class that extends it.
    pub(crate) initial: OnceLock<Arc<Code>>,
    /// The code that runs when the class is met first.
    pub(crate) static_initial: OnceLock<Arc<Code>>,
}

/// A parameter of a constructor, as it is printed.
pub(crate) struct ParameterInfo {
    pub(crate) name: Arc<str>,
    pub(crate) is_optional: bool,
}

/// A variable of the objects of a class.
#[derive(Clone)]
pub(crate) struct Field {
    pub(crate) name: Arc<str>,
    pub(crate) kind: FieldKind,
}

/// The kind of a variable of an object: some kinds may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldKind {
    /// A parameter of the constructor.
    Parameter,
    /// It keeps the value that it has when the object is made.
    Fixed,
    /// It may change.
    Mutable,
}

/// A method or a property of a class.
pub(crate) struct MethodInfo {
    /// The name without that of the class.
    pub(crate) name: Arc<str>,
    /// The qualified name of the class that declares it.
    pub(crate) owner: Arc<str>,
    pub(crate) span: Span,
    pub(crate) is_static: bool,
    /// The classes of the parameters; `None` for a property.
    pub(crate) parameters: Option<Vec<Option<Arc<str>>>>,
    /// The code. It is there once the whole class has been read.
    pub(crate) code: OnceLock<Arc<Code>>,
}

impl ClassInfo {
    /// True if it is the class with a qualified name or extends it.
    pub(crate) fn extends(&self, name: &str) -> bool {
        &*self.name == name
            || self.supers.iter().any(|parent| parent.extends(name))
            || self.natives.iter().any(|native| crate::class::extends(native, name))
            || name == crate::class::OBJECT
    }

    /// True if it is, extends or stands in a class with a name, or in one inside of that.
    pub(crate) fn extends_from(&self, name: &str) -> bool {
        let is_in =
            self.name.strip_prefix(name).is_some_and(|it| it.is_empty() || it.starts_with('.'));
        is_in || self.supers.iter().any(|parent| parent.extends_from(name))
    }

    /// The class inside of it with a name, its own or an inherited one.
    pub(crate) fn nested(&self, name: &str) -> Option<&Arc<ClassInfo>> {
        self.nested.get()?.get(name)
    }

    /// The names of the classes inside of it, in no order.
    pub(crate) fn nested_names(&self) -> impl Iterator<Item = &Arc<str>> {
        self.nested.get().into_iter().flat_map(Named::iter).map(|(name, _)| name)
    }

    /// The name without its package and without the class that it is nested in.
    pub(crate) fn short_name(&self) -> &str {
        self.name.rsplit('.').next().unwrap_or(&self.name)
    }

    /// The package that it is in, perhaps of the outermost class.
    pub(crate) fn package(&self) -> String {
        match self.enclosing.upgrade() {
            Some(outer) => outer.package(),
            None => self.name.rsplit_once('.').map_or_else(String::new, |(it, _)| it.to_owned()),
        }
    }
}
