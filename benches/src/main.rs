//! Computes one workload on Tweedle's engine, measures it, and prints one line.

mod ours;

use std::process::ExitCode;
use tweedle_engine::LargePages;
use tweedle_workload::measure;

/// The one of the command.
#[global_allocator]
static ALLOCATOR: LargePages = LargePages;

/// Reads `[--repeat K] WORKLOAD ARGS...` and runs it.
fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    measure::program(&words, ours::run)
}
