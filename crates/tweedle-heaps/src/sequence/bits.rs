//! Sets of Grundy values of any size, a bit for each.

/// A set of numbers.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    /// The bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<u64>()
    }

    pub(super) fn insert(&mut self, number: u32) {
        let word = number as usize / 64;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (number % 64);
    }

    /// Adds the nim sums of the elements of `other` with `number`.
    pub(super) fn insert_shifted(&mut self, other: &Bits, number: u32) {
        let high = number as usize / 64;
        // With `high`, places move only within a run whose length is a power of two above it.
        let span = (high + 1).next_power_of_two();
        let len = other.0.len().next_multiple_of(span);
        if len > self.0.len() {
            self.0.resize(len, 0);
        }
        for (w, &word) in other.0.iter().enumerate() {
            self.0[w ^ high] |= permuted(word, number % 64);
        }
    }

    /// The words from `from` on, the first of which are those of the set.
    pub(super) fn word(&self, w: usize) -> u64 {
        self.0.get(w).copied().unwrap_or(0)
    }
}

/// The least number from 64·`from` on that is in none of the sets.
pub(super) fn least_missing<'a>(
    sets: &(impl Iterator<Item = &'a Bits> + Clone),
    from: usize,
) -> u32 {
    let mut w = from;
    loop {
        let word = sets.clone().fold(0, |word, set| word | set.word(w));
        if word != u64::MAX {
            return 64 * w as u32 + word.trailing_ones();
        }
        w += 1;
    }
}

/// The word with bit i where bit i ^ `number` was.
fn permuted(mut word: u64, number: u32) -> u64 {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0F0F_0F0F_0F0F_0F0F,
        0x00FF_00FF_00FF_00FF,
        0x0000_FFFF_0000_FFFF,
        0x0000_0000_FFFF_FFFF,
    ];
    for (i, low) in LOW.into_iter().enumerate() {
        if number >> i & 1 == 1 {
            word = (word & low) << (1 << i) | (word >> (1 << i)) & low;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn as_sets_of_numbers(
            numbers in prop::collection::btree_set(0..300_u32, 0..40),
            others in prop::collection::btree_set(0..300_u32, 0..40),
            shift in 0..300_u32,
        ) {
            let mut set = Bits::default();
            for &number in &numbers {
                set.insert(number);
            }
            let mut other = Bits::default();
            for &number in &others {
                other.insert(number);
            }
            set.insert_shifted(&other, shift);
            let expected = |n: u32| numbers.contains(&n) || others.contains(&(n ^ shift));
            for n in 0..1024 {
                prop_assert_eq!(set.word(n as usize / 64) >> (n % 64) & 1 == 1, expected(n), "{}", n);
            }
            let missing = (0..u32::MAX).find(|&n| !expected(n));
            prop_assert_eq!(Some(least_missing(&[&set].into_iter(), 0)), missing);
        }
    }
}
