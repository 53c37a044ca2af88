//! The unsigned integers in which Grundy values are kept.

use super::lanes::{LANES, Lanes};
#[cfg(target_arch = "x86_64")]
use super::wide::Wide;
use std::fmt::Debug;
use std::ops::BitXor;

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
    fn sums<const W: usize, S: Wide<W>>(simd: S, x: &[Self; W], y: &[Self; W]) -> [S::Bytes; 2];
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
    fn sums<const W: usize, S: Wide<W>>(simd: S, x: &[u8; W], y: &[u8; W]) -> [S::Bytes; 2] {
        [simd.xor(simd.bytes(x), simd.bytes(y)), simd.splat(0)]
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
    fn sums<const W: usize, S: Wide<W>>(simd: S, x: &[u16; W], y: &[u16; W]) -> [S::Bytes; 2] {
        let ([x0, x1], [y0, y1]) = (simd.halves(x), simd.halves(y));
        simd.parted(simd.xor(x0, y0), simd.xor(x1, y1))
    }
}
