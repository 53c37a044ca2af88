//! The question `universe_proof`.

use super::ask::Ask;
use crate::certificate_kind::CertificateKind;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::universe::{Certificate, Forms};

/// A certificate that one game is at least another one modulo a universe, to be checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct UniverseProof {
    /// The certificate, as the answer of the question `universe_order` has it, or as the file that `tweedle universe
    /// --certificate` writes.
    pub certificate: String,
}

/// A certificate that was checked: G is at least H.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct UniverseProved {
    /// The name of the universe, such as `DeadEnding`, or `Ends({|0})` of one that these ends determine.
    pub universe: String,
    /// The form G.
    pub g: String,
    /// The form H.
    pub h: String,
    /// The number of pairs that are compared.
    pub claims: u64,
    /// The number of tests of strength.
    pub facts: u64,
}

impl Ask for UniverseProof {
    type Answer = UniverseProved;

    fn ask(&self, desk: &mut Desk) -> Result<UniverseProved, Trouble> {
        let certificate: Certificate = CertificateKind::Universe.read(&self.certificate)?;
        let control = desk.control().clone();
        certificate.check(&control)?;
        let mut forms = Forms::new(&control);
        let (universe, g, h) = forms.certified(&certificate)?;
        Ok(UniverseProved {
            universe: forms.universe_name(universe)?,
            g: forms.text(g)?,
            h: forms.text(h)?,
            claims: certificate.claims.len() as u64,
            facts: certificate.facts.len() as u64,
        })
    }
}
