//! `tweedle nimber`: the nimber of an impartial position.

use crate::arguments::{may_write, unshield};
use crate::limits::Limits;
use crate::report::status;
use crate::streams::{read_input, source_name};
use std::io::{self, Write};
use std::path::PathBuf;
use tweedle_desk::{Answer, NimberOf, NimberProved, kept, questions, words};

/// The examples at the end of `tweedle nimber --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle nimber 'game.grid.Cram(Grid.Empty(5,7))'
  tweedle nimber 'game.heap.Kayles(\"20\") + game.heap.Nim(\"3\")'
  tweedle nimber 'game.grid.Cram(Grid.Empty(4,5))' --certificate cram.json
  tweedle nimber --check cram.json";

/// Find the nimber of an impartial position
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Nimber {
    /// An impartial position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield, required_unless_present = "check")]
    input: Option<String>,
    /// Write a certificate of the nimber, which can be checked without a search
    #[arg(long, value_name = "FILE", requires = "input")]
    certificate: Option<PathBuf>,
    /// Overwrite the file of `--certificate` if it is there
    #[arg(long, requires = "certificate")]
    force: bool,
    /// Check a certificate instead
    #[arg(long, value_name = "CERTIFICATE", conflicts_with_all = ["input", "certificate"])]
    check: Option<PathBuf>,
}

impl Nimber {
    /// Finds the nimber, or checks a certificate, and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if let Some(path) = &self.check {
            let question = |certificate| questions::NimberProof { certificate };
            return limits.check_certificate(path, question, Answer::NimberProved, write_proof);
        }
        let given = self.input.as_deref().unwrap_or_default();
        may_write(self.certificate.as_deref(), self.force, "")?;
        let input = read_input(given)?.into_owned();
        let question = questions::Nimber { input, certify: self.certificate.is_some() };
        let words = |found: &NimberOf, out: &mut dyn Write| writeln!(out, "{}", found.nimber.0);
        limits.put(&question, source_name(given), Answer::Nimber, words, |found| {
            if let (Some(path), Some(certificate)) = (&self.certificate, &found.certificate) {
                kept::write(path, certificate.as_bytes())?;
            }
            Ok(status::GOOD)
        })
    }
}

fn write_proof(proved: &NimberProved, out: &mut dyn Write) -> io::Result<()> {
    let NimberProved { position, nimber, claims } = proved;
    let claims = words::counted(*claims, "claim");
    writeln!(out, "{position}\nThe nimber is {}: {claims}, checked.", nimber.0)
}
