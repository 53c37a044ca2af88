//! Ordinals, and differences of them.

use super::{Integer, Natural};
use crate::{Control, Stop};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

/// A sum c₁·ω^e₁ + c₂·ω^e₂ + … of powers of ω, the first infinite ordinal, with integers c and ordinals e₁ > e₂ > … as exponents.
/// With positive c it is an ordinal in Cantor's normal form.
///
/// These are numbers, and so sums and products are those of numbers: ordinals are added and multiplied as polynomials in ω are
/// (Hessenberg's natural sum and product), 1 + ω = ω + 1, and each has a negative (*On Numbers and Games*, ch. 3; Siegel, *CGT*,
/// ch. VIII.1).
///
/// ```
/// # use tweedle_engine::Control;
/// # use tweedle_engine::number::Ordinal;
/// let control = Control::new();
/// let sum = Ordinal::omega().sum(&Ordinal::from(5))?;
/// assert_eq!(sum.product(&sum, &control)?.to_string(), "ω^2+ω×10+25");
/// assert!(sum.is_ordinal() && sum > Ordinal::from(1_000_000));
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Ordinal {
    /// The exponents, falling, and their coefficients, none of which is 0.
    terms: Vec<(Ordinal, Integer)>,
    /// The number of powers that stand in exponents of each other; the number of all terms, with
    /// those of exponents.
    height: u32,
    size: usize,
}

/// The greatest height; an ordinal that is higher or has more terms is refused.
const MOST_HEIGHT: u32 = 64;
const MOST_SIZE: usize = 1 << 17;

/// Products with more pairs of terms are refused: each takes about a microsecond.
const MOST_PAIRS: usize = 1 << 22;

/// Coefficients with more bits are refused.
const MOST_BITS: usize = 1 << 16;

impl From<i64> for Ordinal {
    fn from(n: i64) -> Ordinal {
        Ordinal::finite(n.into())
    }
}

impl Ordinal {
    /// An integer.
    pub fn finite(n: Integer) -> Ordinal {
        let terms = if n.is_zero() { Vec::new() } else { vec![(Ordinal::default(), n)] };
        let count = terms.len();
        Ordinal { terms, height: u32::from(count > 0), size: count }
    }

    /// The first infinite ordinal.
    pub fn omega() -> Ordinal {
        Ordinal { terms: vec![(Ordinal::from(1), Integer::ONE)], height: 2, size: 2 }
    }

    /// The exponents, falling, and their coefficients.
    pub fn terms(&self) -> &[(Ordinal, Integer)] {
        &self.terms
    }

    /// The number of its terms, with those of its exponents, of their exponents, and so on.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The integer that it is; `None` if it is infinite.
    pub fn as_integer(&self) -> Option<Integer> {
        match &self.terms[..] {
            [] => Some(Integer::ZERO),
            [(exponent, n)] if exponent.terms.is_empty() => Some(n.clone()),
            _ => None,
        }
    }

    /// True if no coefficient is negative.
    pub fn is_ordinal(&self) -> bool {
        self.terms.iter().all(|(_, n)| !n.is_negative())
    }

    /// -1, 0 or 1: of the first term, as all others together are smaller.
    pub fn sign(&self) -> i32 {
        self.terms.first().map_or(0, |(_, n)| if n.is_negative() { -1 } else { 1 })
    }

    /// The day on which it is born: each coefficient without its sign (*ONAG*, ch. 3: the sign expansion is as long).
    #[must_use]
    pub fn birthday(&self) -> Ordinal {
        let terms = self.terms.iter().map(|(e, n)| (e.clone(), n.magnitude().into()));
        Ordinal { terms: terms.collect(), ..*self }
    }

    /// The negative.
    #[must_use]
    pub fn negative(&self) -> Ordinal {
        let terms = self.terms.iter().map(|(e, n)| (e.clone(), -n.clone()));
        Ordinal { terms: terms.collect(), ..*self }
    }

    /// The sum.
    ///
    /// # Errors
    /// [`Stop::TooLarge`].
    pub fn sum(&self, other: &Ordinal) -> Result<Ordinal, Stop> {
        let (mut left, mut right) = (&self.terms[..], &other.terms[..]);
        let mut terms = Vec::with_capacity(left.len() + right.len());
        loop {
            let (term, order) = match (left, right) {
                ([], rest) | (rest, []) => {
                    terms.extend_from_slice(rest);
                    break;
                }
                ([a, ..], [b, ..]) => match a.0.cmp(&b.0) {
                    Ordering::Equal => ((a.0.clone(), a.1.clone() + b.1.clone()), Ordering::Equal),
                    Ordering::Greater => (a.clone(), Ordering::Greater),
                    Ordering::Less => (b.clone(), Ordering::Less),
                },
            };
            left = if order.is_ge() { &left[1..] } else { left };
            right = if order.is_le() { &right[1..] } else { right };
            if !term.1.is_zero() {
                terms.push(term);
            }
        }
        Ordinal::of_terms(terms)
    }

    /// The product.
    ///
    /// Cost: a sum of exponents for each pair of terms.
    ///
    /// # Errors
    /// [`Stop::TooLarge`], or [`Stop::Cancelled`].
    pub fn product(&self, other: &Ordinal, control: &Control) -> Result<Ordinal, Stop> {
        if self.terms.len().saturating_mul(other.terms.len()) > MOST_PAIRS {
            return Err(too_large());
        }
        let mut terms: BTreeMap<Ordinal, Integer> = BTreeMap::new();
        for (e, n) in &self.terms {
            for (f, m) in &other.terms {
                control.check()?;
                let coefficient = terms.entry(e.sum(f)?).or_default();
                *coefficient = coefficient.clone() + n.clone() * m.clone();
            }
        }
        terms.retain(|_, n| !n.is_zero());
        Ordinal::of_terms(terms.into_iter().rev().collect())
    }

    /// The product of `exponent` factors that are all this ordinal; 1 if there are none.
    ///
    /// # Errors
    /// As [`product`](Ordinal::product).
    pub fn power(&self, exponent: &Natural, control: &Control) -> Result<Ordinal, Stop> {
        self.repeated(exponent, |a, b| a.product(b, control))
    }

    /// The product of `exponent` factors that are all this ordinal, by a product that is
    /// associative.
    pub(super) fn repeated(
        &self,
        exponent: &Natural,
        product: impl Fn(&Ordinal, &Ordinal) -> Result<Ordinal, Stop>,
    ) -> Result<Ordinal, Stop> {
        let mut power = Ordinal::from(1);
        for bit in (0..exponent.bit_len()).rev() {
            power = product(&power, &power)?;
            if exponent.bit(bit) {
                power = product(&power, self)?;
            }
        }
        Ok(power)
    }

    /// ω with this as exponent; `None` if it is no ordinal.
    ///
    /// # Errors
    /// [`Stop::TooLarge`].
    pub fn omega_power(&self) -> Result<Option<Ordinal>, Stop> {
        if !self.is_ordinal() {
            return Ok(None);
        }
        Ordinal::of_terms(vec![(self.clone(), Integer::ONE)]).map(Some)
    }

    /// The sum of powers of ω with coefficients that are not 0; the exponents fall.
    pub(super) fn of_terms(terms: Vec<(Ordinal, Integer)>) -> Result<Ordinal, Stop> {
        let height = terms.iter().map(|(e, _)| e.height + 1).max().unwrap_or(0);
        let size = terms.iter().map(|(e, _)| e.size + 1).sum();
        let is_long = terms.iter().any(|(_, n)| n.bit_len() > MOST_BITS);
        if height > MOST_HEIGHT || size > MOST_SIZE || is_long {
            return Err(too_large());
        }
        Ok(Ordinal { terms, height, size })
    }
}

fn too_large() -> Stop {
    Stop::TooLarge("This ordinal is too large to be written.".to_owned())
}

impl PartialOrd for Ordinal {
    fn partial_cmp(&self, other: &Ordinal) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ordinal {
    fn cmp(&self, other: &Ordinal) -> Ordering {
        let zero = Integer::ZERO;
        for i in 0..self.terms.len().max(other.terms.len()) {
            let order = match (self.terms.get(i), other.terms.get(i)) {
                (Some(a), Some(b)) => match a.0.cmp(&b.0) {
                    Ordering::Equal => a.1.cmp(&b.1),
                    Ordering::Greater => a.1.cmp(&zero),
                    Ordering::Less => zero.cmp(&b.1),
                },
                (Some(a), None) => a.1.cmp(&zero),
                (None, b) => b.map_or(Ordering::Equal, |b| zero.cmp(&b.1)),
            };
            if order.is_ne() {
                return order;
            }
        }
        Ordering::Equal
    }
}

impl fmt::Display for Ordinal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.terms.is_empty() {
            return f.write_str("0");
        }
        for (place, (exponent, n)) in self.terms.iter().enumerate() {
            if place > 0 && !n.is_negative() {
                f.write_str("+")?;
            }
            if exponent.terms.is_empty() {
                write!(f, "{n}")?;
                continue;
            }
            f.write_str(if n.is_negative() { "-ω" } else { "ω" })?;
            if *exponent == Ordinal::omega() || exponent.as_integer().is_some() {
                if *exponent != Ordinal::from(1) {
                    write!(f, "^{exponent}")?;
                }
            } else {
                write!(f, "^({exponent})")?;
            }
            if n.magnitude() != Natural::ONE {
                write!(f, "×{}", n.magnitude())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Ordinal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn printed() {
        let control = Control::new();
        let omega = Ordinal::omega();
        let power = omega.product(&Ordinal::from(2), &control).unwrap().omega_power();
        let term = power.unwrap().unwrap().product(&Ordinal::from(-3), &control).unwrap();
        let sum = term.sum(&omega).unwrap().sum(&Ordinal::from(-1)).unwrap();
        assert_eq!(sum.to_string(), "-ω^(ω×2)×3+ω-1");
        assert_eq!(Ordinal::default().to_string(), "0");
    }

    /// Small sums, some with infinite exponents.
    pub(in crate::number) fn ordinals(
        coefficients: std::ops::Range<i64>,
    ) -> impl Strategy<Value = Ordinal> {
        let exponents = prop_oneof![
            (0..7_i64).prop_map(Ordinal::from),
            (0..3_i64, 1..3_i64).prop_map(|(n, m)| {
                let control = Control::new();
                let omega = Ordinal::omega().product(&Ordinal::from(m), &control);
                omega.and_then(|it| it.sum(&Ordinal::from(n))).unwrap()
            }),
        ];
        prop::collection::vec((exponents, coefficients), 0..4).prop_map(|terms| {
            terms.into_iter().fold(Ordinal::default(), |sum, (exponent, n)| {
                let power = exponent.omega_power().unwrap().unwrap();
                let term = power.product(&Ordinal::from(n), &Control::new()).unwrap();
                sum.sum(&term).unwrap()
            })
        })
    }

    proptest! {
        /// An ordered ring.
        #[test]
        fn sums_and_products(a in ordinals(-3..4), b in ordinals(-3..4), c in ordinals(-3..4)) {
            let control = Control::new();
            let sum = |a: &Ordinal, b: &Ordinal| a.sum(b).unwrap();
            let product = |a: &Ordinal, b: &Ordinal| a.product(b, &control).unwrap();
            prop_assert_eq!(sum(&a, &b), sum(&b, &a));
            prop_assert_eq!(sum(&sum(&a, &b), &c), sum(&a, &sum(&b, &c)));
            prop_assert_eq!(product(&a, &b), product(&b, &a));
            prop_assert_eq!(product(&product(&a, &b), &c), product(&a, &product(&b, &c)));
            prop_assert_eq!(product(&a, &sum(&b, &c)), sum(&product(&a, &b), &product(&a, &c)));
            prop_assert_eq!(sum(&a, &a.negative()), Ordinal::default());
            let difference = sum(&a, &b.negative());
            prop_assert_eq!(a.cmp(&b) as i32, difference.sign());
            prop_assert_eq!(product(&a, &b).sign(), a.sign() * b.sign());
            prop_assert_eq!(a.power(&Natural::from(3_u8), &control).unwrap(), product(&product(&a, &a), &a));
            prop_assert!(a.birthday() >= a && a.birthday() >= a.negative());
        }
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let control = Control::new();
        let mut tower = Ordinal::omega();
        let refused = (0..100).find_map(|_| match tower.omega_power() {
            Ok(higher) => {
                tower = higher.unwrap();
                None
            }
            Err(stop) => Some(stop),
        });
        assert!(matches!(refused, Some(Stop::TooLarge(_))));
        let many = Ordinal::omega().sum(&Ordinal::from(1)).unwrap();
        let power = many.power(&(Natural::ONE << 200), &control);
        assert!(matches!(power, Err(Stop::TooLarge(_))));
        control.cancel();
        assert_eq!(many.product(&many, &control), Err(Stop::Cancelled));
    }
}
