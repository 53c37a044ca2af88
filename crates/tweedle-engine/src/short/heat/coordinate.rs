//! Numbers on the axes of a thermograph.

use crate::number::{Dyadic, Integer, Rational};
use std::fmt::{Debug, Display};
use std::ops::{Add, Neg, Sub};

/// The numbers that the values and the temperatures of a thermograph are.
///
/// Of a short game they are dyadic rationals ([`Dyadic`]). Of a ko they need not be: one that is worth a point has the
/// temperature 1/3, so that its thermograph is one of [`Rational`]s.
pub trait Coordinate:
    Clone + Ord + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self> + Debug + Display
{
    /// This integer.
    fn integer(n: i64) -> Self;

    /// The number `factor` times.
    #[must_use]
    fn times(&self, factor: i64) -> Self;

    /// The number divided by an integer; `None` if that is none of these numbers, or the divisor is 0.
    fn divided(&self, divisor: i64) -> Option<Self>;

    /// The same number as a fraction in lowest terms.
    fn to_rational(&self) -> Rational;

    /// `-1`, `0` or `1`.
    fn signum(&self) -> i32 {
        self.cmp(&Self::integer(0)) as i32
    }
}

impl Coordinate for Dyadic {
    fn integer(n: i64) -> Dyadic {
        n.into()
    }

    fn times(&self, factor: i64) -> Dyadic {
        Dyadic::times(self, factor)
    }

    fn divided(&self, divisor: i64) -> Option<Dyadic> {
        Dyadic::divided(self, divisor)
    }

    fn to_rational(&self) -> Rational {
        Dyadic::to_rational(self)
    }

    fn signum(&self) -> i32 {
        Dyadic::signum(self)
    }
}

impl Coordinate for Rational {
    fn integer(n: i64) -> Rational {
        Integer::from(n).into()
    }

    fn times(&self, factor: i64) -> Rational {
        self * Rational::integer(factor)
    }

    fn divided(&self, divisor: i64) -> Option<Rational> {
        (divisor != 0).then(|| self / Rational::integer(divisor))
    }

    fn to_rational(&self) -> Rational {
        self.clone()
    }
}
