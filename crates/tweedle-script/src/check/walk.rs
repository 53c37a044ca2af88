//! The state of a walk through a text.

use crate::check::note::Checked;
use crate::value::declared::ClassInfo;
use crate::{Session, Span};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The state of the walk.
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about where a name stands")]
pub(super) struct Resolver<'a> {
    pub(super) session: &'a mut Session,
    /// The text, or nothing if only its names are asked for.
    pub(super) text: &'a str,
    /// The package of the text.
    pub(super) package: String,
    pub(super) checked: &'a mut Checked,
    /// Names of members that may be met.
    pub(super) members: &'a HashSet<String>,
    /// The variables of blocks, the innermost last.
    pub(super) locals: Vec<Local>,
    pub(super) classes: Vec<Level>,
    /// The class that the walk is in.
    pub(super) level: Option<usize>,
    /// True if the walk is in a method that has no object.
    pub(super) is_static: bool,
    /// True if `var` makes a variable of the session.
    pub(super) is_open: bool,
    /// The variables of the session that the text has, by their places in the list of symbols.
    pub(super) globals: HashMap<String, usize>,
    /// The variables of files that it imports.
    pub(super) imported: HashSet<String>,
    /// True if a file that it imports cannot be read.
    pub(super) is_partial: bool,
    /// Names of variables of the session, which may be declared below.
    pub(super) later: Vec<Later>,
    /// The parameters of the functions and classes of the text, by the places of their names.
    pub(super) callables: HashMap<Span, Callable>,
    /// True if the walk is in a method of an object.
    pub(super) is_method: bool,
}

/// A name that may be that of a variable of the session, with the names of the variables of blocks around it.
pub(super) struct Later {
    pub(super) name: String,
    pub(super) span: Span,
    pub(super) locals: Vec<String>,
    /// True if its value is asked for as soon as the statements before it have run.
    pub(super) is_at_once: bool,
}

/// A variable that is known where the walk is.
pub(super) struct Local {
    pub(super) name: String,
    /// Its place in the list of symbols.
    pub(super) symbol: usize,
    pub(super) is_read: bool,
}

/// A class of the text.
pub(super) struct Level {
    /// Its place in the list of symbols.
    pub(super) symbol: usize,
    /// The class that it stands in, as a place in the list of classes.
    pub(super) outer: Option<usize>,
    /// The members that it declares, by name: the first place in the list of symbols.
    pub(super) own: HashMap<String, usize>,
    /// The names of its own variables that belong to objects, and to the class.
    pub(super) fields: Vec<String>,
    pub(super) statics: Vec<String>,
    pub(super) parents: Vec<Parent>,
    pub(super) is_enum: bool,
    /// True if all members that it inherits are known.
    pub(super) is_whole: bool,
}

/// The members that are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    /// All that an object has.
    All,
    /// The members of the class itself, in a method without an object.
    OfClass,
    /// The variables that may be assigned to.
    Variables {
        /// True if there is an object.
        of_object: bool,
    },
}

/// The way in which a name that a text declares can be called.
pub(super) enum Callable {
    /// With these parameters.
    With(Vec<KnownParameter>),
    /// Not at all: it is a class without a list of parameters.
    Never,
}

/// A parameter.
pub(super) struct KnownParameter {
    pub(super) name: String,
    pub(super) is_optional: bool,
    pub(super) is_variadic: bool,
}

/// A class that another class extends.
#[derive(Clone)]
pub(super) enum Parent {
    /// A class of the text.
    Here(usize),
    /// A class of the program.
    Elsewhere(Arc<ClassInfo>),
    /// A class of the library.
    Native(&'static str),
}
