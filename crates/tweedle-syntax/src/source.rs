//! Texts that programs are made of.

use std::fmt;

/// A text with its name in messages: a file by its path, an input by `input`.
#[derive(PartialEq, Eq)]
pub struct Source {
    /// The name of the text in messages.
    pub name: String,
    /// The text.
    pub text: String,
    /// The number of lines that stand before the text, if it is one of several inputs in a longer text.
    pub lines_before: usize,
}

impl Source {
    /// A text that begins where it comes from.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Source {
        Source { name: name.into(), text: text.into(), lines_before: 0 }
    }

    /// The same text, with this number of lines before it.
    #[must_use]
    pub fn after(self, lines_before: usize) -> Source {
        Source { lines_before, ..self }
    }

    /// The text with empty lines in the place of those before it, so that its lines have their numbers there.
    ///
    /// ```
    /// # use tweedle_syntax::Source;
    /// assert_eq!(Source::new("input", "x").after(2).with_lines_before(), "\n\nx");
    /// ```
    pub fn with_lines_before(&self) -> String {
        "\n".repeat(self.lines_before) + &self.text
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Source({})", self.name)
    }
}
