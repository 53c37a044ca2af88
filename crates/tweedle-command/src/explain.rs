//! `tweedle explain`: what the code of a message means.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use std::io::{self, Write};
use tweedle_desk::{Answer, ExplainedMistake, questions};

/// The examples at the end of `tweedle explain --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle explain undefined-name
  tweedle explain                      lists all codes";

/// Explain the code of a message, such as undefined-name
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Explain {
    #[command(flatten)]
    question: Fields<Explain>,
}

impl Asks for Explain {
    type Question = questions::ExplainMistake;
    const PLACES: &[(&str, &str)] = &[("code", "CODE")];
}

impl Explain {
    /// Prints the explanation and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        limits.ask(&self.question, Answer::Mistake, write_text, |_| status::GOOD)
    }
}

fn write_text(found: &ExplainedMistake, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "{}", without_fences(&found.text))?;
    if found.code.is_some() {
        writeln!(out, "\nIts messages:\n")?;
        for it in &found.sentences {
            writeln!(out, "    {}", it.text.replace('\n', "\n    "))?;
        }
    }
    Ok(())
}

/// Markdown for a terminal: blocks are indented in the place of their fences.
fn without_fences(markdown: &str) -> String {
    let (mut text, mut is_block) = (String::new(), false);
    for line in markdown.lines() {
        if line.starts_with("```") {
            is_block = !is_block;
            continue;
        }
        let indent = if is_block && !line.is_empty() { "    " } else { "" };
        text.extend([indent, line, "\n"]);
    }
    text
}
