//! `tweedle explain`: what the code of a message means.

use crate::limits::Limits;
use crate::report::status;
use std::io::Write;
use tweedle_desk::questions::ExplainMistake;
use tweedle_desk::{Answer, Ask, ExplainedMistake};

/// The examples at the end of `tweedle explain --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle explain undefined-name
  tweedle explain                      lists all codes";

/// Explain the code of a message, such as undefined-name
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Explain {
    /// The code that stands in brackets behind `error` [default: all codes]
    code: Option<String>,
}

impl Explain {
    /// Prints the explanation and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut desk = limits.plain_desk(&limits.control());
        match (ExplainMistake { code: self.code.clone() }).ask(&mut desk) {
            Ok(found) => {
                let words = |found: &ExplainedMistake, out: &mut dyn Write| {
                    write!(out, "{}", without_fences(&found.text))?;
                    if found.code.is_some() {
                        writeln!(out, "\nIts messages:\n")?;
                        for it in &found.sentences {
                            writeln!(out, "    {}", it.text.replace('\n', "\n    "))?;
                        }
                    }
                    Ok(())
                };
                limits.tell(self.code.as_deref(), found, Answer::Mistake, words)?;
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble, "code", self.code.as_deref())?),
        }
    }
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
