//! Fractions of integers of any size.

use super::operators::{binary_operators, negative, sums_and_text};
use super::{Integer, Natural};
use dashu_ratio::RBig;
use std::fmt;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub};

/// A rational number, exactly: a fraction in lowest terms with a positive denominator.
///
/// ```
/// use tweedle_engine::number::{Integer, Natural, Rational};
/// let x = Rational::from_parts(Integer::from(-6), Natural::from(4_u8));
/// assert_eq!(x.to_string(), "-3/2");
/// assert_eq!((x.floor(), x.ceil()), (Integer::from(-2), Integer::from(-1)));
/// assert_eq!((Rational::ONE / x).to_string(), "-2/3");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rational(pub(super) RBig);

impl Rational {
    /// 0.
    pub const ZERO: Rational = Rational(RBig::ZERO);
    /// 1.
    pub const ONE: Rational = Rational(RBig::ONE);

    /// The fraction of these, in lowest terms.
    ///
    /// # Panics
    /// If the denominator is 0.
    pub fn from_parts(numerator: Integer, denominator: Natural) -> Rational {
        Rational(RBig::from_parts(numerator.0, denominator.0))
    }

    /// This to a power; 0⁰ is 1. Nothing has to be reduced for it: powers of numbers without a common
    /// divisor have none.
    ///
    /// # Panics
    /// If the exponent is negative and this is 0.
    ///
    /// ```
    /// use tweedle_engine::number::{Integer, Rational};
    /// let half = Rational::ONE / Rational::from(Integer::from(2));
    /// assert_eq!(half.pow(-3), Rational::from(Integer::from(8)));
    /// assert_eq!(half.pow(0), Rational::ONE);
    /// ```
    #[must_use]
    pub fn pow(&self, exponent: isize) -> Rational {
        Rational(self.0.pow(exponent))
    }

    /// Numerator and denominator, in lowest terms.
    pub fn into_parts(self) -> (Integer, Natural) {
        let (numerator, denominator) = self.0.into_parts();
        (Integer(numerator), Natural(denominator))
    }

    /// The numerator, in lowest terms, which has the sign.
    pub fn numerator(&self) -> Integer {
        Integer(self.0.numerator().clone())
    }

    /// The denominator, in lowest terms.
    pub fn denominator(&self) -> Natural {
        Natural(self.0.denominator().clone())
    }

    /// The greatest integer that is not above it.
    pub fn floor(&self) -> Integer {
        Integer(self.0.floor())
    }

    /// The least integer that is not below it.
    pub fn ceil(&self) -> Integer {
        Integer(self.0.ceil())
    }
}

// `/` panics if the divisor is 0, as it does for machine integers.
binary_operators!(Rational: Add add, Sub sub, Mul mul, Div div);
negative!(Rational);
sums_and_text!(Rational);

impl From<Integer> for Rational {
    fn from(n: Integer) -> Rational {
        Rational(n.0.into())
    }
}

impl From<i64> for Rational {
    fn from(n: i64) -> Rational {
        Rational::from(Integer::from(n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// By the definitions: sums and products over a common denominator, order by cross products.
        #[test]
        fn fractions_are_as_defined(
            a in -999..1000_i64, b in 1..1000_u64, c in -999..1000_i64, d in 1..1000_u64
        ) {
            let of = |n: i64, d: u64| Rational::from_parts(n.into(), d.into());
            let (x, y) = (of(a, b), of(c, d));
            let (p, q) = (b as i64, d as i64);
            prop_assert_eq!(&x + &y, of(a * q + c * p, b * d));
            prop_assert_eq!(x.clone() - &y, of(a * q - c * p, b * d));
            prop_assert_eq!(&x * y.clone(), of(a * c, b * d));
            if c != 0 {
                prop_assert_eq!(x.clone() / y.clone(), of(a * q * c.signum(), b * c.unsigned_abs()));
            }
            prop_assert_eq!(-&x, of(-a, b));
            prop_assert_eq!(x.cmp(&y), (a * q).cmp(&(c * p)));
            prop_assert_eq!(x.floor(), a.div_euclid(p).into());
            prop_assert_eq!(x.ceil(), (-(-a).div_euclid(p)).into());
            let (numerator, denominator) = x.clone().into_parts();
            prop_assert_eq!((x.numerator(), x.denominator()), (numerator.clone(), denominator.clone()));
            // Lowest terms: the same fraction, and no common divisor.
            let (n, m) = (i64::try_from(numerator).unwrap(), i64::try_from(denominator).unwrap());
            prop_assert_eq!(n * p, a * m);
            prop_assert!((2..=m).all(|divisor| n % divisor != 0 || m % divisor != 0));
            let text = if m == 1 { n.to_string() } else { format!("{n}/{m}") };
            prop_assert_eq!((x.to_string(), format!("{x:?}")), (text.clone(), text));
            let mut sum = Rational::from(Integer::from(c));
            sum += x;
            prop_assert_eq!(sum, of(a + c * p, b));
        }
    }
}
