//! The places where the end of a sequence has occurred before.

/// As many elements at the end are looked for, at most.
const NEEDLE: usize = 1 << 12;
/// As many earlier occurrences are found, at most.
const MOST: usize = 8;

/// Distances at which the last elements of a sequence have occurred before, the least first.
///
/// A sequence with the period p and a preperiod up to half of its length has p among them, unless its
/// last elements recur more often within a period than is looked for. Cost: linear.
pub(crate) fn distances<T: PartialEq>(g: &[T]) -> Vec<u64> {
    let len = (g.len() / 8).clamp(1, NEEDLE);
    let Some(start) = g.len().checked_sub(len) else { return vec![] };
    let needle = &g[start..];
    let is_needle = |at: &usize| {
        // Most places are ruled out by one element.
        g[*at] == needle[0] && g[*at..*at + len] == *needle
    };
    let earlier = (start / 2..start).rev().filter(is_needle);
    earlier.take(MOST).map(|at| (start - at) as u64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_period_is_found() {
        let sequence: Vec<u32> = (0..40).chain((0..400).map(|i| 50 + (i % 37))).collect();
        assert_eq!(distances(&sequence)[..2], [37, 74]);
        assert_eq!(distances(&[1, 2, 3, 4]), [0; 0]);
        assert_eq!(distances::<u8>(&[]), [0; 0]);
    }
}
