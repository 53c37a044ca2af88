//! A check that LaTeX takes the output of Tweedle: the paper among the examples.

use crate::places::root;
use anyhow::{Context, Result, bail};
use std::fs;
use std::process::Command;

/// Copies the paper with its figures and sets it.
///
/// # Errors
/// The absence of `pdflatex`, or its message.
pub(crate) fn run() -> Result<()> {
    let (from, to) = (root().join("examples/paper"), root().join("target/paper"));
    fs::create_dir_all(&to)?;
    for entry in fs::read_dir(&from)? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    let mut command = Command::new("pdflatex");
    command.args(["-halt-on-error", "-interaction=nonstopmode", "paper.tex"]).current_dir(&to);
    let output = command.output().context("cannot run pdflatex; install TeX Live with TikZ")?;
    if !output.status.success() {
        bail!("pdflatex: {}", String::from_utf8_lossy(&output.stdout));
    }
    println!("{}", to.join("paper.pdf").display());
    Ok(())
}
