//! The question `solve`.

use super::ask::Ask;
use crate::answer::Solution;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::{Play, Player};

/// The winner of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Solve {
    /// A position.
    pub input: String,
    /// The player who moves first; each player in turn if it is left out.
    #[serde(default)]
    #[schemars(with = "Option<schema::Player>")]
    pub first: Option<Player>,
    /// Normal or misère play.
    #[serde(default)]
    #[schemars(with = "schema::Play")]
    pub play: Play,
    /// True if all winning moves are wanted.
    #[serde(default)]
    pub all: bool,
    /// True if a line of perfect play is wanted.
    #[serde(default)]
    pub line: bool,
}

impl Ask for Solve {
    type Answer = Solution;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Solution, Trouble> {
        let wanted = Wanted { all: self.all, line: self.line };
        desk.solve(&self.input, self.first, self.play, wanted)
    }
}

/// The results that are wanted besides the winner.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// All winning moves.
    pub all: bool,
    /// A line of perfect play.
    pub line: bool,
}
