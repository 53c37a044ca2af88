//! Mistakes in the arguments, told like all others: a sentence, and advice.

use crate::arguments::{expression_as_command, quoted};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use tweedle_desk::Trouble;
use tweedle_desk::words::sentence;
use tweedle_script::say;

/// The message about a mistake in the arguments; `None` if it is none, but `--help` or `--version`.
/// `commands` are the names of the commands.
pub(crate) fn mistake(error: &clap::Error, commands: &[&str]) -> Option<Trouble> {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        return None;
    }
    if let Some(trouble) = expression_as_command(error) {
        return Some(trouble);
    }
    let (message, help) = told(error);
    let all = format!("`{} --help` tells what can be given.", command_of(error, commands));
    let help = help.map_or(all.clone(), |help| format!("{help} {all}"));
    Some(Trouble::mistake(say::bad_argument(message)).with_hint(help))
}

/// The message, and the text that may have been meant.
fn told(error: &clap::Error) -> (String, Option<String>) {
    let of = |kind| error.get(kind).map(words).unwrap_or_default();
    let arguments = quoted(&of(ContextKind::InvalidArg), " and ");
    let value = of(ContextKind::InvalidValue).concat().trim().to_owned();
    let choices = of(ContextKind::ValidValue);
    let one_of = (!choices.is_empty()).then(|| format!("It can be {}.", quoted(&choices, " or ")));
    let near = |kind| {
        let near = of(kind);
        (!near.is_empty()).then(|| format!("Did you mean {}?", quoted(&near, " or ")))
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let word = quoted(&of(ContextKind::InvalidSubcommand), "");
            (format!("There is no command {word}."), near(ContextKind::SuggestedSubcommand))
        }
        ErrorKind::UnknownArgument => {
            let is_option = of(ContextKind::InvalidArg).concat().starts_with('-');
            let message = if is_option {
                format!("There is no option {arguments}.")
            } else {
                format!("The argument {arguments} is one too many.")
            };
            (message, near(ContextKind::SuggestedArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            (format!("A value is missing after {arguments}."), one_of)
        }
        ErrorKind::InvalidValue => {
            let near = near(ContextKind::SuggestedValue);
            let help = [near, one_of].into_iter().flatten().collect::<Vec<_>>().join(" ");
            (format!("{arguments} cannot be `{value}`."), (!help.is_empty()).then_some(help))
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string);
            let why = why.map(|why| sentence(&why));
            (format!("{arguments} cannot be `{value}`."), why)
        }
        ErrorKind::MissingRequiredArgument => {
            let is_one = of(ContextKind::InvalidArg).len() == 1;
            let verb = if is_one { "is" } else { "are" };
            (format!("{arguments} {verb} missing."), None)
        }
        ErrorKind::ArgumentConflict => {
            let prior = of(ContextKind::PriorArg);
            if prior.is_empty() || prior == of(ContextKind::InvalidArg) {
                return (format!("{arguments} can be given once only."), None);
            }
            let message =
                format!("{arguments} and {} exclude each other.", quoted(&prior, " and "));
            (message, None)
        }
        ErrorKind::InvalidUtf8 => ("An argument is no text in UTF-8.".to_owned(), None),
        // Mistakes to which our arguments do not lead.
        _ => (sentence(error.kind().as_str().unwrap_or("The arguments have a mistake")), None),
    }
}

/// The command that the arguments belong to, such as `tweedle eval`: the words that the usage begins with,
/// or, where the mistake comes without its usage, the first argument that is a command.
fn command_of(error: &clap::Error, commands: &[&str]) -> String {
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => usage.to_string(),
        _ => String::new(),
    };
    let words = usage.split_whitespace().skip_while(|word| *word != "tweedle");
    let words = words.take_while(|word| word.starts_with(|c: char| c.is_ascii_lowercase()));
    let command: Vec<&str> = words.collect();
    if !command.is_empty() {
        return command.join(" ");
    }
    let mut arguments = std::env::args_os().skip(1);
    let command = arguments.find_map(|it| commands.iter().find(|command| it == **command).copied());
    command.map_or("tweedle".to_owned(), |command| format!("tweedle {command}"))
}

fn words(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(word) => vec![word.clone()],
        ContextValue::Strings(words) => words.clone(),
        ContextValue::StyledStr(text) => vec![text.to_string()],
        ContextValue::StyledStrs(texts) => texts.iter().map(ToString::to_string).collect(),
        ContextValue::Number(number) => vec![number.to_string()],
        _ => Vec::new(),
    }
}
