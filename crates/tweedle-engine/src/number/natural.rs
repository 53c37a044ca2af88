//! Natural numbers of any size.

use super::operators::{
    binary_operators, from_machine_integers, into_machine_integers, shifts, sums_and_text,
};
use super::{Integer, OutOfRange, ParseNumberError};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use std::fmt;
use std::ops::{Add, AddAssign, BitOr, BitXor, Div, Mul, Rem, Shl, Shr};
use std::str::FromStr;

/// An integer from 0 up, of any size.
///
/// ```
/// use tweedle_engine::number::Natural;
/// let googol = Natural::from(10_u8).pow(100);
/// assert_eq!(googol.bit_len(), 333);
/// assert_eq!((googol.clone() + 1).to_string().len(), 101);
/// assert_eq!("12".parse(), Ok(Natural::from(12_u8)));
/// assert!(u64::try_from(googol).is_err());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Natural(pub(super) UBig);

impl Natural {
    /// 0.
    pub const ZERO: Natural = Natural(UBig::ZERO);
    /// 1.
    pub const ONE: Natural = Natural(UBig::ONE);

    /// True if this is 0.
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// The number of its binary digits; 0 has none.
    pub fn bit_len(&self) -> usize {
        self.0.bit_len()
    }

    /// True if the binary digit of 2ⁿ is 1.
    pub fn bit(&self, n: usize) -> bool {
        self.0.bit(n)
    }

    /// This to a power; 0⁰ is 1.
    #[must_use]
    pub fn pow(&self, exponent: usize) -> Natural {
        Natural(self.0.pow(exponent))
    }
}

// `/` and `%` panic if the divisor is 0, as they do for machine integers.
binary_operators!(Natural: Add add, Mul mul, Div div, Rem rem, BitXor bitxor, BitOr bitor);
shifts!(Natural: Shl shl, Shr shr);
sums_and_text!(Natural);
from_machine_integers!(Natural: u8, u16, u32, u64, u128, usize);
into_machine_integers!(
    Natural: u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize
);

impl Add<u64> for Natural {
    type Output = Natural;
    fn add(self, other: u64) -> Natural {
        Natural(self.0 + other)
    }
}

impl Integer {
    /// |n|.
    pub fn magnitude(&self) -> Natural {
        Natural(self.0.clone().into_parts().1)
    }
}

impl From<Natural> for Integer {
    fn from(n: Natural) -> Integer {
        Integer(n.0.into())
    }
}

impl TryFrom<Integer> for Natural {
    type Error = OutOfRange;

    /// The same number, unless it is negative.
    fn try_from(n: Integer) -> Result<Natural, OutOfRange> {
        UBig::try_from(n.0).map(Natural).map_err(|_| OutOfRange)
    }
}

impl FromStr for Natural {
    type Err = ParseNumberError;

    /// Decimal digits.
    fn from_str(text: &str) -> Result<Natural, ParseNumberError> {
        UBig::from_str_radix(text, 10).map(Natural).map_err(|_| ParseNumberError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Natural numbers of any size give the same results as machine integers, if these hold all
        /// results.
        #[test]
        fn small_ones_are_as_machine_integers(a: u64, b: u64, bits in 0..60_usize) {
            let (x, y) = (Natural::from(a), Natural::from(b));
            prop_assert_eq!(u128::try_from(x.clone() + b), Ok(u128::from(a) + u128::from(b)));
            let (a, b) = (u128::from(a), u128::from(b));
            prop_assert_eq!(u128::try_from(&x + &y), Ok(a + b));
            prop_assert_eq!(u128::try_from(&x * y.clone()), Ok(a * b));
            prop_assert_eq!(u128::try_from(x.clone() ^ &y), Ok(a ^ b));
            prop_assert_eq!(u128::try_from(x.clone() | y.clone()), Ok(a | b));
            if b != 0 {
                prop_assert_eq!(u128::try_from(&x % &y), Ok(a % b));
                prop_assert_eq!(u128::try_from(&x / &y), Ok(a / b));
            }
            prop_assert_eq!(u128::try_from(&x << bits), Ok(a << bits));
            prop_assert_eq!(u128::try_from(&x >> bits), Ok(a >> bits));
            prop_assert_eq!(x.bit(bits), (a >> bits) & 1 == 1);
            prop_assert_eq!(x.bit_len(), 128 - a.leading_zeros() as usize);
            prop_assert_eq!((x.is_zero(), x.cmp(&y)), (a == 0, a.cmp(&b)));
            prop_assert_eq!((x.to_string(), format!("{x:?}")), (a.to_string(), a.to_string()));
            prop_assert_eq!(i8::try_from(&x).ok(), i8::try_from(a).ok());
        }

        /// A number with more digits than a machine word is the sum of its digits' powers of ten.
        #[test]
        fn large_ones_are_made_of_digits(text in "[1-9][0-9]{0,60}") {
            let mut number = Natural::ZERO;
            for digit in text.bytes() {
                number = number * Natural::from(10_u8) + u64::from(digit - b'0');
            }
            prop_assert_eq!(text.parse(), Ok(number.clone()));
            prop_assert_eq!(number.to_string(), text);
            prop_assert_eq!(Natural::try_from(Integer::from(number.clone())), Ok(number.clone()));
            prop_assert_eq!(number.pow(3), &number * &number * &number);
        }
    }

    #[test]
    fn a_negative_number_is_none() {
        assert_eq!(Natural::try_from(Integer::from(-1)), Err(OutOfRange));
        assert_eq!("-1".parse::<Natural>(), Err(ParseNumberError));
    }
}
