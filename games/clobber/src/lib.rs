//! Clobber and its relatives.

mod cannibal_clobber;
mod clobber;
mod gen_clobber;

pub use cannibal_clobber::*;
pub use clobber::*;
pub use gen_clobber::*;
use tweedle_rules::Entry;

/// The rulesets in here: a line for each.
// A static: what makes the rulesets is compiled here then, and not where the list is used.
pub static CLOBBER_GAMES: &[&Entry] =
    &[&ANTI_CLOBBER, &CANNIBAL_CLOBBER, &CLOBBER, &HOT_CLOBBER, &KINGS, &KNIGHTS, &QUEENS, &ROOKS];
