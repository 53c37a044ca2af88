//! `tweedle known`: what is known of a ruleset.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use tweedle_desk::{Answer, pages::ruleset_page, questions};

/// The examples at the end of `tweedle known --help`.
const EXAMPLES: &str = "\
Classes, values and heaps are computed on small positions; the rest is told with its source. The book has such a page for each ruleset.

Examples:
  tweedle known game.grid.Domineering
  tweedle known Kayles
  tweedle known Kayles --json";

/// Tell what is known of a ruleset: classes, values, theorems, complexity, open questions
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Known {
    #[command(flatten)]
    question: Fields<Known>,
}

impl Asks for Known {
    type Question = questions::Known;
    const PLACES: &[(&str, &str)] = &[("ruleset", "RULESET")];
}

impl Known {
    /// Tells it and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let write =
            |known: &_, out: &mut dyn std::io::Write| write!(out, "{}", ruleset_page(known, None));
        limits.ask(&self.question, Answer::Known, write, |_| status::GOOD)
    }
}
