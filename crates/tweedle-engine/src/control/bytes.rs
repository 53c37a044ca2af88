//! Numbers of bytes for people.

/// `bytes` as a person writes them: three significant digits and a unit of powers of 1024.
pub fn human_bytes(bytes: usize) -> String {
    // In tenths, so that no digit shown is lost; in 64 bits, since in a browser a number of bytes has 32.
    let mut tenths = (bytes as u64).saturating_mul(10);
    for unit in ["B", "KB", "MB", "GB"] {
        if tenths < 10_000 {
            return if tenths < 100 && unit != "B" {
                format!("{}.{} {unit}", tenths / 10, tenths % 10)
            } else {
                format!("{} {unit}", tenths / 10)
            };
        }
        tenths /= 1024;
    }
    format!("{}.{} TB", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_for_people() {
        assert_eq!(human_bytes(12), "12 B");
        assert_eq!(human_bytes(4 << 30), "4.0 GB");
        assert_eq!(human_bytes(37 << 20), "37 MB");
    }
}
