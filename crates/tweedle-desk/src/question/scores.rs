//! The question `scores`.

use super::ask::Ask;
use crate::answer::ScoresOf;
use crate::board::asked_board;
use crate::kept::{BoxesScores, Kept, Table};
use crate::{BoardStart, Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_boxes::{Nimstring, advice};

/// The best score of a position of Dots and Boxes, and the advice of the theory of chains.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Scores {
    /// Rows and columns of boxes, such as `3x4`.
    #[serde(default)]
    pub size: String,
    /// The lines that are drawn before play begins.
    #[serde(default)]
    pub start: BoardStart,
    /// Another position, in the place of a start: the set of undrawn lines as a number, or a picture, which needs no size.
    #[serde(default)]
    pub position: Option<String>,
}

impl Ask for Scores {
    type Answer = ScoresOf;

    fn input(&self) -> Option<&str> {
        Some(self.position.as_ref().unwrap_or(&self.size))
    }

    fn ask(&self, desk: &mut Desk) -> Result<ScoresOf, Trouble> {
        let position = asked_board(&self.size, self.start, self.position.as_deref())?;
        let mut kept = Kept::new(Table::new(BoxesScores::new(position, desk.control()), None));
        kept.run(|_| {})?;
        let moves = kept.result().work.moves();
        let advice = advice(&position, &mut Nimstring::new(desk.control()), moves)?;
        Ok(ScoresOf::of(&position, moves.unwrap_or_default(), advice))
    }
}
