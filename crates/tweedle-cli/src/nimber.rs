//! `tweedle nimber`: the nimber of an impartial position.

use crate::arguments::unshield;
use crate::limits::Limits;
use crate::report::{Answered, Report, Unanswered, status};
use crate::streams::{read_input, source_name, write_json};
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};

/// The examples at the end of `tweedle nimber --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle nimber 'game.grid.Cram(Grid.Empty(5,7))'
  tweedle nimber 'game.heap.Kayles(\"20\") + game.heap.Nim(\"3\")'";

/// Find the nimber of an impartial position
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Nimber {
    /// Print a JSON object: {"input", "nimber"} or {"input", "error"}
    #[arg(long)]
    json: bool,
    /// An impartial position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield)]
    input: String,
}

impl Nimber {
    /// Finds the nimber and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control);
        let input = read_input(&self.input)?;
        let mut out = io::stdout().lock();
        match watch.run(&control, || desk.nimber(&input)) {
            Ok(answer) if self.json => {
                write_json(&mut out, &Answered { input: &input, answer: &answer })?;
            }
            Ok(answer) => writeln!(out, "{}", answer.nimber.0)?,
            Err(trouble) => {
                if self.json {
                    let error = trouble.advised();
                    write_json(&mut out, &Unanswered { input: &input, error })?;
                } else {
                    trouble.show(source_name(&self.input), &input);
                }
                return Ok(trouble.status());
            }
        }
        Ok(status::GOOD)
    }
}
