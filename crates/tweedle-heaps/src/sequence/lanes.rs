//! Eight machine words at once, on the instructions that the processor has for that.

#[cfg(target_arch = "x86_64")]
use pulp::cast;
use std::fmt::Debug;

/// The number of words that are worked on together.
pub(super) const LANES: usize = 8;

/// Operations on eight words at once. A value of such a type shows that the processor has the
/// instructions.
pub(super) trait Lanes: Copy + Debug {
    /// Eight words.
    type Words: Copy + Debug;
    fn splat(self, word: u64) -> Self::Words;
    fn of_bytes(self, bytes: [u8; LANES]) -> Self::Words;
    fn of_halves(self, halves: [u16; LANES]) -> Self::Words;
    fn to_array(self, words: Self::Words) -> [u64; LANES];
    fn xor(self, x: Self::Words, y: Self::Words) -> Self::Words;
    fn or(self, x: Self::Words, y: Self::Words) -> Self::Words;
    fn of_array(self, words: [u64; LANES]) -> Self::Words;
    /// x - y, modulo 2⁶⁴.
    fn sub(self, x: Self::Words, y: Self::Words) -> Self::Words;
    /// 2ˣ, or 0 if x is 64 or greater.
    fn bit(self, x: Self::Words) -> Self::Words;
}

/// Nothing in particular: what the compiler makes of loops.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plain;

impl Lanes for Plain {
    type Words = [u64; LANES];

    #[inline(always)]
    fn splat(self, word: u64) -> [u64; LANES] {
        [word; LANES]
    }
    #[inline(always)]
    fn of_bytes(self, bytes: [u8; LANES]) -> [u64; LANES] {
        bytes.map(u64::from)
    }
    #[inline(always)]
    fn of_halves(self, halves: [u16; LANES]) -> [u64; LANES] {
        halves.map(u64::from)
    }
    #[inline(always)]
    fn to_array(self, words: [u64; LANES]) -> [u64; LANES] {
        words
    }
    #[inline(always)]
    fn of_array(self, words: [u64; LANES]) -> [u64; LANES] {
        words
    }
    #[inline(always)]
    fn xor(self, x: [u64; LANES], y: [u64; LANES]) -> [u64; LANES] {
        std::array::from_fn(|i| x[i] ^ y[i])
    }
    #[inline(always)]
    fn or(self, x: [u64; LANES], y: [u64; LANES]) -> [u64; LANES] {
        std::array::from_fn(|i| x[i] | y[i])
    }
    #[inline(always)]
    fn sub(self, x: [u64; LANES], y: [u64; LANES]) -> [u64; LANES] {
        std::array::from_fn(|i| x[i].wrapping_sub(y[i]))
    }
    #[inline(always)]
    fn bit(self, x: [u64; LANES]) -> [u64; LANES] {
        x.map(|x| if x < 64 { 1 << x } else { 0 })
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{LANES, Lanes, cast};
    use pulp::x86::{V3, V4};
    use std::arch::x86_64::{__m128i, __m256i, __m512i};

    /// AVX-512.
    impl Lanes for V4 {
        type Words = __m512i;

        #[inline(always)]
        fn splat(self, word: u64) -> __m512i {
            self.avx512f._mm512_set1_epi64(word as i64)
        }
        #[inline(always)]
        fn of_bytes(self, bytes: [u8; LANES]) -> __m512i {
            let low: __m128i = cast([i64::from_le_bytes(bytes), 0]);
            self.avx512f._mm512_cvtepu8_epi64(low)
        }
        #[inline(always)]
        fn of_halves(self, halves: [u16; LANES]) -> __m512i {
            let low: __m128i = cast(halves);
            self.avx512f._mm512_cvtepu16_epi64(low)
        }
        #[inline(always)]
        fn to_array(self, words: __m512i) -> [u64; LANES] {
            cast(words)
        }
        #[inline(always)]
        fn of_array(self, words: [u64; LANES]) -> __m512i {
            cast(words)
        }
        #[inline(always)]
        fn xor(self, x: __m512i, y: __m512i) -> __m512i {
            self.avx512f._mm512_xor_si512(x, y)
        }
        #[inline(always)]
        fn or(self, x: __m512i, y: __m512i) -> __m512i {
            self.avx512f._mm512_or_si512(x, y)
        }
        #[inline(always)]
        fn sub(self, x: __m512i, y: __m512i) -> __m512i {
            self.avx512f._mm512_sub_epi64(x, y)
        }
        #[inline(always)]
        fn bit(self, x: __m512i) -> __m512i {
            self.avx512f._mm512_sllv_epi64(self.splat(1), x)
        }
    }

    /// AVX2.
    impl Lanes for V3 {
        type Words = [__m256i; 2];

        #[inline(always)]
        fn splat(self, word: u64) -> [__m256i; 2] {
            [self.avx._mm256_set1_epi64x(word as i64); 2]
        }
        #[inline(always)]
        fn of_bytes(self, bytes: [u8; LANES]) -> [__m256i; 2] {
            let [low, high]: [i32; 2] = cast(bytes);
            [low, high]
                .map(|half| self.avx2._mm256_cvtepu8_epi64(self.sse2._mm_cvtsi32_si128(half)))
        }
        #[inline(always)]
        fn of_halves(self, halves: [u16; LANES]) -> [__m256i; 2] {
            let [low, high]: [i64; 2] = cast(halves);
            [low, high].map(|half| self.avx2._mm256_cvtepu16_epi64(cast([half, 0])))
        }
        #[inline(always)]
        fn to_array(self, words: [__m256i; 2]) -> [u64; LANES] {
            cast(words)
        }
        #[inline(always)]
        fn of_array(self, words: [u64; LANES]) -> [__m256i; 2] {
            cast(words)
        }
        #[inline(always)]
        fn xor(self, x: [__m256i; 2], y: [__m256i; 2]) -> [__m256i; 2] {
            [self.avx2._mm256_xor_si256(x[0], y[0]), self.avx2._mm256_xor_si256(x[1], y[1])]
        }
        #[inline(always)]
        fn or(self, x: [__m256i; 2], y: [__m256i; 2]) -> [__m256i; 2] {
            [self.avx2._mm256_or_si256(x[0], y[0]), self.avx2._mm256_or_si256(x[1], y[1])]
        }
        #[inline(always)]
        fn sub(self, x: [__m256i; 2], y: [__m256i; 2]) -> [__m256i; 2] {
            [self.avx2._mm256_sub_epi64(x[0], y[0]), self.avx2._mm256_sub_epi64(x[1], y[1])]
        }
        #[inline(always)]
        fn bit(self, x: [__m256i; 2]) -> [__m256i; 2] {
            x.map(|x| self.avx2._mm256_sllv_epi64(self.avx._mm256_set1_epi64x(1), x))
        }
    }
}
