//! The question `reference`.

use super::ask::Ask;
use crate::answer::Reference as Answer;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The reference of the language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Reference {}

impl Ask for Reference {
    type Answer = Answer;

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        Ok(desk.reference())
    }
}
