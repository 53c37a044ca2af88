//! Places in a source text.

use std::ops::Range;

/// A range of bytes in a source text.
///
/// Both ends lie on character boundaries of the text the span was made from, so slicing that text
/// with [`Span::slice`] cannot fail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The bytes from `start` up to, not including, `end`.
    pub const fn new(start: u32, end: u32) -> Self {
        Span { start, end }
    }

    /// The smallest span that contains both.
    ///
    /// # Examples
    /// ```
    /// # use tweedle_syntax::Span;
    /// assert_eq!(Span::new(4, 5).to(Span::new(1, 2)), Span::new(1, 5));
    /// ```
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span::new(self.start.min(other.start), self.end.max(other.end))
    }

    /// The same span, moved forward by this number of bytes.
    #[must_use]
    pub fn moved(self, by: u32) -> Span {
        Span::new(self.start.saturating_add(by), self.end.saturating_add(by))
    }

    /// The empty span at the start of this one.
    #[must_use]
    pub fn at_start(self) -> Span {
        Span::new(self.start, self.start)
    }

    /// The span as a range of indices.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The piece of `text` under the span; empty when the span belongs to another text.
    pub fn slice(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or("")
    }
}

/// The line and the column of a byte offset, both counted from 1, the column in characters.
///
/// An offset past the end is taken as the end. A line ends after its `\n`.
///
/// # Examples
/// ```
/// # use tweedle_syntax::span::line_column;
/// assert_eq!(line_column("é := 1;\nx", 0), (1, 1));
/// assert_eq!(line_column("é := 1;\nx", 3), (1, 3));
/// assert_eq!(line_column("é := 1;\nx", 9), (2, 1));
/// ```
pub fn line_column(text: &str, offset: u32) -> (usize, usize) {
    let mut offset = (offset as usize).min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}
