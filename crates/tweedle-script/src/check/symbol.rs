//! Symbols that a text declares, and the places of names in it.

use crate::Span;

/// A declaration of a text, with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// The name.
    pub name: String,
    /// The place of the name.
    pub span: Span,
    /// All of the declaration.
    pub whole: Span,
    /// The kind of the declaration.
    pub kind: SymbolKind,
    /// The text of the comment `/** ... */` before it, without its marks.
    pub doc: Option<String>,
    /// The class that it is a member of, as a place in the list of symbols.
    pub owner: Option<usize>,
    /// The head of the declaration, without its body: `def f(x as Integer)`.
    pub head: String,
}

/// The kind of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolKind {
    /// A class or an enumeration.
    Class,
    /// An element of an enumeration.
    Element,
    /// A method, which is called with brackets.
    Method,
    /// A property, which is called without brackets.
    Property,
    /// A variable of objects, or of the class itself.
    Field,
    /// A parameter of a class, which its objects have as a variable.
    ClassParameter,
    /// A parameter of a function or a method.
    Parameter,
    /// A variable of a block.
    Local,
    /// A variable of a loop.
    Loop,
    /// A variable of the session.
    Global,
    /// A function with a name.
    Function,
}

/// A name in a text that stands for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The place of the name.
    pub span: Span,
    /// The meaning of the name.
    pub meaning: Meaning,
}

/// The meaning of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A declaration of the same text: a place in the list of symbols.
    Symbol(usize),
    /// A class of the program, by its qualified name.
    Class(String),
    /// A member of a class that is declared in another text; the class has its qualified name, if it is known.
    Member {
        /// The class that declares it.
        class: Option<String>,
        /// The member.
        name: String,
    },
    /// A thing of the library, by the name under which its reference has it.
    Library(String),
}

impl SymbolKind {
    /// True if it belongs to a class.
    pub fn is_member(self) -> bool {
        matches!(
            self,
            SymbolKind::Element
                | SymbolKind::Method
                | SymbolKind::Property
                | SymbolKind::Field
                | SymbolKind::ClassParameter
        )
    }

    /// True if it is known in a part of its text only.
    pub fn is_local(self) -> bool {
        matches!(self, SymbolKind::Parameter | SymbolKind::Local | SymbolKind::Loop)
    }
}
