//! Products of nimbers of any size, by halves.

use super::{Natural, Nimber};
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The product of two nimbers of any size (see [`Nimber`]).
///
/// Cost: the factors are taken apart at Fermat powers. Twice as many bits take four times as long.
///
/// ```
/// # use tweedle_engine::number::{Natural, nim_product};
/// let fermat = Natural::ONE << 128;
/// assert_eq!(nim_product(&fermat, &fermat), Natural::from(3_u8) << 127);
/// ```
pub fn nim_product(a: &Natural, b: &Natural) -> Natural {
    Natural(product(&a.0, &b.0, level([a, b])))
}

/// `base` times itself, `exponent` times; 1 if that is 0.
///
/// ```
/// # use tweedle_engine::number::{Natural, nim_power};
/// let two = Natural::from(2_u8);
/// assert_eq!(nim_power(&two, &Natural::from(3_000_001_u32)), two);
/// ```
pub fn nim_power(base: &Natural, exponent: &Natural) -> Natural {
    if base.is_zero() {
        return Natural::from(u8::from(exponent.is_zero()));
    }
    let k = level([base, base]);
    // The group of the field has 2 to the power 2ᵏ elements but one, to whose number they are 1.
    let group = (UBig::ONE << (1 << k)) - UBig::ONE;
    let exponent = &exponent.0 % group;
    let mut power = UBig::ONE;
    for i in (0..exponent.bit_len()).rev() {
        power = product(&power, &power, k);
        if exponent.bit(i) {
            power = product(&power, &base.0, k);
        }
    }
    Natural(power)
}

/// The nimber whose product with `a` is 1; `None` of 0.
///
/// ```
/// # use tweedle_engine::number::{Natural, nim_inverse, nim_product};
/// let a = Natural::from(7_u8) << 100;
/// assert_eq!(nim_inverse(&a).map(|inverse| nim_product(&a, &inverse)), Some(Natural::ONE));
/// ```
pub fn nim_inverse(a: &Natural) -> Option<Natural> {
    inverse(&a.0, level([a, a])).map(Natural)
}

/// The nimber whose square is `a`.
///
/// ```
/// # use tweedle_engine::number::{Natural, nim_square_root};
/// assert_eq!(nim_square_root(&(Natural::from(3_u8) << 127)), Natural::ONE << 128);
/// ```
pub fn nim_square_root(a: &Natural) -> Natural {
    Natural(square_root(&a.0, level([a, a])))
}

/// The least k from 6 up for which both nimbers are below 2 to the power 2ᵏ.
fn level(nimbers: [&Natural; 2]) -> u32 {
    let bits = nimbers[0].bit_len().max(nimbers[1].bit_len());
    bits.next_power_of_two().trailing_zeros().max(6)
}

/// The nimber as one below 2⁶⁴, which it is.
fn small(a: &UBig) -> Nimber {
    Nimber(u64::try_from(a).unwrap_or_default())
}

/// The parts of a nimber below 2 to the power 2ᵏ: low + F·high with the Fermat power F of half as
/// many bits.
fn halves(a: &UBig, k: u32) -> (UBig, UBig) {
    a.clone().split_bits(1 << (k - 1))
}

fn joined(low: UBig, high: UBig, k: u32) -> UBig {
    low | high << (1 << (k - 1))
}

/// a ⊗ F/2, where a and F/2 are below F = 2 to the power 2ᵏ⁻¹, which is F ⊗ F without its F ⊗ a.
fn times_half(a: &UBig, k: u32) -> UBig {
    product(a, &(UBig::ONE << ((1 << (k - 1)) - 1)), k - 1)
}

fn product(a: &UBig, b: &UBig, k: u32) -> UBig {
    if a.is_zero() || b.is_zero() {
        return UBig::ZERO;
    }
    if k <= 6 {
        return UBig::from((small(a) * small(b)).0);
    }
    let ((a0, a1), (b0, b1)) = (halves(a, k), halves(b, k));
    let lows = product(&a0, &b0, k - 1);
    if a1.is_zero() && b1.is_zero() {
        return lows;
    }
    let highs = product(&a1, &b1, k - 1);
    let both = product(&(a0 ^ a1), &(b0 ^ b1), k - 1);
    joined(&lows ^ times_half(&highs, k), both ^ lows, k)
}

fn inverse(a: &UBig, k: u32) -> Option<UBig> {
    if k <= 6 {
        return small(a).inverse().map(|inverse| UBig::from(inverse.0));
    }
    // The conjugate of a₀ + F·a₁ is a₀ + (F + 1)·a₁, as F ⊗ F = F ⊕ F/2. Their product is below F.
    let (a0, a1) = halves(a, k);
    let sum = &a0 ^ &a1;
    let norm = product(&a0, &sum, k - 1) ^ times_half(&product(&a1, &a1, k - 1), k);
    let inverse = inverse(&norm, k - 1)?;
    Some(joined(product(&sum, &inverse, k - 1), product(&a1, &inverse, k - 1), k))
}

fn square_root(a: &UBig, k: u32) -> UBig {
    if k <= 6 {
        return UBig::from(small(a).square_root().0);
    }
    // The square of b₀ + F·b₁ is b₀² + b₁²·F/2 + F·b₁².
    let (a0, a1) = halves(a, k);
    let low = a0 ^ times_half(&a1, k);
    joined(square_root(&low, k - 1), square_root(&a1, k - 1), k)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_size() -> impl Strategy<Value = Natural> {
        prop::collection::vec(any::<u64>(), 0..6)
            .prop_map(|words| Natural(UBig::from_words(&words)))
    }

    proptest! {
        #[test]
        fn small_ones_are_as_in_the_field(a: u64, b: u64, exponent: u64) {
            let [x, y, n] = [a, b, exponent].map(Natural::from);
            prop_assert_eq!(nim_product(&x, &y), Natural::from((Nimber(a) * Nimber(b)).0));
            prop_assert_eq!(nim_power(&x, &n), Natural::from(Nimber(a).power(exponent).0));
        }

        #[test]
        fn nimbers_of_any_size_are_a_field(a in any_size(), b in any_size(), c in any_size()) {
            let ab = nim_product(&a, &b);
            prop_assert_eq!(&ab, &nim_product(&b, &a));
            prop_assert_eq!(nim_product(&ab, &c), nim_product(&a, &nim_product(&b, &c)));
            let bc = &b ^ &c;
            prop_assert_eq!(nim_product(&a, &bc), ab ^ nim_product(&a, &c));
            let unit = nim_inverse(&a).map(|inverse| nim_product(&a, &inverse));
            prop_assert_eq!(unit, (!a.is_zero()).then_some(Natural::ONE));
            let root = nim_square_root(&a);
            prop_assert_eq!(nim_product(&root, &root), a);
        }

        #[test]
        fn exponents_add_up(a in any_size(), m: u64, n: u64) {
            let [power, other] = [m, n].map(|n| nim_power(&a, &n.into()));
            let sum = u128::from(m) + u128::from(n);
            prop_assert_eq!(nim_product(&power, &other), nim_power(&a, &sum.into()));
        }
    }
}
