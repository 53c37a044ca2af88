//! Sums as all threads write them, and the bytes that they take.

use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use tweedle_engine::Weigh;

/// The components of a sum that are too large to be valued, sorted, and whether the players are exchanged in them.
pub(super) type Open<P> = SmallVec<[(P, bool); 1]>;

/// A sum in which Left moves next, as all threads write it: its open components, and the number of the value of the others
/// ([`Store::common_number`](tweedle_engine::short::Store::common_number)).
// Tables have millions of these. Most sums have one open component, and the number and the flag fit beside it into the word
// that tells the variants apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Key<P> {
    One { part: P, is_exchanged: bool, value: u32 },
    Several { parts: Box<[(P, bool)]>, value: u32 },
}

impl<P> Key<P> {
    /// The sum of these components and the value with this number.
    pub(super) fn new(mut open: Open<P>, value: u32) -> Key<P> {
        match open.pop() {
            Some((part, is_exchanged)) if open.is_empty() => Key::One { part, is_exchanged, value },
            last => {
                open.extend(last);
                Key::Several { parts: open.into_vec().into(), value }
            }
        }
    }

    /// The number of the value.
    pub(super) fn value(&self) -> u32 {
        match self {
            Key::One { value, .. } | Key::Several { value, .. } => *value,
        }
    }

    /// The open components, each with a flag that is true if the players are exchanged in it.
    pub(super) fn parts(&self) -> impl Iterator<Item = (&P, bool)> {
        let (one, several): (_, &[(P, bool)]) = match self {
            Key::One { part, is_exchanged, .. } => (Some((part, *is_exchanged)), &[]),
            Key::Several { parts, .. } => (None, parts),
        };
        one.into_iter().chain(several.iter().map(|(part, is_exchanged)| (part, *is_exchanged)))
    }

    /// True if it is the sum of these components and this value.
    pub(super) fn is(&self, open: &[(P, bool)], value: u32) -> bool
    where
        P: PartialEq,
    {
        self.value() == value
            && match self {
                Key::One { part, is_exchanged, .. } => {
                    matches!(open, [one] if one.0 == *part && one.1 == *is_exchanged)
                }
                Key::Several { parts, .. } => **parts == *open,
            }
    }
}

impl<P: Hash> Hash for Key<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_of(self.parts(), self.value(), state);
    }
}

/// Hashes a sum, the same as its key does.
pub(super) fn hash_of<'a, P: Hash + 'a>(
    parts: impl Iterator<Item = (&'a P, bool)>,
    value: u32,
    state: &mut impl Hasher,
) {
    for (part, is_exchanged) in parts {
        part.hash(state);
        is_exchanged.hash(state);
    }
    value.hash(state);
}

impl<P: Weigh> Weigh for Key<P> {
    fn owned(&self) -> usize {
        match self {
            Key::One { part, .. } => part.owned(),
            Key::Several { parts, .. } => size_of_val(&**parts) + owned_by(parts),
        }
    }
}

/// The bytes that open components own.
pub(super) fn owned<P: Weigh>(open: &Open<P>) -> usize {
    let spilled = if open.spilled() { open.capacity() * size_of::<(P, bool)>() } else { 0 };
    spilled + owned_by(open)
}

fn owned_by<P: Weigh>(parts: &[(P, bool)]) -> usize {
    parts.iter().map(|(part, _)| part.owned()).sum()
}

/// The bytes that one more entry of a table takes: it is nearly half full at worst, and the old one is there while it
/// grows.
pub(super) const fn grown<E>() -> usize {
    3 * size_of::<E>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use foldhash::fast::FixedState;
    use smallvec::smallvec;
    use std::hash::BuildHasher;
    use tweedle_rules::Board;

    #[test]
    fn sums_with_any_number_of_parts() {
        let sums: [Open<u8>; 4] = [
            smallvec![],
            smallvec![(1, true)],
            smallvec![(1, false)],
            smallvec![(1, true), (2, false)],
        ];
        for (i, open) in sums.iter().enumerate() {
            let key = Key::new(open.clone(), 7);
            assert!(key.parts().map(|(part, flag)| (*part, flag)).eq(open.iter().copied()));
            let mut hasher = FixedState::default().build_hasher();
            hash_of(open.iter().map(|(part, flag)| (part, *flag)), 7, &mut hasher);
            assert_eq!(FixedState::default().hash_one(&key), hasher.finish());
            assert!(!key.is(open, 8) && key.value() == 7);
            for (j, other) in sums.iter().enumerate() {
                assert_eq!(key.is(other, 7), i == j);
                assert_eq!(key == Key::new(other.clone(), 7), i == j);
            }
        }
    }

    /// A sum with one component takes a word more than the component.
    #[test]
    fn what_a_key_takes() {
        assert_eq!(size_of::<Option<Key<Board<u64, 2>>>>(), size_of::<Board<u64, 2>>() + 8);
    }
}
