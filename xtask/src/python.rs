//! The Python package: its library is built, and its tests are run with it, in the build folder.

use crate::places::{root, target};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

/// Builds the package in the build folder and runs its tests. Returns the reason why that cannot be done here, if so.
///
/// # Errors
/// If it does not build, or a test fails.
pub(crate) fn check() -> Result<Option<String>> {
    let program = if cfg!(windows) { "python" } else { "python3" };
    let new_enough = "import sys; sys.exit(sys.version_info < (3, 10))";
    let mut asked = Command::new(program);
    asked.args(["-c", new_enough]).stdout(Stdio::null()).stderr(Stdio::null());
    if !asked.status().is_ok_and(|status| status.success()) {
        return Ok(Some("there is no Python 3.10 or newer".to_owned()));
    }
    let mut build = Command::new("cargo");
    build.args(["build", "--package", "tweedle-python"]).current_dir(root());
    if cfg!(target_os = "macos") {
        // The names of Python are found when it loads the library.
        build.env("RUSTFLAGS", "-C link-arg=-undefined -C link-arg=dynamic_lookup");
    }
    if !build.status().context("cannot run cargo")?.success() {
        bail!("the package for Python does not build");
    }
    let folder = target().join("python");
    let package = folder.join("tweedle");
    if package.exists() {
        fs::remove_dir_all(&package)?;
    }
    fs::create_dir_all(&package)?;
    for file in fs::read_dir(root().join("python/tweedle"))? {
        let file = file?.path();
        if let Some(name) = file.file_name().filter(|_| file.is_file()) {
            fs::copy(&file, package.join(name))?;
        }
    }
    let end = if cfg!(windows) { ".pyd" } else { ".abi3.so" };
    let library = format!("{}_tweedle{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    let library = target().join("debug").join(library);
    fs::copy(&library, package.join(format!("_tweedle{end}")))
        .with_context(|| format!("cannot copy {}", library.display()))?;
    let mut tests = Command::new(program);
    tests.args(["-m", "unittest", "discover", "--start-directory"]);
    tests.arg(Path::new("python").join("tests")).current_dir(root());
    tests.env("PYTHONPATH", &folder).env("PYTHONDONTWRITEBYTECODE", "1");
    if !tests.status().context("cannot run Python")?.success() {
        bail!("a test of the package for Python fails");
    }
    Ok(None)
}
