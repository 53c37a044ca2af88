//! Sets of elements as bits, in slices of words.

use super::element::Element;

/// The number of words that a set of this many elements takes.
pub(super) fn words_of(order: usize) -> usize {
    order.div_ceil(64)
}

/// True if an element is in a set.
#[inline]
pub(super) fn has(set: &[u64], x: Element) -> bool {
    set[usize::from(x) / 64] >> (x % 64) & 1 == 1
}

/// Puts an element into a set.
#[inline]
pub(super) fn insert(set: &mut [u64], x: Element) {
    set[usize::from(x) / 64] |= 1 << (x % 64);
}

/// True if all elements of one set are in another one.
#[inline]
pub(super) fn is_part(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).all(|(one, other)| one & !other == 0)
}

/// True if two sets have an element in common.
#[inline]
pub(super) fn meet(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

/// Adds the elements of one set to another one.
#[inline]
pub(super) fn unite(set: &mut [u64], other: &[u64]) {
    for (set, other) in set.iter_mut().zip(other) {
        *set |= other;
    }
}

/// Adds to `to` all z for which `row[z]` is in `set`.
#[inline]
pub(super) fn add_preimage(row: &[Element], set: &[u64], to: &mut [u64]) {
    for (chunk, to) in row.chunks(64).zip(to) {
        let mut bits = 0;
        for (i, &x) in chunk.iter().enumerate() {
            bits |= (set[usize::from(x) / 64] >> (x % 64) & 1) << i;
        }
        *to |= bits;
    }
}

/// The elements of a set, in increasing order.
pub(super) fn elements(set: &[u64]) -> impl Iterator<Item = Element> {
    set.iter().enumerate().flat_map(|(at, &word)| {
        (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| (64 * at + bit) as Element)
    })
}

/// The set of these elements, among `order`.
pub(super) fn set_of(order: usize, elements: impl IntoIterator<Item = Element>) -> Vec<u64> {
    let mut set = vec![0; words_of(order)];
    elements.into_iter().for_each(|x| insert(&mut set, x));
    set
}
