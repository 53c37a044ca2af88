//! Games on a strip of cells.

mod silver_dollar;
mod toads_and_frogs;

pub use silver_dollar::{Coins, SilverDollar};
pub use toads_and_frogs::{Strip, ToadsAndFrogs};
