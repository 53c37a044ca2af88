//! Lines with a checksum, so that a line that was altered is noticed.
//!
//! The checksum is the CRC-32 of the line without it, in eight hexadecimal digits. In an object of JSON it is
//! the last member, `crc32`; in comma-separated values the last cell, and the headings say `crc32`.

use super::rows::Line;
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, Write};

/// What the headings of comma-separated values have for it.
pub(super) const HEADING: &str = ",crc32";

/// A line that is an object of JSON, or cells, without its end, with its checksum.
pub(super) fn seal(line: &str) -> String {
    let sum = crc32fast::hash(line.as_bytes());
    match line.strip_suffix('}') {
        Some(object) => format!("{object},\"crc32\":\"{sum:08x}\"}}"),
        None => format!("{line},{sum:08x}"),
    }
}

/// The line that was sealed so; `None` if it was altered, or has no checksum.
pub(super) fn unseal(sealed: &str) -> Option<String> {
    let is_object = sealed.ends_with('}');
    let (line, _) = sealed.rsplit_once(',')?;
    let line = if is_object { format!("{line}}}") } else { line.to_owned() };
    (seal(&line) == sealed).then_some(line)
}

/// Writes a line of JSON with its checksum.
pub(super) fn write_line(line: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    let line = serde_json::to_string(line)?;
    out.write_all((seal(&line) + "\n").as_bytes())
}

/// The lines of a file in which each is JSON with its checksum.
pub(super) struct Lines<R> {
    input: R,
    number: usize,
    /// What the file is of: "a proof".
    kind: &'static str,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R, kind: &'static str) -> Lines<R> {
        Lines { input, number: 0, kind }
    }

    /// The next line, without its checksum, or why there is none.
    pub(super) fn text(&mut self) -> Result<String, String> {
        self.number += 1;
        let line = Line::read(&mut self.input).map_err(|error| error.to_string())?;
        unseal(&line.text).ok_or_else(|| self.bad())
    }

    /// The next line as what it has to be, or why it is not.
    pub(super) fn next<T: for<'a> Deserialize<'a>>(&mut self) -> Result<T, String> {
        serde_json::from_str(&self.text()?).map_err(|error| error.to_string())
    }

    /// Whether there is nothing more.
    pub(super) fn is_at_end(&mut self) -> Result<bool, String> {
        self.input.fill_buf().map(<[u8]>::is_empty).map_err(|error| error.to_string())
    }

    /// What is wrong with the line that was read last.
    pub(super) fn bad(&self) -> String {
        let Lines { number, kind, .. } = self;
        format!("line {number} is missing, was altered, or is none of {kind}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sealed_is_found_again_and_no_bit_of_it_can_be_another() {
        for line in
            ["0.07,Dawson's Kayles,0.07,0,34,53,0,Guy-Smith,9,191", "a", r#"{"code":"0.1"}"#]
        {
            let sealed = seal(line);
            assert_eq!(unseal(&sealed).as_deref(), Some(line));
            assert_eq!(unseal(line), None);
            for bit in 0..8 * sealed.len() {
                let mut altered = sealed.clone().into_bytes();
                altered[bit / 8] ^= 1 << (bit % 8);
                let altered = String::from_utf8_lossy(&altered).into_owned();
                assert_eq!(unseal(&altered), None, "{altered}");
            }
        }
    }
}
