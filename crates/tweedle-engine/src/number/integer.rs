//! Integers of any size.

use super::operators::{
    binary_operators, from_machine_integers, into_machine_integers, negative, shifts, sums_and_text,
};
use dashu_int::IBig;
use dashu_int::ops::BitTest;
use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Rem, Shl, Shr, Sub};
use std::str::FromStr;
use thiserror::Error;

/// An integer of any size.
///
/// `%` has the sign of the dividend, as for machine integers, and `>>` rounds towards -∞.
///
/// ```
/// use tweedle_engine::number::Integer;
/// let n = Integer::from(-7);
/// assert_eq!((&n >> 1).to_string(), "-4");
/// assert_eq!(n.pow(30).to_string(), "22539340290692258087863249");
/// assert_eq!("-12".parse(), Ok(Integer::from(-12)));
/// assert_eq!(i8::try_from(n), Ok(-7));
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Integer(pub(super) IBig);

/// The number is too large, or of the wrong sign, for the type that it was to be put into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("The number is out of range.")]
pub struct OutOfRange;

/// The text is no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("The text is not a number.")]
pub struct ParseNumberError;

impl Integer {
    /// 0.
    pub const ZERO: Integer = Integer(IBig::ZERO);
    /// 1.
    pub const ONE: Integer = Integer(IBig::ONE);

    /// True if this is 0.
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// True if this is below 0.
    pub fn is_negative(&self) -> bool {
        *self < Integer::ZERO
    }

    /// The number of binary digits of |n|; 0 has none.
    pub fn bit_len(&self) -> usize {
        self.0.bit_len()
    }

    /// True if the binary digit of 2ⁿ is 1, in two's complement with as many digits as needed.
    pub fn bit(&self, n: usize) -> bool {
        self.0.bit(n)
    }

    /// The number of times that it can be halved; `None` for 0, which can be halved for ever.
    pub fn trailing_zeros(&self) -> Option<usize> {
        self.0.trailing_zeros()
    }

    /// This to a power; 0⁰ is 1.
    #[must_use]
    pub fn pow(&self, exponent: usize) -> Integer {
        Integer(self.0.pow(exponent))
    }

    /// The integer with these bytes, the lowest first, in two's complement.
    pub fn from_le_bytes(bytes: &[u8]) -> Integer {
        Integer(IBig::from_le_bytes(bytes))
    }

    /// Its bytes, the lowest first, in two's complement: no more than it takes.
    pub fn to_le_bytes(&self) -> Box<[u8]> {
        self.0.to_le_bytes()
    }
}

// `%` panics if the divisor is 0, as it does for machine integers.
binary_operators!(Integer: Add add, Sub sub, Mul mul, Rem rem);
shifts!(Integer: Shl shl, Shr shr);
negative!(Integer);
sums_and_text!(Integer);
from_machine_integers!(
    Integer: u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize
);
into_machine_integers!(
    Integer: u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize
);

impl FromStr for Integer {
    type Err = ParseNumberError;

    /// Decimal digits, with a sign before them or none.
    fn from_str(text: &str) -> Result<Integer, ParseNumberError> {
        IBig::from_str_radix(text, 10).map(Integer).map_err(|_| ParseNumberError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::Natural;
    use proptest::prelude::*;

    proptest! {
        /// Integers of any size give the same results as machine integers, if these hold all
        /// results.
        #[test]
        fn small_ones_are_as_machine_integers(a: i64, b: i64, bits in 0..60_usize) {
            let (x, y) = (Integer::from(a), Integer::from(b));
            let (a, b) = (i128::from(a), i128::from(b));
            prop_assert_eq!(i128::try_from(&x + &y), Ok(a + b));
            prop_assert_eq!(i128::try_from(x.clone() - &y), Ok(a - b));
            prop_assert_eq!(i128::try_from(&x * y.clone()), Ok(a * b));
            if b != 0 {
                prop_assert_eq!(i128::try_from(x.clone() % y.clone()), Ok(a % b));
            }
            prop_assert_eq!(i128::try_from(-&x), Ok(-a));
            prop_assert_eq!(i128::try_from(&x << bits), Ok(a << bits));
            prop_assert_eq!(i128::try_from(&x >> bits), Ok(a >> bits));
            prop_assert_eq!(x.bit(bits), (a >> bits) & 1 == 1);
            prop_assert_eq!(x.bit_len(), 128 - a.unsigned_abs().leading_zeros() as usize);
            let zeros = (a != 0).then(|| a.trailing_zeros() as usize);
            prop_assert_eq!(x.trailing_zeros(), zeros);
            prop_assert_eq!(u128::try_from(x.magnitude()), Ok(a.unsigned_abs()));
            prop_assert_eq!((x.is_negative(), x.is_zero()), (a < 0, a == 0));
            prop_assert_eq!(x.cmp(&y), a.cmp(&b));
            prop_assert_eq!((x.to_string(), format!("{x:?}")), (a.to_string(), a.to_string()));
            prop_assert_eq!(Natural::try_from(x.clone()).is_ok(), a >= 0);
            prop_assert_eq!(i8::try_from(&x).ok(), i8::try_from(a).ok());
        }

        /// Every text and every code is read back, and the laws of a ring hold.
        #[test]
        fn large_ones_keep_the_laws(
            a in "-?[1-9][0-9]{0,60}", b in "-?[1-9][0-9]{0,60}", n in 0..9_usize
        ) {
            let [x, y]: [Integer; 2] = [&a, &b].map(|text| text.parse().unwrap());
            prop_assert_eq!(x.to_string(), a);
            prop_assert_eq!(Integer::from_le_bytes(&x.to_le_bytes()), x.clone());
            prop_assert_eq!((&x + &y) * (&x - &y), &x * &x - &y * &y);
            let power = (0..n).fold(Integer::ONE, |power, _| power * &x);
            prop_assert_eq!(x.pow(n), power);
            let mut sum = x.clone();
            sum += y.clone();
            prop_assert_eq!(sum - y, x.clone());
            prop_assert_eq!((&x << 70) >> 70, x.clone());
            let magnitude = Integer::from(x.magnitude());
            prop_assert_eq!(if x.is_negative() { -magnitude } else { magnitude }, x);
        }
    }

    #[test]
    fn texts_that_are_no_integers() {
        for text in ["", "-", "1.5", "x", "1/2", " 1"] {
            assert_eq!(text.parse::<Integer>(), Err(ParseNumberError), "{text}");
        }
    }
}
