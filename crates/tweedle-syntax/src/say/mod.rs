//! The catalogue: the sentences of all messages, each said by a function whose parameters are its arguments.
//!
//! A file has the sentences of a family of mistakes. To add one, write a line into the file of its family. Code that makes
//! a message calls its function, and code that asks for the subject of a message compares the name of its sentence
//! ([`Subject::is`]): neither reads or writes sentences.

mod calls;
mod classes;
mod files;
mod games;
mod limits;
mod names;
mod programs;
mod requests;
mod rulesets;
mod syntax;
mod values;

pub use calls::*;
pub use classes::*;
pub use files::*;
pub use games::*;
pub use limits::*;
pub use names::*;
pub use programs::*;
pub use requests::*;
pub use rulesets::*;
pub use syntax::*;
pub use values::*;

use crate::mistake::Mistake;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A sentence of the catalogue with its arguments, as a message begins.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub struct Sentence {
    /// The kind of mistake.
    pub mistake: Mistake,
    /// The sentence with its arguments in their places.
    pub message: String,
    /// Advice that belongs to the sentence, a sentence of its own.
    pub hint: Option<String>,
    /// The name of the sentence and its arguments.
    pub subject: Box<Subject>,
}

/// The subject of a message, as data: the name of the sentence in the catalogue, and its arguments.
///
/// ```
/// use tweedle_syntax::parse;
/// let subject = parse("x := {0|1").unwrap_err().subject;
/// assert!(subject.is("bracket_never_closed"));
/// assert_eq!(subject.argument("opened"), Some("{"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Subject {
    /// The name, such as `list_index_out_of_bounds`.
    pub name: Cow<'static, str>,
    /// The arguments as texts, by the names of the parameters.
    pub arguments: BTreeMap<Cow<'static, str>, String>,
}

impl Subject {
    /// True if the message says the sentence of that name.
    pub fn is(&self, name: &str) -> bool {
        debug_assert!(all().any(|it| it.name == name), "the catalogue has no sentence `{name}`");
        self.name == name
    }

    /// The argument with the name of a parameter.
    pub fn argument(&self, name: &str) -> Option<&str> {
        self.arguments.get(name).map(String::as_str)
    }
}

/// A sentence of the catalogue without arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Template {
    /// The kind of mistake.
    pub mistake: Mistake,
    /// The name of its function.
    pub name: &'static str,
    /// The sentence, with the names of arguments in braces.
    pub text: &'static str,
}

/// All sentences of the catalogue, family by family.
///
/// ```
/// let one = tweedle_syntax::say::all().find(|it| it.name == "key_not_found").unwrap();
/// assert_eq!(one.text, "Key not found: {key}");
/// ```
pub fn all() -> impl Iterator<Item = Template> {
    let families = [
        calls::ALL,
        classes::ALL,
        files::ALL,
        games::ALL,
        limits::ALL,
        names::ALL,
        programs::ALL,
        requests::ALL,
        rulesets::ALL,
        syntax::ALL,
        values::ALL,
    ];
    families.into_iter().flatten().copied()
}

/// Makes the functions of a family, and the list of its sentences.
macro_rules! sentences {
    ($($mistake:ident: {
        $($name:ident($($parameter:ident),*) $text:literal $(help $hint:literal)?;)*
    })*) => {
        $($(
            #[doc = concat!("“", $text, "”")]
            pub fn $name($($parameter: impl ::std::fmt::Display),*) -> $crate::say::Sentence {
                $crate::say::Sentence {
                    mistake: $crate::Mistake::$mistake,
                    message: format!($text),
                    hint: $crate::say::hint!($($hint)?),
                    subject: Box::new($crate::say::Subject {
                        name: stringify!($name).into(),
                        arguments: [$((stringify!($parameter).into(), $parameter.to_string())),*].into(),
                    }),
                }
            }
        )*)*

        /// The sentences of the family.
        pub(super) const ALL: &[$crate::say::Template] = &[$($($crate::say::Template {
            mistake: $crate::Mistake::$mistake,
            name: stringify!($name),
            text: $text,
        },)*)*];
    };
}

/// The advice of a sentence, if it has any.
macro_rules! hint {
    () => {
        None
    };
    ($hint:literal) => {
        Some(format!($hint))
    };
}

use {hint, sentences};

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn names_are_different() {
        let mut names = HashSet::new();
        for sentence in all() {
            assert!(names.insert(sentence.name), "{} is there twice", sentence.name);
        }
    }

    #[test]
    fn subjects_have_the_arguments() {
        let said = list_index_out_of_bounds(7);
        assert_eq!(said.message, "List index out of bounds: 7");
        assert_eq!(said.mistake, Mistake::OutOfBounds);
        assert_eq!(said.subject.argument("n"), Some("7"));
        assert_eq!(said.subject.argument("m"), None);
        assert!(said.subject.is("list_index_out_of_bounds"));
    }
}
