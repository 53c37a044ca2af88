//! First cousins: the same game with every heap smaller by one.

use super::MOST_DIGITS;
use crate::code::Code;
use crate::code::digit::{Digit, Kind, MOST_NAMED, Parts};

impl Code {
    /// The code whose heaps of n - 1 have the game trees of the heaps of n ≥ 1 here, if a heap of 1
    /// has no move here; `None` otherwise, if there are no moves at all, or if no code of
    /// [`MOST_DIGITS`] says so.
    ///
    /// Proof. Give every nonempty heap one counter less. A heap of 1 becomes nothing, which has the
    /// same game tree, as neither has a move. A move that takes k and leaves exactly i nonempty
    /// heaps, from n + 1 to a₁ + … + aᵢ = n + 1 - k, is one from n to the heaps aⱼ - 1 ≥ 0, whose sum
    /// is n - (k + i - 1). So it takes k + i - 1 and leaves i heaps that may be empty, that is at
    /// most i nonempty ones; and each such move comes from one. Pairwise unequal heaps stay so, and
    /// at most one of them becomes empty; equal heaps all become empty, or none does; heaps that are
    /// not all equal may become anything of at least 1 and less than i nonempty heaps, or i that are
    /// not all equal. (*Winning Ways*, ch. 4, has this for octal codes.)
    pub(super) fn first_cousin(&self) -> Option<Code> {
        let most = self.most_heaps().filter(|&most| most <= MOST_NAMED)?;
        if self.is_empty() || self.options(1).next().is_some() {
            return None;
        }
        // Every later digit is like the one a tail before it.
        let last = i64::from(self.first) + self.digits.len() as i64 - 1 + i64::from(most);
        let digit = |taken: i64| {
            let from = (0..=most).flat_map(|heaps| {
                let digit = self.digit(taken + 1 - i64::from(heaps));
                let kind = digit.and_then(|digit| digit.kind(heaps));
                kind.into_iter().flat_map(move |kind| perhaps_empty(heaps, kind))
            });
            Digit::union(from).ok()
        };
        // A move that leaves a heap takes no less than here.
        let first = i64::from(self.first);
        let end = last + self.tail.len() as i64;
        if end - first >= MOST_DIGITS as i64 {
            return None;
        }
        let digits = (first..=last).map(digit).collect::<Option<Vec<_>>>()?;
        let tail = (last + 1..=end).map(digit).collect::<Option<Vec<_>>>()?;
        Some(Code::new(self.first, digits, tail))
    }
}

/// The parts that `heaps` heaps become when each may be empty.
fn perhaps_empty(heaps: u32, kind: Kind) -> Vec<Parts> {
    let exactly = |least: u32, most: u32, kind| Parts { least, most: Some(most), kind };
    match kind {
        Kind::Any => vec![exactly(0, heaps, Kind::Any)],
        Kind::Unequal => vec![exactly(heaps - 1, heaps, kind)],
        Kind::NotAllEqual => vec![exactly(1, heaps - 1, Kind::Any), exactly(heaps, heaps, kind)],
        Kind::Equal => vec![exactly(0, 0, Kind::Any), exactly(heaps, heaps, kind)],
    }
}
