//! The question `prove`.

use super::ask::Ask;
use crate::answer::ProvedWin;
use crate::{Desk, Trouble, schema};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;
use tweedle_script::say;

/// A proof of who wins a position, which is found by a search; or, with `proof`, a check of one without a search. One of
/// the two is needed: `input` and `first`, or `proof`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(inline)]
pub struct Prove {
    /// A program whose value is a position. A proof that is checked has to be about this position, if it is given.
    pub input: Option<String>,
    /// The player who moves first. A proof that is checked has to be about this player, if one is given.
    #[schemars(with = "Option<schema::Player>")]
    pub first: Option<Player>,
    /// A proof to be checked, as the answer of another such question has it, or as the file that `tweedle solve --proof` writes.
    pub proof: Option<String>,
}

impl Ask for Prove {
    type Answer = ProvedWin;

    fn input(&self) -> Option<&str> {
        self.input.as_deref()
    }

    fn ask(&self, desk: &mut Desk) -> Result<ProvedWin, Trouble> {
        match (self.proof.as_deref(), self.input.as_deref(), self.first) {
            (Some(proof), input, first) => desk.check_text_of_proof(proof, input, first),
            (None, Some(input), Some(first)) => desk.prove_as_text(input, first),
            (None, input, _) => {
                let said = match input {
                    None => say::proof_of_nothing(),
                    Some(_) => say::first_player_of_proof_missing(),
                };
                Err(Trouble::mistake(said))
            }
        }
    }
}
