//! The tasks of a developer: `cargo xtask test`, `cargo xtask builds`, `cargo xtask bench`, `cargo xtask growth`, `cargo xtask language`,
//! `cargo xtask paper`, `cargo xtask python`, `cargo xtask wheel`, `cargo xtask dist`, `cargo xtask house`.

mod bench;
mod commands;
mod dist;
mod examples;
mod growth;
mod guided;
mod house;
mod language;
mod packages;
mod paper;
mod peers;
mod places;
mod program;
mod python;
mod site;
mod sums;
mod test;
mod tools;
mod wait;
mod web;

use anyhow::{Result, bail};
use std::process::ExitCode;

/// The text that `cargo xtask help` prints.
const HELP: &str = "\
cargo xtask test
    Everything a change must pass: formatting, lints, that circles of files have reasons, that the
    crates can be packaged, tests, examples in the documentation, the documentation itself. Stops at the
    first failure and says which it was. The page of `tweedle serve` is skipped where there is no node,
    its tests where there is no Chromium.

cargo xtask builds
    Lints the program without its features and with each of them alone, and checks that the peers
    compile, if their compiler and crates can be had. A change of a manifest, of a feature or of a
    workload is to pass it, too.

cargo xtask bench [--quick] [--all] [--alone | --write] [FILTER]
    Measures Tweedle and its peers on the workloads whose name contains FILTER.
    --quick   small workloads only
    --all     the peers on the longest workloads too (domineering 4 7 and 5 6, toads 7 4 7,
              clobber 4 4, and the cgt crate on clobber 1 26), which without this flag Tweedle
              alone computes; one run may then take 300 s, else 120 s, and is ended at that
    --alone   Tweedle without its peers
    --write   writes the rows to benches/RESULTS.md
    The peers are built with the compiler that benches/peers/rust-toolchain.toml names, which is
    installed if need be. If they do not build, nothing is measured but with --alone.

cargo xtask growth [--draw]
    Measures how the work of `tweedle solve` grows with the board, with the release build that is
    there, and writes book/src/growth.tsv and growth.svg. --draw: only the picture, from the table.

cargo xtask paper
    Sets the paper in examples/paper with pdflatex, in target/paper, as one who writes such a paper does.

cargo xtask python [--stubs]
    Builds the Python package in target/python and runs its tests, if there is Python 3.10 or newer.
    --stubs   writes the stubs that are made of the table of questions and of the library

cargo xtask wheel
    Makes a wheel of the Python package in target/wheels, by maturin, which is installed in the build
    folder, and zig. It is an error if the wheel is larger than 12 MiB.

cargo xtask cluster
    Sweeps on processes, Dask, Ray, and SLURM if there is a controller of it, while drivers and workers
    are killed: all must write the same bytes. Dask and Ray are installed in the build folder. It takes
    some minutes.

cargo xtask site [--check]
    Builds the page without a server in target/site/files, for any web host: the engine as WebAssembly, by the compiler of
    Debian's packages (rustc-web, cargo-web, rust-web-src, lld, zstd), which are installed if that is allowed. It takes ten minutes.
    --check   uses it in Chromium, too, as people use the page, and without a network

cargo xtask dist [PART...]
    Makes what a release hands out, in target/dist-files, all or these parts:
    archive   the program, linked for each Linux of this processor and laid out by a profile of its work
              (it is built twice), its manual and its completions
    deb       a package for Debian of what the archive holds
    wheel     the Python package
    vsix      the extension of Visual Studio Code, with node's npm
    sbom      the list of the crates in the program (CycloneDX)
    sums      the SHA-256 sums of these files
    Tools that are needed are built or installed in the build folder; the archive needs the component
    `llvm-tools` of the compiler.

cargo xtask language [--instructions] [--handed-out] [--write] [FILTER]
    Measures the programs in benches/language whose name contains FILTER, with the release build that
    is there, beside Python and Lua where these are installed.
    --handed-out     with the program of the archive that `cargo xtask dist` made
    --instructions   counts them with valgrind instead of measuring time
    --write          writes the table to benches/LANGUAGE.md

cargo xtask house [--check]
    Prints what the workspace is built of, as its sources say: the crates, the folders of each, and the
    circles of files that import each other, with the names that tie them.
    --check   fails if a circle has no row with a reason in the section `Circles of files` of
              ARCHITECTURE.md, if a row there has no circle, or if a crate imports one that stands
              below it in the table of crates there";

/// Runs the task that the command line names.
fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the task that `words` name.
fn run(words: &[String]) -> Result<()> {
    match words.split_first().map(|(task, rest)| (task.as_str(), rest)) {
        Some(("test", [])) => test::run(),
        Some(("builds", [])) => test::builds(),
        Some(("paper", [])) => paper::run(),
        Some(("python", [flag])) if flag == "--stubs" => python::stubs(),
        Some(("cluster", [])) => python::cluster(),
        Some(("wheel", [])) => python::wheel(&places::target().join("wheels")),
        Some(("dist", parts)) => dist::run(parts),
        Some(("python", [])) => {
            if let Some(reason) = python::check(python::Built::Alone)? {
                println!("skipped: {reason}");
            }
            Ok(())
        }
        Some(("bench", rest)) => bench::run(&bench::Choice::parse(rest)?),
        Some(("site", [])) => site::run(),
        Some(("site", [flag])) if flag == "--check" => site::check(),
        Some(("growth", [])) => growth::run(false),
        Some(("growth", [flag])) if flag == "--draw" => growth::run(true),
        Some(("language", rest)) => language::run(rest),
        Some(("house", [])) => house::print(),
        Some(("house", [flag])) if flag == "--check" => house::check(),
        Some(("help" | "--help" | "-h", _)) | None => {
            println!("{HELP}");
            Ok(())
        }
        Some(_) => bail!("cannot understand `{}`\n\n{HELP}", words.join(" ")),
    }
}
