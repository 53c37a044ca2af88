//! Matches, driven without a terminal.

mod boxes;
mod game;
mod matches;
mod names;
mod picture;
mod positions;

pub use boxes::{Boxes, BoxesState};
pub use game::{Game, Offer};
pub use matches::{Match, MatchResult, Next, Standing};
pub use positions::{PERSON, PositionState, Positions};
pub use tweedle_search::strategy::Choice;
