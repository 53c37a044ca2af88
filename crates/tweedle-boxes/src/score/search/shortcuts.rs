//! Shortcuts of the search.

/// The shortcuts of a search, each of which may be left out without another result.
#[derive(Clone, Copy, Debug)]
// Each is one of its own.
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Shortcuts {
    /// Two loose chains of one box each are left out, and two of two boxes.
    ///
    /// They change nothing: to each opening of one, the answer is to take it and open the other. Then the same
    /// player is to move in what was there before, and each has got as many boxes. With that answer both
    /// players get at least what they get without the chains.
    pub(super) pairs: bool,
    /// Of loose chains of one and two boxes, only one of one is opened if there is any; of those of three or more, only
    /// the shortest; and so with loops.
    ///
    /// Let chains C of m boxes and D of n be of the same kind, m < n. Then the scores of G + C and G + D differ by n − m
    /// at most, for every G: that holds for what is got by opening C in one and D in the other, which leaves G, and by
    /// induction for all other moves. So to open C in G + C + D gives m − n boxes less, and the rest cannot
    /// make up for more than that. And so with two long chains between the same two joints, or between a joint and the
    /// ground: if either of the two is opened, the same is joined to the one that is left, and what comes of it is long in both.
    pub(super) dominated: bool,
    /// Moves are ordered.
    pub(super) order: bool,
    /// The most entries of the table.
    pub(super) entries: usize,
    /// The most bytes of the [lists of moves](super::choices::Choices) that are kept.
    pub(super) lists: usize,
}
