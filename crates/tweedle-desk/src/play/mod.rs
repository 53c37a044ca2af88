//! Matches, driven without a terminal.

mod boxes;
mod boxes_record;
mod game;
mod matches;
mod names;
mod picture;
mod positions;
mod squares;

pub use boxes::{Boxes, BoxesState, PROGRAM};
pub use boxes_record::is_of_boxes;
pub(crate) use boxes_record::replay as replay_boxes;
pub use game::{Game, Offer};
pub use matches::{Match, MatchResult, Next, Standing};
pub(crate) use names::nearest;
pub use positions::{PERSON, PositionState, Positions};
pub use tweedle_search::strategy::Choice;
