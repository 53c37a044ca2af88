//! The question `replay`.

use super::ask::Ask;
use crate::answer::Replayed;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_search::Record;

/// A check that a match was played by the rules, with its winner.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Replay {
    /// The match.
    #[schemars(with = "schema::Record")]
    pub record: Record,
}

impl Ask for Replay {
    type Answer = Replayed;

    fn input(&self) -> Option<&str> {
        Some(&self.record.start)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Replayed, Trouble> {
        desk.replay(&self.record)
    }
}
