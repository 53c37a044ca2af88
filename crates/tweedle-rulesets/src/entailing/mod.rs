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

pub use carry_on_nim::CarryOnNim;
pub use nimstring::Nimstring;
pub use parts::{Components, PASS};
pub use strings_and_coins::StringsAndCoins;
pub use table::MoveTable;
pub use top_entails::TopEntails;
pub use turn::Turn;
