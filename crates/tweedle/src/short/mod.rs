//! Canonical short games: values, compared, added and printed exactly.

mod canonical;
mod id;
mod order;
mod store;
mod sum;

pub use id::Id;
pub(crate) use order::with_stack;
pub(crate) use store::insert;
pub use store::{NumberUpStar, Store};
