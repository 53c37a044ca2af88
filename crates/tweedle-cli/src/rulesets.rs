//! `tweedle rulesets`: what rulesets there are.

use crate::limits::Limits;
use crate::report::status;
use crate::streams::{say, write_json};
use std::io::{self, Write};
use tweedle_desk::Ruleset;

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
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Only those with this in their name
    #[arg(value_name = "TEXT")]
    text: Option<String>,
}

impl Rulesets {
    /// Lists them and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        Ok(show(limits, self.text.as_deref(), self.json)?)
    }
}

/// Lists the rulesets, or those with a text in their names, and returns the exit status.
pub(crate) fn show(limits: Limits, text: Option<&str>, json: bool) -> io::Result<u8> {
    let mut answer = limits.desk(&limits.control()).rulesets();
    if let Some(text) = text {
        let text = text.to_lowercase();
        answer.rulesets.retain(|ruleset| ruleset.name.to_lowercase().contains(&text));
    }
    let mut out = io::stdout().lock();
    if json {
        write_json(&mut out, &answer)?;
    } else {
        let texts: Vec<String> = answer.rulesets.iter().map(text_of).collect();
        write!(out, "{}", texts.join("\n"))?;
    }
    out.flush()?;
    if answer.rulesets.is_empty() {
        say("error: No ruleset has that in its name.");
        return Ok(status::BAD_INPUT);
    }
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
