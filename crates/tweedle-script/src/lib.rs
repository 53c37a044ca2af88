//! The language of Tweedle: a text becomes tokens, then a tree, or else a message about the text.
//!
//! - [`lexer`] cuts the text into tokens.
//! - [`ast`] is the tree: plain data for the evaluator to match on.
//! - [`parse`] builds it.
//! - [`Diagnostic`] is a message with its place in the text, and [`Diagnostic::render`] shows it.
//!
//! The language is `CGSuite`'s `CGScript`, and beyond it everything that the program prints: `2*`,
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

#![allow(
    clippy::mutable_key_type,
    reason = "the hash of a value does not depend on what may change in it"
)]

mod check;
mod class;
mod compile;
mod data;
mod drawing;
mod failure;
mod instance;
mod library;
mod operate;
mod print;
mod printed;
pub mod reference;
mod run;
mod scripted;
mod second_look;
mod session;
mod star_of_number;
mod structured;
mod summed;
mod value;
mod written;

pub use crate::library::code_failure;
pub use crate::session::classes::{ClassPath, Version};
pub use crate::session::complete::Candidate;
pub use crate::session::shown::{Shown, ShownTable};
pub use crate::value::compound::{Compound, CompoundKind};
pub use check::{Checked, Gravity, Note, Unit};
pub use check::{
    Meaning, Mention, Symbol, SymbolKind, class_of_file, is_member_of_library, outline,
};
pub use data::{Edge, Graph, Grid, Icon, Strip, Symmetry, Vertex};
pub use drawing::{Drawing, Komasters, View};
pub use failure::{Called, Details, Evaluated, Failure, MOST_CALLS, Whence, position_failure};
pub use library::PORT;
pub use operate::universe::{no_common_universe, universe_named};
pub use session::{Blueprint, FormInput, Session, Written, WrittenForm};
pub use structured::{EdgeOf, Structured, TermOf, ValueKind, WallOf};
pub use tweedle_engine::short::Style;
pub use tweedle_search::analysis::{AnalysedOption, Analysis, NoWorth, Target, Targets, Worth};
pub use tweedle_search::{Position, PositionError, Rules};
use tweedle_syntax::with_stack;
pub use tweedle_syntax::{
    Diagnostic, Mistake, Sentence, Source, Span, Subject, ast, cut, format, is_unfinished, lexer,
    parse, parse_all, say, span,
};
pub use value::{Explicit, Value};
