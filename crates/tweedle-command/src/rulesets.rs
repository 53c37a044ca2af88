//! `tweedle rulesets`: what rulesets there are.

use crate::limits::Limits;
use crate::report::status;
use std::io;
use tweedle_desk::{Answer, Ruleset, Trouble};
use tweedle_script::say;

/// The examples at the end of `tweedle rulesets --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle rulesets
  tweedle rulesets toads
  tweedle rulesets --json";

/// List the rulesets, with a position of each to begin with
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rulesets {
    /// Only those with this in their name
    #[arg(value_name = "TEXT")]
    text: Option<String>,
}

impl Rulesets {
    /// Lists them and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        Ok(show(limits, self.text.as_deref())?)
    }
}

/// Lists the rulesets, or those with a text in their names, and returns the exit status.
pub(crate) fn show(limits: Limits, text: Option<&str>) -> io::Result<u8> {
    let mut answer = limits.plain_desk(&limits.control()).rulesets();
    if let Some(text) = text {
        let text = text.to_lowercase();
        answer.rulesets.retain(|ruleset| ruleset.name.to_lowercase().contains(&text));
    }
    if answer.rulesets.is_empty() {
        return limits.fail(&Trouble::mistake(say::no_ruleset_with_word()), "name", text);
    }
    limits.tell(text, answer, Answer::Rulesets, |answer, out| {
        let texts: Vec<String> = answer.rulesets.iter().map(text_of).collect();
        write!(out, "{}", texts.join("\n"))
    })?;
    Ok(status::GOOD)
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
    let mut text = format!(
        "{name}{parameters}\n  {summary}\n  Source: {source}.\n  Look:  tweedle analyze '{example}'\n"
    );
    if let Some(start) = start {
        text.push_str(&["  Play:  tweedle play '", start, "'\n"].concat());
    }
    text
}
