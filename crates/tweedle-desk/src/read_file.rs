//! Files whose texts the language reads.

use crate::kept::read_text;
use std::io;
use std::path::Path;

/// The text of a file, or an error whose words are a sentence for the author of a program.
pub(crate) fn read_file(path: &str) -> io::Result<String> {
    read_text(Path::new(path))
        .map_err(|error| io::Error::new(error.kind(), format!("Cannot read {path}: {error}.")))
}
