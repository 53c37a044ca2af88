//! Numbers: exact dyadic rationals, and the Nim values of impartial games.

mod dyadic;
mod nim;

pub use dashu_int::{IBig, UBig};
pub use dashu_ratio::RBig;
pub use dyadic::Dyadic;
pub use nim::mex;
