//! Games on a strip of cells, which are called by their numbers from 1.

mod blockbusting;
mod cells;
mod kotzigs_nim;
mod pieces;
mod silver_dollar;
mod toads_and_frogs;
mod toppling_dominoes;
mod woodpush;

use crate::Entry;
pub use blockbusting::*;
pub use kotzigs_nim::*;
pub use pieces::Strip;
pub use silver_dollar::*;
pub use toads_and_frogs::*;
pub use toppling_dominoes::*;
pub use woodpush::*;

/// The rulesets in here: a line for each.
pub(crate) const ENTRIES: &[&Entry] = &[
    &BACKSLIDING_TOADS_AND_FROGS,
    &BLOCKBUSTING,
    &ELEPHANTS_AND_RHINOS,
    &GEN_TOADS_AND_FROGS,
    &KOTZIGS_NIM,
    &SILVER_DOLLAR,
    &TOADS_AND_FROGS,
    &TOPPLING_DOMINOES,
    &WOODPUSH,
];
