//! The question `certificate`.

use super::ask::Ask;
use crate::answer::CertificateOf;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_heaps::{Certificate as Claim, CertificateError};
use tweedle_script::say;

/// A certificate that is to be checked: does it prove the period that it claims?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Certificate {
    /// The certificate, as `tweedle grundy --certificate` writes it.
    #[schemars(with = "Fields")]
    pub certificate: Claim,
}

/// The fields of a certificate, for the schema.
#[derive(JsonSchema)]
#[schemars(rename = "PeriodCertificate")]
#[expect(dead_code, reason = "it is the description of another type")]
struct Fields {
    /// The code.
    code: String,
    /// The length of the period.
    period: u64,
    /// The heap from which on the values are periodic.
    preperiod: u64,
    /// The saltus: the number by which the values grow with each period.
    saltus: u64,
    /// The theorem that proves it.
    theorem: String,
    /// The heaps below this are to have the period.
    bound: u64,
    /// The CRC-32 of the values up to the end of the first period, eight bytes each, the least significant byte first.
    crc32: u32,
    /// The values up to the end of the first period, if they are few.
    values: Option<Vec<u64>>,
}

impl Ask for Certificate {
    type Answer = CertificateOf;

    fn ask(&self, desk: &mut Desk) -> Result<CertificateOf, Trouble> {
        match self.certificate.check(desk.control()) {
            Ok(how) => Ok(CertificateOf::of(&self.certificate, how)),
            Err(CertificateError::Stop(stop)) => Err(stop.into()),
            Err(error) => Err(Trouble::mistake(say::certificate_proves_nothing(&error))),
        }
    }
}
