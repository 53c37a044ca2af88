//! Building the programs that are measured.

use super::program::Program;
use crate::peers;
use crate::places::{root, target};
use anyhow::{Context, Result, bail};
use std::process::Command;

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

/// The number of programs that are measured.
pub(crate) const COUNT: usize = 6;

/// Builds the measured programs, or ours alone.
///
/// # Errors
/// If one of them does not build.
pub(crate) fn programs(is_alone: bool) -> Result<[Option<Program>; COUNT]> {
    let target = target();
    println!("building");
    let peers = if is_alone {
        None
    } else {
        Some(peers::build().context("cannot measure the peers (`--alone` does without them)")?)
    };
    let mut ours = Command::new("cargo");
    ours.args(["build", "--profile", "dist", "--package", "tweedle-bench", "--target-dir"]);
    let status = ours.arg(&target).current_dir(root()).status();
    if !status.context("cannot run cargo")?.success() {
        bail!("the build failed");
    }
    let ours = target.join("dist/tweedle-bench");
    Ok(PROGRAMS.map(|(name, arguments)| {
        let path = if name == "ours" { Some(&ours) } else { peers.as_ref() };
        path.map(|path| Program { path: path.clone(), arguments })
    }))
}
