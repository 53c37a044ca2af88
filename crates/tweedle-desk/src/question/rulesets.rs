//! The question `rulesets`.

use super::ask::Ask;
use crate::answer::Rulesets as Answer;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The rulesets that there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Rulesets {}

impl Ask for Rulesets {
    type Answer = Answer;

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        Ok(desk.rulesets())
    }
}
