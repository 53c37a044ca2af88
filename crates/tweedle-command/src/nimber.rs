//! `tweedle nimber`: the nimber of an impartial position.

use crate::arguments::unshield;
use crate::limits::Limits;
use crate::report::status;
use crate::streams::{read_input, source_name};
use crate::watch::{Watch, WhenIdle};
use tweedle_desk::Answer;

/// The examples at the end of `tweedle nimber --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle nimber 'game.grid.Cram(Grid.Empty(5,7))'
  tweedle nimber 'game.heap.Kayles(\"20\") + game.heap.Nim(\"3\")'";

/// Find the nimber of an impartial position
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Nimber {
    /// An impartial position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield)]
    input: String,
}

impl Nimber {
    /// Finds the nimber and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let input = read_input(&self.input)?;
        match watch.run(&control, || desk.nimber(&input)) {
            Ok(found) => {
                limits.tell(Some(&input), found, Answer::Nimber, |found, out| {
                    writeln!(out, "{}", found.nimber.0)
                })?;
                Ok(status::GOOD)
            }
            Err(trouble) => {
                Ok(limits.fail(&trouble.about(&input), source_name(&self.input), Some(&input))?)
            }
        }
    }
}
