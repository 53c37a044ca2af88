//! Compilation of trees into code.
//!
//! Names become registers, cells, variables of the session, members of an object or entries of the library here,
//! once for all rounds of a loop. A name that can be found only when the program runs (a variable of the session that
//! has no value yet, a class in a file) becomes an instruction that looks it up.

mod ahead;
mod class;
mod control;
mod expr;
mod function;
mod game;
mod names;
mod scope;
mod statement;

pub(crate) use scope::Compiler;
