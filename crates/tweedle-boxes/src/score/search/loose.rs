//! Chains and loops that are joined to nothing else.

/// A multiset of chains from ground to ground and of loops, by their numbers of boxes.
///
/// Both are kept in unary: for n = 1, 2, 3, … a one for each chain of n boxes, then a zero; and so for each loop
/// of 2n + 2 boxes. (The boxes of a board are coloured like those of a chessboard, so that a loop has an even
/// number of them.) 64 bits have room for what is on 64 lines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Loose {
    pub(super) chains: u64,
    pub(super) loops: u64,
}

impl Loose {
    pub(super) fn add_chain(&mut self, boxes: u32) {
        self.chains = insert(self.chains, boxes);
    }

    pub(super) fn add_loop(&mut self, boxes: u32) {
        self.loops = insert(self.loops, boxes / 2 - 1);
    }

    /// Leaves out two equal chains of one box or of two boxes each, as long as there are any.
    #[inline]
    pub(super) fn drop_pairs(&mut self) {
        let code = self.chains;
        let ones = code.trailing_ones();
        let rest = code.checked_shr(ones + 1).unwrap_or(0);
        let twos = rest.trailing_ones();
        if ones > 1 || twos > 1 {
            let (single, double) = (ones & 1, twos & 1);
            let rest = rest >> twos << double | u64::from(double);
            self.chains = rest << (single + 1) | u64::from(single);
        }
    }

    /// The number of boxes.
    #[inline]
    pub(super) fn boxes(self) -> u32 {
        let sum = |mut code: u64| {
            // The groups from each length on.
            let mut sum = 0;
            while code != 0 {
                sum += code.count_ones();
                code = code.checked_shr(code.trailing_ones() + 1).unwrap_or(0);
            }
            sum
        };
        sum(self.chains) + 2 * (sum(self.loops) + self.loops.count_ones())
    }

    /// True if there is a chain of one box.
    pub(super) fn has_single(self) -> bool {
        self.chains & 1 == 1
    }

    /// The different chains, the shortest first: boxes, and the rest without one of them.
    pub(super) fn chains(self) -> impl Iterator<Item = (u32, Loose)> {
        lengths(self.chains)
            .map(move |(boxes, at)| (boxes, Loose { chains: remove(self.chains, at), ..self }))
    }

    /// The different loops, as [`Loose::chains`].
    pub(super) fn loops(self) -> impl Iterator<Item = (u32, Loose)> {
        lengths(self.loops).map(move |(length, at)| {
            (2 * (length + 1), Loose { loops: remove(self.loops, at), ..self })
        })
    }
}

/// Adds a one to the group of a length, counted from 1.
fn insert(code: u64, length: u32) -> u64 {
    let mut at = 0;
    for _ in 1..length {
        at += (code >> at).trailing_ones() + 1;
    }
    let low = (1 << at) - 1;
    (code & low) | (code & !low) << 1 | 1 << at
}

/// Removes the bit at a place.
fn remove(code: u64, at: u32) -> u64 {
    let low = (1 << at) - 1;
    (code & low) | (code >> 1 & !low)
}

/// The lengths that occur, each with the place of its first one.
fn lengths(code: u64) -> impl Iterator<Item = (u32, u32)> {
    let (mut at, mut length) = (0, 1);
    std::iter::from_fn(move || {
        let rest = code.checked_shr(at).filter(|&rest| rest != 0)?;
        let zeros = rest.trailing_zeros();
        let found = (length + zeros, at + zeros);
        at += zeros + (rest >> zeros).trailing_ones() + 1;
        length += zeros + 1;
        Some(found)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// The codes are those of multisets: what is in, in any order, comes out.
        #[test]
        fn multisets(chains in prop::collection::vec(1_u32..8, 0..8), loops in prop::collection::vec(2_u32..6, 0..6)) {
            let mut loose = Loose::default();
            for &boxes in &chains {
                loose.add_chain(boxes);
            }
            for &half in &loops {
                loose.add_loop(2 * half);
            }
            let all = chains.iter().sum::<u32>() + loops.iter().map(|half| 2 * half).sum::<u32>();
            prop_assert_eq!(loose.boxes(), all);
            let mut single = loose;
            single.drop_pairs();
            let (mut found, mut rest) = (Vec::new(), loose);
            while let Some((boxes, less)) = rest.chains().next() {
                rest = less;
                found.push(boxes);
            }
            let mut sorted = chains.clone();
            sorted.sort_unstable();
            prop_assert_eq!(found, sorted);
            // Pairs of short ones are dropped.
            let mut expected = Loose { loops: loose.loops, ..Loose::default() };
            for boxes in 1..8 {
                let count = chains.iter().filter(|&&other| other == boxes).count();
                let left = if boxes <= 2 { count % 2 } else { count };
                (0..left).for_each(|_| expected.add_chain(boxes));
            }
            prop_assert_eq!(single, expected);
            let mut found = Vec::new();
            while let Some((boxes, less)) = rest.loops().next() {
                found.push(boxes / 2);
                rest = less;
            }
            let mut sorted = loops;
            sorted.sort_unstable();
            prop_assert_eq!(found, sorted);
            prop_assert_eq!(rest, Loose::default());
        }
    }
}
