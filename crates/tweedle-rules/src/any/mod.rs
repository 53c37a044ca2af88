//! Positions of any ruleset, without their types.
//!
//! A [`Position`] is a sum of terms, each a ruleset with its parameters and a value of the ruleset's own
//! type of positions. It is compared, hashed and ordered by these, never by its text, which is for
//! people. [`Rules`] is a ruleset without its type, and [`RulesOf`] makes it of one.
//!
//! The results about positions stand in [`Memos`], which is asked for a theory and a position.

mod any_rules;
mod beside;
mod cell_moves;
mod common;
mod component;
mod database;
mod endings;
mod error;
mod found;
mod impartial_variant;
mod key;
mod memos;
mod moves;
mod numbered;
mod parts;
mod pieces;
mod position;
mod quantum;
mod rules;
mod solver;
mod sum_memos;
mod sums;
mod walk;

pub use crate::notation::quoted;
pub use any_rules::AnyRules;
pub use beside::{close_arrow, close_star, is_sign_or_fraction, spelled};
pub use cell_moves::{CellMoves, FoundCells, MOST_CELLS, MOST_LETTERS};
pub use common::Common;
pub use component::{Component, FoundBefore, or_empty};
pub use database::{Database, NoDatabase, TurnEnd, has_databases};
pub use endings::ComponentEndings;
pub use error::PositionError;
pub use impartial_variant::{ImpartialVariant, Shared, typed};
pub use memos::Memos;
pub use moves::{Found, Move};
pub use parts::Parts;
pub use pieces::{Piece, Pieces};
pub use position::{Position, Term};
pub use quantum::{Flavour, MOST_SUPERPOSED, Quantum, Superposition};
pub use rules::{Playable, Rules, RulesOf};
pub use solver::{Asked, Searched, Solver, Solvers, Tell};
// For a test that compares everything which is made of another ruleset with that.
#[doc(hidden)]
pub use sums::{Sum, Sums};
