//! Pairs of lists, each held once: what the arenas of forms stand on.

use crate::table::{grow, insert};
use crate::{Control, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash, Hasher};

/// Pairs of lists of `I`, the options of the two players, each pair held once and known by its number;
/// with each stands what its owner keeps of it, a `D`.
///
/// Nothing is ever removed. Lists are equal if they are the same word for word: a caller who means
/// sets sorts them first. Memory is counted by the [`Control`].
///
/// Cost: each pair takes a record, its elements and about five bytes of an index; none has an allocation of
/// its own.
///
/// ```
/// use tweedle_engine::intern::Interner;
/// use tweedle_engine::{Control, Player};
/// // Nimbers as the numbers of pairs: 0, and then ∗.
/// let mut pairs: Interner<u32> = Interner::new(Control::new(), "nimbers");
/// let zero = pairs.intern([&[], &[]], |_| ())?;
/// let star = pairs.intern([&[zero], &[zero]], |_| ())?;
/// assert_eq!(pairs.intern([&[zero], &[zero]], |_| ())?, star);
/// assert_eq!(pairs.side(star, Player::Left), [zero]);
/// assert_eq!(pairs.len(), 2);
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Debug)]
pub struct Interner<I, D = ()> {
    control: Control,
    records: Vec<Record<D>>,
    /// The elements of all pairs, each pair's first list and then its second.
    elements: Vec<I>,
    /// The numbers of the pairs, by their lists.
    index: HashTable<u32>,
    hasher: FixedState,
    atoms: usize,
    /// The name of the pairs, for a message.
    what: &'static str,
}

#[derive(Clone, Copy, Debug)]
struct Record<D> {
    start: u32,
    lefts: u32,
    rights: u32,
    data: D,
}

impl<I, D> Interner<I, D> {
    /// No pairs yet, bounded and stopped through `control`. `what` the pairs are, in the plural, is for
    /// the message that there is no room for more.
    pub fn new(control: Control, what: &'static str) -> Self {
        Interner::with_atoms(control, what, [])
    }

    /// As [`new`](Interner::new), with atoms: they have the first numbers, two empty lists each, and are
    /// found by no lists.
    pub fn with_atoms(
        control: Control,
        what: &'static str,
        atoms: impl IntoIterator<Item = D>,
    ) -> Self {
        let atom = |data| Record { start: 0, lefts: 0, rights: 0, data };
        let mut records: Vec<_> = atoms.into_iter().map(atom).collect();
        records.shrink_to_fit();
        Interner {
            control,
            atoms: records.capacity(),
            records,
            elements: Vec::new(),
            index: HashTable::new(),
            hasher: FixedState::default(),
            what,
        }
    }

    /// The number of pairs, atoms among them.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// The handle that the growth is counted against.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        // Atoms are there from the beginning and never announced.
        (self.records.capacity() - self.atoms) * size_of::<Record<D>>()
            + self.elements.capacity() * size_of::<I>()
            + self.index.allocation_size()
    }
}

impl<I: Copy + Eq + Hash, D: Copy> Interner<I, D> {
    /// The two lists of a pair.
    #[inline]
    pub fn sides(&self, number: u32) -> [&[I]; 2] {
        split(&self.elements, &self.records[number as usize])
    }

    /// One of the two lists of a pair.
    #[inline]
    pub fn side(&self, number: u32, player: Player) -> &[I] {
        let record = &self.records[number as usize];
        let start = record.start as usize;
        let middle = start + record.lefts as usize;
        match player {
            Player::Left => &self.elements[start..middle],
            Player::Right => &self.elements[middle..middle + record.rights as usize],
        }
    }

    /// The data that is kept of a pair.
    #[inline]
    pub fn data(&self, number: u32) -> D {
        self.records[number as usize].data
    }

    /// The number of the pair with these lists, if it is there.
    pub fn get(&self, sides: [&[I]; 2]) -> Option<u32> {
        self.find(hash_sides(&self.hasher, sides), sides)
    }

    #[inline]
    fn find(&self, hash: u64, sides: [&[I]; 2]) -> Option<u32> {
        self.index.find(hash, |&number| self.sides(number) == sides).copied()
    }

    /// The number of the pair with these lists. If it is new, `data` says what is kept of it.
    ///
    /// # Errors
    /// [`Stop::Memory`], [`Stop::Cancelled`], or [`Stop::TooLarge`] if there are too many for numbers of
    /// 32 bits. Then all is as before.
    pub fn intern(&mut self, sides: [&[I]; 2], data: impl FnOnce(&Self) -> D) -> Result<u32, Stop> {
        let hash = hash_sides(&self.hasher, sides);
        if let Some(known) = self.find(hash, sides) {
            return Ok(known);
        }
        self.control.check()?;
        let [lefts, rights] = sides.map(<[I]>::len);
        // The end of the lists must have a number, too.
        let start = u32::try_from(self.elements.len() + lefts + rights)
            .map(|end| end - (lefts + rights) as u32);
        let (Ok(start), Ok(next)) = (start, u32::try_from(self.records.len())) else {
            return Err(Stop::TooLarge(format!("There is no room for more {}.", self.what)));
        };
        let data = data(self);
        grow(&self.control, &mut self.elements, lefts + rights)?;
        grow(&self.control, &mut self.records, 1)?;
        self.elements.extend(sides.into_iter().flatten());
        self.records.push(Record { start, lefts: lefts as u32, rights: rights as u32, data });
        let Interner { control, index, records, elements, hasher, .. } = self;
        let rehash = |&number: &u32| hash_sides(hasher, split(elements, &records[number as usize]));
        let inserted = insert(control, index, hash, next, rehash);
        if inserted.is_err() {
            // A pair that the index does not find must not be there, or it would be there twice.
            self.records.pop();
            self.elements.truncate(start as usize);
        }
        inserted.map(|()| next)
    }
}

impl<I, D> Drop for Interner<I, D> {
    fn drop(&mut self) {
        self.control.give(self.bytes());
    }
}

fn split<'a, I, D>(elements: &'a [I], record: &Record<D>) -> [&'a [I]; 2] {
    let start = record.start as usize;
    let middle = start + record.lefts as usize;
    [&elements[start..middle], &elements[middle..middle + record.rights as usize]]
}

fn hash_sides<I: Hash>(hasher: &FixedState, [left, right]: [&[I]; 2]) -> u64 {
    // The length keeps {a|b} and {a,b|} apart.
    let mut state = hasher.build_hasher();
    left.len().hash(&mut state);
    I::hash_slice(left, &mut state);
    I::hash_slice(right, &mut state);
    state.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Pairs of lists of small numbers, most of them more than once.
    fn some_lists(i: u32) -> [Vec<u32>; 2] {
        let list =
            |seed: u32| (0..seed % 4).map(move |j| seed.wrapping_mul(2_654_435_761 + j) >> 30);
        [list(i % 97).collect(), list(i % 89).collect()]
    }

    #[test]
    fn equal_pairs_and_no_others_have_one_number() {
        let mut pairs: Interner<u32, u32> = Interner::with_atoms(Control::new(), "pairs", [70, 71]);
        let mut numbers = HashMap::new();
        for i in 0..10_000 {
            let lists = some_lists(i);
            let sides = [&lists[0][..], &lists[1][..]];
            let known = numbers.get(&lists).copied();
            assert_eq!(pairs.get(sides), known);
            let number = pairs.intern(sides, |pairs| pairs.len() as u32).unwrap();
            assert_eq!(known.unwrap_or(pairs.len() as u32 - 1), number);
            assert_eq!((pairs.sides(number), pairs.data(number)), (sides, number));
            numbers.insert(lists, number);
        }
        assert_eq!(pairs.len(), numbers.len() + 2);
        assert_eq!([pairs.data(0), pairs.data(1)], [70, 71]);
        assert!(pairs.get([&[], &[]]).is_some_and(|number| number > 1));
    }

    /// A refusal leaves all as it was, and the budget is charged with what is held.
    #[test]
    fn a_refused_pair_is_not_there() {
        for bytes in (0..6000).step_by(37) {
            let control = Control::with_memory(bytes);
            let mut pairs: Interner<u32> = Interner::new(control.clone(), "pairs");
            let mut count = 0;
            let refused = loop {
                let list = [count; 3];
                match pairs.intern([&list, &[]], |_| ()) {
                    Ok(number) => assert_eq!(number, count),
                    Err(stop) => break stop,
                }
                count += 1;
            };
            assert!(matches!(refused, Stop::Memory { .. }));
            assert_eq!((pairs.len() as u32, control.used()), (count, pairs.bytes()));
            assert_eq!(pairs.get([&[count; 3], &[]]), None);
            assert_eq!(pairs.elements.len(), 3 * count as usize);
            drop(pairs);
            assert_eq!(control.used(), 0);
        }
    }

    #[test]
    fn a_cancelled_arena_still_finds_but_adds_nothing() {
        let control = Control::new();
        let mut pairs: Interner<u32> = Interner::new(control.clone(), "pairs");
        let empty = pairs.intern([&[], &[]], |_| ());
        control.cancel();
        assert_eq!(pairs.intern([&[], &[]], |_| ()), empty);
        assert_eq!(pairs.intern([&[7], &[]], |_| ()), Err(Stop::Cancelled));
        assert_eq!(pairs.len(), 1);
    }
}
