//! Numbers: integers and fractions of any size, exact dyadic rationals, the Nim values of impartial games,
//! nimbers as a field, and ordinals.

mod carryless;
mod dyadic;
mod integer;
mod natural;
mod nim;
mod nim_basis;
mod nim_big;
mod nim_log;
mod nim_set;
mod nimber;
mod operators;
mod ordinal;
mod ordinal_nim;
mod rational;

pub use dyadic::Dyadic;
pub use integer::{Integer, OutOfRange, ParseNumberError};
pub use natural::Natural;
pub use nim::mex;
pub use nim_big::{nim_inverse, nim_power, nim_product, nim_square_root};
pub use nim_set::NimSet;
pub use nimber::Nimber;
pub use ordinal::Ordinal;
pub use rational::Rational;
