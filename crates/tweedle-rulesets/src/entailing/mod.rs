//! Games with entailing moves: a move may oblige the opponent to answer where it was made, or the
//! player who made it to move again.

mod carry_on_nim;
mod parts;
mod table;
mod table_text;
mod top_entails;

pub use carry_on_nim::CarryOnNim;
pub use parts::{Components, PASS};
pub use table::MoveTable;
pub use top_entails::TopEntails;
