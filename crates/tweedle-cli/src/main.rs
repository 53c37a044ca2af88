//! The command `tweedle`: evaluates, analyses and explores combinatorial games.

use std::process::ExitCode;

fn main() -> ExitCode {
    tweedle_command::main(tweedle_rulesets::standard)
}
