//! Canonical short games: values, compared, added and printed exactly.

mod arena;
mod beside;
mod canonical;
mod code;
mod followers;
mod gauge;
mod id;
mod nimber_sum;
mod notation;
mod order;
mod stops;
mod store;
mod sum;
mod thermograph;
mod up_star;
mod up_sums;

pub use arena::{Arena, Short};
pub use code::CodeError;
pub use id::Id;
pub use notation::{NotationError, Style};
pub use store::Store;
pub use thermograph::Thermograph;
pub use up_star::NumberUpStar;
