//! Numbers: exact dyadic rationals, the Nim values of impartial games, and nimbers as a field.

mod carryless;
mod dyadic;
mod nim;
mod nim_basis;
mod nim_big;
mod nim_log;
mod nimber;

pub use dashu_int::{IBig, Sign, UBig};
pub use dashu_ratio::RBig;
pub use dyadic::Dyadic;
pub use nim::mex;
pub use nim_big::{nim_inverse, nim_power, nim_product, nim_square_root};
pub use nimber::Nimber;
