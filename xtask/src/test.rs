//! Everything a change must pass.

use crate::commands::cargo;
use crate::{house, packages, peers, python, web};
use anyhow::{Context, Result, bail};
use std::fmt;
use std::process::{Command, Stdio};
use std::time::Instant;

/// The work of a check.
enum Check {
    /// Runs cargo with these arguments and variables.
    Cargo(&'static [&'static str], &'static [(&'static str, &'static str)]),
    /// Checks that every circle of files has its reason, and that the page was made after the last change of its sources.
    House,
    /// Checks that the crates can be packaged.
    Packages,
    /// Checks that the peers compile.
    Peers,
    /// Checks that the page is what its sources make.
    Page,
    /// Uses the page in a browser.
    Browser,
    /// Runs the tests of the Python package.
    Python,
}

/// The tests, where the faster runner is installed.
const NEXTEST: &[&str] = &["nextest", "run", "--workspace"];

/// The tests, by cargo alone.
const TESTS: &[&str] = &["test", "--workspace", "--lib", "--bins", "--tests"];

/// The lints of the program with as few features of its own as it can have, or with those given.
macro_rules! bare {
    ($($features:literal),*) => {
        ["clippy", "-p", "tweedle-cli", "-p", "tweedle-command", "--no-default-features", $($features,)* "--", "-D", "warnings"]
    };
}

/// A check with its name.
type Named = (&'static str, Check);

/// Runs all checks of a change.
pub(crate) fn run() -> Result<()> {
    install("cargo-fmt", "rustfmt")?;
    install("cargo-clippy", "clippy")?;
    let tests = if is_there("cargo-nextest") { NEXTEST } else { TESTS };
    let lints = &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    // The examples are among them, so that the crates of others have the features with which the lints have checked them. The
    // pages of the program would be those of the crate `tweedle`.
    let pages = &[
        "doc",
        "--workspace",
        "--exclude",
        "tweedle-cli",
        "--no-deps",
        "--lib",
        "--bins",
        "--examples",
    ];
    all([
        ("formatting", Check::Cargo(&["fmt", "--all", "--check"], &[])),
        ("lints", Check::Cargo(lints, &[])),
        ("circles of files", Check::House),
        ("packages", Check::Packages),
        ("page", Check::Page),
        ("tests", Check::Cargo(tests, &[])),
        ("page in a browser", Check::Browser),
        ("Python package", Check::Python),
        ("documentation examples", Check::Cargo(&["test", "--workspace", "--doc"], &[])),
        ("documentation", Check::Cargo(pages, &[("RUSTDOCFLAGS", "-D warnings")])),
    ])
}

/// Lints the program without its features and with each of them alone, and checks that the peers compile. Each of these compiles most
/// crates again, or others than the program has, so that it is no part of `run`.
pub(crate) fn builds() -> Result<()> {
    install("cargo-clippy", "clippy")?;
    all([
        ("peers", Check::Peers),
        ("the program without its features", Check::Cargo(&bare!(), &[])),
        ("the program with Parquet alone", Check::Cargo(&bare!("--features", "parquet"), &[])),
        ("the program with PNG alone", Check::Cargo(&bare!("--features", "png"), &[])),
        ("the program with SQLite alone", Check::Cargo(&bare!("--features", "sqlite"), &[])),
        ("the program with the server alone", Check::Cargo(&bare!("--features", "server"), &[])),
        ("the program with clusters alone", Check::Cargo(&bare!("--features", "cluster"), &[])),
    ])
}

/// Runs checks in order up to the first that fails.
fn all<const COUNT: usize>(checks: [Named; COUNT]) -> Result<()> {
    let mut skipped = Vec::new();
    for (i, (name, check)) in checks.into_iter().enumerate() {
        println!("[{}/{COUNT}] {name}{check}", i + 1);
        let begin = Instant::now();
        if let Some(reason) = check.run().with_context(|| format!("{name} failed"))? {
            println!("skipped: {reason}");
            skipped.push(name);
        }
        println!("[{}/{COUNT}] {} s", i + 1, begin.elapsed().as_secs());
    }
    if skipped.is_empty() {
        println!("all {COUNT} checks passed");
    } else {
        let passed = COUNT - skipped.len();
        println!("{passed} checks passed; not looked at here: {}", skipped.join(", "));
    }
    Ok(())
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Check::Cargo(arguments, _) => write!(f, ": cargo {}", arguments.join(" ")),
            Check::House
            | Check::Packages
            | Check::Peers
            | Check::Page
            | Check::Browser
            | Check::Python => Ok(()),
        }
    }
}

impl Check {
    /// Runs the check. Returns why it could not look here, if so.
    fn run(self) -> Result<Option<String>> {
        let (arguments, variables) = match self {
            Check::Cargo(arguments, variables) => (arguments, variables),
            Check::House => return house::check().map(|()| None),
            Check::Packages => return packages::check(),
            Check::Peers => return peers::check(),
            Check::Page => return web::page(),
            Check::Browser => return web::browser(),
            Check::Python => return python::check(python::Built::WithTests),
        };
        let mut command = cargo();
        let status = command.args(arguments).envs(variables.iter().copied()).status();
        let status = status.context("cannot run cargo")?;
        if !status.success() {
            bail!("cargo ended with {status}");
        }
        Ok(None)
    }
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

/// True if the program runs; rustup's stand-in for a missing component does not.
fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    // Subcommands of cargo expect their own name first when they are called by themselves.
    if let Some(subcommand) = program.strip_prefix("cargo-").filter(|name| *name == "nextest") {
        command.arg(subcommand);
    }
    let command = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
