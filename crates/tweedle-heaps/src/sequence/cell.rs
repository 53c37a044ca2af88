//! The unsigned integers in which Grundy values are kept.

use super::lanes::{LANES, Lanes};
#[cfg(target_arch = "x86_64")]
use pulp::{cast, x86::V3};
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::__m256i;
use std::fmt::Debug;
use std::ops::BitXor;

/// The number of options that processors with AVX2 look at together.
#[cfg(target_arch = "x86_64")]
pub(super) const WIDTH: usize = 32;

/// An unsigned integer that a Grundy value is kept in.
pub(super) trait Cell: Copy + Default + Ord + BitXor<Output = Self> + Debug {
    /// Above all values.
    const MAX: Self;
    /// The number of values.
    const COUNT: usize;
    fn new(value: usize) -> Self;
    fn index(self) -> usize;
    fn widen<L: Lanes>(lanes: L, window: &[Self; LANES]) -> L::Words;
    /// The low bytes of the nim sums of `x` and `y`, and the high ones, both in the same order.
    #[cfg(target_arch = "x86_64")]
    fn sums(simd: V3, x: &[Self; WIDTH], y: &[Self; WIDTH]) -> [__m256i; 2];
}

impl Cell for u8 {
    const MAX: u8 = u8::MAX;
    const COUNT: usize = 1 << 8;
    #[inline(always)]
    fn new(value: usize) -> u8 {
        debug_assert!(value < Self::COUNT);
        value as u8
    }
    #[inline(always)]
    fn index(self) -> usize {
        usize::from(self)
    }
    #[inline(always)]
    fn widen<L: Lanes>(lanes: L, window: &[u8; LANES]) -> L::Words {
        lanes.of_bytes(*window)
    }
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn sums(simd: V3, x: &[u8; WIDTH], y: &[u8; WIDTH]) -> [__m256i; 2] {
        [simd.avx2._mm256_xor_si256(cast(*x), cast(*y)), cast([0_u64; 4])]
    }
}

impl Cell for u16 {
    const MAX: u16 = u16::MAX;
    const COUNT: usize = 1 << 16;
    #[inline(always)]
    fn new(value: usize) -> u16 {
        debug_assert!(value < Self::COUNT);
        value as u16
    }
    #[inline(always)]
    fn index(self) -> usize {
        usize::from(self)
    }
    #[inline(always)]
    fn widen<L: Lanes>(lanes: L, window: &[u16; LANES]) -> L::Words {
        lanes.of_halves(*window)
    }
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn sums(simd: V3, x: &[u16; WIDTH], y: &[u16; WIDTH]) -> [__m256i; 2] {
        let ([x0, x1], [y0, y1]): ([__m256i; 2], [__m256i; 2]) = (cast(*x), cast(*y));
        let a = simd.avx2._mm256_xor_si256(x0, y0);
        let b = simd.avx2._mm256_xor_si256(x1, y1);
        let mask = simd.avx._mm256_set1_epi16(0xFF);
        let [low_a, low_b] = [a, b].map(
            #[inline(always)]
            |sums| simd.avx2._mm256_and_si256(sums, mask),
        );
        let [high_a, high_b] = [a, b].map(
            #[inline(always)]
            |sums| simd.avx2._mm256_srli_epi16::<8>(sums),
        );
        [simd.avx2._mm256_packus_epi16(low_a, low_b), simd.avx2._mm256_packus_epi16(high_a, high_b)]
    }
}
