//! Names of codes.

use tweedle_heaps::Code;

/// A code as it was written, and as it is printed if that is something else.
pub(super) fn called(code: &Code, written: &str) -> String {
    let is_code = written.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    match code.to_string() {
        printed if is_code && printed != written => {
            format!("{written} (the same game as {printed})")
        }
        printed => printed,
    }
}
