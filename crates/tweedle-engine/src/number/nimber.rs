//! Nimbers below 2⁶⁴, which are a field.

use super::{carryless, nim_basis};
use std::fmt;
use std::ops::{Add, AddAssign, Mul, MulAssign};

/// A nimber below 2⁶⁴: the value of a heap of Nim of that size, with Conway's sum and product.
///
/// a ⊕ b is the mex of all a′ ⊕ b and a ⊕ b′, and a ⊗ b the mex of all
/// (a′ ⊗ b) ⊕ (a ⊗ b′) ⊕ (a′ ⊗ b′), with a′ < a and b′ < b. With these the nimbers below 2 to the
/// power 2ᵏ are a field, and -a is a (Conway, *On Numbers and Games*, ch. 6; Lenstra, *Nim
/// Multiplication*, 1978; Siegel, *Combinatorial Game Theory*, section VIII.4).
///
/// Cost: a product takes a few nanoseconds. The factors are looked up as binary polynomials, which
/// the processor multiplies, or where it cannot, 25 integer products.
///
/// ```
/// # use tweedle_engine::number::Nimber;
/// assert_eq!(Nimber(5) + Nimber(3), Nimber(6));
/// assert_eq!(Nimber(4) * Nimber(4), Nimber(6));
/// assert_eq!(Nimber(256) * Nimber(256), Nimber(384));
/// assert_eq!((Nimber(2) * Nimber(8)).to_string(), "*12");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Nimber(pub u64);

impl Nimber {
    /// The number of nimbers below 2⁶⁴ but 0: the order of the group they form.
    pub(super) const GROUP: u64 = u64::MAX;

    /// This nimber times itself, `exponent` times; 1 if that is 0.
    ///
    /// ```
    /// # use tweedle_engine::number::Nimber;
    /// assert_eq!(Nimber(2).power(3), Nimber(1));
    /// assert_eq!(Nimber(0).power(0), Nimber(1));
    /// ```
    #[must_use]
    pub fn power(self, exponent: u64) -> Nimber {
        let mut base = nim_basis::to_polynomial(self.0);
        let mut power = nim_basis::to_polynomial(1);
        let mut exponent = exponent;
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = carryless::product(power, base);
            }
            base = carryless::product(base, base);
            exponent >>= 1;
        }
        Nimber(nim_basis::to_nimber(power))
    }

    /// The nimber whose product with this one is 1; `None` of 0.
    ///
    /// ```
    /// # use tweedle_engine::number::Nimber;
    /// assert_eq!(Nimber(4).inverse(), Some(Nimber(15)));
    /// ```
    pub fn inverse(self) -> Option<Nimber> {
        // Fermat's little theorem: the power to the order of the group is 1.
        (self.0 != 0).then(|| self.power(Nimber::GROUP - 1))
    }

    /// The nimber whose product with `divisor` is this one; `None` if that is 0.
    pub fn quotient(self, divisor: Nimber) -> Option<Nimber> {
        divisor.inverse().map(|inverse| self * inverse)
    }

    /// The nimber whose square this is. There is exactly one: squares of sums are sums of squares.
    ///
    /// ```
    /// # use tweedle_engine::number::Nimber;
    /// assert_eq!(Nimber(2).square_root(), Nimber(3));
    /// ```
    #[must_use]
    pub fn square_root(self) -> Nimber {
        // Squared 64 times it is itself.
        self.power(1 << 63)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("0"),
            1 => f.write_str("*"),
            n => write!(f, "*{n}"),
        }
    }
}

impl Add for Nimber {
    type Output = Nimber;

    #[expect(clippy::suspicious_arithmetic_impl, reason = "the nim sum is without carries")]
    fn add(self, other: Nimber) -> Nimber {
        Nimber(self.0 ^ other.0)
    }
}

impl AddAssign for Nimber {
    fn add_assign(&mut self, other: Nimber) {
        *self = *self + other;
    }
}

impl Mul for Nimber {
    type Output = Nimber;

    #[inline]
    fn mul(self, other: Nimber) -> Nimber {
        let [a, b] = [self, other].map(|x| nim_basis::to_polynomial(x.0));
        Nimber(nim_basis::to_nimber(carryless::product(a, b)))
    }
}

impl MulAssign for Nimber {
    #[inline]
    fn mul_assign(&mut self, other: Nimber) {
        *self = *self * other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::mex;
    use proptest::prelude::*;

    fn product(a: u64, b: u64) -> u64 {
        (Nimber(a) * Nimber(b)).0
    }

    /// *On Numbers and Games*, ch. 6, and *Winning Ways*, ch. 14: the multiplication table to 3, and
    /// squares of Fermat powers, which are three halves of them.
    #[test]
    fn published_products() {
        let table = [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]];
        for (a, row) in (0..).zip(table) {
            for (b, expected) in (0..).zip(row) {
                assert_eq!(product(a, b), expected, "{a} {b}");
            }
        }
        for k in 0..6 {
            let fermat = 1 << (1 << k);
            assert_eq!(product(fermat, fermat), fermat / 2 * 3);
            assert_eq!(product(fermat, fermat - 1), fermat * (fermat - 1));
        }
    }

    #[test]
    fn products_by_the_definition() {
        const SIZE: usize = 64;
        let mut table = vec![[0; SIZE]; SIZE];
        for a in 0..SIZE {
            for b in 0..SIZE {
                let others = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
                table[a][b] = mex(others.map(|(x, y)| table[x][b] ^ table[a][y] ^ table[x][y]));
                assert_eq!(product(a as u64, b as u64), table[a][b], "{a} {b}");
            }
        }
    }

    #[test]
    fn display() {
        assert_eq!([0, 1, 2].map(|n| Nimber(n).to_string()), ["0", "*", "*2"]);
    }

    proptest! {
        #[test]
        fn products_by_conways_rules(a: u64, b: u64, k in 0..=6_u32) {
            let below = |x| if k == 6 { x } else { x & ((1 << (1 << k)) - 1) };
            let (a, b) = (below(a), below(b));
            let expected = nim_basis::by_conway(a, b, k);
            prop_assert_eq!(product(a, b), expected);
            prop_assert_eq!(below(expected), expected);
        }

        #[test]
        fn nimbers_are_a_field(a: u64, b: u64, c: u64) {
            let (a, b, c) = (Nimber(a), Nimber(b), Nimber(c));
            prop_assert_eq!(a * b, b * a);
            prop_assert_eq!(a * b * c, a * (b * c));
            prop_assert_eq!(a * (b + c), a * b + a * c);
            prop_assert_eq!(a * Nimber(1), a);
            prop_assert_eq!(a + a, Nimber(0));
            prop_assert_eq!(a.inverse().map(|x| x * a), (a.0 != 0).then_some(Nimber(1)));
            let quotient = (a * b).quotient(b);
            prop_assert_eq!(quotient, (b.0 != 0).then_some(a));
        }

        #[test]
        fn squaring_is_an_automorphism(a: u64, b: u64) {
            let square = |x: u64| Nimber(x).power(2);
            prop_assert_eq!(square(a), Nimber(a) * Nimber(a));
            prop_assert_eq!(square(a ^ b), square(a) + square(b));
            prop_assert_eq!(Nimber(a).power(2).square_root(), Nimber(a));
            prop_assert_eq!(Nimber(a).square_root().power(2), Nimber(a));
            prop_assert_eq!((0..64).fold(Nimber(a), |x, _| x * x), Nimber(a));
        }

        #[test]
        fn exponents_add(a: u64, m in 0..=u64::MAX / 2, n in 0..=u64::MAX / 2) {
            let a = Nimber(a);
            prop_assert_eq!(a.power(m) * a.power(n), a.power(m + n));
        }
    }
}
