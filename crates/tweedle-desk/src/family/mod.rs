//! Families of positions: an expression with variables, and what its values follow.

mod claim;
mod pattern;
mod polynomial;
mod template;

pub(crate) use claim::check;
pub use claim::{Claimed, WrongMember};
pub use pattern::Pattern;
pub(crate) use pattern::pattern;
pub(crate) use template::Template;
