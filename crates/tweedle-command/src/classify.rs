//! `tweedle classify`: the classes of games that a ruleset belongs to.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use std::io::{self, Write};
use tweedle_desk::{Answer, Classified, pages::class_line, questions};

/// The examples at the end of `tweedle classify --help`.
const EXAMPLES: &str = "\
Each class is tested on all positions of the sizes, until one is found that does not belong to it. That all belong to it is no proof for larger
ones.

Examples:
  tweedle classify game.grid.Clobber --cols 1..6
  tweedle classify game.heap.Kayles --heaps 2 --most 8";

/// Tell which classes of games a ruleset belongs to, tested on small positions
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Classify {
    #[command(flatten)]
    question: Fields<Classify>,
}

impl Asks for Classify {
    type Question = questions::Classify;
    const PLACES: &[(&str, &str)] = &[("ruleset", "RULESET")];
}

impl Classify {
    /// Tells them and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        limits.ask(&self.question, Answer::Classified, write_text, |_| status::GOOD)
    }
}

fn write_text(found: &Classified, out: &mut dyn Write) -> io::Result<()> {
    found.classes.iter().try_for_each(|class| writeln!(out, "{}", class_line(class)))
}
