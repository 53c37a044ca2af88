//! Numbers that are not the nimber.

use smallvec::SmallVec;

/// The numbers that are not the nimber of a part, of those that the nimber can be: at most as many
/// numbers as the part has options.
#[derive(Debug)]
pub(super) struct Excluded(SmallVec<[u64; 2]>);

impl Excluded {
    /// The excluded numbers of a part with `options` options: those below 64 whose bits are set.
    pub(super) fn new(options: usize, low: u64) -> Excluded {
        let mut words = SmallVec::from_elem(0, options / 64 + 1);
        words[0] = low;
        Excluded(words)
    }

    /// Those below 64, as bits.
    pub(super) fn low(&self) -> u64 {
        self.0[0]
    }

    /// Numbers greater than the nimber can be are not held, but are excluded.
    pub(super) fn contains(&self, number: u64) -> bool {
        let word = usize::try_from(number / 64).ok().and_then(|word| self.0.get(word));
        word.is_none_or(|word| word & bit(number % 64) != 0)
    }

    pub(super) fn add(&mut self, number: u64) {
        if let Some(word) = usize::try_from(number / 64).ok().and_then(|i| self.0.get_mut(i)) {
            *word |= bit(number % 64);
        }
    }

    /// The least number that is not excluded.
    pub(super) fn least(&self) -> u64 {
        let full = self.0.iter().take_while(|&&word| word == u64::MAX).count();
        let bits = self.0.get(full).map_or(0, |word| word.trailing_ones());
        64 * full as u64 + u64::from(bits)
    }
}

/// The bit of a number below 64, and none of a greater one.
pub(super) fn bit(number: u64) -> u64 {
    u32::try_from(number).ok().and_then(|shift| 1_u64.checked_shl(shift)).unwrap_or(0)
}
