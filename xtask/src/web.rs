//! Checks of the page of `tweedle serve`: the committed files are what its sources make, and it works in a browser. The board
//! of notebooks is one of these files.

use crate::commands::cargo;
use crate::places::root;
use crate::sums;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The oldest node that the tools of the page run with.
const LEAST_NODE: u32 = 20;
/// The places where the browser may be that the tests use.
const BROWSERS: [&str; 3] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Builds the page anew, and compares it with the committed files. Returns the reason why that cannot be done here,
/// if so.
///
/// # Errors
/// If it does not build, or differs from the committed files.
pub(crate) fn page() -> Result<Option<String>> {
    if let Some(reason) = missing() {
        return Ok(Some(reason));
    }
    let before = sums::of_page(&root())?;
    npm(&["run", "build"])?;
    let other: Vec<String> = sums::other(&before, &sums::of_page(&root())?).into_iter().collect();
    if !other.is_empty() {
        bail!(
            "these files were not what the folder `web` makes; they are now, to be committed: {}",
            other.join(", ")
        );
    }
    Ok(None)
}

/// Uses the page in a browser. Returns why that cannot be done here, if so.
///
/// # Errors
/// If a test of it fails.
pub(crate) fn browser() -> Result<Option<String>> {
    if let Some(reason) = missing() {
        return Ok(Some(reason));
    }
    if let Some(reason) = browser_missing() {
        return Ok(Some(reason));
    }
    test("test", &[])?;
    Ok(None)
}

/// Runs a script of tests, for which the program is built, with variables.
///
/// # Errors
/// If the program does not build, or a test fails.
pub(crate) fn test(script: &str, variables: &[(&str, &Path)]) -> Result<()> {
    // As the tests are built, so that nothing is built again after these.
    let mut build = cargo();
    build.args(["test", "--workspace", "--no-run"]);
    let status = build.stderr(Stdio::null()).status();
    if !status.context("cannot run cargo")?.success() {
        bail!("the program does not build");
    }
    let program = crate::places::target().join("debug/tweedle");
    let mut tests = in_web("npm");
    tests.args(["run", script]).env("TWEEDLE", program).envs(variables.iter().copied());
    if !tests.status().context("cannot run npm")?.success() {
        bail!("the page does not work in a browser");
    }
    Ok(())
}

/// Gets a browser. Returns why there is none here, if so.
pub(crate) fn browser_missing() -> Option<String> {
    let is_there = || {
        std::env::var_os("CHROMIUM").is_some()
            || BROWSERS.iter().any(|browser| Path::new(browser).exists())
    };
    if !is_there() && may_install() {
        println!("installing Chromium");
        install(&["chromium"]);
    }
    (!is_there()).then(|| "there is no Chromium; `CHROMIUM` may say where it is".to_owned())
}

/// Tries to install packages of the system.
pub(crate) fn install(packages: &[&str]) {
    // A list of packages that is missing or old finds nothing.
    for arguments in [&["update"][..], &[&["install", "--yes"], packages].concat()] {
        let mut install = Command::new("apt-get");
        install.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        let _ = install.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

/// True if packages of the system can be installed: by root on Debian, as continuous integration is.
pub(crate) fn may_install() -> bool {
    let id = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    let is_root = id.is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    is_root && Path::new("/usr/bin/apt-get").exists()
}

/// Gets the tools that the lock file names. Returns why they cannot be had here, if so.
pub(crate) fn missing() -> Option<String> {
    let version = Command::new("node").arg("--version").stderr(Stdio::null()).output();
    let Ok(version) = version else { return Some("node is not installed".to_owned()) };
    let version = String::from_utf8_lossy(&version.stdout).trim().to_owned();
    let major = version.trim_start_matches('v').split('.').next().and_then(|it| it.parse().ok());
    if major.is_none_or(|major: u32| major < LEAST_NODE) {
        return Some(format!("node is {version}, and the page needs {LEAST_NODE} or newer"));
    }
    let lock = root().join("web/package-lock.json");
    let own = root().join("web/node_modules/.package-lock.json");
    let when = |path: &Path| fs::metadata(path).and_then(|it| it.modified()).ok();
    // They are there since the last time.
    if when(&own) >= when(&lock) && own.is_file() {
        return None;
    }
    match in_web("npm").args(["ci", "--no-audit", "--no-fund"]).status() {
        Ok(status) if status.success() => None,
        _ => Some("npm cannot get the tools of the page".to_owned()),
    }
}

pub(crate) fn npm(arguments: &[&str]) -> Result<()> {
    let status = in_web("npm").args(arguments).status().context("cannot run npm")?;
    if !status.success() {
        bail!("`npm {}` failed", arguments.join(" "));
    }
    Ok(())
}

fn in_web(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root().join("web"));
    command
}
