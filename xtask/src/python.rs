//! The Python package: its library is built, its tests are run with it in the build folder, its stubs are written, and wheels
//! are made of it, for machines and for pages.

use crate::commands::cargo;
use crate::places::{copy, empty, root, target};
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// The largest size of a wheel, in bytes. It has 11 million: 22 million of machine code before compression, half of it the walks of
/// rulesets, which are optimised for speed.
const LARGEST_WHEEL: u64 = 12 << 20;
/// The program that runs Python.
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// What cargo is told to build, so that the library of the package is among it.
#[derive(Clone, Copy)]
pub(crate) enum Built {
    /// The package alone.
    Alone,
    /// The package with all that the tests in Rust need. After them it costs the package only: cargo chooses the features of a
    /// crate by what is built together, and each crate that has other features is compiled again.
    WithTests,
}

/// Builds the package in the build folder and runs its tests. Returns the reason why that cannot be done here, if so.
///
/// # Errors
/// If it does not build, or a test fails.
pub(crate) fn check(built: Built) -> Result<Option<String>> {
    if !is_there() {
        return Ok(Some("there is no Python 3.10 or newer".to_owned()));
    }
    let folder = build(built)?;
    let mut tests = python(&folder);
    tests.args(["-m", "unittest", "discover", "--start-directory"]);
    tests.arg(Path::new("python").join("tests"));
    run(tests, "a test of the package for Python fails")?;
    Ok(None)
}

/// Runs sweeps on Dask, Ray, processes, and SLURM if there is a controller of it, while drivers and workers are killed. Dask and Ray are
/// installed in the build folder.
///
/// # Errors
/// If it does not build, or a test fails.
pub(crate) fn cluster() -> Result<()> {
    ensure!(is_there(), "there is no Python 3.10 or newer");
    let package = build(Built::WithTests)?;
    let tools = environment("cluster-tools", "ray", &["distributed>=2025.1", "ray>=2.40"])?;
    let mut tests = Command::new(tools.join(if cfg!(windows) { "python.exe" } else { "python" }));
    tests.current_dir(root()).env("PYTHONPATH", package).env("TWEEDLE_CLUSTER", "1");
    tests.args(["-m", "unittest", "discover", "--verbose", "--start-directory"]);
    tests.arg(Path::new("python").join("tests")).args(["--pattern", "test_cluster.py"]);
    run(tests, "a sweep on a cluster fails")
}

/// Makes an environment of Python in the build folder with some packages, unless one of their programs is there; returns the folder
/// of its programs.
fn environment(name: &str, program: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = target().join(name);
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    if !programs.join(format!("{program}{}", env::consts::EXE_SUFFIX)).exists() {
        let mut made = Command::new(PYTHON);
        made.args(["-m", "venv"]).arg(&folder);
        run(made, "there is no environment of Python")?;
        let mut installed = Command::new(programs.join("pip"));
        installed.args(["install", "--quiet"]).args(packages);
        run(installed, "packages of Python cannot be installed")?;
    }
    Ok(programs)
}

/// Writes the stubs that are made of tables.
///
/// # Errors
/// If the package does not build, or there is no Python.
pub(crate) fn stubs() -> Result<()> {
    ensure!(is_there(), "there is no Python 3.10 or newer");
    let mut tool = python(&build(Built::Alone)?);
    tool.arg(Path::new("python").join("tools").join("stubs.py"));
    run(tool, "the stubs are not written")
}

/// Makes a wheel in a folder by maturin, which is installed in the build folder. It works with each Python from 3.10 on.
/// On Linux it is linked by zig with the names of an old glibc, so that it can be loaded on systems from 2014 on.
///
/// # Errors
/// If it cannot be built, or is too large.
pub(crate) fn wheel(out: &Path) -> Result<()> {
    ensure!(is_there(), "there is no Python 3.10 or newer");
    let programs =
        environment("python-tools", "maturin", &["maturin>=1.9,<2", "ziglang>=0.13,<1"])?;
    let maturin = programs.join(format!("maturin{}", env::consts::EXE_SUFFIX));
    let mut build = Command::new(maturin);
    build.args(["build", "--release", "--strip", "--manifest-path", "python/Cargo.toml"]);
    if cfg!(target_os = "linux") {
        build.args(["--zig", "--compatibility", "manylinux2014"]);
    }
    build.arg("--out").arg(out).current_dir(root());
    // Maturin looks for zig as a module of the first Python of the path.
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([programs].into_iter().chain(env::split_paths(&others)))?;
    build.env("PATH", path);
    run(build, "the wheel does not build")?;
    let of_file = |file: PathBuf| {
        let named = file.extension().is_some_and(|end| end == "whl");
        named.then(|| file.metadata().ok().map(|it| (it.modified().ok(), it.len(), file))).flatten()
    };
    let files = fs::read_dir(out)?.filter_map(|entry| of_file(entry.ok()?.path()));
    let (_, bytes, file) = files.max_by_key(|(when, _, _)| *when).context("there is no wheel")?;
    println!("{} of {} kB", file.display(), bytes / 1000);
    ensure!(bytes <= LARGEST_WHEEL, "the wheel is larger than {LARGEST_WHEEL} bytes");
    Ok(())
}

/// Makes the wheel for Python in a page, as in `JupyterLite`, of the engine in a folder.
///
/// # Errors
/// If it cannot be made: it needs Python 3.11.
pub(crate) fn wheel_for_pages(engine: &Path, out: &Path) -> Result<()> {
    let mut tool = Command::new(PYTHON);
    tool.current_dir(root()).env("PYTHONDONTWRITEBYTECODE", "1");
    tool.arg(Path::new("python").join("tools").join("lite.py")).args([engine, out]);
    run(tool, "the wheel for Python in a page is not made")
}

/// True if there is a Python that is new enough.
fn is_there() -> bool {
    let mut asked = Command::new(PYTHON);
    asked.args(["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]);
    asked.stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}

/// A run of Python with the package that stands in a folder.
fn python(folder: &Path) -> Command {
    let mut python = Command::new(PYTHON);
    python.current_dir(root());
    python.env("PYTHONPATH", folder).env("PYTHONDONTWRITEBYTECODE", "1");
    python
}

fn run(mut command: Command, failure: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("{failure}: it cannot be run"))?;
    if !status.success() {
        bail!("{failure}");
    }
    Ok(())
}

/// Builds the package; returns the folder that it stands in.
fn build(built: Built) -> Result<PathBuf> {
    let mut build = cargo();
    build.arg("build").args(match built {
        Built::Alone => &["--package", "tweedle-python"],
        // A test among what is built brings the features of the crates that only tests need.
        Built::WithTests => &["--workspace", "--lib", "--test", "completions"][..],
    });
    if cfg!(target_os = "macos") {
        // The names of Python are found when it loads the library.
        build.env("RUSTFLAGS", "-C link-arg=-undefined -C link-arg=dynamic_lookup");
    }
    run(build, "the package for Python does not build")?;
    let folder = target().join("python");
    let package = folder.join("tweedle");
    empty(&package)?;
    copy(&root().join("python/tweedle"), &package)?;
    let end = if cfg!(windows) { ".pyd" } else { ".abi3.so" };
    let library = format!("{}_tweedle{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    let library = target().join("debug").join(library);
    fs::copy(&library, package.join(format!("_tweedle{end}")))
        .with_context(|| format!("cannot copy {}", library.display()))?;
    Ok(folder)
}
