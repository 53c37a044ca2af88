//! The question `strategies`.

use super::ask::Ask;
use crate::answer::Strategies as Answer;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The strategies that there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Strategies {}

impl Ask for Strategies {
    type Answer = Answer;

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        Ok(desk.strategies())
    }
}
