//! Canonical short games: values, compared, added and printed exactly.

mod arena;
mod canonical;
mod code;
mod followers;
mod gauge;
mod id;
mod notation;
mod order;
mod stops;
mod store;
mod sum;
mod thermograph;
mod up_star;

pub use arena::{Arena, Short};
pub use code::CodeError;
pub use id::Id;
pub use notation::{NotationError, Style};
pub use store::Store;
pub use thermograph::Thermograph;
pub use up_star::NumberUpStar;
