//! Certificates of the misère quotients of codes, as files.

use super::letters::letters;
use super::period::QuotientPeriod;
use crate::{Code, CodeError};
use serde::{Deserialize, Serialize};
use tweedle_engine::misere::quotient::{Certificate, CertificateError, Element};
use tweedle_engine::{Control, Stop};

/// The misère quotient of the heaps of a code up to some heap, with its proof; and with that of a period, if it is the
/// quotient of all heaps. It is kept as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeapCertificate {
    /// The quotient; its letters are the heaps 1, 2, …, and its game is the code.
    pub quotient: Certificate,
    /// The period of the elements of the heaps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period: Option<QuotientPeriod>,
}

/// The reason why a certificate of a code is no proof.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum HeapCertificateError {
    /// Its game is no code.
    #[error("Its game is no code: {0}")]
    Code(#[from] CodeError),
    /// The quotient is not proved.
    #[error(transparent)]
    Quotient(#[from] CertificateError),
    /// The period is not proved.
    #[error(
        "Its {heaps} heaps do not prove period {} from heap {} on.",
        period.period,
        period.preperiod
    )]
    Period {
        /// The period.
        period: QuotientPeriod,
        /// The number of heaps.
        heaps: usize,
    },
}

impl From<Stop> for HeapCertificateError {
    fn from(stop: Stop) -> HeapCertificateError {
        HeapCertificateError::Quotient(CertificateError::Stop(stop))
    }
}

impl HeapCertificate {
    /// The code that it is about.
    ///
    /// # Errors
    /// [`CodeError`] if its game is no code.
    pub fn code(&self) -> Result<Code, CodeError> {
        Code::parse(&self.quotient.game)
    }

    /// Checks the certificate: the options of all heaps are found again from the code.
    ///
    /// # Errors
    /// [`HeapCertificateError`]: what is wrong, or why the check was stopped.
    pub fn check(&self, control: &Control) -> Result<(), HeapCertificateError> {
        let code = self.code()?;
        let heaps = self.quotient.letters.len();
        self.quotient.check_letters(&letters(&code, heaps, control)?, control)?;
        let elements: Vec<Element> =
            self.quotient.letters.iter().map(|letter| letter.element).collect();
        match self.period {
            Some(period) if !period.is_proved(&code, &elements) => {
                Err(HeapCertificateError::Period { period, heaps })
            }
            _ => Ok(()),
        }
    }

    /// Checks the certificate, and that it is about this code.
    ///
    /// # Errors
    /// As [`HeapCertificate::check`].
    pub fn check_code(&self, code: &Code, control: &Control) -> Result<(), HeapCertificateError> {
        let found = self.code()?;
        if found != *code {
            let (expected, found) = (code.to_string(), found.to_string());
            return Err(CertificateError::OtherGame { expected, found }.into());
        }
        self.check(control)
    }
}
