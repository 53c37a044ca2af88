//! `tweedle rulesets`: what rulesets there are.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use std::io;
use tweedle_desk::{Answer, Ask, Ruleset, questions};

/// The examples at the end of `tweedle rulesets --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle rulesets
  tweedle rulesets toads
  tweedle rulesets --impartial --loopy
  tweedle rulesets game.strip --partizan
  tweedle rulesets --json";

/// List the rulesets, with a position of each to begin with
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rulesets {
    #[command(flatten)]
    question: Fields<Rulesets>,
}

impl Asks for Rulesets {
    type Question = questions::Rulesets;
    const PLACES: &[(&str, &str)] = &[("word", "WORD")];
}

impl Rulesets {
    /// Lists them and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let (question, _) = self.question.question()?;
        Ok(show(limits, &question)?)
    }
}

/// Lists rulesets, and returns the exit status.
pub(crate) fn show(limits: Limits, question: &questions::Rulesets) -> io::Result<u8> {
    let word = question.word.as_deref();
    match question.ask(&mut limits.plain_desk(&limits.control())) {
        Ok(answer) => {
            limits.tell(word, answer, Answer::Rulesets, |answer, out| {
                let texts: Vec<String> = answer.rulesets.iter().map(text_of).collect();
                write!(out, "{}", texts.join("\n"))
            })?;
            Ok(status::GOOD)
        }
        Err(trouble) => limits.fail(&trouble, "word", word),
    }
}

/// The name with parameters, the rules, and expressions to begin with.
fn text_of(ruleset: &Ruleset) -> String {
    let parameters = ruleset.parameters.iter().map(|it| match &it.default {
        Some(default) => format!("{} => {default}", it.name),
        None => it.name.clone(),
    });
    let parameters: Vec<String> = parameters.collect();
    let parameters =
        if parameters.is_empty() { String::new() } else { format!("({})", parameters.join(", ")) };
    let Ruleset { name, summary, source, example, start, .. } = ruleset;
    let kinds = [
        (true, if ruleset.is_impartial { "impartial" } else { "partizan" }),
        (ruleset.is_loopy, "loopy"),
        (ruleset.is_entailing, "entailing"),
    ];
    let kinds: Vec<&str> =
        kinds.into_iter().filter_map(|(is_so, word)| is_so.then_some(word)).collect();
    let kinds = kinds.join(", ");
    let mut text = format!(
        "{name}{parameters}\n  {summary}\n  Kind:   {kinds}.\n  Source: {source}.\n  Look:  tweedle analyze '{example}'\n"
    );
    if let Some(start) = start {
        text.push_str(&["  Play:  tweedle play '", start, "'\n"].concat());
    }
    text
}
