//! Lines of a program.

/// The longest line, in characters, where it can be broken.
pub(super) const WIDTH: usize = 100;

/// The number of lines that end in a piece of text.
pub(super) fn line_ends(text: &str) -> usize {
    text.matches('\n').count().max(text.matches('\r').count())
}
