//! The program that is handed out: how it is built.

use crate::commands::cargo;
use std::env;
use std::process::Command;

/// The variable with flags for the compiler.
pub(crate) const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";

/// Builds the program for a system. A profile is of use only for what is built with the same settings, for the names of functions
/// depend on them; flags may differ.
pub(crate) fn build(system: &str) -> Command {
    let mut build = cargo();
    // With its name given, the flags are for the program and not for what runs in the build.
    build.args(["build", "--profile", "dist", "--package", "tweedle-cli", "--target", system]);
    // With the lines of the sources, which a profiler needs, it would be four times as large.
    build.env("CARGO_PROFILE_DIST_DEBUG", "false").env("CARGO_PROFILE_DIST_STRIP", "true");
    build
}

/// The name of the program's file.
pub(crate) fn name() -> String {
    format!("tweedle{}", env::consts::EXE_SUFFIX)
}
