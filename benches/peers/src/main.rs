//! Computes one workload on another program's engine, measures it, and prints one line.
//!
//! Written against the public documentation of these engines.

mod bits;
mod with_cgt;
mod with_igs;
mod with_ogdoad;
mod with_ogs;

use std::process::ExitCode;
use tweedle_workload::measure;

/// Reads `cgt|ogdoad|ogdoad+|igs|ogs [--repeat K] WORKLOAD ARGS...` and runs it.
fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.split_first() {
        Some((peer, rest)) if peer == "cgt" => measure::program(rest, with_cgt::run),
        Some((peer, rest)) if peer == "ogdoad" => measure::program(rest, with_ogdoad::run_plain),
        Some((peer, rest)) if peer == "ogdoad+" => measure::program(rest, with_ogdoad::run_plus),
        Some((peer, rest)) if peer == "igs" => measure::program(rest, with_igs::run),
        Some((peer, rest)) if peer == "ogs" => measure::program(rest, with_ogs::run),
        _ => {
            eprintln!("usage: peers cgt|ogdoad|ogdoad+|igs|ogs [--repeat K] WORKLOAD ARGS...");
            ExitCode::FAILURE
        }
    }
}
