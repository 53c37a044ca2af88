//! What holds for every ruleset: texts are read or refused, all theories agree, and the game embeds into
//! the literal forms.

mod adapters;
mod beside_numbers;
mod embedding;
mod explicit;
mod keys;
mod list;
mod random;
mod ranks;
mod texts;
mod theories;
mod touched;
