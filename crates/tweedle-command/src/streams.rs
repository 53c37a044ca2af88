//! The standard streams.

use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Read, Write};
use std::path::Path;
use tweedle_desk::kept::read_text;

/// The input that an argument stands for: itself, or the standard input if it is `-`.
pub(crate) fn read_input(argument: &str) -> io::Result<Cow<'_, str>> {
    if argument != "-" {
        return Ok(argument.into());
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    // Bytes that are no UTF-8 become a character that means nothing, with the usual message.
    Ok(String::from_utf8_lossy(&bytes).into_owned().into())
}

/// The name of a file in messages, and its text; `-` is the standard input.
pub(crate) fn read_file(path: &Path) -> (String, io::Result<String>) {
    if path.as_os_str() == "-" {
        (source_name("-").to_owned(), read_input("-").map(Cow::into_owned))
    } else {
        (path.display().to_string(), read_text(path))
    }
}

/// The name, in messages, of the text that an argument stands for.
pub(crate) fn source_name(argument: &str) -> &'static str {
    if argument == "-" { "<stdin>" } else { "input" }
}

/// Writes a line of JSON.
pub(crate) fn write_json(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Writes a line to the standard error. Nobody is left to hear of it if that fails.
pub(crate) fn to_stderr(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}
