//! From trees to values.

mod affine;
mod arguments;
mod braces;
mod compare;
mod expr;
mod operator;

pub(crate) use arguments::{Arguments, Bound};
pub(crate) use operator::check_length;
