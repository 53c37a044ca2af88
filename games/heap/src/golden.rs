//! The golden ratio φ = (1 + √5)/2, in whole numbers.

/// True if a < φb: a² - ab - b², which is 0 at a = φb, is negative.
pub(super) fn is_below_golden(a: u64, b: u64) -> bool {
    // No product of two numbers of 64 bits has more than 128.
    let square = |n: u64| u128::from(n) * u128::from(n);
    match a.checked_sub(b) {
        None => true,
        Some(difference) => u128::from(a) * u128::from(difference) < square(b),
    }
}

/// True if a is the whole part of φb.
pub(super) fn is_golden_floor(a: u64, b: u64) -> bool {
    // φb is whole only for b = 0.
    let is_next_above = a.checked_add(1).is_none_or(|next| !is_below_golden(next, b));
    if b == 0 { a == 0 } else { is_below_golden(a, b) && is_next_above }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By floating point, and for ratios of Fibonacci numbers, which lie alternately below and above
    /// φ, at the limit of 64 bits.
    #[test]
    fn the_golden_ratio_in_whole_numbers() {
        let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
        for b in 1..200_u32 {
            let floor = (golden * f64::from(b)) as u64;
            let b = u64::from(b);
            for a in 0..400 {
                assert_eq!(is_below_golden(a, b), a <= floor, "{a} {b}");
                assert_eq!(is_golden_floor(a, b), a == floor, "{a} {b}");
            }
        }
        assert!(is_golden_floor(0, 0) && !is_golden_floor(1, 0));
        let (mut a, mut b, mut is_below) = (1_u64, 1, true);
        while let Some(next) = a.checked_add(b) {
            assert_eq!(is_below_golden(a, b), is_below, "{a} {b}");
            (a, b, is_below) = (next, a, !is_below);
        }
        assert!(is_below_golden(u64::MAX, u64::MAX) && !is_below_golden(u64::MAX, 1));
    }
}
