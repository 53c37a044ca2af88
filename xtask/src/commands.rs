//! Runs of cargo over the workspace, and of other programs.

use crate::places::root;
use anyhow::{Context, Result, bail};
use std::process::Command;

/// Cargo in the folder of the workspace, without the files of an incremental build: they are half of a build folder, and
/// one run does not need them. A variable `CARGO_INCREMENTAL` of the user's stays.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(root());
    if std::env::var_os("CARGO_INCREMENTAL").is_none() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// Runs a command to its end.
///
/// # Errors
/// If it cannot be run or fails.
pub(crate) fn done(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("cannot run {name}"))?;
    if !status.success() {
        bail!("{name} ended with {status}");
    }
    Ok(())
}

/// What a command prints.
///
/// # Errors
/// If it cannot be run or fails, with its complaint.
pub(crate) fn printed(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("cannot run {name}"))?;
    if !output.status.success() {
        bail!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8(output.stdout)?)
}
