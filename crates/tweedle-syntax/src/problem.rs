//! Kinds of problems, for code that asks: such code never reads the sentences.

/// The subject of a message.
///
/// ```
/// use tweedle_syntax::{Problem, parse};
/// let mistake = parse("x :=").unwrap_err();
/// assert_eq!(mistake.problem, Problem::Other);
/// let hedge = Problem::UnknownParent { name: "Hedge".into() };
/// assert_eq!(hedge.unknown_name(), Some("Hedge"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Problem {
    /// A problem of no special kind.
    #[default]
    Other,
    /// A name means nothing.
    UndefinedName {
        /// The name.
        name: Box<str>,
    },
    /// A class extends one that there is not.
    UnknownParent {
        /// Its name.
        name: Box<str>,
    },
    /// A parameter is of a class that there is not.
    UnknownClass {
        /// Its name.
        name: Box<str>,
    },
    /// A package has no such name.
    NotInPackage {
        /// The package. A name that may have been meant stands in [`Diagnostic::instead`](crate::Diagnostic::instead).
        package: Box<str>,
    },
    /// An object is called whose class has no method `Eval`.
    NotCallable {
        /// The class.
        class: Box<str>,
    },
    /// A method that is to give games gave nothing.
    GaveNothing,
    /// A text has a character that stands for no cell, where a program says which do.
    UnknownCharacter {
        /// The characters with this one, as a text of the language.
        characters: Box<str>,
    },
    /// A method is to override one, and there is none.
    OverridesNothing,
    /// A method overrides one and does not say so.
    OverridesSilently,
    /// A variable is never read.
    NeverRead,
}

impl Problem {
    /// The name that means nothing, if it is about one.
    pub fn unknown_name(&self) -> Option<&str> {
        match self {
            Problem::UndefinedName { name }
            | Problem::UnknownParent { name }
            | Problem::UnknownClass { name } => Some(name),
            _ => None,
        }
    }

    /// True if the word `override` is missing, or should not be there.
    pub fn is_of_override(&self) -> bool {
        matches!(self, Problem::OverridesNothing | Problem::OverridesSilently)
    }
}
