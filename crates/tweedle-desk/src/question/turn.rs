//! The question `turn`.

use super::ask::Ask;
use crate::answer::TurnOf;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_search::Record;

/// A match after an act.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Turn {
    /// The match so far; a player without a name is a person.
    #[schemars(with = "schema::Record")]
    pub record: Record,
    /// The act that is done.
    #[serde(default)]
    pub act: Act,
    /// The seed of chance.
    #[serde(default)]
    pub seed: u64,
}

impl Ask for Turn {
    type Answer = Box<TurnOf>;

    // A strategy answers in any case.
    fn can_be_hurried(&self) -> bool {
        matches!(self.act, Act::Program {} | Act::Hint {})
    }

    fn input(&self) -> Option<&str> {
        Some(&self.record.start)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Box<TurnOf>, Trouble> {
        Ok(Box::new(desk.turn(&self.record, &self.act, self.seed)?))
    }
}

/// An act in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Nothing: the match is looked at.
    Look {},
    /// A move is made for the player whose turn it is.
    Move {
        /// Its name, or its number counted from 1.
        name: String,
    },
    /// The program makes the move of the strategy that plays.
    Program {},
    /// Moves are taken back as far as a person chose last.
    Undo {},
    /// A good move is wanted.
    Hint {},
    /// The player who wins, and the reasons, are wanted.
    Why {},
    /// The player whose turn it is gives up.
    Resign {},
    /// The player whose turn it is ends the match as a draw, where a position came back.
    Draw {},
}

impl Default for Act {
    fn default() -> Act {
        Act::Look {}
    }
}
