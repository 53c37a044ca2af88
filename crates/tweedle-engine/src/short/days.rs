//! All short games born by a day.

use super::id::Id;
use super::store::Store;
use crate::poset::Poset;
use crate::{Held, Player, Stop};

/// The last day whose games can be listed: there are 1,474 by day 3, and by day 4 between 10^28 and 10^185 (Suetsugu,
/// *Improving upper and lower bounds of the number of games born by day 4*).
const LAST: u32 = 3;

impl Store {
    /// The games born by a day, up to day 3: 1, 4, 22 and 1,474 of them (Siegel, *CGT*, ch. III.1), in the order in which they
    /// are printed in sets.
    ///
    /// Options of a game can be taken for antichains among the games of the day before, since dominated options do not
    /// matter.
    ///
    /// ```
    /// let mut store = tweedle_engine::short::Store::default();
    /// let counts = (0..=2).map(|day| store.born_by(day).map(|all| all.len()));
    /// assert_eq!(counts.collect::<Result<Vec<_>, _>>()?, [1, 4, 22]);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for later days; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn born_by(&mut self, day: u32) -> Result<Vec<Id>, Stop> {
        if day > LAST {
            let message = "Nobody can list the games born by day 4; there are more than 10^28.";
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

    /// The join of two games in the lattice of those born by a day, up to day 4: the least that is at least both. It is
    /// {Gᴸ, Hᴸ | X}, for all X born by the day before that are at most neither (Siegel, *CGT*, ch. III.2).
    ///
    /// ```
    /// let mut store = tweedle_engine::short::Store::default();
    /// let [zero, star] = [store.zero(), store.nimber(1)?];
    /// let joins = [1, 2].map(|day| store.join(zero, star, day).and_then(|g| store.text(g)));
    /// assert_eq!(joins, [Ok("1".to_owned()), Ok("1/2".to_owned())]);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// Cost: two comparisons with each game born by the day before.
    ///
    /// # Errors
    /// [`Stop::Undefined`] if one is born later, [`Stop::TooLarge`] for later days; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn join(&mut self, g: Id, h: Id, day: u32) -> Result<Id, Stop> {
        self.nearest_bound(Player::Left, g, h, day)
    }

    /// The meet of two games in the lattice of those born by a day: the greatest that is at most both, as [`join`](Store::join).
    ///
    /// # Errors
    /// As [`join`](Store::join).
    pub fn meet(&mut self, g: Id, h: Id, day: u32) -> Result<Id, Stop> {
        self.nearest_bound(Player::Right, g, h, day)
    }

    /// The game that is worst for a player, of those born by a day that are no worse for him than both.
    fn nearest_bound(&mut self, player: Player, g: Id, h: Id, day: u32) -> Result<Id, Stop> {
        for game in [g, h] {
            if self.birthday(game)? > day.into() {
                let message = format!("One of the games is not born by day {day}.");
                return Err(Stop::Undefined(message));
            }
        }
        let mut sides = [Vec::new(), Vec::new()];
        for game in [g, h] {
            sides[player.index()].extend(self.options(game, player)?);
        }
        for x in if day == 0 { Vec::new() } else { self.born_by(day - 1)? } {
            if !self.no_better(player, x, g)? && !self.no_better(player, x, h)? {
                sides[player.opponent().index()].push(x);
            }
        }
        self.game(&sides[0], &sides[1])
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
    fn joins_and_meets_are_those_of_the_order() {
        let mut store = Store::default();
        let games = store.born_by(2).unwrap();
        let order = store.order(&games).unwrap();
        for (i, &g) in games.iter().enumerate() {
            for (j, &h) in games.iter().enumerate() {
                assert_eq!(store.join(g, h, 2).ok(), order.join(i, j).map(|at| games[at]));
                assert_eq!(store.meet(g, h, 2).ok(), order.meet(i, j).map(|at| games[at]));
            }
        }
        let late = store.read("{2|-2}").unwrap();
        assert!(matches!(store.join(late, games[0], 2), Err(Stop::Undefined(_))));
    }

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
