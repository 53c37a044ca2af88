//! Take-and-break codes.
//!
//! A code `d₀.d₁d₂d₃…` says how many heaps the rest of a heap may be left as when k counters are
//! taken from it: bit i of the digit dₖ allows exactly i nonempty heaps (Guy and Smith, "The
//! G-values of various games", *Proceedings of the Cambridge Philosophical Society* 52, 1956;
//! *Winning Ways*, ch. 4; Siegel, *Combinatorial Game Theory*, section IV.2).
//!
//! | in a code | allows |
//! |---|---|
//! | `0`-`9`, `A`-`V` | the numbers of heaps whose bits are set in 0, 1, …, 31 |
//! | `&40;` | the same, of any number below 2⁶⁴ |
//! | `{0,2,5}` | exactly 0, 2 or 5 heaps; each at most 63 |
//! | `{0,2+}` | no heap, or two or more |
//! | `*` | any number of heaps |
//! | `!` after a digit, or a number in braces | of these, only heaps of which no two are equal |
//! | `?` | only heaps that are not all equal |
//! | `=` | only heaps that are all equal |
//! | `[37]` at the end | the digits 3, 7, 3, 7, and so on for ever |
//!
//! A digit left of d₀ adds counters: d₋₁ stands before d₀ and adds one.

mod build;
mod digit;
mod ends;
mod facts;
mod names;
mod print;
mod range;
mod read;
mod standard;
#[cfg(test)]
mod tests;

pub use digit::{Digit, Kind, Parts};
pub use names::{by_name, read};
pub use range::CodeRange;
pub use standard::Equivalent;

use std::ops::Range;

/// The most digits that a code may have, repeating ones included.
pub const MAX_DIGITS: usize = 4096;

/// A rule of taking and breaking, the same for every heap.
///
/// Two codes are equal if they are the same rule digit by digit. Codes that differ may still have
/// the same Grundy values: see [`Code::standard_form`].
///
/// ```
/// # use tweedle_heaps::Code;
/// let kayles = Code::parse(".770")?;
/// assert_eq!(kayles.to_string(), "0.77");
/// assert_eq!(kayles.name(), Some("Kayles"));
/// assert_eq!(Code::parse("0.33[33]")?, Code::parse("0.[3]")?);
/// # Ok::<(), tweedle_heaps::CodeError>(())
/// ```
// Invariants, which make equal rules equal data: `first` is at most 0, and d₀ is in `digits`; a
// digit before d₀ is the first only if it is not empty; the last of `digits` after d₀ is not empty
// if no tail follows, and is not the last of the tail if one does; a tail has a digit that is not
// empty, and is not a shorter one repeated. Digits that take nothing or add do not leave no heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Code {
    /// The number of counters that the first of `digits` takes; negative if counters are added.
    first: i32,
    /// The digits one after another.
    digits: Vec<Digit>,
    /// The digits that follow `digits`, over and over; empty if none do.
    tail: Vec<Digit>,
}

impl Code {
    /// The digits in order with the number of counters each takes, without the repeating ones. They
    /// begin with d₀, or with a negative number if the code has digits that add counters.
    pub fn digits(&self) -> impl Iterator<Item = (i32, &Digit)> {
        (self.first..).zip(&self.digits)
    }

    /// The digits that follow [`Code::digits`] over and over, for ever; none if the code ends.
    pub fn tail(&self) -> &[Digit] {
        &self.tail
    }

    /// The digit that says which rests may be left when `taken` counters are taken, or added if it
    /// is negative; `None` if that is no move.
    pub fn digit(&self, taken: i64) -> Option<&Digit> {
        let at = usize::try_from(taken - i64::from(self.first)).ok()?;
        let digit = match at.checked_sub(self.digits.len()) {
            None => &self.digits[at],
            Some(beyond) => self.tail.get(beyond.checked_rem(self.tail.len())?)?,
        };
        (!digit.is_empty()).then_some(digit)
    }

    /// The code with these digits, the first of which takes `first`, brought into normal form. That
    /// every move makes heaps smaller is to be known.
    fn new(first: i32, mut digits: Vec<Digit>, mut tail: Vec<Digit>) -> Code {
        debug_assert!(first <= 0 && first + digits.len() as i32 > 0, "d0 is among the digits");
        for (_, digit) in (first..=0).zip(&mut digits) {
            digit.forbid_none();
        }
        let adding = digits.iter().position(|digit| !digit.is_empty()).unwrap_or(usize::MAX);
        let adding = adding.min(first.unsigned_abs() as usize);
        digits.drain(..adding);
        let first = first + adding as i32;
        let least = (1 - first) as usize;

        if tail.iter().all(Digit::is_empty) {
            tail.clear();
            while digits.len() > least && digits.last().is_some_and(Digit::is_empty) {
                digits.pop();
            }
        } else {
            tail.truncate(primitive_period(&tail));
            while digits.len() > least && digits.last() == tail.last() {
                digits.pop();
                tail.rotate_right(1);
            }
        }
        Code { first, digits, tail }
    }
}

/// The least number of digits of which `tail` is a repetition.
fn primitive_period(tail: &[Digit]) -> usize {
    let repeats = |&period: &usize| {
        tail.len().is_multiple_of(period) && tail[period..] == tail[..tail.len() - period]
    };
    (1..=tail.len()).find(repeats).unwrap_or(tail.len())
}

/// The reason why a text is no code, or no code has these moves.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct CodeError {
    /// The sentence that says which thing is wrong.
    pub message: String,
    /// The characters of the text that are meant, counted from 0.
    pub range: Range<usize>,
    /// The text that could be written instead, if it is known.
    pub hint: Option<String>,
}

impl CodeError {
    fn new(message: impl Into<String>, range: Range<usize>) -> CodeError {
        CodeError { message: message.into(), range, hint: None }
    }

    fn with_hint(self, hint: impl Into<String>) -> CodeError {
        CodeError { hint: Some(hint.into()), ..self }
    }
}
