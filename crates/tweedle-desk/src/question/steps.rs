//! The question `steps`.

use super::ask::Ask;
use crate::answer::{Format, StepsOf};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The way to the value of a game, step by step: the moves of a position, which options of a form are dominated and
/// which are reversible, the mex of nimbers, the thermograph, and who wins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Steps {
    /// A form such as `{0,1|2}`, which is taken as it is written, a value, or a position.
    pub input: String,
    /// The format of the pictures.
    #[serde(default)]
    pub format: Format,
}

impl Ask for Steps {
    type Answer = StepsOf;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<StepsOf, Trouble> {
        desk.steps(&self.input, self.format)
    }
}
