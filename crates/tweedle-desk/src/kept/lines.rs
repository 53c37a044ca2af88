//! Files of lines, and of lines that are JSON with a checksum.

use super::error::KeptError;
use super::seal;
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, Read, Write};

/// No row is longer, in bytes.
const LONGEST: u64 = 1 << 22;

/// A line of a file without its end.
pub(crate) struct Line {
    pub(crate) text: String,
    /// True if it has an end.
    pub(crate) is_complete: bool,
}

impl Line {
    /// Reads a line; behind the last one, an empty one that is not complete.
    pub(crate) fn read(input: &mut impl BufRead) -> Result<Line, KeptError> {
        let mut bytes = Vec::new();
        input.take(LONGEST).read_until(b'\n', &mut bytes)?;
        let is_complete = bytes.pop_if(|byte| *byte == b'\n').is_some();
        if bytes.len() as u64 == LONGEST {
            return Err(KeptError::File("it is not a file of this command".to_owned()));
        }
        // Other characters than UTF-8 are those of no row.
        let text = String::from_utf8(bytes)
            .map_err(|_| KeptError::File("it is not a file of this command".to_owned()))?;
        Ok(Line { text, is_complete })
    }
}

/// Writes a line of JSON with its checksum.
pub(crate) fn write_line(line: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    let line = serde_json::to_string(line)?;
    out.write_all((seal::seal(&line) + "\n").as_bytes())
}

/// The lines of a file in which each is JSON with its checksum.
pub(crate) struct Lines<R> {
    input: R,
    number: usize,
    /// The kind of file, with its article: "a proof".
    kind: &'static str,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R, kind: &'static str) -> Lines<R> {
        Lines { input, number: 0, kind }
    }

    /// The next line, without its checksum, or why there is none.
    pub(crate) fn text(&mut self) -> Result<String, String> {
        self.number += 1;
        let line = Line::read(&mut self.input).map_err(|error| error.to_string())?;
        seal::unseal(&line.text).ok_or_else(|| self.bad())
    }

    /// The next line as a value of the type that it has to be of, or the reason why it is none.
    pub(crate) fn next<T: for<'a> Deserialize<'a>>(&mut self) -> Result<T, String> {
        serde_json::from_str(&self.text()?).map_err(|error| error.to_string())
    }

    /// True if there is nothing more.
    pub(crate) fn is_at_end(&mut self) -> Result<bool, String> {
        self.input.fill_buf().map(<[u8]>::is_empty).map_err(|error| error.to_string())
    }

    /// The message about the line that was read last.
    pub(crate) fn bad(&self) -> String {
        let Lines { number, kind, .. } = self;
        format!("line {number} is missing, was altered, or is none of {kind}")
    }
}
