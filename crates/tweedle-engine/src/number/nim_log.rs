//! Orders and logarithms in the multiplicative group of the nimbers below 2⁶⁴.

use super::Nimber;
use std::collections::HashMap;

/// The prime factors of 2⁶⁴ - 1: the first five Fermat numbers are prime, and the sixth is Euler's
/// product of the other two.
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65_537, 6_700_417];

impl Nimber {
    /// The least positive exponent for which the power is 1; `None` of 0.
    ///
    /// ```
    /// # use tweedle_engine::number::Nimber;
    /// assert_eq!(Nimber(2).order(), Some(3));
    /// assert_eq!(Nimber(1 << 32).order(), Some(u64::MAX / 3));
    /// ```
    pub fn order(self) -> Option<u64> {
        if self.0 == 0 {
            return None;
        }
        let shorter = |order: u64, prime: u64| match self.power(order / prime) {
            Nimber(1) => order / prime,
            _ => order,
        };
        Some(PRIMES.into_iter().fold(Nimber::GROUP, shorter))
    }

    /// The least exponent to which `base` is this nimber; `None` if there is none.
    ///
    /// Cost: that of some thousand products, as it is found modulo every prime factor of the order
    /// by itself (Pohlig and Hellman, *IEEE Transactions on Information Theory* 24, 1978) by baby
    /// steps and giant steps (Shanks, 1971).
    ///
    /// ```
    /// # use tweedle_engine::number::Nimber;
    /// let base = Nimber((1 << 32) + 6);
    /// assert_eq!(base.power(1_000_000_007).log(base), Some(1_000_000_007));
    /// assert_eq!(Nimber(4).log(Nimber(2)), None);
    /// ```
    pub fn log(self, base: Nimber) -> Option<u64> {
        if self.0 == 1 {
            return Some(0);
        }
        let Some(order) = base.order() else {
            return (self.0 == 0).then_some(1);
        };
        // A cyclic group has one subgroup of an order: what the order takes to 1.
        if self.0 == 0 || self.power(order) != Nimber(1) {
            return None;
        }
        let mut exponent = 0;
        let mut modulus = 1;
        for prime in PRIMES.into_iter().filter(|&prime| order.is_multiple_of(prime)) {
            let of = |x: Nimber| x.power(order / prime);
            let residue = log_by_steps(of(self), of(base), prime)?;
            // The Chinese remainder theorem, with the inverse by Fermat's.
            let inverse = power_modulo(modulus % prime, prime - 2, prime);
            exponent += (residue + prime - exponent % prime) * inverse % prime * modulus;
            modulus *= prime;
        }
        Some(exponent)
    }
}

/// The power modulo a number below 2³².
fn power_modulo(base: u64, exponent: u64, modulus: u64) -> u64 {
    if exponent == 0 {
        return 1;
    }
    let half = power_modulo(base * base % modulus, exponent / 2, modulus);
    if exponent % 2 == 1 { half * base % modulus } else { half }
}

/// The exponent below `order`, the order of `base`, to which it is `power`.
fn log_by_steps(power: Nimber, base: Nimber, order: u64) -> Option<u64> {
    let stride = order.isqrt() + 1;
    let mut babies = HashMap::with_capacity(stride as usize);
    let mut baby = Nimber(1);
    for exponent in 0..stride {
        babies.entry(baby).or_insert(exponent);
        baby *= base;
    }
    let back = baby.inverse()?;
    let mut rest = power;
    for giant in 0..stride {
        if let Some(exponent) = babies.get(&rest) {
            return Some(giant * stride + exponent);
        }
        rest *= back;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The least generator: smaller ones than 2³² lie in a smaller field.
    const GENERATOR: Nimber = Nimber((1 << 32) + 6);

    #[test]
    fn the_group_is_cyclic() {
        assert_eq!(PRIMES.into_iter().product::<u64>(), u64::MAX);
        assert_eq!(GENERATOR.order(), Some(u64::MAX));
        assert_eq!([0, 1, 2, 4].map(|x| Nimber(x).order()), [None, Some(1), Some(3), Some(15)]);
    }

    #[test]
    fn logarithms_of_0_and_1() {
        let check = |x, base, expected| assert_eq!(Nimber(x).log(Nimber(base)), expected);
        check(0, 0, Some(1));
        check(1, 0, Some(0));
        check(2, 0, None);
        check(0, 2, None);
        check(2, 1, None);
        check(1, 7, Some(0));
    }

    #[test]
    fn logarithms_of_small_nimbers_are_least() {
        for base in 1..16 {
            for x in 0..20 {
                let least = (0..15).find(|&exponent| Nimber(base).power(exponent) == Nimber(x));
                assert_eq!(Nimber(x).log(Nimber(base)), least, "{x} to the base {base}");
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn logarithms_undo_powers(exponent in 0..u64::MAX, x: u64, factor in 0..7_usize) {
            prop_assert_eq!(GENERATOR.power(exponent).log(GENERATOR), Some(exponent));
            let base = Nimber(x).power(PRIMES[factor]);
            let log = base.power(exponent).log(base);
            prop_assert_eq!(log.map(|log| base.power(log)), Some(base.power(exponent)));
            prop_assert!(log.zip(base.order()).is_none_or(|(log, order)| log < order));
        }
    }
}
