//! The memory of values besides their own size.

use smallvec::{Array, SmallVec};
use std::sync::Arc;

/// The memory that a value owns outside of itself, so that a table that holds it can be bounded.
///
/// Positions and values that own nothing, which are the most, need no method:
/// ```
/// # use tweedle_engine::Weigh;
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Square(u8, u8);
/// impl Weigh for Square {}
/// assert_eq!(Square(1, 2).owned(), 0);
/// assert_eq!(vec![1_u32, 2, 3].owned(), 12);
/// ```
#[diagnostic::on_unimplemented(
    note = "write `impl Weigh for {Self} {{}}` if it owns no memory outside of itself"
)]
pub trait Weigh {
    /// The approximate number of bytes that it owns, besides `size_of::<Self>()`. Memory that several values share is
    /// counted with each of them.
    #[inline]
    fn owned(&self) -> usize {
        0
    }
}

macro_rules! owning_nothing {
    ($($kind:ty),*) => { $(impl Weigh for $kind {})* };
}

owning_nothing!((), bool, char, u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize);
owning_nothing!(std::cmp::Ordering);

impl Weigh for String {
    fn owned(&self) -> usize {
        self.capacity()
    }
}

impl<T: Weigh> Weigh for [T] {
    #[inline]
    fn owned(&self) -> usize {
        size_of_val(self) + self.iter().map(Weigh::owned).sum::<usize>()
    }
}

impl<T: Weigh> Weigh for Vec<T> {
    #[inline]
    fn owned(&self) -> usize {
        let free = self.capacity() - self.len();
        free * size_of::<T>() + self.as_slice().owned()
    }
}

impl<T: Weigh> Weigh for Box<[T]> {
    #[inline]
    fn owned(&self) -> usize {
        (**self).owned()
    }
}

impl<T: Weigh, const N: usize> Weigh for [T; N] {
    #[inline]
    fn owned(&self) -> usize {
        self.iter().map(Weigh::owned).sum()
    }
}

impl<A: Array<Item: Weigh>> Weigh for SmallVec<A> {
    #[inline]
    fn owned(&self) -> usize {
        let spilled = if self.spilled() { self.capacity() * size_of::<A::Item>() } else { 0 };
        spilled + self.iter().map(Weigh::owned).sum::<usize>()
    }
}

impl<T: Weigh> Weigh for Arc<T> {
    #[inline]
    fn owned(&self) -> usize {
        size_of::<T>() + (**self).owned()
    }
}

impl<T: Weigh> Weigh for Option<T> {
    #[inline]
    fn owned(&self) -> usize {
        self.as_ref().map_or(0, Weigh::owned)
    }
}

impl<A: Weigh, B: Weigh> Weigh for (A, B) {
    #[inline]
    fn owned(&self) -> usize {
        self.0.owned() + self.1.owned()
    }
}

impl<A: Weigh, B: Weigh, C: Weigh> Weigh for (A, B, C) {
    #[inline]
    fn owned(&self) -> usize {
        self.0.owned() + self.1.owned() + self.2.owned()
    }
}

impl<A: Weigh, B: Weigh, C: Weigh, D: Weigh> Weigh for (A, B, C, D) {
    #[inline]
    fn owned(&self) -> usize {
        self.0.owned() + self.1.owned() + self.2.owned() + self.3.owned()
    }
}
