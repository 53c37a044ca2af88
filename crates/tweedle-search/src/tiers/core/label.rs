//! The label of a turn in a number that several threads may change.

use std::sync::atomic::{AtomicU8, AtomicU16, Ordering};

/// What is known of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Label {
    /// Play ends after this number of moves.
    Ends(u32),
    /// The board is no position.
    Never,
    /// The number of moves that are left and may not be lost; in the end it is a draw.
    Open(u32),
}

/// A number that holds a label.
pub(super) trait Cell: Send + Sync + Sized + 'static {
    /// The bytes of one.
    const BYTES: usize;
    /// The largest number of moves that are left.
    const MOST_OPEN: u32;
    /// The largest number of moves after which play ends.
    const MOST_ENDS: u32;
    /// A cell with a label, which is no larger than that.
    fn new(label: Label) -> Self;
    fn get(&self) -> Label;
    /// The cell whose number has these bytes, the lowest first.
    fn read(bytes: &[u8]) -> Self;
    /// Appends these bytes.
    fn push(&self, to: &mut Vec<u8>);
    /// Puts a label in the place of another one; false if that is not there any more.
    fn change(&self, old: Label, new: Label) -> bool;
}

macro_rules! cell {
    ($atomic:ty, $number:ty) => {
        impl Cell for $atomic {
            const BYTES: usize = size_of::<$number>();
            const MOST_OPEN: u32 = (<$number>::MAX / 4) as u32;
            const MOST_ENDS: u32 = <$number>::MAX as u32 - Self::MOST_OPEN - 2;

            fn new(label: Label) -> Self {
                <$atomic>::new(pack::<Self>(label) as $number)
            }

            #[inline]
            fn get(&self) -> Label {
                unpack::<Self>(self.load(Ordering::Relaxed).into())
            }

            fn read(bytes: &[u8]) -> Self {
                <$atomic>::new(<$number>::from_le_bytes(bytes.try_into().unwrap_or_default()))
            }

            fn push(&self, to: &mut Vec<u8>) {
                to.extend(self.load(Ordering::Relaxed).to_le_bytes());
            }

            #[inline]
            fn change(&self, old: Label, new: Label) -> bool {
                let (old, new) = (pack::<Self>(old) as $number, pack::<Self>(new) as $number);
                self.compare_exchange(old, new, Ordering::Relaxed, Ordering::Relaxed).is_ok()
            }
        }
    };
}

cell!(AtomicU8, u8);
cell!(AtomicU16, u16);

/// Ends come first, then what is no position, and then what is open, from the smallest number of moves on.
#[inline]
fn pack<C: Cell>(label: Label) -> u32 {
    match label {
        Label::Ends(moves) => moves,
        Label::Never => C::MOST_ENDS + 1,
        Label::Open(moves) => C::MOST_ENDS + 2 + moves,
    }
}

#[inline]
fn unpack<C: Cell>(number: u32) -> Label {
    match number.checked_sub(C::MOST_ENDS + 1) {
        None => Label::Ends(number),
        Some(0) => Label::Never,
        Some(more) => Label::Open(more - 1),
    }
}

/// True if a cell has room for a label.
pub(super) fn fits<C: Cell>(label: Label) -> bool {
    match label {
        Label::Ends(moves) => moves <= C::MOST_ENDS,
        Label::Never => true,
        Label::Open(moves) => moves <= C::MOST_OPEN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<C: Cell>() {
        let ends = (0..=C::MOST_ENDS).map(Label::Ends);
        let open = (0..=C::MOST_OPEN).map(Label::Open);
        let mut count = 0;
        for label in ends.chain([Label::Never]).chain(open) {
            assert!(fits::<C>(label));
            assert_eq!(C::new(label).get(), label);
            count += 1;
        }
        // Each number is used.
        assert_eq!(count, 1_u64 << (8 * C::BYTES));
        assert!(
            !fits::<C>(Label::Ends(C::MOST_ENDS + 1)) && !fits::<C>(Label::Open(C::MOST_OPEN + 1))
        );
        let cell = C::new(Label::Open(2));
        assert!(!cell.change(Label::Open(1), Label::Open(0)));
        assert!(cell.change(Label::Open(2), Label::Ends(7)));
        assert_eq!(cell.get(), Label::Ends(7));
    }

    #[test]
    fn labels_fit_into_numbers() {
        check::<AtomicU8>();
        check::<AtomicU16>();
    }
}
