//! The question `genera`.

use super::ask::Ask;
use crate::answer::Genera as Answer;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_heaps::misere::MisereHeaps;

/// The last heap by default.
pub const USUAL_GENERA: u64 = 20;

/// Outcomes and genera of a take-and-break code in misère play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Genera {
    /// A code such as `0.77`, the name of its game such as `Kayles`, or a ruleset that has one.
    pub code: String,
    /// The last heap.
    #[serde(default = "usual_genera")]
    pub to: u64,
    /// The heaps of a sum, in the place of single heaps.
    #[serde(default)]
    pub sum: Option<Vec<u64>>,
}

impl Ask for Genera {
    type Answer = Answer;

    fn input(&self) -> Option<&str> {
        Some(&self.code)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        let code = desk.code(&self.code)?;
        let mut heaps = MisereHeaps::new(code.clone(), desk.control().clone());
        Ok(Answer::of(&code, &mut heaps, (self.to, self.sum.as_deref()), desk.control())?)
    }
}

fn usual_genera() -> u64 {
    USUAL_GENERA
}
