//! Promises of Tweedle for any input, as functions that take bytes and panic if a promise is broken.
//!
//! A function here is called in two ways. The fuzzer in `fuzz/` makes up bytes for it, with the nightly
//! compiler. The tests of this crate give it the bytes that are kept in `fuzz/corpus/`, with any compiler. So a
//! promise is written once, and an input that broke one is a test ever after.
//!
//! All work runs under a budget of [`MEMORY`] and is cancelled after [`TIME`]. It must end soon after that.

mod bounded;
mod evaluator;
mod language;
mod notations;
mod programs;
mod questions;
mod records;
mod saved;
mod text;

pub use bounded::{MEMORY, TIME};
pub use evaluator::evaluator;
pub use language::language;
pub use notations::notations;
pub use programs::programs;
pub use questions::questions;
pub use records::records;
pub use saved::saved;

/// A promise: it takes any bytes, and panics if it is broken.
pub type Promise = fn(&[u8]);

/// All promises by their names, which are those of the targets in `fuzz/` and of the folders in
/// `fuzz/corpus/`.
pub const PROMISES: [(&str, Promise); 7] = [
    ("language", language),
    ("evaluator", evaluator),
    ("programs", programs),
    ("questions", questions),
    ("notations", notations),
    ("records", records),
    ("saved", saved),
];
