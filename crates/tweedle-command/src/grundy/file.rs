//! A certificate in a file, of a period or of a misère quotient.

use crate::limits::Limits;
use crate::report::status;
use crate::watch::Watch;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::io;
use tweedle_desk::{CertificateKind, Trouble};
use tweedle_engine::{Control, Stop};
use tweedle_script::say;

/// A certificate that is checked.
pub(super) struct File {
    /// Its name.
    pub(super) name: String,
    /// What bounds the check.
    pub(super) limits: Limits,
}

impl File {
    /// Checks the certificate that a text is, and tells what it proves or why it proves nothing. Returns the exit status.
    pub(super) fn check<C: DeserializeOwned, P, E: Display>(
        &self,
        text: &str,
        watch: &mut Watch,
        check: impl FnOnce(&C, &Control) -> Result<Result<P, E>, Stop>,
        tell: impl FnOnce(C, P) -> io::Result<()>,
    ) -> anyhow::Result<u8> {
        let (name, limits) = (&self.name, self.limits);
        let certificate: C = match serde_json::from_str(text) {
            Ok(certificate) => certificate,
            Err(error) => {
                let another = CertificateKind::Period.another(name, text);
                let trouble =
                    another.unwrap_or_else(|| Trouble::mistake(say::no_certificate(name, &error)));
                return Ok(limits.fail(&trouble, "certificate", Some(name))?);
            }
        };
        let control = limits.control();
        match watch.run(&control, || Ok(check(&certificate, &control)?)) {
            Ok(Ok(proved)) => {
                tell(certificate, proved)?;
                Ok(status::GOOD)
            }
            Ok(Err(error)) => {
                let trouble = Trouble::mistake(say::file_proves_nothing(name, &error));
                Ok(limits.fail(&trouble, "certificate", Some(name))?)
            }
            Err(trouble) => Ok(limits.fail(&trouble.about(text), "certificate", Some(text))?),
        }
    }
}
