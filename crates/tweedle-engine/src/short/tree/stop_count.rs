//! The number of numbers that play can stop at.

use crate::Stop;
use crate::number::Natural;
use crate::short::id::Id;
use crate::short::store::Store;

/// Counts with more binary digits are not written.
const MOST_BITS: u64 = 1 << 22;

impl Store {
    /// The number of places in the whole tree of the canonical form at which play comes to a number: 1 for a number, and for
    /// others the sum over all options. Of x + ∗n it is 2·3ⁿ⁻¹.
    ///
    /// Cost: linear in the number of followers that are not of that form, times the length of the count.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if a follower x + ∗n has a count of more than four million binary digits. [`Stop::Memory`] or
    /// [`Stop::Cancelled`].
    pub fn stop_count(&mut self, g: Id) -> Result<Natural, Stop> {
        self.by_options(
            g,
            |store, g| match store.as_number_up_star(g) {
                Some(value) if value.ups == 0 => stops_of_nimber(value.nimber).map(Some),
                _ => Ok(None),
            },
            |_, _, [lefts, rights]| {
                Ok(lefts.into_iter().chain(rights).fold(Natural::ZERO, |sum, count| sum + count))
            },
        )
    }
}

/// The count of x + ∗n. Its options are x and all x + ∗k with k < n, for both players, so that each count is three times the one before.
fn stops_of_nimber(n: u64) -> Result<Natural, Stop> {
    match n.checked_sub(1) {
        None => Ok(Natural::ONE),
        // 3ⁿ has 1.59·n binary digits.
        Some(exponent) if exponent <= MOST_BITS / 8 * 5 => {
            Ok(Natural::from(2_u64) * Natural::from(3_u64).pow(exponent as usize))
        }
        Some(_) => Err(Stop::TooLarge(format!(
            "The count of stops of *{n} has more than {MOST_BITS} binary digits."
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Play from x + ∗n stops at x only, and the counts of its options add up to its own.
    #[test]
    fn stops_of_nimbers() {
        let mut store = Store::default();
        let mut all = Natural::ONE;
        for n in 1..8 {
            let nimber = store.nimber(n).unwrap();
            let half = store.read("5/2").unwrap();
            let moved = store.sum(half, nimber).unwrap();
            let count = Natural::from(2_u64) * all.clone();
            assert_eq!(store.stop_count(nimber).unwrap(), count);
            assert_eq!(store.stop_count(moved).unwrap(), count);
            all += count;
        }
        let large = store.nimber(1_000_000_000).unwrap();
        assert!(matches!(store.stop_count(large), Err(Stop::TooLarge(_))));
        let above = store.read("^").unwrap();
        let sum = store.sum(above, large).unwrap();
        assert!(matches!(store.stop_count(sum), Err(Stop::TooLarge(_))));
    }
}
