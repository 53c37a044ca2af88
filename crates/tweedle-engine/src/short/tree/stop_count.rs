//! The number of numbers that play can stop at.

use crate::number::Natural;
use crate::short::id::Id;
use crate::short::store::Store;
use crate::{Held, Stop};

/// The greatest n for which the count of x + ∗n is found: it has 1.59·n binary digits.
const MOST_STAR: u64 = 1 << 14;

impl Store {
    /// The number of places in the whole tree of the canonical form at which play comes to a number: 1 for a number, and for
    /// others the sum over all options. Of x + ∗n it is 2·3ⁿ⁻¹.
    ///
    /// Cost: linear in the number of options of followers that are not of that form, times the length of the count.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if a follower is x + ∗n with n > 16,384. [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn stop_count(&mut self, g: Id) -> Result<Natural, Stop> {
        let mut held = Held::new(&self.control);
        self.by_options(
            g,
            |store, g| match store.as_number_up_star(g) {
                Some(value) if value.ups == 0 => stops_of_star(value.nimber).map(Some),
                _ => Ok(None),
            },
            |_, _, [lefts, rights]| {
                let counts = lefts.into_iter().chain(rights);
                let count = counts.fold(Natural::ZERO, |sum, count| sum + count);
                // In the results, and once for each game on the path.
                held.take(count.bit_len().div_ceil(4))?;
                Ok(count)
            },
        )
    }
}

/// The count of x + ∗n. Its options are x and all x + ∗k with k < n, for both players, so that each count is three times the one before.
fn stops_of_star(n: u64) -> Result<Natural, Stop> {
    match n.checked_sub(1) {
        None => Ok(Natural::ONE),
        Some(exponent) if n <= MOST_STAR => {
            Ok(Natural::from(2_u64) * Natural::from(3_u64).pow(exponent as usize))
        }
        Some(_) => Err(Stop::TooLarge(format!(
            "The count of stops of *{n} is too long: it is found up to *{MOST_STAR}."
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
        let longest = store.nimber(MOST_STAR).unwrap();
        assert_eq!(store.stop_count(longest).unwrap().bit_len(), 25_968);
        let longer = store.nimber(MOST_STAR + 1).unwrap();
        assert!(matches!(store.stop_count(longer), Err(Stop::TooLarge(_))));
        // A follower of ^ + *n is *(n ^ 1).
        let large = store.nimber(1_000_000_000).unwrap();
        let above = store.read("^").unwrap();
        let sum = store.sum(above, large).unwrap();
        assert!(matches!(store.stop_count(sum), Err(Stop::TooLarge(_))));
    }
}
