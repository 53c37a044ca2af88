//! The site without a server: the engine as WebAssembly, the page as files for any web host, and the package for Python in a page.

use crate::commands::done;
use crate::places::{empty, root, target};
use crate::tools::WASM_BINDGEN;
use crate::{python, web};
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;

/// The packages of Debian that build the engine and compress it: their compiler has the sources of its standard library.
const PACKAGES: [&str; 5] = ["rustc-web", "cargo-web", "rust-web-src", "lld", "zstd"];
/// The stack of the engine, and the most memory that it may have, in bytes.
const STACK: u32 = 32 << 20;
const MEMORY: u32 = 2 << 30;

/// Builds the site in `target/site/files`.
///
/// # Errors
/// If it does not build, or what it needs cannot be had here.
pub(crate) fn run() -> Result<()> {
    if let Some(reason) = packages().or_else(web::missing) {
        bail!("{reason}");
    }
    let site = target().join("site");
    empty(&site)?;
    engine()?;
    let made = target().join("wasm32-unknown-unknown/release/tweedle_web_engine.wasm");
    let mut bind = Command::new(WASM_BINDGEN.program()?);
    bind.args(["--target", "web", "--no-typescript", "--out-dir"]);
    done(bind.arg(site.join("engine")).arg(&made))?;
    web::npm(&["run", "site"])?;
    // After the list of what a browser keeps of the site: only who asks for it gets it.
    python::wheel_for_pages(&site.join("engine"), &site.join("files"))
}

/// Builds the site, and uses it in a browser.
///
/// # Errors
/// As [`run`], and if there is no browser or a test fails.
pub(crate) fn check() -> Result<()> {
    run()?;
    if let Some(reason) = web::browser_missing() {
        bail!("{reason}");
    }
    web::test("test:site", &[("TWEEDLE_SITE", &target().join("site/files"))])
}

/// The engine as WebAssembly.
fn engine() -> Result<()> {
    let flags = [
        "-Clinker=wasm-ld".to_owned(),
        // Browsers have had these instructions since 2023; sequences of heaps are found by them.
        "-Ctarget-feature=+simd128".to_owned(),
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

/// Gets the packages. Returns why they cannot be had here, if so.
fn packages() -> Option<String> {
    let are_there = || {
        ["/usr/bin/rustc", "/usr/bin/cargo", "/usr/bin/wasm-ld", "/usr/bin/zstd"]
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
