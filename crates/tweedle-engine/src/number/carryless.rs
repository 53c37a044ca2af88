//! Products of binary polynomials modulo x⁶⁴ + x⁴ + x³ + x + 1, the bits of a word being the
//! coefficients.
//!
//! The one place with `unsafe` in it: one call of a function that needs an instruction which the
//! processor may lack. [`product`] asks the processor first, and [`portable`] needs nothing. The tests
//! compare both with the definition, and pass under `AddressSanitizer`:
//!
//! ```sh
//! RUSTFLAGS=-Zsanitizer=address cargo +nightly test -p tweedle-engine --lib number --target x86_64-unknown-linux-gnu
//! ```

/// The product of two polynomials in the field with 2⁶⁴ elements.
#[inline]
#[allow(unsafe_code, reason = "a call of a function with a target feature")]
pub(super) fn product(a: u64, b: u64) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("pclmulqdq") {
        // SAFETY: all that `by_instruction` asks of its caller is a processor with `pclmulqdq`
        // (`sse2` belongs to x86-64), and this one has it. It touches no memory.
        return unsafe { by_instruction(a, b) };
    }
    portable(a, b)
}

/// [`product`] by the processor's carry-less multiplication.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "pclmulqdq")]
fn by_instruction(a: u64, b: u64) -> u64 {
    use std::arch::x86_64::{
        _mm_clmulepi64_si128, _mm_cvtsi64_si128, _mm_cvtsi128_si64, _mm_unpackhi_epi64,
    };
    let product =
        _mm_clmulepi64_si128::<0>(_mm_cvtsi64_si128(a as i64), _mm_cvtsi64_si128(b as i64));
    let high = _mm_cvtsi128_si64(_mm_unpackhi_epi64(product, product));
    reduce(_mm_cvtsi128_si64(product) as u64, high as u64)
}

/// [`product`] by integer multiplication. Of each factor only every fifth bit is kept at a time, so
/// that at most 13 ones are added up in a place of the product, which has room for 31: no carry
/// reaches the next place that is read.
fn portable(a: u64, b: u64) -> u64 {
    const EVERY_FIFTH: u128 = {
        let (mut mask, mut i) = (0, 0);
        while i < 128 {
            mask |= 1 << i;
            i += 5;
        }
        mask
    };
    let part = |x: u64, i: u32| u128::from(x) & (EVERY_FIFTH << i);
    let mut product = 0;
    for place in 0..5 {
        let sum = (0..5).fold(0, |sum, i| sum ^ (part(a, i) * part(b, (place + 5 - i) % 5)));
        product ^= sum & (EVERY_FIFTH << place);
    }
    reduce(product as u64, (product >> 64) as u64)
}

/// The remainder of low + high·x⁶⁴, where x⁶⁴ is as good as x⁴ + x³ + x + 1.
#[inline]
fn reduce(low: u64, high: u64) -> u64 {
    // The part of high·(x⁴ + x³ + x + 1) at x⁶⁴ or above is reduced once more, and is then small.
    let high = high ^ high >> 63 ^ high >> 61 ^ high >> 60;
    low ^ high ^ high << 1 ^ high << 3 ^ high << 4
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Shift and add, one coefficient at a time.
    fn by_definition(mut a: u64, b: u64) -> u64 {
        let mut product = 0;
        for i in 0..64 {
            product ^= if b >> i & 1 == 1 { a } else { 0 };
            a = a << 1 ^ if a >> 63 == 1 { 0b11011 } else { 0 };
        }
        product
    }

    fn check(a: u64, b: u64) {
        let expected = by_definition(a, b);
        assert_eq!(product(a, b), expected, "{a:#x} {b:#x}");
        assert_eq!(portable(a, b), expected, "{a:#x} {b:#x}");
    }

    #[test]
    fn edges() {
        let edges = [0, 1, 2, 1 << 63, u64::MAX, u64::MAX - 1, 0x8421_0842_1084_2108];
        for a in edges {
            for b in edges {
                check(a, b);
            }
        }
    }

    proptest! {
        #[test]
        fn all_ways_agree(a: u64, b: u64) {
            check(a, b);
        }
    }
}
