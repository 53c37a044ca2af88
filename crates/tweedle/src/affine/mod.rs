//! Affine normal play: games with entailing moves.
//!
//! Ordinary forms end in nothing; affine ones end in ∞, where Left has won, or ∞̄, where Right has
//! (Larsson, Nowakowski and Santos, *Impartial games with entailing moves*, arXiv 2101.11699). So a
//! move can threaten to win at once, and the opponent must answer it where it was made: an entailing
//! move.

mod entailing;
mod impartial;
mod nim_set;
mod value;

pub use entailing::{Due, Entailing, Move, Obligations, Standing};
pub use impartial::{AffineImpartial, Worth, immediate_and_protected};
pub use nim_set::NimSet;
pub use value::Value;
