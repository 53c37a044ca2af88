//! The trait of the kinds of questions.

use crate::{Desk, Trouble};
use tweedle_engine::Player;

/// A kind of question: its fields are the type that implements this.
pub trait Ask {
    /// The answer.
    type Answer;

    /// True if it has an answer also where there is no time for the whole work
    /// ([`tweedle_engine::Control::hurry`]).
    fn can_be_hurried(&self) -> bool {
        false
    }

    /// The text that it is about, in which troubles have their places; `None` if it is about none.
    fn input(&self) -> Option<&str> {
        None
    }

    /// Answers it.
    ///
    /// # Errors
    /// [`Trouble`].
    fn ask(&self, desk: &mut Desk) -> Result<Self::Answer, Trouble>;
}

/// The player of a question that names none.
pub(super) fn left() -> Player {
    Player::Left
}

/// The strategy of a question that names none.
pub(super) fn perfect() -> String {
    "perfect".to_owned()
}
