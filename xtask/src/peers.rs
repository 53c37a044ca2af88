//! The program that measures other engines: it has a compiler and crates of its own, and is built
//! apart from the workspace.

use crate::places::{root, target};
use crate::wait::wait;
use anyhow::{Context, Result, bail};
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The largest time for installing the compiler, and for fetching the crates.
const LONGEST_FETCH: Duration = Duration::from_mins(3);

/// Builds the peers for measuring, and returns the program.
///
/// # Errors
/// If they cannot be built here, with the reason.
pub(crate) fn build() -> Result<PathBuf> {
    if let Some(reason) = missing()? {
        bail!("{reason}");
    }
    cargo(&["build", "--release"])?;
    Ok(folder().join("release/peers"))
}

/// Checks that the peers compile. Returns why that cannot be checked here, if so.
///
/// # Errors
/// If they do not compile.
pub(crate) fn check() -> Result<Option<String>> {
    let reason = missing()?;
    if reason.is_none() {
        cargo(&["check"])?;
    }
    Ok(reason)
}

/// Gets the compiler and the crates that the peers name. Returns why they cannot be had here, if so.
///
/// # Errors
/// If the crates cannot be had because the peers' files contradict each other.
fn missing() -> Result<Option<String>> {
    if !has_compiler() {
        println!("installing the compiler that benches/peers/rust-toolchain.toml names");
        let Ok(mut child) = in_peers("rustup").args(["toolchain", "install"]).spawn() else {
            return Ok(Some("rustup is missing, and so is the peers' compiler".to_owned()));
        };
        wait(&mut child, LONGEST_FETCH)?;
        if !has_compiler() {
            let reason = "the compiler that benches/peers/rust-toolchain.toml names is not \
                          installed and cannot be installed";
            return Ok(Some(reason.to_owned()));
        }
    }
    let mut fetch = in_peers("cargo");
    fetch.args(["fetch", "--locked", "--quiet"]).stderr(Stdio::piped());
    let mut child = fetch.spawn().context("cannot run cargo")?;
    if let Some(limit) = wait(&mut child, LONGEST_FETCH)? {
        return Ok(Some(format!("the peers' crates cannot be fetched: {limit}")));
    }
    if child.wait()?.success() {
        return Ok(None);
    }
    let mut complaint = String::new();
    child.stderr.take().context("no output")?.read_to_string(&mut complaint)?;
    // Cargo names this flag where the lock file is at fault, and not the way to the crates.
    if complaint.contains("--locked") {
        bail!("benches/peers/Cargo.lock does not fit: {}", complaint.trim());
    }
    Ok(Some(format!("the peers' crates cannot be fetched: {}", complaint.trim())))
}

/// Lets cargo work on the peers.
fn cargo(arguments: &[&str]) -> Result<()> {
    let mut command = in_peers("cargo");
    command.args(arguments).args(["--locked", "--target-dir"]).arg(folder());
    if !command.status().context("cannot run cargo")?.success() {
        bail!("the peers do not compile");
    }
    Ok(())
}

/// True if the compiler that the peers name runs.
fn has_compiler() -> bool {
    let mut compiler = in_peers("rustc");
    compiler.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    // Only look: `missing` installs it, within a time limit.
    compiler.env("RUSTUP_AUTO_INSTALL", "0").status().is_ok_and(|status| status.success())
}

/// A command in the peers' folder, which names their compiler; ours must not be forced on them.
fn in_peers(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root().join("benches/peers")).env_remove("RUSTUP_TOOLCHAIN");
    command
}

/// The folder in which the peers are built.
fn folder() -> PathBuf {
    target().join("peers")
}
