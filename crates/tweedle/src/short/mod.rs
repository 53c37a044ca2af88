//! Canonical short games: values, compared, added and printed exactly.

mod arena;
mod beside;
mod canonical;
mod code;
mod days;
mod gauge;
mod heat;
mod id;
mod infinitesimal;
mod lots;
mod nimber_sum;
mod notation;
mod operations;
mod order;
mod product;
mod stops;
mod store;
mod sum;
mod transitive;
mod tree;
mod up_star;
mod up_sums;

pub use arena::{Arena, Short};
pub use code::CodeError;
pub use heat::{Coordinate, Thermograph, Trajectory, Urgency};
pub(crate) use heat::{best, taxed};
pub use id::Id;
pub use lots::Lots;
pub(crate) use notation::MOST_BARS;
pub use notation::{NotationError, Style, Uptimal};
pub use store::Store;
pub use tree::Parity;
pub use up_star::NumberUpStar;
