//! Checksums of files, as `sha256sum` writes them.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The SHA-256 of some bytes, in 64 hexadecimal digits.
pub(crate) fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        // A text takes whatever is written to it.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    /// The second example of FIPS 180-2.
    #[test]
    fn sums_are_those_of_the_standard() {
        let expect = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(super::sum(b"abc"), expect);
    }
}
