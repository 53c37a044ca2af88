//! Everything a change must pass.

use crate::root;
use anyhow::{Context, Result, bail};
use std::process::{Command, Stdio};

/// One thing to pass: its name, the arguments of cargo, and variables to set.
type Check = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

/// The tests, where the faster runner is installed.
const NEXTEST: &[&str] = &["nextest", "run", "--workspace"];

/// The tests, by cargo alone.
const TESTS: &[&str] = &["test", "--workspace", "--lib", "--bins", "--tests"];

/// Runs the checks in order up to the first that fails.
pub(crate) fn run() -> Result<()> {
    install("cargo-fmt", "rustfmt")?;
    install("cargo-clippy", "clippy")?;
    let tests = if is_there("cargo-nextest") { NEXTEST } else { TESTS };
    let checks: [Check; 5] = [
        ("formatting", &["fmt", "--all", "--check"], &[]),
        ("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[]),
        ("tests", tests, &[]),
        ("documentation examples", &["test", "--workspace", "--doc"], &[]),
        ("documentation", &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")]),
    ];
    let count = checks.len();
    for (i, (name, arguments, variables)) in checks.into_iter().enumerate() {
        println!("[{}/{count}] {name}: cargo {}", i + 1, arguments.join(" "));
        let mut command = Command::new("cargo");
        command.args(arguments).envs(variables.iter().copied()).current_dir(root());
        // What an incremental build keeps is half of a build folder, and one run does not need it.
        if std::env::var_os("CARGO_INCREMENTAL").is_none() {
            command.env("CARGO_INCREMENTAL", "0");
        }
        let status = command.status().context("cannot run cargo")?;
        if !status.success() {
            bail!("{name} failed");
        }
    }
    println!("all {count} checks passed");
    Ok(())
}

/// Makes sure that a program which comes with the compiler is there.
fn install(program: &str, component: &str) -> Result<()> {
    if is_there(program) {
        return Ok(());
    }
    println!("installing {component}");
    let status = Command::new("rustup").args(["component", "add", component]).status();
    if !status.with_context(|| format!("{component} is missing, and so is rustup"))?.success() {
        bail!("cannot install {component}");
    }
    Ok(())
}

/// Whether the program runs; rustup's stand-in for a missing component does not.
fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    // Subcommands of cargo expect their own name first when they are called by themselves.
    if let Some(subcommand) = program.strip_prefix("cargo-").filter(|name| *name == "nextest") {
        command.arg(subcommand);
    }
    let command = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
