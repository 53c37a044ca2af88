//! The games of few options that were made lately.

use super::id::Id;

/// The most options of a game that is remembered.
const MOST: usize = 4;
/// The number of games that are remembered, a power of two.
const PLACES: usize = 512;
/// Marks the options of Right; ids are below it.
const OF_RIGHT: u32 = 1 << 31;

/// The options of a game, Left's and then Right's with a mark, four bytes each; 0 for those that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key([u64; 2]);

impl Key {
    /// The key of a game with these options, if they are few enough. Two options of a player may be given in any order.
    #[inline]
    pub(super) fn new([left, right]: [&[Id]; 2]) -> Option<Key> {
        if left.len() + right.len() > MOST {
            return None;
        }
        let bits = with_side(with_side(0, left, 0), right, OF_RIGHT);
        Some(Key([(bits >> 64) as u64, bits as u64]))
    }

    #[inline]
    fn place(self) -> usize {
        let [high, low] = self.0;
        let mixed = high.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_right(29) ^ low;
        let mixed = mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> (64 - PLACES.trailing_zeros())) as usize
    }
}

/// The bits of a key with one more side behind them.
#[inline]
fn with_side(bits: u128, side: &[Id], mark: u32) -> u128 {
    let with = |bits: u128, id: Id| bits << 32 | u128::from(id.bits() | mark);
    match *side {
        [a, b] => with(with(bits, a.min(b)), a.max(b)),
        _ => side.iter().fold(bits, |bits, &id| with(bits, id)),
    }
}

/// The values of short lists of options, as they were given to
/// [`Store::game`](super::Store::game): whoever reads many games makes the same small ones again and again, such as {∗, 0 | ↓}, and
/// would go through the same comparisons.
///
/// A later game takes the place of an earlier one. The size never changes, and is not counted against the budget.
pub(super) struct Recent(Box<[(Key, Id)]>);

impl Recent {
    /// No game. Its value stands for the empty places, which have the key of {|}.
    pub(super) fn new(zero: Id) -> Recent {
        Recent(vec![(Key([0; 2]), zero); PLACES].into_boxed_slice())
    }

    /// The value with these options, if it was among the last.
    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<Id> {
        let (kept, value) = self.0[key.place()];
        (kept == key).then_some(value)
    }

    /// Remembers a value.
    #[inline]
    pub(super) fn set(&mut self, key: Key, value: Id) {
        self.0[key.place()] = (key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;

    /// Games over all pairs of lists of two options at most, twice over, in a store and each in a store of its own order.
    #[test]
    fn what_is_remembered_is_what_would_be_found() {
        let mut store = Store::default();
        let mut other = Store::default();
        let texts = ["0", "1", "*", "^", "v*", "{1|-1}", "1/2", "{2|*}"];
        let [ids, others] =
            [&mut store, &mut other].map(|store| texts.map(|text| store.read(text).unwrap()));
        let mut lists = vec![vec![]];
        for i in 0..texts.len() {
            lists.extend((0..=i).map(|j| vec![i, j]));
        }
        let mut found = Vec::new();
        for left in &lists {
            for right in &lists {
                let of =
                    |ids: &[Id], list: &[usize]| list.iter().map(|&i| ids[i]).collect::<Vec<_>>();
                let game = store.game(&of(&ids, left), &of(&ids, right)).unwrap();
                let reversed = |list: &[usize]| list.iter().rev().copied().collect::<Vec<_>>();
                let (left, right) = (reversed(left), reversed(right));
                assert_eq!(store.game(&of(&ids, &left), &of(&ids, &right)), Ok(game));
                found.push((left, right, game));
            }
        }
        for (left, right, game) in found.into_iter().rev() {
            let of = |list: &[usize]| list.iter().map(|&i| others[i]).collect::<Vec<_>>();
            let value = other.game(&of(&left), &of(&right)).unwrap();
            assert_eq!(other.text(value), store.text(game));
        }
    }
}
