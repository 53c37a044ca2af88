//! The language of Tweedle: a text becomes tokens, then a tree, or else a message about the text.
//!
//! - [`lexer`] cuts the text into tokens.
//! - [`ast`] is the tree: plain data for the evaluator to match on.
//! - [`parse`] builds it.
//! - [`Diagnostic`] is a message with its place in the text, and [`Diagnostic::render`] shows it.
//!
//! The language is `CGSuite`'s `CGScript`, and beyond it whatever the program prints: `2*`,
//! `1/2^^*3` and `^[2]` are sums, as they read.
//!
//! # Examples
//! ```
//! let script = tweedle_script::parse("x := {0|^}; x + 1/2^*;")?;
//! assert_eq!(script.statements.len(), 2);
//! assert!(script.ends_with_semicolon);
//! assert_eq!(script.to_string(), "(:= x {0|^}); (+ x (+ (/ 1 2) (upstar ^ *)));");
//!
//! let error = tweedle_script::parse("0 = 1").unwrap_err();
//! assert_eq!(error.message, "Assignment is written `:=` and equality `==`.");
//! # Ok::<(), tweedle_script::Diagnostic>(())
//! ```

mod analysis;
mod analysis_entailing;
pub mod ast;
pub mod diagnostic;
mod eval;
mod failure;
pub mod lexer;
mod library;
mod parser;
mod print;
mod session;
pub mod span;
mod value;

pub use analysis::{AnalysedOption, Analysis, Target, Targets, Worth};
pub use diagnostic::Diagnostic;
pub use failure::{Evaluated, Failure};
pub use library::{code_failure, position_failure};
pub use parser::parse;
pub use session::Session;
pub use span::Span;
pub use tweedle::short::Style;
pub use tweedle_search::{Position, PositionError, Rules};
pub use value::{Explicit, Grid, Value};

/// Stack that must be free before a level of a recursion on texts, trees or values, in bytes, and how
/// much to add otherwise.
const RED_ZONE: usize = 128 * 1024;
const GROWTH: usize = 2 * 1024 * 1024;

/// Calls `f` with enough stack left for one more level of a recursion.
fn with_stack<T>(f: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(RED_ZONE, GROWTH, f)
}
