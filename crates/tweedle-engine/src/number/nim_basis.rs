//! The field of nimbers below 2⁶⁴ as polynomials.
//!
//! All fields of 2⁶⁴ elements are the same but for names. The nimber [`ROOT`] is a root of
//! x⁶⁴ + x⁴ + x³ + x + 1, which is irreducible, so that every nimber below 2⁶⁴ is a sum of its powers
//! 1, γ, …, γ⁶³ in exactly one way. The map to these coefficients and back is linear, and is looked up
//! by bytes.

/// The least nimber that is a root of x⁶⁴ + x⁴ + x³ + x + 1.
pub(super) const ROOT: u64 = 0x4028_84CA_01F7_C6B2;

/// The coefficients of a nimber.
#[inline]
pub(super) fn to_polynomial(nimber: u64) -> u64 {
    look_up(&TO_POLYNOMIAL, nimber)
}

/// The nimber with these coefficients.
#[inline]
pub(super) fn to_nimber(polynomial: u64) -> u64 {
    look_up(&TO_NIMBER, polynomial)
}

/// The product of two nimbers below 2 to the power 2ᵏ by Conway's rules: a Fermat power
/// F = 2 to the power 2ᵏ⁻¹ times a smaller nimber is the ordinary product, and F ⊗ F = F ⊕ F/2
/// (*On Numbers and Games*, ch. 6, Theorem 49 and after).
pub(super) const fn by_conway(a: u64, b: u64, k: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = 1 << (k - 1);
    let low = (1 << half) - 1;
    let (a, b) = ([a & low, a >> half], [b & low, b >> half]);
    let lows = by_conway(a[0], b[0], k - 1);
    let highs = by_conway(a[1], b[1], k - 1);
    // Karatsuba's: three products in the place of four.
    let both = by_conway(a[0] ^ a[1], b[0] ^ b[1], k - 1);
    (both ^ lows) << half ^ lows ^ by_conway(highs, 1 << (half - 1), k - 1)
}

/// The images of all words that have one nonzero byte.
type ByteImages = [[u64; 256]; 8];

static TO_NIMBER: ByteImages = table(&POWERS);
static TO_POLYNOMIAL: ByteImages = table(&inverse(POWERS));

#[inline]
fn look_up(table: &ByteImages, word: u64) -> u64 {
    let bytes = word.to_le_bytes();
    let mut image = 0;
    for (images, byte) in table.iter().zip(bytes) {
        image ^= images[byte as usize];
    }
    image
}

/// 1, γ, …, γ⁶³.
#[allow(long_running_const_eval, reason = "it is a second")]
const POWERS: [u64; 64] = {
    let mut powers = [1; 64];
    let mut i = 1;
    while i < 64 {
        powers[i] = by_conway(powers[i - 1], ROOT, 6);
        i += 1;
    }
    powers
};

/// The table of the linear map that takes bit i to `images[i]`.
const fn table(images: &[u64; 64]) -> ByteImages {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut byte = 1_usize;
        while byte < 256 {
            // The image without the lowest bit is there already.
            let image = images[8 * place + byte.trailing_zeros() as usize];
            table[place][byte] = table[place][byte & (byte - 1)] ^ image;
            byte += 1;
        }
        place += 1;
    }
    table
}

/// The images of single bits under the inverse map, by elimination.
const fn inverse(mut images: [u64; 64]) -> [u64; 64] {
    let mut inverse = [0; 64];
    let mut i = 0;
    while i < 64 {
        inverse[i] = 1 << i;
        i += 1;
    }
    let mut bit = 0;
    while bit < 64 {
        let mut pivot = bit;
        while images[pivot] >> bit & 1 == 0 {
            pivot += 1;
        }
        (images[bit], images[pivot]) = (images[pivot], images[bit]);
        (inverse[bit], inverse[pivot]) = (inverse[pivot], inverse[bit]);
        let mut i = 0;
        while i < 64 {
            if i != bit && images[i] >> bit & 1 == 1 {
                images[i] ^= images[bit];
                inverse[i] ^= inverse[bit];
            }
            i += 1;
        }
        bit += 1;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_root_is_one() {
        let power = |n: u32| (0..n).fold(1, |power, _| by_conway(power, ROOT, 6));
        assert_eq!(power(64) ^ power(4) ^ power(3) ^ power(1) ^ 1, 0);
        assert_eq!(to_polynomial(ROOT), 0b10);
        assert_eq!(to_nimber(0b100), power(2));
    }

    proptest! {
        #[test]
        fn the_maps_are_inverse_and_linear(a: u64, b: u64) {
            assert_eq!(to_nimber(to_polynomial(a)), a);
            assert_eq!(to_polynomial(to_nimber(a)), a);
            assert_eq!(to_polynomial(a ^ b), to_polynomial(a) ^ to_polynomial(b));
        }
    }
}
