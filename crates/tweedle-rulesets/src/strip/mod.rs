//! Games on a strip of cells.

mod toads_and_frogs;

pub use toads_and_frogs::{Strip, ToadsAndFrogs};
