//! Properties of pieces of texts and of messages.

use std::ops::Range;

/// True if a range of bytes is a piece of a text: within it, with its ends on character boundaries.
pub(crate) fn is_piece(text: &str, start: usize, end: usize) -> bool {
    text.get(start..end).is_some()
}

/// True if a range of characters, counted from 0, is a piece of a text.
pub(crate) fn is_piece_of_characters(text: &str, range: &Range<usize>) -> bool {
    range.start <= range.end && range.end <= text.chars().count()
}

/// True if a message ends as a sentence does.
pub(crate) fn is_sentence(message: &str) -> bool {
    message.ends_with(['.', '?'])
}
