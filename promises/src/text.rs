//! What holds of pieces of texts and of messages.

use std::ops::Range;

/// Whether a range of bytes is a piece of a text: within it, with its ends on character boundaries.
pub(crate) fn is_piece(text: &str, start: usize, end: usize) -> bool {
    text.get(start..end).is_some()
}

/// Whether a range of characters, counted from 0, is a piece of a text.
pub(crate) fn is_piece_of_characters(text: &str, range: &Range<usize>) -> bool {
    range.start <= range.end && range.end <= text.chars().count()
}

/// Whether a message ends as a sentence does.
pub(crate) fn is_sentence(message: &str) -> bool {
    message.ends_with(['.', '?'])
}
