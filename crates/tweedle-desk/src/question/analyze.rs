//! The question `analyze`.

use super::ask::Ask;
use crate::answer::Analysis;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The value of a position or a game, and both players' options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Analyze {
    /// A position or a game.
    pub input: String,
    /// True if misère play is to be analysed, too. It is not by default.
    #[serde(default)]
    pub misere: bool,
}

impl Ask for Analyze {
    type Answer = Box<Analysis>;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Box<Analysis>, Trouble> {
        let found = if self.misere {
            desk.analyze_with_misere(&self.input)
        } else {
            desk.analyze(&self.input)
        };
        Ok(Box::new(found?))
    }
}
