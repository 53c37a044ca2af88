//! Dyadic rationals m / 2^n of any size: the numbers that are short games.

use super::{Integer, Natural, Rational};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, Bound, Neg, Sub};

/// A dyadic rational, exactly: an integer of any size over a power of two.
///
/// Small ones are two machine words; a result that does not fit grows into a big integer by itself.
///
/// ```
/// # use tweedle_engine::number::Dyadic;
/// let three_eighths = Dyadic::new(3.into(), 3);
/// assert_eq!((three_eighths.clone() + three_eighths).to_string(), "3/4");
/// ```
#[derive(Clone)]
pub struct Dyadic(Repr);

// Invariant: lowest terms (an odd numerator, or exponent 0), and `Small` in all cases where the
// numerator fits in an i64 and the exponent is at most `SMALL_EXPONENT`; so equal numbers have
// equal representations.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Small { numerator: i64, exponent: u8 },
    Big(Box<Big>),
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Big {
    numerator: Integer,
    exponent: u32,
}

/// An i64 shifted left by this much still fits in an i128, with a bit to spare for a sum.
const SMALL_EXPONENT: u32 = 62;

impl Dyadic {
    /// Zero.
    pub const ZERO: Dyadic = Dyadic(Repr::Small { numerator: 0, exponent: 0 });

    /// `numerator / 2^exponent`, reduced to lowest terms.
    pub fn new(numerator: Integer, exponent: u32) -> Dyadic {
        if let Ok(small) = i64::try_from(&numerator)
            && exponent <= SMALL_EXPONENT
        {
            return Dyadic::from_i128(small as i128, exponent);
        }
        let twos = numerator.trailing_zeros().unwrap_or(exponent as usize);
        let shift = twos.min(exponent as usize);
        let (numerator, exponent) = (numerator >> shift, exponent - shift as u32);
        match i64::try_from(&numerator) {
            Ok(numerator) if exponent <= SMALL_EXPONENT => {
                Dyadic(Repr::Small { numerator, exponent: exponent as u8 })
            }
            _ => Dyadic(Repr::Big(Box::new(Big { numerator, exponent }))),
        }
    }

    fn from_i128(numerator: i128, exponent: u32) -> Dyadic {
        if numerator == 0 {
            return Dyadic::ZERO;
        }
        let shift = numerator.trailing_zeros().min(exponent);
        let (numerator, exponent) = (numerator >> shift, exponent - shift);
        match i64::try_from(numerator) {
            Ok(numerator) => Dyadic(Repr::Small { numerator, exponent: exponent as u8 }),
            Err(_) => Dyadic(Repr::Big(Box::new(Big { numerator: numerator.into(), exponent }))),
        }
    }

    /// The number as a fraction, if its denominator is a power of two; the rationals that are not
    /// dyadic, such as 1/3, are no short games.
    pub fn from_rational(rational: &Rational) -> Option<Dyadic> {
        let denominator = Integer::from(rational.denominator());
        let exponent = denominator.trailing_zeros()?;
        if denominator.bit_len() != exponent + 1 {
            return None;
        }
        Some(Dyadic::new(rational.numerator(), u32::try_from(exponent).ok()?))
    }

    /// The same number as a fraction in lowest terms.
    pub fn to_rational(&self) -> Rational {
        Rational::from_parts(self.numerator(), Natural::ONE << self.exponent() as usize)
    }

    /// The numerator in lowest terms.
    pub fn numerator(&self) -> Integer {
        match &self.0 {
            Repr::Small { numerator, .. } => Integer::from(*numerator),
            Repr::Big(big) => big.numerator.clone(),
        }
    }

    /// The base-two logarithm of the denominator in lowest terms.
    pub fn exponent(&self) -> u32 {
        match &self.0 {
            Repr::Small { exponent, .. } => u32::from(*exponent),
            Repr::Big(big) => big.exponent,
        }
    }

    /// Numerator and exponent, where both are small.
    #[inline]
    pub(crate) fn small_parts(&self) -> Option<(i64, u32)> {
        match &self.0 {
            Repr::Small { numerator, exponent } => Some((*numerator, u32::from(*exponent))),
            Repr::Big(_) => None,
        }
    }

    /// True if this is an integer.
    pub fn is_integer(&self) -> bool {
        self.exponent() == 0
    }

    /// True if this is zero.
    pub fn is_zero(&self) -> bool {
        *self == Dyadic::ZERO
    }

    /// `-1`, `0` or `1`.
    pub fn signum(&self) -> i32 {
        match &self.0 {
            Repr::Small { numerator, .. } => numerator.signum() as i32,
            Repr::Big(big) => big.numerator.cmp(&Integer::ZERO) as i32,
        }
    }

    /// The number `factor` times.
    #[must_use]
    pub fn times(&self, factor: i64) -> Dyadic {
        match self.small_parts() {
            Some((numerator, exponent)) => {
                Dyadic::from_i128(i128::from(numerator) * i128::from(factor), exponent)
            }
            None => Dyadic::new(self.numerator() * Integer::from(factor), self.exponent()),
        }
    }

    /// The number divided by an integer, if that is dyadic; `None` if it is not, or the divisor is 0.
    pub fn divided(&self, divisor: i64) -> Option<Dyadic> {
        if divisor.unsigned_abs().is_power_of_two() {
            let exponent = self.exponent() + divisor.trailing_zeros();
            let sign = Integer::from(divisor.signum());
            return match self.small_parts() {
                Some((numerator, _)) if exponent <= SMALL_EXPONENT => Some(Dyadic::from_i128(
                    i128::from(numerator) * i128::from(divisor.signum()),
                    exponent,
                )),
                _ => Some(Dyadic::new(self.numerator() * sign, exponent)),
            };
        }
        if divisor == 0 {
            return None;
        }
        let quotient = self.to_rational() / Rational::from(Integer::from(divisor));
        Dyadic::from_rational(&quotient)
    }

    /// The greatest integer that is at most this number.
    pub fn floor(&self) -> Integer {
        // `>>` on a big integer rounds towards minus infinity.
        self.numerator() >> self.exponent() as usize
    }

    /// The number's options in its canonical form `{left|right}`: none or one on each side.
    ///
    /// An integer n has the one option n-1 (n+1 if negative) and m/2^k has (m-1)/2^k and (m+1)/2^k
    /// (*Winning Ways*, ch. 2).
    pub fn options(&self) -> (Option<Dyadic>, Option<Dyadic>) {
        let step = |by: i32| Dyadic::new(self.numerator() + Integer::from(by), self.exponent());
        match (self.is_integer(), self.signum()) {
            (true, 0) => (None, None),
            (true, 1) => (Some(step(-1)), None),
            (true, _) => (None, Some(step(1))),
            (false, _) => (Some(step(-1)), Some(step(1))),
        }
    }

    /// The day on which the number is born: |n| for an integer, and ⌊|x|⌋ + 1 + k for an x with
    /// denominator 2^k (Siegel, *CGT*, ch. II).
    pub fn birthday(&self) -> Natural {
        let magnitude = if self.signum() < 0 { -self.clone() } else { self.clone() };
        let whole = Natural::try_from(magnitude.floor()).unwrap_or(Natural::ZERO); // not negative
        if self.is_integer() { whole } else { whole + u64::from(self.exponent()) + 1 }
    }

    /// The simplest number (the earliest born) between two bounds, if there is any number between.
    ///
    /// The Simplicity Theorem: if some number fits between the options of a game, then the game is
    /// the simplest number that fits (*Winning Ways*, ch. 2). Cost: linear in the exponents.
    pub fn simplest(low: Bound<&Dyadic>, high: Bound<&Dyadic>) -> Option<Dyadic> {
        let above = |x: &Dyadic| match low {
            Bound::Unbounded => true,
            Bound::Included(low) => low <= x,
            Bound::Excluded(low) => low < x,
        };
        let below = |x: &Dyadic| match high {
            Bound::Unbounded => true,
            Bound::Included(high) => x <= high,
            Bound::Excluded(high) => x < high,
        };
        // The least multiple of 1/2^k that is above the lower bound.
        let least = |low: Bound<&Dyadic>, k: u32| -> Integer {
            let scaled = |x: &Dyadic| Dyadic::new(x.numerator() << k as usize, x.exponent());
            match low {
                Bound::Included(x) => -(-scaled(x)).floor(),
                Bound::Excluded(x) => scaled(x).floor() + Integer::ONE,
                Bound::Unbounded => Integer::ZERO,
            }
        };
        if above(&Dyadic::ZERO) && below(&Dyadic::ZERO) {
            return Some(Dyadic::ZERO);
        }
        if !above(&Dyadic::ZERO) {
            let most_places = match high {
                Bound::Included(x) | Bound::Excluded(x) => x.exponent() + 1,
                Bound::Unbounded => 0,
            };
            let low_places = match low {
                Bound::Included(x) | Bound::Excluded(x) => x.exponent() + 1,
                Bound::Unbounded => 0,
            };
            return (0..=most_places.max(low_places))
                .map(|k| Dyadic::new(least(low, k), k))
                .find(|x| below(x));
        }
        // Everything that fits is negative: the mirror image.
        let turned = |bound: Bound<&Dyadic>| match bound {
            Bound::Included(x) => Bound::Included(-x.clone()),
            Bound::Excluded(x) => Bound::Excluded(-x.clone()),
            Bound::Unbounded => Bound::Unbounded,
        };
        let (low, high) = (turned(high), turned(low));
        Dyadic::simplest(low.as_ref(), high.as_ref()).map(|x| -x)
    }

    fn big_sum(&self, other: &Dyadic) -> Dyadic {
        let exponent = self.exponent().max(other.exponent());
        let scaled = |x: &Dyadic| x.numerator() << (exponent - x.exponent()) as usize;
        Dyadic::new(scaled(self) + scaled(other), exponent)
    }
}

impl From<i64> for Dyadic {
    fn from(n: i64) -> Dyadic {
        Dyadic(Repr::Small { numerator: n, exponent: 0 })
    }
}

impl From<Integer> for Dyadic {
    fn from(n: Integer) -> Dyadic {
        Dyadic::new(n, 0)
    }
}

impl PartialEq for Dyadic {
    fn eq(&self, other: &Dyadic) -> bool {
        self.0 == other.0
    }
}

impl Eq for Dyadic {}

impl Hash for Dyadic {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Dyadic) -> Ordering {
        if let (Some((m, d)), Some((n, e))) = (self.small_parts(), other.small_parts()) {
            let most = d.max(e);
            return ((m as i128) << (most - d)).cmp(&((n as i128) << (most - e)));
        }
        let most = self.exponent().max(other.exponent());
        let scaled = |x: &Dyadic| x.numerator() << (most - x.exponent()) as usize;
        scaled(self).cmp(&scaled(other))
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Dyadic) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Neg for Dyadic {
    type Output = Dyadic;
    fn neg(self) -> Dyadic {
        match self.small_parts() {
            Some((numerator, exponent)) => Dyadic::from_i128(-i128::from(numerator), exponent),
            None => Dyadic::new(-self.numerator(), self.exponent()),
        }
    }
}

impl Add for Dyadic {
    type Output = Dyadic;
    fn add(self, other: Dyadic) -> Dyadic {
        &self + &other
    }
}

impl Add for &Dyadic {
    type Output = Dyadic;
    fn add(self, other: &Dyadic) -> Dyadic {
        match (self.small_parts(), other.small_parts()) {
            (Some((m, d)), Some((n, e))) => {
                let most = d.max(e);
                let sum = ((m as i128) << (most - d)) + ((n as i128) << (most - e));
                Dyadic::from_i128(sum, most)
            }
            _ => self.big_sum(other),
        }
    }
}

impl Sub for Dyadic {
    type Output = Dyadic;
    fn sub(self, other: Dyadic) -> Dyadic {
        self + -other
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numerator = self.numerator();
        if self.is_integer() {
            write!(f, "{numerator}")
        } else {
            write!(f, "{numerator}/{}", Natural::ONE << self.exponent() as usize)
        }
    }
}

impl fmt::Debug for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn d(numerator: i128, exponent: u32) -> Dyadic {
        Dyadic::new(Integer::from(numerator), exponent)
    }

    /// Numbers small and large, with exponents on both sides of the small limit.
    fn any() -> impl Strategy<Value = Dyadic> {
        (prop_oneof![-40..40i128, any_i128()], prop_oneof![0..6u32, 50..90u32])
            .prop_map(|(n, e)| d(n, e))
    }

    fn any_i128() -> impl Strategy<Value = i128> {
        (proptest::num::i64::ANY, 0..60u32).prop_map(|(n, shift)| (n as i128) << shift)
    }

    proptest! {
        #[test]
        fn arithmetic_agrees_with_big_rationals(x in any(), y in any()) {
            let sum = &x + &y;
            prop_assert_eq!(sum.to_rational(), x.to_rational() + y.to_rational());
            prop_assert_eq!(x.cmp(&y), x.to_rational().cmp(&y.to_rational()));
            prop_assert_eq!(Dyadic::from_rational(&sum.to_rational()), Some(sum.clone()));
            prop_assert_eq!(sum - y, x);
        }

        #[test]
        fn simplest_fits_and_nothing_born_earlier_does(x in any(), y in any()) {
            let (low, high) = if x < y { (x, y) } else { (y, x) };
            let open = Dyadic::simplest(Bound::Excluded(&low), Bound::Excluded(&high));
            if low == high {
                prop_assert_eq!(open, None);
            } else {
                let open = open.expect("two numbers have another between them");
                prop_assert!(low < open && open < high);
                let (left, right) = open.options();
                // Both canonical options are born earlier, and lie outside.
                prop_assert!(left.is_none_or(|l| l <= low));
                prop_assert!(right.is_none_or(|r| r >= high));
            }
        }
    }

    #[test]
    fn known_values() {
        for (low, high, expect) in [
            (Some(d(0, 0)), Some(d(1, 0)), "1/2"),
            (Some(d(1, 1)), Some(d(1, 0)), "3/4"),
            (Some(d(5, 1)), None, "3"),
            (None, Some(d(-5, 1)), "-3"),
            (Some(d(-1, 0)), Some(d(1, 0)), "0"),
            (Some(d(1, 2)), Some(d(5, 0)), "1"),
            (Some(d(-3, 2)), Some(d(-1, 1)), "-5/8"),
        ] {
            let bound = |x: &Option<Dyadic>| x.clone().map_or(Bound::Unbounded, Bound::Excluded);
            let (low, high) = (bound(&low), bound(&high));
            let found = Dyadic::simplest(low.as_ref(), high.as_ref()).map(|x| x.to_string());
            assert_eq!(found.as_deref(), Some(expect));
        }
    }

    #[test]
    fn birthdays() {
        for (n, e, day) in [(0, 0, 0u32), (-7, 0, 7), (1, 1, 2), (3, 2, 3), (25, 4, 6), (-73, 4, 9)]
        {
            assert_eq!(d(n, e).birthday(), Natural::from(day));
        }
    }
}
