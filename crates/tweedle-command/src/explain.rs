//! `tweedle explain`: what the code of a message means, and how a value comes about.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use crate::streams::read_input;
use std::io::{self, Write};
use tweedle_desk::{Answer, ExplainedMistake, Format, Picture, StepsOf, StepsPart, questions};

/// The examples at the end of `tweedle explain --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle explain undefined-name
  tweedle explain                      lists all codes
  tweedle explain --steps '{0,1|2}'
  tweedle explain --steps 'game.grid.Domineering(\"...|...\")'";

/// Explain the code of a message, such as undefined-name, or the way to a value
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Explain {
    #[command(flatten)]
    question: Fields<Explain>,
    /// The text is a game: tell the way to its value step by step, with the moves, the dominated and the reversible options,
    /// the thermograph, and who wins
    #[arg(long, requires = "code")]
    steps: bool,
}

impl Asks for Explain {
    type Question = questions::ExplainMistake;
    const PLACES: &[(&str, &str)] = &[("code", "CODE")];
}

impl Explain {
    /// Prints the explanation and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if self.steps {
            let input = read_input(self.question.text("code").unwrap_or_default())?.into_owned();
            let question = questions::Steps { input, format: Format::Text };
            return limits
                .put(&question, "input", Answer::Steps, write_steps, |_| Ok(status::GOOD));
        }
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

fn write_steps(found: &StepsOf, out: &mut dyn Write) -> io::Result<()> {
    for (i, StepsPart { title, lines, pictures }) in found.parts.iter().enumerate() {
        writeln!(out, "{}{title}", if i > 0 { "\n" } else { "" })?;
        for line in lines {
            writeln!(out, "  {line}")?;
        }
        for Picture { picture, .. } in pictures {
            writeln!(out, "\n{}", picture.trim_end())?;
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
