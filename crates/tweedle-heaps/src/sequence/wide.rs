//! Many bytes at once, on the instructions that the processor has for that.

use pulp::cast;
use pulp::x86::{V3, V4};
use std::arch::x86_64::{__m256i, __m512i};

/// Operations on `W` bytes at once. A value of such a type shows that the processor has the instructions.
pub(super) trait Wide<const W: usize>: Copy {
    /// `W` bytes.
    type Bytes: Copy;
    fn splat(self, byte: u8) -> Self::Bytes;
    fn bytes(self, bytes: &[u8; W]) -> Self::Bytes;
    /// `W` numbers of two bytes each, a half of them in each result.
    fn halves(self, halves: &[u16; W]) -> [Self::Bytes; 2];
    /// The low bytes of the numbers of two bytes in `a` and `b`, and the high ones, both in the same order.
    fn parted(self, a: Self::Bytes, b: Self::Bytes) -> [Self::Bytes; 2];
    /// One byte for each byte of `places`, which are below 16.
    fn look_up(self, table: Self::Bytes, places: Self::Bytes) -> Self::Bytes;
    /// The same table again and again, for [`Wide::look_up`].
    fn table(self, table: [u8; 16]) -> Self::Bytes;
    /// The high four binary digits of each byte.
    fn high_digits(self, bytes: Self::Bytes) -> Self::Bytes;
    fn and(self, x: Self::Bytes, y: Self::Bytes) -> Self::Bytes;
    fn or(self, x: Self::Bytes, y: Self::Bytes) -> Self::Bytes;
    fn xor(self, x: Self::Bytes, y: Self::Bytes) -> Self::Bytes;
    /// All bytes joined by "or".
    fn all(self, bytes: Self::Bytes) -> u8;
}

/// The bytes of some words joined by "or".
#[inline(always)]
fn all<const N: usize>(words: [u64; N]) -> u8 {
    let mut all = 0;
    for word in words {
        all |= word;
    }
    all |= all >> 32;
    all |= all >> 16;
    (all | all >> 8) as u8
}

/// AVX2.
impl Wide<32> for V3 {
    type Bytes = __m256i;

    #[inline(always)]
    fn splat(self, byte: u8) -> __m256i {
        self.avx._mm256_set1_epi8(byte as i8)
    }
    #[inline(always)]
    fn bytes(self, bytes: &[u8; 32]) -> __m256i {
        cast(*bytes)
    }
    #[inline(always)]
    fn halves(self, halves: &[u16; 32]) -> [__m256i; 2] {
        cast(*halves)
    }
    #[inline(always)]
    fn parted(self, a: __m256i, b: __m256i) -> [__m256i; 2] {
        let low = self.avx._mm256_set1_epi16(0xFF);
        let lows = self.avx2._mm256_packus_epi16(self.and(a, low), self.and(b, low));
        let high_a = self.avx2._mm256_srli_epi16::<8>(a);
        let high_b = self.avx2._mm256_srli_epi16::<8>(b);
        [lows, self.avx2._mm256_packus_epi16(high_a, high_b)]
    }
    #[inline(always)]
    fn look_up(self, table: __m256i, places: __m256i) -> __m256i {
        self.avx2._mm256_shuffle_epi8(table, places)
    }
    #[inline(always)]
    fn table(self, table: [u8; 16]) -> __m256i {
        cast([table; 2])
    }
    #[inline(always)]
    fn high_digits(self, bytes: __m256i) -> __m256i {
        self.and(self.avx2._mm256_srli_epi16::<4>(bytes), self.splat(15))
    }
    #[inline(always)]
    fn and(self, x: __m256i, y: __m256i) -> __m256i {
        self.avx2._mm256_and_si256(x, y)
    }
    #[inline(always)]
    fn or(self, x: __m256i, y: __m256i) -> __m256i {
        self.avx2._mm256_or_si256(x, y)
    }
    #[inline(always)]
    fn xor(self, x: __m256i, y: __m256i) -> __m256i {
        self.avx2._mm256_xor_si256(x, y)
    }
    #[inline(always)]
    fn all(self, bytes: __m256i) -> u8 {
        all::<4>(cast(bytes))
    }
}

/// AVX-512.
impl Wide<64> for V4 {
    type Bytes = __m512i;

    #[inline(always)]
    fn splat(self, byte: u8) -> __m512i {
        self.avx512f._mm512_set1_epi8(byte as i8)
    }
    #[inline(always)]
    fn bytes(self, bytes: &[u8; 64]) -> __m512i {
        cast(*bytes)
    }
    #[inline(always)]
    fn halves(self, halves: &[u16; 64]) -> [__m512i; 2] {
        cast(*halves)
    }
    #[inline(always)]
    fn parted(self, a: __m512i, b: __m512i) -> [__m512i; 2] {
        let low = self.avx512f._mm512_set1_epi16(0xFF);
        let lows = self.avx512bw._mm512_packus_epi16(self.and(a, low), self.and(b, low));
        let high_a = self.avx512bw._mm512_srli_epi16::<8>(a);
        let high_b = self.avx512bw._mm512_srli_epi16::<8>(b);
        [lows, self.avx512bw._mm512_packus_epi16(high_a, high_b)]
    }
    #[inline(always)]
    fn look_up(self, table: __m512i, places: __m512i) -> __m512i {
        self.avx512bw._mm512_shuffle_epi8(table, places)
    }
    #[inline(always)]
    fn table(self, table: [u8; 16]) -> __m512i {
        cast([table; 4])
    }
    #[inline(always)]
    fn high_digits(self, bytes: __m512i) -> __m512i {
        self.and(self.avx512bw._mm512_srli_epi16::<4>(bytes), self.splat(15))
    }
    #[inline(always)]
    fn and(self, x: __m512i, y: __m512i) -> __m512i {
        self.avx512f._mm512_and_si512(x, y)
    }
    #[inline(always)]
    fn or(self, x: __m512i, y: __m512i) -> __m512i {
        self.avx512f._mm512_or_si512(x, y)
    }
    #[inline(always)]
    fn xor(self, x: __m512i, y: __m512i) -> __m512i {
        self.avx512f._mm512_xor_si512(x, y)
    }
    #[inline(always)]
    fn all(self, bytes: __m512i) -> u8 {
        all::<8>(cast(bytes))
    }
}
