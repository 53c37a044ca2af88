//! Files whose texts the language reads.

use crate::kept::read_text;
use std::path::Path;

/// The text of a file, or a sentence that says why it cannot be read.
pub(crate) fn read_file(path: &str) -> Result<String, String> {
    read_text(Path::new(path)).map_err(|error| format!("Cannot read {path}: {error}."))
}
