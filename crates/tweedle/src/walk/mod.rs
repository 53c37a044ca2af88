//! The walker: from a position, by a ruleset, to its worth in a theory.

pub mod couples;
mod cycle;
mod followers;
mod induction;
mod memo;
mod mirror;
mod options;
mod walker;

pub use followers::followers;
pub use induction::{Labels, backward_induction};
pub use memo::Memo;
pub use mirror::pairs_off;
pub use options::options;
pub use walker::{WalkError, Walker};
