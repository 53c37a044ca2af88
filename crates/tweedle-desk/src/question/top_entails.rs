//! The question `top_entails`.

use super::ask::Ask;
use super::sequence::usual_heaps;
use crate::answer::{EntailingSequence, EntailingSets};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_heaps::TopEntails as Values;

/// The values of the heaps of Top Entails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct TopEntails {
    /// The last heap.
    #[serde(default = "usual_heaps")]
    pub to: u64,
    /// A heap whose value is to be explained.
    #[serde(default)]
    pub sets: Option<u64>,
}

impl Ask for TopEntails {
    type Answer = EntailingSequence;

    fn ask(&self, desk: &mut Desk) -> Result<EntailingSequence, Trouble> {
        let mut values = Values::new(desk.control());
        values.extend(self.to)?;
        let sets = self.sets.map(|heap| EntailingSets::of(&mut values, heap)).transpose()?;
        Ok(EntailingSequence::of(&values, self.to, sets.flatten(), true, desk.control())?)
    }
}
