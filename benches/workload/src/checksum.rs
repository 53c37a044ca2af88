//! Short names of long sequences.

/// A checksum of a sequence: sequences with the same one have every reason to be the same.
pub fn checksum(values: impl IntoIterator<Item = u64>) -> String {
    let add = |sum: u64, value: u64| {
        sum.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(value).wrapping_add(1)
    };
    format!("#{:016x}", values.into_iter().fold(0, add))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn length_and_order_count() {
        let sums = [vec![], vec![0], vec![0, 0], vec![0, 1], vec![1, 0]].map(checksum);
        for (i, sum) in sums.iter().enumerate() {
            assert!(!sums[..i].contains(sum), "{i}");
        }
    }
}
