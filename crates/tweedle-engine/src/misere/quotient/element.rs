//! Elements of monoids, and words of generators.

/// An element of a [`Monoid`](super::Monoid), from 0 to one less than its order. The identity is 0.
pub type Element = u16;

/// The most elements that a [`Monoid`](super::Monoid) may have.
pub const MOST_ELEMENTS: usize = 60_000;

/// A word of generators, by their numbers, in increasing order.
pub(super) type Word = Vec<u16>;

/// The word of an element, where `from` says of each but the identity from which element it came, and by which generator.
pub(super) fn word_from(from: &[(Element, u16)], x: Element) -> Word {
    let mut word = Vec::new();
    let mut at = x;
    while at != 0 {
        let (before, generator) = from[usize::from(at)];
        word.push(generator);
        at = before;
    }
    word.sort_unstable();
    word
}
