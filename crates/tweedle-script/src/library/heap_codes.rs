//! Codes of heap games and numbers of counters as arguments.

use crate::failure::{Evaluated, Failure};
use crate::library::literal::inside;
use crate::operate::arguments::Bound;
use crate::operate::convert::as_integer;
use crate::value::Value;
use crate::{Session, Span};
use std::ops::Range;
use tweedle_heaps::{Code, CodeError};
use tweedle_syntax::say;

/// A code in quotes.
pub(crate) fn code(session: &Session, bound: &Bound, i: usize) -> Evaluated<Code> {
    let (text, at) = bound.string(session, i).map_err(|failure| {
        failure.with_hint("Give the code in quotes: `TakeAndBreak(\"0.77\")`.")
    })?;
    tweedle_heaps::code::read(text).map_err(|error| failure(error, text, at))
}

/// The message that a text is no code, placed inside the string that it stands in.
pub(super) fn failure(error: CodeError, text: &str, at: Span) -> Failure {
    code_failure(error, text, |bytes| inside(at, text, bytes))
}

/// The message that `text` is no code; `place` is where some of its bytes are in what was written.
pub fn code_failure(
    error: CodeError,
    text: &str,
    place: impl FnOnce(Range<usize>) -> Span,
) -> Failure {
    let byte =
        |character: usize| text.char_indices().nth(character).map_or(text.len(), |(byte, _)| byte);
    let span = place(byte(error.range.start)..byte(error.range.end));
    let failure = Failure::new(say::bad_code(&error.message), span);
    match error.hint {
        Some(hint) => failure.with_hint(capitalised(&hint)),
        None => failure,
    }
}

/// The numbers that may be taken.
pub(crate) fn numbers(session: &mut Session, bound: &Bound, i: usize) -> Evaluated<Vec<u64>> {
    let (value, at) = bound.value(i);
    let (Value::List(items) | Value::Set(items)) = value else {
        let mismatch = bound.wrong(session, i);
        return Err(
            mismatch.with_hint("Give the numbers that may be taken: `Subtraction([1,2,3])`.")
        );
    };
    let mut set = Vec::with_capacity(items.len());
    for item in items.iter() {
        let number = as_integer(session, item).and_then(|n| u64::try_from(n).ok());
        let Some(number) = number else {
            let item = crate::print::text(session, &item.clone(), at)?;
            return Err(Failure::new(say::item_cannot_be_taken(&item), at));
        };
        set.push(number);
    }
    Ok(set)
}

/// A hint as the language shows it: a sentence.
fn capitalised(hint: &str) -> String {
    let mut characters = hint.chars();
    let first = characters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(characters).chain(['.']).collect()
}
