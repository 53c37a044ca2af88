//! The heaps of a code as letters of a quotient.

use crate::Code;
use tweedle_engine::misere::quotient::Letters;
use tweedle_engine::{Control, Stop};

/// The options of a heap as words of letters.
pub(super) fn letter_options(code: &Code, heap: u64) -> impl Iterator<Item = Vec<u32>> {
    code.options(heap).map(|option| option.iter().map(|&part| part as u32 - 1).collect())
}

/// The letters of the heaps of a code up to `last`.
pub(super) fn letters(code: &Code, last: usize, control: &Control) -> Result<Letters, Stop> {
    let mut letters = Letters::new(control);
    for heap in 1..=last as u64 {
        letters.push(letter_options(code, heap))?;
    }
    Ok(letters)
}
