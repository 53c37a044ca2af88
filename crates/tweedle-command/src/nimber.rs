//! `tweedle nimber`: the nimber of an impartial position.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use std::io::Write;
use tweedle_desk::{Answer, NimberOf, questions};

/// The examples at the end of `tweedle nimber --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle nimber 'game.grid.Cram(Grid.Empty(5,7))'
  tweedle nimber 'game.heap.Kayles(\"20\") + game.heap.Nim(\"3\")'";

/// Find the nimber of an impartial position
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Nimber {
    #[command(flatten)]
    question: Fields<Nimber>,
}

impl Asks for Nimber {
    type Question = questions::Nimber;
}

impl Nimber {
    /// Finds the nimber and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let words = |found: &NimberOf, out: &mut dyn Write| writeln!(out, "{}", found.nimber.0);
        limits.ask(&self.question, Answer::Nimber, words, |_| status::GOOD)
    }
}
