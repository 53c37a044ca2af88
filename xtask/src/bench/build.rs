//! Building what is measured.

use super::program::{Program, wait};
use crate::{root, target};
use anyhow::{Context, Result, bail};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The programs in the order of the table's columns, each with the arguments that come before the
/// workload. The first is ours, the others are one file.
pub(crate) const PROGRAMS: [(&str, &[&str]); COUNT] = [
    ("ours", &[]),
    ("cgt", &["cgt"]),
    ("ogdoad", &["ogdoad"]),
    ("ogdoad+", &["ogdoad+"]),
    ("igs", &["igs"]),
    ("ogs", &["ogs"]),
];

/// How many programs are measured.
pub(crate) const COUNT: usize = 6;

/// How long installing a compiler may take.
const INSTALL_LIMIT: Duration = Duration::from_secs(300);

/// Builds the measured programs; without the peers, and saying so, where they cannot be built.
pub(crate) fn programs() -> Result<[Option<Program>; COUNT]> {
    let target = target();
    println!("building");
    let mut ours = Command::new("cargo");
    ours.args(["build", "--release", "--package", "tweedle-bench", "--target-dir"]);
    let status = ours.arg(&target).current_dir(root()).status();
    if !status.context("cannot run cargo")?.success() {
        bail!("the build failed");
    }
    let peers = peers();
    if let Err(reason) = &peers {
        println!("measuring Tweedle alone: {reason:#}");
    }
    Ok(PROGRAMS.map(|(name, arguments)| {
        let file = if name == "ours" { "release/tweedle-bench" } else { "peers/release/peers" };
        let is_built = name == "ours" || peers.is_ok();
        is_built.then(|| Program { path: target.join(file), arguments })
    }))
}

/// Builds the peers with the compiler that they name, installing it if need be.
fn peers() -> Result<()> {
    if !has_compiler() {
        println!("installing the compiler that benches/peers/rust-toolchain.toml names");
        let installed = in_peers("rustup").args(["toolchain", "install"]).spawn();
        let mut child = installed.context("rustup is missing, and so is the peers' compiler")?;
        let given_up = wait(&mut child, INSTALL_LIMIT)?;
        if given_up.is_some() || !has_compiler() {
            bail!(
                "the compiler that benches/peers/rust-toolchain.toml names is not installed and \
                 cannot be installed"
            );
        }
    }
    let mut build = in_peers("cargo");
    build.args(["build", "--release", "--locked", "--target-dir"]).arg(target().join("peers"));
    if !build.status().context("cannot run cargo")?.success() {
        bail!("the peers cannot be built");
    }
    Ok(())
}

/// Whether the compiler that the peers name runs.
fn has_compiler() -> bool {
    let mut compiler = in_peers("rustc");
    compiler.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    // Only look: `peers` installs it, within a time limit.
    compiler.env("RUSTUP_AUTO_INSTALL", "0").status().is_ok_and(|status| status.success())
}

/// A command in the peers' folder, which names their compiler; ours must not be forced on them.
fn in_peers(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root().join("benches/peers")).env_remove("RUSTUP_TOOLCHAIN");
    command
}
