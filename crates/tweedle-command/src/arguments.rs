//! Arguments that several commands share.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsString;
use std::path::Path;
use tweedle_desk::Trouble;
use tweedle_engine::{Play, Player};
use tweedle_script::cut;
use tweedle_script::say;
use tweedle_search::strategy::TABLE;

/// The names of the players, in an argument.
pub(crate) fn player() -> impl TypedValueParser<Value = Player> {
    let names = [("left", "Left"), ("right", "Right")];
    PossibleValuesParser::new(names.map(|(name, help)| PossibleValue::new(name).help(help)))
        .map(|name| if name.eq_ignore_ascii_case("left") { Player::Left } else { Player::Right })
}

/// The values that name strategies.
pub(crate) fn strategy_values() -> impl Iterator<Item = PossibleValue> {
    TABLE.iter().map(|entry| PossibleValue::new(entry.name).help(entry.summary))
}

/// The way of play that `--misere` chooses.
pub(crate) fn play(misere: bool) -> Play {
    if misere { Play::Misere } else { Play::Normal }
}

/// The ending of the name of a file to be written, in lower case; `None` if it has none.
///
/// # Errors
/// A sentence that lists the known endings, if it is another.
pub(crate) fn ending(path: &Path, known: &[&'static str]) -> Result<Option<&'static str>, String> {
    let Some(ending) = path.extension() else { return Ok(None) };
    let is_it = |known: &&&str| ending.eq_ignore_ascii_case(known);
    known.iter().find(is_it).map(|known| Some(*known)).ok_or_else(|| {
        let name = path.display();
        let known: Vec<String> = known.iter().map(|known| format!(".{known}")).collect();
        let known = quoted(&known, " or ");
        format!("I do not know what to write into {name}: let its name end in {known}.")
    })
}

/// The words in backticks, with a word before the last.
pub(crate) fn quoted(words: &[String], last: &str) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{}`", word.trim())).collect();
    match quoted.split_last() {
        Some((end, [])) => end.clone(),
        Some((end, others)) => format!("{}{last}{end}", others.join(", ")),
        None => String::new(),
    }
}

/// Makes sure that no file is overwritten which nobody asked to overwrite. `instead` is the other thing that can be
/// done with it, with a comma and a space at its end.
///
/// # Errors
/// The mistake that the file is there already.
pub(crate) fn may_write(path: Option<&Path>, force: bool, instead: &str) -> Result<(), Trouble> {
    let Some(path) = path.filter(|path| path.is_file() && !force) else { return Ok(()) };
    let instead = format!(": {instead}overwrite it by `--force`, or choose another name");
    Err(Trouble::mistake(say::file_is_there(path.display(), instead)))
}

/// Makes a folder, if it is not there.
///
/// # Errors
/// The mistake that a file has this name, or that the folder cannot be made.
pub(crate) fn make_folder(path: &Path) -> Result<(), Trouble> {
    if path.symlink_metadata().is_ok() && !path.is_dir() {
        let instead = ": it is a file, and a folder is needed";
        return Err(Trouble::mistake(say::file_is_there(path.display(), instead)));
    }
    std::fs::create_dir_all(path)
        .map_err(|error| Trouble::file(say::cannot_make(path.display(), error)))
}

/// Puts a space before an expression such as `-*2`, which is no option: the only short options
/// are `-h`, `-V` and `-o`. To the language the space means nothing.
pub(crate) fn shield(argument: OsString) -> OsString {
    let expression = match argument.to_str() {
        Some("-h" | "-V" | "-o") | None => None,
        Some(text) => text.strip_prefix('-'),
    };
    match expression {
        Some(rest) if !rest.is_empty() && !rest.starts_with('-') => format!(" -{rest}").into(),
        _ => argument,
    }
}

/// Undoes [`shield`].
#[allow(clippy::unnecessary_wraps, reason = "a value parser returns a result")]
pub(crate) fn unshield(argument: &str) -> Result<String, std::convert::Infallible> {
    let original = if argument.starts_with(" -") { &argument[1..] } else { argument };
    Ok(original.to_owned())
}

/// The arguments with `run` before a file of a program that stands where a command should.
pub(crate) fn with_run(mut words: Vec<OsString>, error: &clap::Error) -> Option<Vec<OsString>> {
    let (ErrorKind::InvalidSubcommand, Some(ContextValue::String(file))) =
        (error.kind(), error.get(ContextKind::InvalidSubcommand))
    else {
        return None;
    };
    let is_program = Path::new(file).extension().is_some_and(|it| it.eq_ignore_ascii_case("cgs"));
    let place = words.iter().position(|word| word.to_str() == Some(file)).filter(|_| is_program)?;
    words.insert(place, "run".into());
    Some(words)
}

/// The message about an expression that stands where a command should stand, if this is the mistake.
pub(crate) fn expression_as_command(error: &clap::Error) -> Option<Trouble> {
    let (ErrorKind::InvalidSubcommand, Some(ContextValue::String(word))) =
        (error.kind(), error.get(ContextKind::InvalidSubcommand))
    else {
        return None;
    };
    let word = word.strip_prefix(" -").map_or(word.clone(), |rest| format!("-{rest}"));
    if word.chars().all(char::is_alphabetic) {
        // A command with a mistake: the usual message names one like it.
        return None;
    }
    let (shown, quoted) = (cut(&word), cut(&word.replace('\'', "'\\''")));
    let help = if word.starts_with('-') {
        format!(
            "An expression is evaluated by `tweedle eval '{quoted}'`; `tweedle --help` lists the options."
        )
    } else {
        format!("An expression is evaluated by `tweedle eval '{quoted}'`.")
    };
    Some(Trouble::mistake(say::no_such_command(&shown)).with_hint(help))
}

/// Expressions that are separated by commas; those within brackets and texts separate nothing.
pub(crate) fn split(text: &str) -> Vec<String> {
    let (mut parts, mut part) = (Vec::new(), String::new());
    let (mut depth, mut is_text) = (0_i32, false);
    for letter in text.chars() {
        match letter {
            '"' => is_text = !is_text,
            '(' | '[' | '{' if !is_text => depth += 1,
            ')' | ']' | '}' if !is_text => depth -= 1,
            ',' if depth == 0 && !is_text => {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            _ => {}
        }
        part.push(letter);
    }
    parts.push(part);
    let parts = parts.iter().map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_split_outside_of_brackets() {
        let check = |text: &str, expected: &[&str]| assert_eq!(split(text), expected, "{text}");
        check("value, mean", &["value", "mean"]);
        check("{1,2|3},g.F(1,2)[3,4]", &["{1,2|3}", "g.F(1,2)[3,4]"]);
        check("\"a,b\",c,", &["\"a,b\"", "c"]);
    }
}
