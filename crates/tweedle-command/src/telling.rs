//! Printing of answers and of trouble: in words or as JSON.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::{Report, status};
use crate::streams::write_json;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::Path;
use tweedle_desk::kept;
use tweedle_desk::{About, Answer, Ask, Reply, Trouble};
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

    /// Asks the question of a command, tells the answer as [`Limits::tell`] does, and returns the exit status: what `status` says
    /// of an answer.
    ///
    /// # Errors
    /// If the standard output cannot be written, or the standard input cannot be read.
    pub(crate) fn ask<C, A>(
        self,
        fields: &Fields<C>,
        kind: impl FnOnce(A) -> Answer,
        words: impl FnOnce(&A, &mut dyn Write) -> io::Result<()>,
        status: impl FnOnce(&A) -> u8,
    ) -> anyhow::Result<u8>
    where
        C: Asks<Question: Ask<Answer = A>>,
    {
        let (question, name) = fields.question()?;
        self.put(&question, name, kind, words, |found| Ok(status(found)))
    }

    /// [`Limits::ask`] for a question, whose input has this name in messages.
    ///
    /// # Errors
    /// If the standard output cannot be written; those of `status`, which may write a file before the answer is told.
    pub(crate) fn put<Q: Ask>(
        self,
        question: &Q,
        name: &str,
        kind: impl FnOnce(Q::Answer) -> Answer,
        words: impl FnOnce(&Q::Answer, &mut dyn Write) -> io::Result<()>,
        status: impl FnOnce(&Q::Answer) -> anyhow::Result<u8>,
    ) -> anyhow::Result<u8> {
        let mut watch = Watch::new(self, WhenIdle::Leave)?;
        let control = self.control();
        let mut desk = self.desk(&control)?;
        let input = question.input();
        match watch.run(&control, || question.ask(&mut desk)) {
            Ok(found) => {
                let status = status(&found)?;
                self.tell(input, found, kind, words)?;
                Ok(status)
            }
            Err(trouble) => {
                Ok(self.fail(&trouble.about(input.unwrap_or_default()), name, input)?)
            }
        }
    }

    /// The text of a certificate; or, if it cannot be read, the exit status, after the reason was told.
    ///
    /// # Errors
    /// If the standard output cannot be written.
    pub(crate) fn read_certificate(self, path: &Path) -> io::Result<Result<String, u8>> {
        let name = path.display().to_string();
        match kept::read_certificate(path, self.bytes()) {
            Ok(text) => Ok(Ok(text)),
            Err(error) => {
                let trouble = Trouble::unreadable(&name, error);
                self.fail(&trouble, "certificate", Some(&name)).map(Err)
            }
        }
    }

    /// Puts the question about a certificate in a file, tells the answer and returns the exit status.
    ///
    /// # Errors
    /// As [`Limits::put`].
    pub(crate) fn check_certificate<Q: Ask>(
        self,
        path: &Path,
        question: impl FnOnce(String) -> Q,
        kind: impl FnOnce(Q::Answer) -> Answer,
        words: impl FnOnce(&Q::Answer, &mut dyn Write) -> io::Result<()>,
    ) -> anyhow::Result<u8> {
        match self.read_certificate(path)? {
            Ok(text) => self.put(&question(text), "arguments", kind, words, |_| Ok(status::GOOD)),
            Err(status) => Ok(status),
        }
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
