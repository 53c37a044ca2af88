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

    /// Takes away a chain of this number of boxes; false if there is none.
    pub(super) fn take_chain(&mut self, boxes: u32) -> bool {
        let found = lengths(self.chains).find(|&(length, _)| length == boxes);
        if let Some((_, at)) = found {
            self.chains = remove(self.chains, at);
        }
        found.is_some()
    }

    /// True if there is a chain of one box.
    pub(super) fn has_single(self) -> bool {
        self.chains & 1 == 1
    }

    /// True if there is a chain of one box or of two.
    pub(super) fn has_short(self) -> bool {
        // A chain of one is a first one; without any, a chain of two is the second bit.
        self.chains & 0b11 != 0
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
            let (mut found, mut rest) = (Vec::new(), loose);
            while let Some((boxes, less)) = rest.chains().next() {
                prop_assert!(rest.take_chain(boxes) && rest == less);
                found.push(boxes);
            }
            let mut sorted = chains;
            sorted.sort_unstable();
            prop_assert_eq!(found, sorted);
            prop_assert!(!rest.take_chain(3));
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
