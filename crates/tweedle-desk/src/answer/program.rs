//! The results of a check of the text of a program, as data.

use crate::Place;
use crate::pages::TextFile;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::{Gravity, Note};

/// The mistakes in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CheckedFile {
    /// The file.
    pub file: String,
    /// The mistakes, which make the program fail.
    pub mistakes: Vec<Remark>,
    /// The warnings: places that may not mean what the author meant.
    pub warnings: Vec<Remark>,
}

/// A remark on a place in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Remark {
    /// The code of the kind of mistake, such as `never-read`; `tweedle explain` tells more.
    pub code: String,
    /// A complete sentence, with identifiers in backticks.
    pub message: String,
    /// Advice on what to do about it.
    pub hint: Option<String>,
    /// The line on which its place starts, counted from 1.
    pub line: usize,
    /// The column at which it starts, counted from 1 in characters.
    pub column: usize,
    /// The first byte of the place, counted from 0 in UTF-8.
    pub start: u32,
    /// One past the last byte of the place.
    pub end: u32,
}

/// Pages that were made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WrittenPages {
    /// The folder, if they were written into one.
    pub folder: Option<String>,
    /// The names of the pages, sorted.
    pub pages: Vec<String>,
    /// The files, if they were not written: the pages and their style.
    pub files: Option<Vec<TextFile>>,
    /// The number of examples that were run.
    pub examples: usize,
}

impl CheckedFile {
    /// The answer for the notes on the text of a file.
    pub fn new(file: &str, text: &str, notes: &[Note]) -> CheckedFile {
        let of = |gravity: Gravity| {
            let notes = notes.iter().filter(|note| note.gravity == gravity);
            notes.map(|note| Remark::new(note, text)).collect()
        };
        let (mistakes, warnings) = (of(Gravity::Mistake), of(Gravity::Warning));
        CheckedFile { file: file.to_owned(), mistakes, warnings }
    }
}

impl Remark {
    fn new(note: &Note, text: &str) -> Remark {
        let Place { line, column, start, end } = Place::of(note.diagnostic.span, text);
        let (message, hint) = (note.diagnostic.message.clone(), note.diagnostic.hint.clone());
        let code = note.diagnostic.mistake.code().to_owned();
        Remark { code, message, hint, line, column, start, end }
    }
}
