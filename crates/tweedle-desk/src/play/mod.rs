//! Matches, driven without a terminal.

mod boxes;
mod boxes_record;
mod boxes_replay;
mod boxes_state;
mod game;
mod matches;
mod names;
mod picture;
mod positions;
mod replay;
mod squares;

pub use boxes::{Boxes, PROGRAM};
pub use boxes_record::is_of_boxes;
pub use boxes_state::BoxesState;
pub use game::{Game, Offer};
pub use matches::{Match, MatchResult, Next, Standing};
pub(crate) use names::nearest;
pub use positions::{PERSON, PositionState, Positions};
pub use tweedle_search::strategy::Choice;
