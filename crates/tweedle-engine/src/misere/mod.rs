//! Misère play of impartial games: a player who cannot move wins.
//!
//! In normal play a sum is as good as the nim sum of Grundy values. In misère play that is so only of sums of *tame*
//! games, which Nim is an example of; others are *wild*, and of their sums no more can be said than what play from
//! them shows (Grundy and Smith 1956; Conway, *On Numbers and Games*, ch. 12; *Winning Ways*, ch. 13; Siegel,
//! *Combinatorial Game Theory*, chapter V).

mod days;
mod difference;
mod forms;
mod genus;
mod kind_set;
mod kinds;
mod links;
mod mate;
mod order;
mod parts;
mod print;
pub mod quotient;
mod read;
mod tame;

pub use forms::{Forms, Id};
pub use genus::Genus;
pub use kind_set::Kinds;
pub use tame::Tame;
