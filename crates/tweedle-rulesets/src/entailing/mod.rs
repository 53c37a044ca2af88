//! Games with entailing moves: a move may oblige the opponent to answer where it was made, or the
//! player who made it to move again.

mod carry_on_nim;
mod lines_text;
mod move_table;
mod nimstring;
mod parts;
mod strings_and_coins;
mod table;
mod table_text;
mod top_entails;
mod turn;

use crate::Entry;
pub use carry_on_nim::*;
pub use move_table::MoveTable;
pub use nimstring::*;
pub use parts::{Components, PASS};
pub use strings_and_coins::*;
use table::MOVE_TABLE;
pub use top_entails::*;
pub use turn::Turn;

/// The rulesets in here: a line for each.
pub(crate) const ENTRIES: &[&Entry] =
    &[&CARRY_ON_NIM, &MOVE_TABLE, &NIMSTRING, &STRINGS_AND_COINS, &TOP_ENTAILS];
