//! Printing of answers and of trouble: in words or as JSON.

use crate::limits::Limits;
use crate::report::Report;
use crate::streams::write_json;
use std::io::{self, Write};
use tweedle_desk::{About, Answer, Reply, Trouble};
use tweedle_script::Sentence;

impl Limits {
    /// Tells the answer for `input`, if there is an input: as JSON if that was asked for, being an answer of
    /// a `kind`, and else by `words`.
    ///
    /// # Errors
    /// If the standard output cannot be written.
    pub(crate) fn tell<T>(
        self,
        input: Option<&str>,
        found: T,
        kind: impl FnOnce(T) -> Answer,
        words: impl FnOnce(&T, &mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        if self.json {
            write_json(&mut out, &Reply::new(About::Input(input), Ok(&kind(found))))?;
        } else {
            words(&found, &mut out)?;
        }
        out.flush()
    }

    /// Tells why there is no answer and returns the exit status: as JSON if that was asked for, and else on the
    /// standard error, with the line of `input` it is about and a caret.
    ///
    /// # Errors
    /// If the standard output cannot be written.
    pub(crate) fn fail(self, trouble: &Trouble, name: &str, input: Option<&str>) -> io::Result<u8> {
        if self.json {
            let reply = Reply::new(About::Input(input), Err(trouble));
            write_json(&mut io::stdout().lock(), &reply)?;
        } else {
            trouble.show(name, input.unwrap_or_default());
        }
        Ok(trouble.status())
    }

    /// Reports a mistake in an argument and returns the exit status.
    ///
    /// # Errors
    /// If the standard output cannot be written.
    pub(crate) fn refuse(self, sentence: Sentence) -> io::Result<u8> {
        self.fail(&Trouble::mistake(sentence), "arguments", None)
    }
}
