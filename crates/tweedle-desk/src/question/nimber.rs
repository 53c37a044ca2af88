//! The question `nimber`.

use super::ask::Ask;
use crate::answer::NimberOf;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The nimber of an impartial position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Nimber {
    /// An impartial position.
    pub input: String,
    /// Whether to certify it: the answer has a certificate, which can be checked without a search.
    #[serde(default)]
    pub certify: bool,
}

impl Ask for Nimber {
    type Answer = NimberOf;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<NimberOf, Trouble> {
        if self.certify {
            return desk.certified_nimber(&self.input);
        }
        desk.nimber(&self.input)
    }
}
