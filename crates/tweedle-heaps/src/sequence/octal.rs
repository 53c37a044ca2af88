//! The moves of a game that leaves at most two heaps of one, as the fast methods read them.

use crate::{Code, Kind};

/// The moves of a code that ends and whose digits allow at most two heaps.
#[derive(Clone, Debug)]
pub(crate) struct Octal {
    /// The heaps that may be taken whole, in increasing order.
    whole: Vec<usize>,
    /// The numbers that may be taken if exactly one heap is left, where no entry of `two` allows
    /// it.
    pub(super) one: Vec<usize>,
    /// The numbers that may be taken if the rest is broken up.
    pub(super) two: Vec<Break>,
    /// The numbers that may be taken if the rest is broken into equal halves and in no other way.
    halves: Vec<usize>,
    /// The most that a move takes.
    pub(super) last: usize,
}

/// The condition under which the rest of a heap, when `taken` are gone, may be left as a + b with
/// `least` ≤ a ≤ b.
#[derive(Clone, Copy, Debug)]
pub(super) struct Break {
    pub(super) taken: usize,
    /// 1, or 0 if the rest may also be left in one heap.
    pub(super) least: usize,
    /// True if a and b must differ.
    pub(super) distinct: bool,
}

impl Octal {
    /// The moves of `code`, if it is of the kind.
    pub(crate) fn new(code: &Code) -> Option<Octal> {
        if !code.tail().is_empty() {
            return None;
        }
        let mut moves = Octal { whole: vec![], one: vec![], two: vec![], halves: vec![], last: 0 };
        for (taken, digit) in code.digits() {
            let counts = digit.parts();
            if counts.iter().any(|parts| parts.most.is_none_or(|most| most > 2)) {
                return None;
            }
            let kind = |heaps: u32| {
                let has = |parts: &&crate::Parts| {
                    (parts.least..=parts.most.unwrap_or(heaps)).contains(&heaps)
                };
                counts.iter().find(has).map(|parts| parts.kind)
            };
            if counts.is_empty() {
                continue;
            }
            let taken = usize::try_from(taken).ok()?;
            moves.last = moves.last.max(taken);
            if kind(0).is_some() {
                moves.whole.push(taken);
            }
            let leaves_one = kind(1).is_some();
            match kind(2) {
                None | Some(Kind::Equal) if leaves_one => moves.one.push(taken),
                None | Some(Kind::Equal) => {}
                Some(kind) => moves.two.push(Break {
                    taken,
                    least: usize::from(!leaves_one),
                    distinct: kind != Kind::Any,
                }),
            }
            if kind(2) == Some(Kind::Equal) {
                moves.halves.push(taken);
            }
        }
        Some(moves)
    }

    /// The options of heap `n` that are one heap, as that heap, and those worth 0, as heap 0.
    #[inline(always)]
    pub(super) fn simple_options(&self, n: usize, mut each: impl FnMut(usize)) {
        for &taken in &self.one {
            if taken < n {
                each(n - taken);
            }
        }
        if n <= self.last && self.whole.contains(&n) {
            each(0);
        }
        if self.halves(n) {
            each(0);
        }
    }

    /// True if a move may halve heap `n`, by a digit that lets it be broken in no other way.
    #[inline(always)]
    pub(super) fn halves(&self, n: usize) -> bool {
        self.halves.iter().any(|&taken| taken + 2 <= n && (n - taken).is_multiple_of(2))
    }

    /// True if a move may halve a heap and not break it otherwise.
    pub(super) fn has_halves(&self) -> bool {
        !self.halves.is_empty()
    }

    /// The parity of the numbers that all breaks take; `None` if some are even and some are odd.
    pub(super) fn parity(&self) -> Option<usize> {
        let parity = self.two.first()?.taken % 2;
        self.two.iter().all(|two| two.taken % 2 == parity).then_some(parity)
    }
}

impl Break {
    /// The least and the greatest smaller part of heap `n`, if there is one.
    #[inline(always)]
    pub(super) fn smaller_parts(self, n: usize) -> Option<(usize, usize)> {
        let rest = n.checked_sub(self.taken).filter(|&rest| rest > 0)?;
        let most = (rest - usize::from(self.distinct)) / 2;
        (most >= self.least).then_some((self.least, most))
    }
}
