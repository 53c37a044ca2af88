//! From trees to values.

mod braces;
mod expr;
mod program;
