//! `tweedle grundy --check`: certificates of periods and of misère quotients.

use super::file::File;
use super::quotient;
use crate::limits::Limits;
use crate::watch::Watch;
use serde_json::Value;
use std::io::{self, Write};
use std::path::Path;
use tweedle_desk::{Answer, CertificateOf, CheckedBy, words};
use tweedle_engine::Control;
use tweedle_heaps::{Certificate, CertificateError};

/// Checks a certificate and returns the exit status.
pub(super) fn run(path: &Path, watch: &mut Watch, limits: Limits) -> anyhow::Result<u8> {
    let file = File { name: path.display().to_string(), limits };
    let text = match limits.read_certificate(path)? {
        Ok(text) => text,
        Err(status) => return Ok(status),
    };
    let is_of_quotient =
        serde_json::from_str::<Value>(&text).is_ok_and(|value| value.get("quotient").is_some());
    if is_of_quotient {
        return quotient::check(&file, &text, watch);
    }
    let check = |certificate: &Certificate, control: &Control| match certificate.check(control) {
        Err(CertificateError::Stop(stop)) => Err(stop),
        checked => Ok(checked),
    };
    file.check(&text, watch, check, |certificate, how| {
        let answer = CertificateOf::of(&certificate, how);
        limits.tell(Some(&file.name), answer, Answer::Certificate, |answer, out| {
            write_period(&file.name, answer, out)
        })
    })
}

fn write_period(name: &str, answer: &CertificateOf, out: &mut dyn Write) -> io::Result<()> {
    let CertificateOf { code, period, preperiod, saltus, bound, checked_by } = answer;
    let how = match checked_by {
        CheckedBy::Definition => "its values were compared with their definition".to_owned(),
        CheckedBy::Computation => {
            format!("the values of {} heaps were computed again", words::grouped(*bound))
        }
    };
    let saltus = if *saltus > 0 { format!(", saltus {saltus}") } else { String::new() };
    writeln!(
        out,
        "{name} proves that {code} has the period {period}, preperiod {preperiod}{saltus}: {how}."
    )
}
