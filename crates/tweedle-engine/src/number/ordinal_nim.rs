//! Ordinals as nimbers: the algebraic closure of the field of two elements.
//!
//! Conway found that the ordinals below ω^ω^ω are such a closure under nim sums and nim products (*On Numbers and Games*, ch. 6).
//! Where p is an odd prime, and the j-th from j = 0 on, ω^(ω^j·pⁿ) is written κ with the index pⁿ⁺¹. Its p-th nim power is κ with the
//! index pⁿ, and that of the first of them, `κ_p`, is a smaller ordinal `α_p`. So a product of powers of ω falls apart into digits to
//! the base p, for each p, that are added with carries, and into factors `α_p`. Lenstra (*On the algebraic closure of two*, 1977)
//! showed that `α_p` is a sum of some κ and of a small integer.

use super::{Integer, Natural, Ordinal, nim_product};
use crate::{Control, Stop};
use std::collections::BTreeMap;

/// For the odd primes in their order the integers that α has beside κ: Lenstra's excess (OEIS A380496, by Conway, Lenstra, Le
/// Bruyn and A. N. Siegel).
const EXCESSES: [u32; 105] = [
    0, 0, 1, 1, 0, 0, 4, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1,
    0, 1, 0, 1, 4, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1,
    1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0,
    0, 0, 0, 0, 1, 1, 1, 1, 0,
];

/// Powers of ω with an exponent ω^j are multiplied up to this j: for more the primes take long to be found.
const MOST_PLACES: usize = 1000;

/// The largest number of bits of a coefficient, which is a nimber.
const MOST_BITS: usize = 4096;

/// A product with more terms on the way is refused.
const MOST_TERMS: usize = 1 << 16;

/// The degree of an element over the field of two: the exponents of its prime factors.
type Degree = BTreeMap<u32, u32>;

impl Ordinal {
    /// The nim sum of two ordinals: coefficients are added as nimbers. `None` if one is no ordinal.
    ///
    /// # Errors
    /// [`Stop::TooLarge`].
    pub fn nim_sum(&self, other: &Ordinal) -> Result<Option<Ordinal>, Stop> {
        let Some((left, right)) = naturals(self).zip(naturals(other)) else { return Ok(None) };
        let mut sum = Sum::default();
        for (exponent, n) in left.chain(right) {
            sum.add(exponent, &n);
        }
        sum.into_ordinal().map(Some)
    }

    /// The nim product of two ordinals below ω^ω^ω.
    ///
    /// Cost: for each pair of terms a product of nimbers and of powers of ω; where the degrees of these over the field of two
    /// are large, these products have as many terms.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_engine::number::Ordinal;
    /// let (omega, control) = (Ordinal::omega(), Control::new());
    /// let square = omega.nim_product(&omega, &control)?;
    /// assert_eq!(square.to_string(), "ω^2");
    /// assert_eq!(square.nim_product(&omega, &control)?, Ordinal::from(2));
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Undefined`] if one is no ordinal below ω^ω^ω, or the product needs the 587th or a later power of a κ of a prime, of which it
    /// is not known here; [`Stop::TooLarge`] or [`Stop::Cancelled`].
    pub fn nim_product(&self, other: &Ordinal, control: &Control) -> Result<Ordinal, Stop> {
        let Some((left, right)) = naturals(self).zip(naturals(other)) else {
            return Err(out_of_range());
        };
        let right: Vec<_> = right.collect();
        let mut sum = Sum::default();
        for (e, n) in left {
            for (f, m) in &right {
                control.check()?;
                if n.bit_len().max(m.bit_len()) > MOST_BITS {
                    return Err(out_of_range());
                }
                let factor = nim_product(&n, m);
                for (exponent, n) in naturals(&powers(e, f, control)?).into_iter().flatten() {
                    sum.add(exponent, &nim_product(&factor, &n));
                }
                if sum.0.len() > MOST_TERMS {
                    let message = "This nim product is too large to be written.";
                    return Err(Stop::TooLarge(message.to_owned()));
                }
            }
        }
        sum.into_ordinal()
    }

    /// The product of `exponent` factors that are all this ordinal, multiplied as nimbers; 1 if
    /// there are none.
    ///
    /// # Errors
    /// As [`nim_product`](Ordinal::nim_product).
    pub fn nim_power(&self, exponent: &Natural, control: &Control) -> Result<Ordinal, Stop> {
        self.repeated(exponent, |a, b| a.nim_product(b, control))
    }
}

fn out_of_range() -> Stop {
    Stop::Undefined("NimProduct out of range.".to_owned())
}

/// The exponents and coefficients of an ordinal; `None` if it is none.
fn naturals(x: &Ordinal) -> Option<impl Iterator<Item = (&Ordinal, Natural)>> {
    x.is_ordinal().then(|| x.terms().iter().map(|(exponent, n)| (exponent, n.magnitude())))
}

/// A nim sum, by exponents.
#[derive(Default)]
struct Sum(BTreeMap<Ordinal, Natural>);

impl Sum {
    fn add(&mut self, exponent: &Ordinal, n: &Natural) {
        if let Some(sum) = self.0.get_mut(exponent) {
            *sum = sum.clone() ^ n.clone();
        } else {
            self.0.insert(exponent.clone(), n.clone());
        }
    }

    fn into_ordinal(self) -> Result<Ordinal, Stop> {
        let terms = self.0.into_iter().rev().filter(|(_, n)| !n.is_zero());
        Ordinal::of_terms(terms.map(|(exponent, n)| (exponent, n.into())).collect())
    }
}

/// The nim product of ω^e and ω^f.
fn powers(e: &Ordinal, f: &Ordinal, control: &Control) -> Result<Ordinal, Stop> {
    let mut digits: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
    for exponent in [e, f] {
        for (j, n) in naturals(exponent).into_iter().flatten() {
            let j = j.as_integer().and_then(|j| usize::try_from(j).ok());
            let Some(j) = j.filter(|j| *j < MOST_PLACES && n.bit_len() <= MOST_BITS) else {
                return Err(out_of_range());
            };
            let sum = digits.entry(j).or_default();
            for (place, digit) in digits_of(n, prime(j)).into_iter().enumerate() {
                if sum.len() <= place {
                    sum.push(0);
                }
                sum[place] += digit;
            }
        }
    }
    let (mut exponent, mut factors) = (Vec::new(), Vec::new());
    for (&j, digits) in digits.iter_mut().rev() {
        let p = prime(j);
        let mut count = Natural::ZERO;
        for place in (0..digits.len()).rev() {
            if digits[place] >= p {
                digits[place] -= p;
                match place.checked_sub(1) {
                    Some(next) => digits[next] += 1,
                    None => factors.push(j),
                }
            }
        }
        for digit in digits.iter().rev() {
            count = count * Natural::from(p) + Natural::from(*digit);
        }
        if !count.is_zero() {
            exponent.push((Ordinal::finite(j.into()), count.into()));
        }
    }
    let rest = Ordinal::of_terms(exponent)?;
    let mut product = Ordinal::of_terms(vec![(rest, Integer::ONE)])?;
    for j in factors {
        product = product.nim_product(&power_of_kappa(j)?, control)?;
    }
    Ok(product)
}

/// The digits of a number to a base, the last first.
fn digits_of(mut n: Natural, base: u32) -> Vec<u32> {
    let mut digits = Vec::new();
    while !n.is_zero() {
        let rest = n.clone() % Natural::from(base);
        digits.push(u32::try_from(&rest).unwrap_or(0));
        n = n / Natural::from(base);
    }
    digits
}

/// The odd prime at a place, from 0 on.
fn prime(place: usize) -> u32 {
    let is_prime =
        |n: &u32| (3..*n).step_by(2).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    (3_u32..).step_by(2).filter(is_prime).nth(place).unwrap_or(3)
}

/// α of the odd prime p at a place: the p-th nim power of ω^ω^place.
fn power_of_kappa(place: usize) -> Result<Ordinal, Stop> {
    let Some(&excess) = EXCESSES.get(place) else { return Err(out_of_range()) };
    let (kappa, _) = kappa(order_of_two(prime(place)))?;
    kappa.sum(&Ordinal::finite(excess.into()))
}

/// The order of 2 modulo an odd prime: the degree of the smallest field that has p-th roots of 1.
fn order_of_two(p: u32) -> u32 {
    let mut power = 2 % p;
    let mut order = 1;
    while power != 1 {
        power = 2 * power % p;
        order += 1;
    }
    order
}

/// κ of any index, and its degree: the sum of the κ of those prime powers in the index, the larger primes first, that the degree
/// of the sum so far is not divisible by (Lenstra).
fn kappa(index: u32) -> Result<(Ordinal, Degree), Stop> {
    let (mut sum, mut degree) = (Ordinal::default(), Degree::new());
    let (mut rest, mut factors) = (index, Vec::new());
    for p in 2..=index {
        let mut power = 0;
        while rest % p == 0 {
            rest /= p;
            power += 1;
        }
        if power > 0 {
            factors.push((p, power));
        }
    }
    for &(p, power) in factors.iter().rev() {
        if degree.get(&p).is_some_and(|have| *have >= power) {
            continue;
        }
        let (next, of_next) = kappa_of_prime_power(p, power)?;
        sum = sum.sum(&next)?;
        for (prime, power) in of_next {
            let have = degree.entry(prime).or_default();
            *have = power.max(*have);
        }
    }
    Ok((sum, degree))
}

fn kappa_of_prime_power(p: u32, power: u32) -> Result<(Ordinal, Degree), Stop> {
    if p == 2 {
        // 2^2^(n-1) is in the field of 2^2^n elements and in none before.
        let n = Integer::from(2).pow(1 << (power - 1));
        return Ok((Ordinal::finite(n), Degree::from([(2, power)])));
    }
    let place = (0..EXCESSES.len()).find(|place| prime(*place) == p).unwrap_or(0);
    // The degree of `α_p`: that of κ with the order of 2 as index, and of an excess of 4.
    let (_, mut degree) = kappa(order_of_two(p))?;
    if EXCESSES[place] == 4 {
        let have = degree.entry(2).or_default();
        *have = 2.max(*have);
    }
    *degree.entry(p).or_default() += power;
    let count = Integer::from(p).pow(power as usize - 1);
    let exponent = Ordinal::of_terms(vec![(Ordinal::finite(place.into()), count)])?;
    Ok((Ordinal::of_terms(vec![(exponent, Integer::ONE)])?, degree))
}

#[cfg(test)]
mod tests {
    use super::super::ordinal::tests::ordinals;
    use super::*;
    use proptest::prelude::*;

    fn product(a: &Ordinal, b: &Ordinal) -> Ordinal {
        a.nim_product(b, &Control::new()).unwrap()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// A field, as far as it is closed under the operations that are tested.
        #[test]
        fn sums_and_products(a in ordinals(0..20), b in ordinals(0..20), c in ordinals(0..20)) {
            let sum = |a: &Ordinal, b: &Ordinal| a.nim_sum(b).unwrap().unwrap();
            prop_assert_eq!(product(&a, &b), product(&b, &a));
            prop_assert_eq!(product(&product(&a, &b), &c), product(&a, &product(&b, &c)));
            prop_assert_eq!(product(&a, &sum(&b, &c)), sum(&product(&a, &b), &product(&a, &c)));
            prop_assert_eq!(sum(&a, &a), Ordinal::default());
            let zero = Ordinal::default();
            prop_assert_eq!(product(&a, &b) == zero, a == zero || b == zero);
        }
    }

    /// Conway's table (*ONAG*, ch. 6), and what Lenstra added: the p-th power of ω^ω^j.
    #[test]
    fn known_powers() {
        let expect = [
            "2",
            "4",
            "ω+1",
            "ω^ω+1",
            "ω+4",
            "16",
            "ω^3+4",
            "ω^(ω^3)+1",
            "ω^(ω^2)+4",
            "ω^ω+1",
            "ω^3+4",
            "ω^ω+1",
            "ω^(ω^2)+1",
            "ω^(ω^7)+1",
        ];
        let found: Vec<_> =
            (0..expect.len()).map(|j| power_of_kappa(j).unwrap().to_string()).collect();
        assert_eq!(found, expect);
    }

    /// `α_p` is no p-th power of what is below ω^ω^j, and it is the least such ordinal of the form κ + m: so says Euler's criterion in
    /// the field that it generates.
    #[test]
    fn excesses() {
        let control = Control::new();
        for (place, excess) in EXCESSES.into_iter().enumerate() {
            let p = prime(place);
            let (kappa, degree) = kappa(order_of_two(p)).unwrap();
            for m in 0..=excess {
                let degree = degree.iter().fold(1_u64, |d, (p, power)| {
                    d.saturating_mul(u64::from(*p).saturating_pow(*power))
                });
                if degree > 60 {
                    continue;
                }
                // 4 is in the field with 16 elements, smaller ones in that with 4.
                let of_m = if m >= 4 {
                    4
                } else if m >= 2 {
                    2
                } else {
                    1
                };
                let degree = (degree..).step_by(degree as usize).find(|d| d % of_m == 0).unwrap();
                if degree > 60 {
                    continue;
                }
                let element = kappa.sum(&Ordinal::from(i64::from(m))).unwrap();
                let units = Natural::ONE << degree as usize;
                let units = Natural::try_from(Integer::from(units) - Integer::ONE).unwrap();
                assert_eq!(element.nim_power(&units, &control).unwrap(), Ordinal::from(1));
                let root = units / Natural::from(p);
                let is_power = element.nim_power(&root, &control).unwrap() == Ordinal::from(1);
                assert_eq!(is_power, m < excess, "{p}, {m}");
            }
        }
    }

    #[test]
    fn what_nobody_knows_is_refused() {
        let control = Control::new();
        let power = |x: &Ordinal| x.omega_power().unwrap().unwrap();
        // ω^ω^105 belongs to the prime 587, and ω^ω^ω is beyond all.
        let of_587 = power(&power(&Ordinal::from(105)));
        let all_but_one = of_587.nim_power(&Natural::from(586_u32), &control).unwrap();
        let refused = [all_but_one.nim_product(&of_587, &control), {
            let beyond = power(&power(&Ordinal::omega()));
            beyond.nim_product(&beyond, &control)
        }];
        assert!(refused.iter().all(|it| matches!(it, Err(Stop::Undefined(_)))));
        // Results that need no carry are known.
        let other = of_587.nim_product(&Ordinal::omega(), &control).unwrap();
        assert_eq!(other.to_string(), "ω^(ω^105+1)");
        let negative = Ordinal::omega().negative();
        assert!(matches!(negative.nim_product(&negative, &control), Err(Stop::Undefined(_))));
        assert_eq!(negative.nim_sum(&negative), Ok(None));
    }
}
