//! Games with entailing moves: a move may oblige the opponent to answer where it was made, or the
//! player who made it to move again.

mod carry_on_nim;
mod lines_text;
mod nimstring;
mod parts;
mod strings_and_coins;
mod table;
mod table_text;
mod top_entails;
mod turn;

pub(crate) use carry_on_nim::CARRY_ON_NIM;
pub use carry_on_nim::CarryOnNim;
pub(crate) use nimstring::NIMSTRING;
pub use nimstring::Nimstring;
pub use parts::{Components, PASS};
pub(crate) use strings_and_coins::STRINGS_AND_COINS;
pub use strings_and_coins::StringsAndCoins;
pub(crate) use table::MOVE_TABLE;
pub use table::MoveTable;
pub(crate) use top_entails::TOP_ENTAILS;
pub use top_entails::TopEntails;
pub use turn::Turn;
