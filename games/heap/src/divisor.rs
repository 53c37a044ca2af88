//! Greatest common divisors.

/// The greatest number that divides both; of 0 and a number, the number.
pub(super) fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
