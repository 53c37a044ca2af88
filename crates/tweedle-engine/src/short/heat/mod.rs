//! Temperature: thermographs, and what is read from them.

mod cooling;
mod coordinate;
mod coupons;
mod heating;
mod mast;
mod scaffolds;
mod thermograph;
mod trajectory;

pub use coordinate::Coordinate;
pub(crate) use scaffolds::where_they_meet;
pub use thermograph::{Thermograph, Urgency};
pub(crate) use thermograph::{best, taxed};
pub use trajectory::{STEEPEST, Trajectory};
