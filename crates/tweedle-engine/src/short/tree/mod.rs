//! The counts and games that are found in the tree of a canonical form.

mod companion;
mod followers;
mod incentives;
mod induction;
mod kinds;
mod parity;
mod played;
mod stop_count;

pub use parity::Parity;
