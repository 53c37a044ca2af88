//! Forms of a day at random, each as likely as any other.

use super::id::Id;
use super::store::Store;
use crate::Stop;

/// Draws forms born by a day without dominated options, all with the same chance: an antichain of the games born by the day
/// before for each player.
///
/// An antichain is the set of the greatest elements of a down-set, and down-sets are drawn by coupling from the past (Propp and
/// Wilson, *Exact sampling with coupled Markov chains*): all histories of a random walk on them are followed at once, from the
/// least and from the greatest down-set, from ever further back, until both are the same. So the chances are exactly equal.
///
/// Values are not as likely as each other, since forms may be equal. Nobody knows how to draw values of day 4 with the same
/// chance: options of a form may be reversible, and of 855 forms that were drawn none was in canonical form.
#[derive(Clone, Debug)]
pub struct Lots {
    /// The games born by the day before.
    games: Vec<Id>,
    /// For each of them those that it covers, and those that cover it.
    lower: Vec<Vec<u32>>,
    upper: Vec<Vec<u32>>,
}

/// A step of the walk: whether an element is to join the down-set or to leave it.
#[derive(Clone, Copy)]
struct Step {
    element: u32,
    joins: bool,
}

impl Lots {
    /// For a day from 1 to 4. Games live in the store.
    ///
    /// Cost: a comparison for each pair of games born by the day before: 2 million for day 4.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for later days and [`Stop::Undefined`] for day 0, with its one game; [`Stop::Memory`] or
    /// [`Stop::Cancelled`].
    pub fn new(store: &mut Store, day: u32) -> Result<Lots, Stop> {
        let Some(before) = day.checked_sub(1) else {
            return Err(Stop::Undefined("On day 0 there is one game only.".to_owned()));
        };
        let games = store.born_by(before)?;
        let order = store.order(&games)?;
        let (mut lower, mut upper) = (vec![Vec::new(); games.len()], vec![Vec::new(); games.len()]);
        for (g, h) in order.covers() {
            lower[g].push(h as u32);
            upper[h].push(g as u32);
        }
        Ok(Lots { games, lower, upper })
    }

    /// The value of a form. `below(n)` is a random number below n.
    ///
    /// ```
    /// use tweedle_engine::short::{Lots, Store};
    /// let mut store = Store::default();
    /// let lots = Lots::new(&mut store, 3)?;
    /// let mut random = fastrand::Rng::with_seed(14);
    /// let g = lots.draw(&mut store, &mut |n| random.usize(..n))?;
    /// assert!(store.birthday(g)? <= 3u32.into());
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// Cost: for day 4 the walk takes about 3 million steps for each player.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn draw(
        &self,
        store: &mut Store,
        below: &mut dyn FnMut(usize) -> usize,
    ) -> Result<Id, Stop> {
        let left = self.antichain(store, below)?;
        let right = self.antichain(store, below)?;
        store.game(&left, &right)
    }

    /// An antichain, each with the same chance.
    fn antichain(
        &self,
        store: &Store,
        below: &mut dyn FnMut(usize) -> usize,
    ) -> Result<Vec<Id>, Stop> {
        let count = self.games.len();
        // The last step comes first.
        let mut steps: Vec<Step> = Vec::new();
        loop {
            for _ in 0..steps.len().max(count) {
                steps.push(Step { element: below(count) as u32, joins: below(2) == 1 });
            }
            let (mut least, mut greatest) = (vec![false; count], vec![true; count]);
            for &step in steps.iter().rev() {
                self.walk(&mut least, step);
                self.walk(&mut greatest, step);
            }
            store.control.check()?;
            if least == greatest {
                let is_top =
                    |&g: &usize| least[g] && self.upper[g].iter().all(|&h| !least[h as usize]);
                return Ok((0..count).filter(is_top).map(|g| self.games[g]).collect());
            }
        }
    }

    /// A step of a down-set, if it leads to one.
    fn walk(&self, set: &mut [bool], Step { element, joins }: Step) {
        let at = element as usize;
        let is_free = if joins {
            self.lower[at].iter().all(|&h| set[h as usize])
        } else {
            self.upper[at].iter().all(|&h| !set[h as usize])
        };
        if is_free {
            set[at] = joins;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The number of times that each is expected.
    const EACH: u32 = 200;

    #[test]
    fn all_antichains_are_as_likely() {
        let mut store = Store::default();
        // None, 1, 0 and ∗ and both, −1. Among the 22 games of day 2 there are 98.
        for (day, antichains) in [(2, 6), (3, 98)] {
            let lots = Lots::new(&mut store, day).unwrap();
            let mut random = fastrand::Rng::with_seed(2);
            let mut counts: HashMap<Vec<Id>, u32> = HashMap::new();
            for _ in 0..antichains * EACH {
                let found = lots.antichain(&store, &mut |n| random.usize(..n)).unwrap();
                *counts.entry(found).or_default() += 1;
            }
            assert_eq!(counts.len(), antichains as usize);
            // Chi-squared, which has about the mean n and the variance 2n.
            let squared =
                counts.values().map(|&it| f64::from(it.abs_diff(EACH).pow(2)) / f64::from(EACH));
            let n = f64::from(antichains - 1);
            assert!(squared.sum::<f64>() < n + 4.0 * (2.0 * n).sqrt());
        }
    }
}
