//! The question `evaluate`.

use super::ask::Ask;
use crate::answer::Evaluation;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tweedle_script::Structured;

/// The value of a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Evaluate {
    /// The program.
    pub input: String,
    /// Variables that are set before, as data of the kind that answers have; they stay, too.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub with: BTreeMap<String, Structured>,
}

impl Evaluate {
    /// The question about a program alone.
    pub fn of(input: impl Into<String>) -> Evaluate {
        Evaluate { input: input.into(), with: BTreeMap::new() }
    }
}

impl Ask for Evaluate {
    type Answer = Evaluation;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Evaluation, Trouble> {
        let all = self.with.iter().map(|(name, value)| (name.as_str(), value));
        let set = desk.session().set_all_structured(all);
        set.map_err(|failure| Trouble { place: None, ..Trouble::of(failure, "") })?;
        desk.evaluate(&self.input)
    }
}
