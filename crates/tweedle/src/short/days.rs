//! All short games born by a day.

use super::id::Id;
use super::store::Store;
use crate::poset::Poset;
use crate::{Held, Stop};

/// The last day whose games can be listed: there are 1,474 by day 3, and by day 4 between 10^184 and 10^435 (Wolfe and Fraser,
/// *Counting the number of games*).
const LAST: u32 = 3;

impl Store {
    /// The games born by a day, up to day 3: 1, 4, 22 and 1,474 of them (Siegel, *CGT*, ch. III.1), in the order in which they
    /// are printed in sets.
    ///
    /// Options of a game can be taken for antichains among the games of the day before, since dominated options do not
    /// matter.
    ///
    /// ```
    /// let mut store = tweedle::short::Store::default();
    /// let counts = (0..=2).map(|day| store.born_by(day).map(|all| all.len()));
    /// assert_eq!(counts.collect::<Result<Vec<_>, _>>()?, [1, 4, 22]);
    /// # Ok::<(), tweedle::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for later days; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn born_by(&mut self, day: u32) -> Result<Vec<Id>, Stop> {
        if day > LAST {
            let message = "Nobody can list the games born by day 4; there are more than 10^184.";
            return Err(Stop::TooLarge(message.to_owned()));
        }
        let mut games = vec![self.zero()];
        for _ in 0..day {
            let sides = self.antichains(&games)?;
            let mut next = Vec::new();
            for left in &sides {
                for right in &sides {
                    next.push(self.game(left, right)?);
                }
            }
            next.sort_unstable();
            next.dedup();
            games = next;
        }
        self.sort(&mut games)?;
        Ok(games)
    }

    /// The sets of games no two of which are comparable.
    fn antichains(&mut self, games: &[Id]) -> Result<Vec<Vec<Id>>, Stop> {
        let mut found = vec![Vec::new()];
        for &g in games {
            for i in 0..found.len() {
                let mut is_free = true;
                for &h in &found[i] {
                    is_free = is_free && self.compare(g, h)?.is_none();
                }
                if is_free {
                    let mut larger = found[i].clone();
                    larger.push(g);
                    found.push(larger);
                }
            }
        }
        Ok(found)
    }

    /// The order of these games. That of the games born by a day is a distributive lattice (Calistrate, Paulhus and Wolfe, *On the
    /// lattice structure of finite games*).
    ///
    /// Cost: a comparison for each pair.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn order(&mut self, games: &[Id]) -> Result<Poset, Stop> {
        let mut held = Held::new(&self.control);
        Poset::new(games.len(), &mut held, |g, h| self.le(games[h], games[g]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_days() {
        let mut store = Store::default();
        let mut before = 0;
        for (day, count) in [(0, 1), (1, 4), (2, 22), (3, 1474)] {
            let games = store.born_by(day).unwrap();
            assert_eq!(games.len(), count);
            for &g in &games {
                assert!(store.birthday(g).unwrap() <= day.into());
            }
            let order = store.order(&games).unwrap();
            // A longest chain has one more than double the number of games of the day before.
            assert_eq!(order.length(), 2 * before);
            if day < 3 {
                assert!(order.is_distributive());
            }
            before = count;
        }
        assert!(matches!(store.born_by(4), Err(Stop::TooLarge(_))));
    }
}
