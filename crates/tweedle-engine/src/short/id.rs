//! The name of a game in a [`Store`](super::Store), and the small values packed into the name.

use crate::Weigh;
use std::cmp::Ordering;
use std::num::NonZeroU32;

/// A canonical short game in a [`Store`](super::Store): four bytes, and two ids of one store are
/// equal exactly when the games are.
///
/// The values met most often, x + n·↑ + ∗m with a small number x and small n and m, live in the id
/// itself and take no memory at all; other ids index the store's records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(NonZeroU32);

impl Weigh for Id {}

// A packed id, from the highest bit down:
//   1 bit   0 (all ids are below 2^31, so that a pair of them and two flags make a u64)
//   1 bit   1 (the mark of a packed id)
//  17 bits  numerator of x, in two's complement
//   4 bits  exponent of x; x is in lowest terms
//   5 bits  n, in two's complement
//   4 bits  m
// Any other id has the mark 0 and is the index of a record, which is never 0.
const MARK: u32 = 1 << 30;
const NIMBER_BITS: u32 = 4;
const UP_BITS: u32 = 5;
const EXPONENT_BITS: u32 = 4;
const NUMERATOR_BITS: u32 = 17;
const UP_SHIFT: u32 = NIMBER_BITS;
const EXPONENT_SHIFT: u32 = UP_SHIFT + UP_BITS;
const NUMERATOR_SHIFT: u32 = EXPONENT_SHIFT + EXPONENT_BITS;
const INFINITESIMAL_MASK: u32 = (1 << EXPONENT_SHIFT) - 1;
const NUMERATOR_LIMIT: i64 = 1 << (NUMERATOR_BITS - 1);
const UP_LIMIT: i64 = 1 << (UP_BITS - 1);
/// The number of different n·↑ + ∗m that can be packed.
pub(super) const INFINITESIMALS: usize = 1 << EXPONENT_SHIFT;

/// n and m of the n·↑ + ∗m with these bits.
pub(super) const fn infinitesimal(bits: u32) -> (i64, u64) {
    let ups = ((bits << (32 - UP_BITS - UP_SHIFT)) as i32) >> (32 - UP_BITS);
    (ups as i64, (bits & ((1 << NIMBER_BITS) - 1)) as u64)
}

/// The exponent of the finest packed number.
pub(super) const FINEST: u32 = (1 << EXPONENT_BITS) - 1;

/// The game 0 = { | }.
pub(super) const ZERO: Id = match Packed::ZERO.id() {
    Some(id) => id,
    None => panic!("zero fits"),
};

/// The game ∗ = {0|0}.
pub(super) const STAR: Id = match (Packed { nimber: 1, ..Packed::ZERO }).id() {
    Some(id) => id,
    None => panic!("star fits"),
};

/// The game ↑ = {0|∗}.
pub(super) const UP: Id = match (Packed { ups: 1, ..Packed::ZERO }).id() {
    Some(id) => id,
    None => panic!("up fits"),
};

/// A number, an up multiple and a nimber that may fit into an id. The number is in units of
/// 1/2^[`FINEST`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed {
    pub(super) fixed: i64,
    pub(super) ups: i64,
    pub(super) nimber: u64,
}

impl Packed {
    pub(super) const ZERO: Packed = Packed { fixed: 0, ups: 0, nimber: 0 };

    #[inline]
    pub(super) const fn negative(self) -> Packed {
        Packed { fixed: -self.fixed, ups: -self.ups, nimber: self.nimber }
    }

    /// The id that holds these values, if they are small enough.
    #[inline]
    pub(super) const fn id(self) -> Option<Id> {
        // Zero has 64 trailing zeros.
        let exponent = FINEST.saturating_sub(self.fixed.trailing_zeros());
        let numerator = self.fixed >> (FINEST - exponent);
        if numerator < -NUMERATOR_LIMIT
            || numerator >= NUMERATOR_LIMIT
            || self.ups < -UP_LIMIT
            || self.ups >= UP_LIMIT
            || self.nimber >= 1 << NIMBER_BITS
        {
            return None;
        }
        let word = MARK
            | (numerator as u32 & ((1 << NUMERATOR_BITS) - 1)) << NUMERATOR_SHIFT
            | exponent << EXPONENT_SHIFT
            | (self.ups as u32 & ((1 << UP_BITS) - 1)) << UP_SHIFT
            | self.nimber as u32;
        match NonZeroU32::new(word) {
            Some(word) => Some(Id(word)),
            None => None,
        }
    }
}

impl Id {
    /// The number of a value that lives in its id, x + n·↑ + ∗m with small x, n and m: at least 2^30, and the same in
    /// every store. `None` for other games.
    pub fn small(self) -> Option<u32> {
        self.is_packed().then_some(self.bits())
    }

    /// The value with this number ([`Id::small`]); `None` if it is the number of none.
    ///
    /// ```
    /// # use tweedle_engine::short::{Id, Store};
    /// let half = Store::default().read("1/2")?;
    /// assert_eq!(half.small().and_then(Id::of_small), Some(half));
    /// assert_eq!(Id::of_small(0), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_small(number: u32) -> Option<Id> {
        let id = Id(NonZeroU32::new(number)?);
        // Each value has one number only.
        (number < 2 * MARK && id.unpack().and_then(Packed::id) == Some(id)).then_some(id)
    }

    /// The id of record number `index`; `None` when a store can hold no more.
    #[inline]
    pub(super) fn from_index(index: usize) -> Option<Id> {
        let index = u32::try_from(index).ok().filter(|&index| index < MARK)?;
        NonZeroU32::new(index).map(Id)
    }

    /// The id of a record that there is.
    #[inline]
    pub(super) fn of_record(index: u32) -> Id {
        let id = Id::from_index(index as usize);
        debug_assert!(id.is_some(), "A record has an id.");
        id.unwrap_or(ZERO)
    }

    /// The bits, below 2^31.
    #[inline]
    pub(super) fn bits(self) -> u32 {
        self.0.get()
    }

    /// The word itself, below 2^31.
    #[inline]
    pub(crate) fn word(self) -> NonZeroU32 {
        self.0
    }

    /// The id that a word is.
    #[inline]
    pub(crate) fn from_bits(word: NonZeroU32) -> Id {
        Id(word)
    }

    #[inline]
    pub(super) fn is_packed(self) -> bool {
        self.bits() & MARK != 0
    }

    /// The record's index. Meaningful only if the id is not packed.
    #[inline]
    pub(super) fn index(self) -> usize {
        debug_assert!(!self.is_packed());
        self.bits() as usize
    }

    #[inline]
    pub(super) fn unpack(self) -> Option<Packed> {
        self.is_packed().then(|| {
            let (ups, nimber) = infinitesimal(self.bits());
            Packed { fixed: i64::from(self.fixed()), ups, nimber }
        })
    }

    /// The number part of a packed id, in units of 1/2^[`FINEST`].
    #[inline]
    pub(super) fn fixed(self) -> i32 {
        debug_assert!(self.is_packed());
        let bits = self.bits();
        let numerator =
            ((bits << (32 - NUMERATOR_BITS - NUMERATOR_SHIFT)) as i32) >> (32 - NUMERATOR_BITS);
        let exponent = (bits >> EXPONENT_SHIFT) & FINEST;
        numerator << (FINEST - exponent)
    }

    /// True if the id is packed and its value a number.
    #[inline]
    pub(super) fn is_packed_number(self) -> bool {
        self.bits() & (MARK | INFINITESIMAL_MASK) == MARK
    }

    /// The bits of a packed id that say what is added to the number, below [`INFINITESIMALS`].
    #[inline]
    pub(super) fn infinitesimal_bits(self) -> usize {
        (self.bits() & INFINITESIMAL_MASK) as usize
    }

    /// The number part of a packed id, as an id.
    #[inline]
    pub(super) fn packed_number(self) -> Id {
        debug_assert!(self.is_packed());
        // The mark keeps the word from being zero.
        Id(NonZeroU32::new(self.bits() & !INFINITESIMAL_MASK).unwrap_or(self.0))
    }
}

/// The sign of x + n·↑ + ∗m, given the sign of x: `None` if it is confused with 0.
///
/// ↑∗ is confused with 0, and n·↑ + ∗m is positive if n ≥ 2, or n = 1 and m ≠ 1 (Siegel, *CGT*,
/// II.3).
#[inline]
pub(super) const fn infinitesimal_sign(
    number: Ordering,
    ups: i64,
    nimber: u64,
) -> Option<Ordering> {
    match (number, ups, nimber) {
        (Ordering::Equal, 0, 0) => Some(Ordering::Equal),
        (Ordering::Equal, 0, _) | (Ordering::Equal, 1 | -1, 1) => None,
        (Ordering::Equal, 1.., _) => Some(Ordering::Greater),
        (Ordering::Equal, _, _) => Some(Ordering::Less),
        (number, _, _) => Some(number),
    }
}

impl std::fmt::Debug for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.unpack() {
            Some(Packed { fixed, ups, nimber }) => {
                write!(f, "{fixed}/{}^{ups}*{nimber}", 1 << FINEST)
            }
            None => write!(f, "#{}", self.bits()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn packing_is_exact_or_refused(
            numerator in -70_000i64..70_000, exponent in 0..=FINEST, ups in -17i64..17, nimber in 0u64..17
        ) {
            let packed = Packed { fixed: numerator << (FINEST - exponent), ups, nimber };
            if let Some(id) = packed.id() {
                prop_assert!(id.is_packed());
                prop_assert_eq!(id.unpack(), Some(packed));
                prop_assert_eq!(id.is_packed_number(), ups == 0 && nimber == 0);
            } else {
                prop_assert!(
                    numerator.abs() >= 1 << 16 || !(-16..16).contains(&ups) || nimber >= 16
                );
            }
        }
    }
}
