//! The question `certificate`.

use super::Ask;
use crate::answer::CertificateOf;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_heaps::{Certificate as Claim, CertificateError};

/// Whether a certificate proves the period that it tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Certificate {
    /// The certificate, as `tweedle grundy --certificate` writes it.
    #[schemars(with = "serde_json::Value")]
    pub certificate: Claim,
}

impl Ask for Certificate {
    type Answer = CertificateOf;

    fn ask(&self, desk: &mut Desk) -> Result<CertificateOf, Trouble> {
        match self.certificate.check(desk.control()) {
            Ok(how) => Ok(CertificateOf::of(&self.certificate, how)),
            Err(CertificateError::Stop(stop)) => Err(stop.into()),
            Err(error) => Err(Trouble::mistake(format!("The certificate proves nothing. {error}"))),
        }
    }
}
