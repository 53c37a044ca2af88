//! Temperature: thermographs, and what is read from them.

mod cooling;
mod coupons;
mod heating;
mod thermograph;
mod trajectory;

pub use thermograph::{Thermograph, Urgency};
pub use trajectory::Trajectory;
