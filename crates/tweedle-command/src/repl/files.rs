//! `:load` and `:save`: a session as a program in a file; and the program that is run at its start.

use super::Repl;
use crate::arguments::may_write;
use crate::report::{has_colour, status};
use crate::streams::to_stderr;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use tweedle_desk::kept::{read_text, write};
use tweedle_desk::words::sentence;
use tweedle_desk::{Folders, Trouble};
use tweedle_script::{Diagnostic, Source};

/// The file in the folder of the user that is run at the start of a session.
const STARTUP: &str = "startup.cgs";

impl Repl {
    /// Runs a program in a file.
    pub(super) fn load(&mut self, file: &str) -> io::Result<()> {
        let text = match read_text(&path(file)) {
            Ok(text) => text,
            Err(error) => {
                let message = format!("Cannot read {file}: {error}.");
                self.worst = self.worst.max(status::ENVIRONMENT);
                to_stderr(&format!("error[bad-file]: {message}"));
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
        if let Err(there) = may_write(Some(&path), force, "") {
            let message = there.message.replace("`--force`", &format!("`:save! {file}`"));
            self.refuse(&message, "`:save!` writes over what is there.");
            return;
        }
        if let Err(error) = write(&path, self.worksheet.text().as_bytes()) {
            self.worst = self.worst.max(status::ENVIRONMENT);
            to_stderr(&format!("error[bad-file]: {}", sentence(&error.to_string())));
        }
    }

    /// Runs the program that the user has for the start of a session. A mistake in it is a warning.
    pub(super) fn start_up(&mut self) {
        let Some(file) = startup().filter(|file| file.is_file()) else { return };
        let name = file.display().to_string();
        let text = match read_text(&file) {
            Ok(text) => text,
            Err(error) => return to_stderr(&format!("warning: Cannot read {name}: {error}.")),
        };
        if let Err(trouble) = self.evaluate_source(Source::new(&name, &text)) {
            warn(&trouble.about(&text), &name, &text);
        }
    }
}

/// Shows trouble as a warning.
fn warn(trouble: &Trouble, file: &str, text: &str) {
    let Some(place) = trouble.place else {
        return to_stderr(&format!("warning: {file}: {}", trouble.message));
    };
    let other = trouble.whence.as_ref().and_then(|way| way.text.as_ref());
    let (file, text) = other.map_or((file, text), |it| (it.name.as_str(), it.text.as_str()));
    let diagnostic = Diagnostic::new(trouble.sentence(), place.span());
    to_stderr(&diagnostic.render_warning(file, text, has_colour(io::stderr().is_terminal())));
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
