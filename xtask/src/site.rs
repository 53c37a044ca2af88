//! The site without a server: the engine as WebAssembly, and the page as files for any web host.

use crate::commands::{cargo, done};
use crate::places::{empty, root, target};
use crate::web;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

/// The tool that makes JavaScript of the engine. Its version is that of the crate in `web/engine/Cargo.toml`.
const BINDGEN: (&str, &str) = ("wasm-bindgen-cli", "0.2.130");
/// The packages of Debian that build the engine: their compiler has the sources of its standard library.
const PACKAGES: [&str; 5] = ["rustc-web", "cargo-web", "rust-web-src", "lld", "binaryen"];
/// The stack of the engine, and the most memory that it may have, in bytes.
const STACK: u32 = 32 << 20;
const MEMORY: u32 = 2 << 30;

/// Builds the site in `target/site/files`. Returns why that cannot be done here, if so.
///
/// # Errors
/// If it does not build.
pub(crate) fn build() -> Result<Option<String>> {
    if let Some(reason) = packages().or_else(web::missing) {
        return Ok(Some(reason));
    }
    let site = target().join("site");
    empty(&site)?;
    engine()?;
    let made = target().join("wasm32-unknown-unknown/release/tweedle_web_engine.wasm");
    let mut bind = Command::new(bindgen()?);
    bind.args(["--target", "web", "--no-typescript", "--out-dir"]);
    done(bind.arg(site.join("engine")).arg(&made))?;
    let bound = site.join("engine/tweedle_web_engine_bg.wasm");
    let mut shorten = Command::new("wasm-opt");
    shorten.args(["-O2", "--all-features", "--output"]).arg(&bound);
    // An old one may not know all that the compiler writes; the engine works without it.
    let shorter = shorten.arg(&bound).stderr(Stdio::null()).status();
    if !shorter.is_ok_and(|status| status.success()) {
        println!("wasm-opt does not read the engine, which is left as it is");
    }
    web::npm(&["run", "site"])?;
    Ok(None)
}

/// Builds the site, and uses it in a browser. Returns why that cannot be done here, if so.
///
/// # Errors
/// If it does not build, or a test of it fails.
pub(crate) fn check() -> Result<Option<String>> {
    if let Some(reason) = build()?.or_else(web::browser_missing) {
        return Ok(Some(reason));
    }
    web::test("test:site", &[("TWEEDLE_SITE", &target().join("site/files"))])?;
    Ok(None)
}

/// The engine as WebAssembly.
fn engine() -> Result<()> {
    let flags = [
        "-Clinker=wasm-ld".to_owned(),
        format!("-Clink-arg=-zstack-size={STACK}"),
        format!("-Clink-arg=--max-memory={MEMORY}"),
    ];
    // Its standard library is built with it, for which the compiler has to be as free as one of the night is.
    let mut build = Command::new("/usr/bin/cargo");
    build
        .args(["build", "--release", "--target", "wasm32-unknown-unknown"])
        .arg("-Zbuild-std=std,panic_abort")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTFLAGS", flags.join(" "))
        .env("CARGO_TARGET_DIR", target())
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .current_dir(root().join("web/engine"));
    done(&mut build)
}

/// The tool that makes JavaScript of the engine; it is built in the build folder if it is not there.
fn bindgen() -> Result<std::path::PathBuf> {
    let tools = target().join("tools");
    let program = tools.join("bin/wasm-bindgen");
    let said = Command::new(&program).arg("--version").output();
    let is_there = said.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).contains(BINDGEN.1));
    if !is_there {
        let mut install = cargo();
        install.args(["install", BINDGEN.0, "--version", BINDGEN.1, "--force", "--root"]);
        done(install.arg(&tools))?;
    }
    Ok(program)
}

/// Gets the packages. Returns why they cannot be had here, if so.
fn packages() -> Option<String> {
    let are_there = || {
        ["/usr/bin/rustc", "/usr/bin/cargo", "/usr/bin/wasm-ld", "/usr/bin/wasm-opt"]
            .iter()
            .all(|program| Path::new(program).exists())
            && Path::new("/usr/lib/rustlib/src").exists()
    };
    if !are_there() && web::may_install() {
        println!("installing {}", PACKAGES.join(", "));
        web::install(&PACKAGES);
    }
    (!are_there()).then(|| format!("the packages {} are not installed", PACKAGES.join(", ")))
}

/// [`build`], for a person who wants the site.
///
/// # Errors
/// As there, and if it cannot be built here.
pub(crate) fn run() -> Result<()> {
    match build().context("the site")? {
        Some(reason) => bail!("{reason}"),
        None => Ok(()),
    }
}
