//! Lines with a checksum, so that a line that was altered is noticed.
//!
//! The checksum is the CRC-32 of the line without it, in eight hexadecimal digits. In an object of JSON it is
//! the last member, `crc32`; in comma-separated values the last cell, and the headings say `crc32`.

/// The heading of the column of checksums in comma-separated values.
pub(super) const HEADING: &str = ",crc32";

/// A line that is an object of JSON, or cells, without its end, with its checksum.
pub(crate) fn seal(line: &str) -> String {
    let sum = crc32fast::hash(line.as_bytes());
    match line.strip_suffix('}') {
        Some(object) => format!("{object},\"crc32\":\"{sum:08x}\"}}"),
        None => format!("{line},{sum:08x}"),
    }
}

/// The line that was sealed so; `None` if it was altered, or has no checksum.
pub(crate) fn unseal(sealed: &str) -> Option<String> {
    let is_object = sealed.ends_with('}');
    let (line, _) = sealed.rsplit_once(',')?;
    let line = if is_object { format!("{line}}}") } else { line.to_owned() };
    (seal(&line) == sealed).then_some(line)
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
