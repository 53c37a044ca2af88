//! Machine words as sets of cells.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// A machine word used as a set of cells, cell `i` being the bit of worth 2^i.
///
/// `u32` holds boards of up to 32 cells, `u64` of up to 64 and `u128` of up to 128; the smaller the
/// word, the less memory the positions take and the faster they are found again.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Send
    + Sync
    + 'static
{
    /// The number of cells that the word holds.
    const BITS: u32;
    /// The empty set.
    const ZERO: Self;
    /// The set of cell 0.
    const ONE: Self;
    /// The set of all cells.
    const ALL: Self;

    /// The number of cells in the set.
    fn count(self) -> u32;
    /// The least cell in the set; `BITS` if there is none.
    fn first(self) -> u32;
    /// The number of cells at the high end that are not in the set.
    fn leading_zeros(self) -> u32;
    /// The number of cells at the low end that are in the set without a gap.
    fn trailing_ones(self) -> u32;
    /// Cell `i` becomes cell `BITS - 1 - i`.
    #[must_use]
    fn reverse(self) -> Self;
    /// The cells 0, `stride`, 2 `stride`, ...: the first column of a board with rows of `stride`
    /// cells. Of `stride` 0 and of strides that reach beyond the word, cell 0 alone.
    fn every(stride: u32) -> Self;
    /// The low 64 cells.
    fn to_u64(self) -> u64;
    /// A set of some of the low 64 cells.
    fn from_u64(low: u64) -> Self;
    /// All cells: no word holds more than 128.
    fn to_u128(self) -> u128;
    /// Those cells of a set that the word holds.
    fn from_u128(set: u128) -> Self;

    /// The set of cell `i` alone, for `i < BITS`.
    #[inline]
    fn bit(i: u32) -> Self {
        Self::ONE << i
    }

    /// The cells below `n`, for any `n`.
    #[inline]
    fn below(n: u32) -> Self {
        if n >= Self::BITS { Self::ALL } else { !(Self::ALL << n) }
    }

    /// [`Shl`] for any `n`: what is shifted out is lost.
    #[must_use]
    #[inline]
    fn up(self, n: u32) -> Self {
        if n >= Self::BITS { Self::ZERO } else { self << n }
    }

    /// [`Shr`] for any `n`: what is shifted out is lost.
    #[must_use]
    #[inline]
    fn down(self, n: u32) -> Self {
        if n >= Self::BITS { Self::ZERO } else { self >> n }
    }

    /// True if there is no cell in the set.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }

    /// The set of the least cell alone; empty if there is none.
    #[must_use]
    #[inline]
    fn lowest(self) -> Self {
        if self.is_empty() { self } else { Self::bit(self.first()) }
    }

    /// The cells in the set, upwards.
    #[inline]
    fn ones(self) -> Ones<Self> {
        Ones(self)
    }
}

/// The cells of a set, upwards; see [`Bits::ones`].
#[derive(Clone, Debug)]
pub struct Ones<B>(B);

impl<B: Bits> Iterator for Ones<B> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_empty() {
            return None;
        }
        let i = self.0.first();
        self.0 ^= B::bit(i);
        Some(i)
    }
}

macro_rules! bits {
    ($word:ty) => {
        impl Bits for $word {
            const BITS: u32 = <$word>::BITS;
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const ALL: Self = <$word>::MAX;

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn leading_zeros(self) -> u32 {
                self.leading_zeros()
            }

            #[inline]
            fn trailing_ones(self) -> u32 {
                self.trailing_ones()
            }

            #[inline]
            fn reverse(self) -> Self {
                self.reverse_bits()
            }

            #[inline]
            fn every(stride: u32) -> Self {
                const BITS: usize = <$word>::BITS as usize;
                static TABLE: [$word; BITS] = {
                    let mut table = [1; BITS];
                    let mut stride = 1;
                    while stride < BITS {
                        let mut cell = stride;
                        while cell < BITS {
                            table[stride] |= 1 << cell;
                            cell += stride;
                        }
                        stride += 1;
                    }
                    table
                };
                TABLE.get(stride as usize).copied().unwrap_or(1)
            }

            #[inline]
            fn to_u64(self) -> u64 {
                self as u64
            }

            #[inline]
            fn from_u64(low: u64) -> Self {
                low as Self
            }

            #[inline]
            fn to_u128(self) -> u128 {
                self.into()
            }

            #[inline]
            fn from_u128(set: u128) -> Self {
                set as Self
            }
        }
    };
}

bits!(u32);
bits!(u64);
bits!(u128);

#[cfg(test)]
mod tests {
    use super::*;

    fn check_word<B: Bits>() {
        assert_eq!(B::below(0), B::ZERO);
        assert_eq!(B::below(B::BITS), B::ALL);
        assert_eq!(B::every(0), B::ONE);
        assert_eq!(B::every(B::BITS), B::ONE);
        assert_eq!(B::every(1), B::ALL);
        assert_eq!(B::every(7).ones().nth(3), Some(21));
        assert_eq!(B::ALL.ones().count() as u32, B::BITS);
        assert_eq!(B::ALL.up(B::BITS), B::ZERO);
        assert_eq!(B::ALL.down(B::BITS - 1), B::ONE);
        assert_eq!(B::ZERO.lowest(), B::ZERO);
        assert_eq!(B::bit(5).reverse(), B::bit(B::BITS - 6));
    }

    #[test]
    fn words_are_sets_of_cells() {
        check_word::<u32>();
        check_word::<u64>();
        check_word::<u128>();
    }
}
