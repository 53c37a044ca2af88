//! Games on a strip of cells, which are called by their numbers from 1.

use crate::picture;

mod pieces;
mod silver_dollar;
mod toads_and_frogs;

pub use pieces::Strip;
pub use silver_dollar::{Coins, SilverDollar};
pub use toads_and_frogs::ToadsAndFrogs;

/// The cells with their numbers below.
fn drawn(strip: &str) -> String {
    picture::numbered("", strip.chars().map(String::from))
}
pub(crate) use silver_dollar::SILVER_DOLLAR;
pub(crate) use toads_and_frogs::{
    BACKSLIDING_TOADS_AND_FROGS, ELEPHANTS_AND_RHINOS, GEN_TOADS_AND_FROGS, TOADS_AND_FROGS,
};
