//! `:load` and `:save`: a session as a program in a file; and the program that is run at its start.

use super::Repl;
use crate::arguments::in_the_way;
use crate::report::{has_colour, status};
use crate::streams::say;
use crate::usage::sentence;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use tweedle_desk::kept::{read_text, write};
use tweedle_desk::{Folders, Trouble};
use tweedle_script::lexer::{Token, lex};
use tweedle_script::{Diagnostic, Source, parse};

/// What is run at the start of a session, in the folder of the user.
const STARTUP: &str = "startup.cgs";

/// The inputs of a session that had no mistake.
#[derive(Default)]
pub(super) struct Worksheet {
    inputs: Vec<String>,
}

impl Worksheet {
    /// Adds an input.
    pub(super) fn add(&mut self, input: &str) {
        self.inputs.push(ended(input));
    }

    /// Forgets all inputs.
    pub(super) fn clear(&mut self) {
        self.inputs.clear();
    }

    /// A program that does what the inputs did.
    fn text(&self) -> String {
        self.inputs.iter().flat_map(|input| [input, "\n"]).collect()
    }
}

/// An input with `;` at its end, if that has to be: another statement follows.
fn ended(input: &str) -> String {
    let input = input.trim();
    let tokens = lex(input).unwrap_or_default();
    let last = tokens.iter().rev().find(|(token, _)| *token != Token::EndOfText);
    let Some((token, span)) = last.copied() else { return input.to_owned() };
    let (before, after) = input.split_at(span.range().end);
    let is_ended = token == Token::Semicolon || parse(&format!("{before}\n0")).is_ok();
    // A comment may stand behind it.
    if is_ended { input.to_owned() } else { format!("{before};{after}") }
}

impl Repl {
    /// Runs a program in a file.
    pub(super) fn load(&mut self, file: &str) -> io::Result<()> {
        let text = match read_text(&path(file)) {
            Ok(text) => text,
            Err(error) => {
                let message = format!("Cannot read {file}: {error}.");
                self.worst = self.worst.max(status::ENVIRONMENT);
                say(&format!("error: {message}"));
                return Ok(());
            }
        };
        self.find_classes_beside(&path(file));
        match self.evaluate_source(Source::new(file, &text)) {
            Ok(output) => {
                self.worksheet.add(&text);
                match output {
                    Some(output) => writeln!(io::stdout().lock(), "{output}"),
                    None => Ok(()),
                }
            }
            Err(trouble) => {
                self.tell(trouble, 1, file, &text);
                Ok(())
            }
        }
    }

    /// Lets classes be found in the folder of a file from now on, before those in other folders.
    fn find_classes_beside(&mut self, file: &Path) {
        let folder = file.parent().unwrap_or(Path::new("")).to_owned();
        self.folders.retain(|it| *it != folder);
        self.folders.insert(0, folder);
        let folders = self.folders.iter().cloned().chain(self.limits.folders());
        self.session.borrow_mut().set_class_path(Folders::new(folders.collect()));
    }

    /// Writes the inputs into a file.
    pub(super) fn save(&mut self, file: &str, force: bool) {
        let path = path(file);
        if let Some(message) = in_the_way(&path, force, "") {
            let message = message.replace("`--force`", &format!("`:save! {file}`"));
            self.refuse(&format!("{message}."), "`:save!` writes over what is there.");
            return;
        }
        if let Err(error) = write(&path, self.worksheet.text().as_bytes()) {
            self.worst = self.worst.max(status::ENVIRONMENT);
            say(&format!("error: {}", sentence(&error.to_string())));
        }
    }

    /// Runs the program that the user has for the start of a session. A mistake in it is a warning.
    pub(super) fn start_up(&mut self) {
        let Some(file) = startup().filter(|file| file.is_file()) else { return };
        let name = file.display().to_string();
        let text = match read_text(&file) {
            Ok(text) => text,
            Err(error) => return say(&format!("warning: Cannot read {name}: {error}.")),
        };
        if let Err(trouble) = self.evaluate_source(Source::new(&name, &text)) {
            warn(&trouble.about(&text), &name, &text);
        }
    }
}

/// Shows trouble as a warning.
fn warn(trouble: &Trouble, file: &str, text: &str) {
    let Some(place) = trouble.place else {
        return say(&format!("warning: {file}: {}", trouble.message));
    };
    let other = trouble.whence.as_ref().and_then(|way| way.text.as_ref());
    let (file, text) = other.map_or((file, text), |it| (it.name.as_str(), it.text.as_str()));
    let mut diagnostic = Diagnostic::new(trouble.message.as_str(), place.span());
    diagnostic.hint.clone_from(&trouble.hint);
    say(&diagnostic.render_warning(file, text, has_colour(io::stderr().is_terminal())));
}

/// A file as it is typed: `~/` is the folder of the user.
fn path(file: &str) -> PathBuf {
    let home = || std::env::var_os("HOME").map(PathBuf::from);
    let at_home = file.strip_prefix("~/").and_then(|rest| Some(home()?.join(rest)));
    at_home.unwrap_or_else(|| Path::new(file).to_owned())
}

/// The program that is run at the start.
fn startup() -> Option<PathBuf> {
    Some(PathBuf::from(std::env::var_os("HOME")?).join("CGScript").join(STARTUP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worksheet_is_a_program() {
        let mut worksheet = Worksheet::default();
        let inputs = [
            "x := 3",
            "x + 1 // three",
            "y := x;",
            "/* nothing */",
            "if x > 2 then y := 5 end",
            "class A(n) def Twice := n + n; end",
            "begin var z := 1;\n  z end",
            "f := n -> begin n end",
            "\"a;\"",
        ];
        for input in inputs {
            worksheet.add(input);
        }
        let text = worksheet.text();
        let script = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(script.statements.len(), inputs.len() - 1, "{text}");
        assert!(text.contains("x + 1; // three\n"), "{text}");
    }
}
