//! Greatest common divisors.

/// The greatest number that divides both; of 0 and a number, the number.
pub fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
