//! Places inside of string literals.

use crate::Span;
use crate::failure::Failure;
use std::ops::Range;
use tweedle_engine::short;
use tweedle_rules::NotationError;
use tweedle_syntax::say;

/// The message that a text is no position, placed inside the string that it stands in.
pub(super) fn misplaced(error: &NotationError, text: &str, at: Span) -> Failure {
    let byte =
        |character: usize| text.char_indices().nth(character).map_or(text.len(), |(byte, _)| byte);
    let range = byte(error.range().start)..byte(error.range().end);
    Failure::new(say::bad_notation(error.message()), inside(at, text, range))
}

/// True if the text is a string literal without escapes that stands at this place.
pub(super) fn is_literal(at: Span, text: &str) -> bool {
    (at.end - at.start) as usize == text.len() + 2
}

/// The place of a piece of a string literal; of the whole literal, if it has escapes or is no
/// literal.
pub(super) fn inside(at: Span, text: &str, range: Range<usize>) -> Span {
    if !is_literal(at, text) {
        return at;
    }
    let start = at.start + 1;
    Span::new(start + range.start as u32, start + range.end as u32)
}

/// The failure to read a text in a notation.
pub(super) fn misread(error: short::NotationError, text: &str, at: Span) -> Failure {
    match error.stop {
        Some(stop) => Failure::stopped(stop, at),
        None => Failure::new(say::bad_notation(&error.message), inside(at, text, error.span)),
    }
}
