//! Texts that programs are made of.

use std::fmt;

/// A text with what it is called in messages: a file by its path, an input by `input`.
#[derive(PartialEq, Eq)]
pub struct Source {
    /// What the text is called.
    pub name: String,
    /// The text.
    pub text: String,
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Source({})", self.name)
    }
}
