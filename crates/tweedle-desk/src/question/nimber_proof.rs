//! The question `nimber_proof`.

use super::ask::Ask;
use crate::answer::Nimber;
use crate::certificate_kind::CertificateKind;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Held;
use tweedle_engine::affine::Value;
use tweedle_search::{NimberCertificate, check_nimber, printed_with_nimber};

/// A certificate of a nimber that is to be checked: does it prove what it claims?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct NimberProof {
    /// The certificate, as the answer of the question `nimber` has it, or as the file that `tweedle nimber --certificate` writes.
    pub certificate: String,
}

/// A certificate that was checked: this is the nimber of this position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NimberProved {
    /// The position.
    pub position: String,
    /// Its nimber.
    pub nimber: Nimber,
    /// The number of claims about components from which it follows.
    pub claims: u64,
}

impl Ask for NimberProof {
    type Answer = NimberProved;

    fn ask(&self, desk: &mut Desk) -> Result<NimberProved, Trouble> {
        // Each claim is a list, and is read into texts and numbers.
        let claims = self.certificate.bytes().filter(|&byte| byte == b'[').count();
        let mut held = Held::new(desk.control());
        held.take(2 * self.certificate.len() + claims * 2 * size_of::<(String, Vec<u64>)>())?;
        let certificate: NimberCertificate = CertificateKind::Nimber.read(&self.certificate)?;
        let control = desk.control().clone();
        let position = check_nimber(&certificate, desk.session().registry(), &control)?;
        Ok(NimberProved {
            position: printed_with_nimber(&position, certificate.beside),
            nimber: Nimber(Value::Nimber(certificate.nimber)),
            claims: certificate.len() as u64,
        })
    }
}
