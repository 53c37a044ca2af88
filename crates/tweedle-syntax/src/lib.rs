//! The syntax of Tweedle's language: a text becomes tokens, then a tree, or else a message about the text.
//!
//! - [`lexer`] cuts the text into tokens.
//! - [`ast`] is the tree: plain data for the evaluator to match on.
//! - [`parse`] builds it; [`parse_all`] goes on after mistakes.
//! - [`Diagnostic`] is a message with its place in the text, and [`Diagnostic::render`] shows it.
//! - [`format`](fn@format) writes a program in the usual form.
//!
//! The language is `CGSuite`'s `CGScript`, and beyond it all notation that the program prints: `2*`,
//! `1/2^^*3` and `^[2]` are sums, as they read.
//!
//! # Examples
//! ```
//! let script = tweedle_syntax::parse("x := {0|^}; x + 1/2^*;")?;
//! assert_eq!(script.statements.len(), 2);
//! assert!(script.ends_with_semicolon);
//! assert_eq!(script.to_string(), "(:= x {0|^}); (+ x (+ (/ 1 2) (upstar ^ *)));");
//!
//! let error = tweedle_syntax::parse("0 = 1").unwrap_err();
//! assert_eq!(error.message, "Assignment is written `:=` and equality `==`.");
//! # Ok::<(), tweedle_syntax::Diagnostic>(())
//! ```

pub mod ast;
pub mod diagnostic;
mod format;
pub mod lexer;
mod mistake;
pub mod nearest;
mod parser;
pub mod say;
pub mod source;
pub mod span;
mod stack;

pub use diagnostic::{Diagnostic, cut};
pub use format::format;
pub use mistake::Mistake;
pub use parser::{is_unfinished, parse, parse_all};
pub use say::{Sentence, Subject};
pub use source::Source;
pub use span::Span;
pub use stack::with_stack;
