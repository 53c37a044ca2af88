//! Random forms of a universe.

use super::id::Mark;
use super::{EndsId, Forms, Id, Universe};
use crate::number::Rational;
use crate::stack::deeper;
use crate::{Player, Stop};

impl Forms {
    /// A random form of the universe, born by a day, with at most `width` options for each player in each follower. It
    /// is a literal form, without tombstones. `pick` of n is a random number below n; the same numbers give the same form.
    ///
    /// It may have `width` to the power of the day many followers.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::{Forms, Universe}};
    /// let mut forms = Forms::new(&Control::new());
    /// let mut seed = 1;
    /// let mut pick = |n| {
    ///     seed = seed * 75 % 65537;
    ///     seed % n
    /// };
    /// let game = forms.sample(Universe::Dicot, 4, 3, &mut pick)?;
    /// assert_eq!(forms.outside(Universe::Dicot, game)?, None);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    pub fn sample(
        &mut self,
        universe: Universe,
        day: u32,
        width: usize,
        pick: &mut dyn FnMut(usize) -> usize,
    ) -> Result<Id, Stop> {
        self.check_control()?;
        if day == 0 || width == 0 {
            return self.sample_end(universe, pick);
        }
        let mut counts = Player::BOTH.map(|_| pick(width + 1).min(width));
        if universe == Universe::Dicot && counts.contains(&0) {
            counts = [0, 0];
        }
        if let Universe::Ends(ends) = universe
            && counts.contains(&0)
        {
            return self.sample_sum_of_ends(ends, day, pick);
        }
        if counts == [0, 0] {
            return self.sample_end(universe, pick);
        }
        let mut lists = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            let is_end = counts[player.opponent().index()] == 0;
            for _ in 0..counts[player.index()] {
                let next = below(day, pick);
                let option = deeper(self, |forms| {
                    if is_end {
                        forms.sample_of_end(universe, player.opponent(), next, width, pick)
                    } else {
                        forms.sample(universe, next, width, pick)
                    }
                })?;
                lists[player.index()].push(option);
            }
        }
        if universe != Universe::Scoring {
            return self.intern(lists, [None, None]);
        }
        let mut marks = [None, None];
        for player in Player::BOTH {
            if counts[player.index()] == 0 {
                // The worst score after the opponent's moves, or a worse one.
                let options = &lists[player.opponent().index()];
                let worst = options.iter().filter_map(|&option| self.kept(option).scores);
                let worst = worst
                    .map(|(low, high)| if player == Player::Left { low } else { high })
                    .reduce(|x, y| self.better_score(player.opponent(), x, y))
                    .unwrap_or(0);
                let less = Rational::from(pick(3) as i64 * -i64::from(player.sign()));
                let score = self.score_of(worst) + less;
                marks[player.index()] = Some(Mark::Score(self.score_number(&score)?));
            }
        }
        self.intern(lists, marks)
    }

    /// A random form in which nobody can move.
    fn sample_end(
        &mut self,
        universe: Universe,
        pick: &mut dyn FnMut(usize) -> usize,
    ) -> Result<Id, Stop> {
        if universe != Universe::Scoring {
            return self.zero();
        }
        let low = pick(5) as i64 - 2;
        // Now and then it is a zugzwang.
        let high = low + if pick(4) == 0 { pick(3) as i64 } else { 0 };
        let [low, high] = [low, high].map(|score| self.score_number(&score.into()));
        self.intern([Vec::new(), Vec::new()], [Some(Mark::Score(low?)), Some(Mark::Score(high?))])
    }

    /// A random sum of ends of a player up to a height, in a universe that ends determine.
    fn sample_sum_of_ends(
        &mut self,
        ends: EndsId,
        day: u32,
        pick: &mut dyn FnMut(usize) -> usize,
    ) -> Result<Id, Stop> {
        let player = Player::BOTH[pick(2)];
        let mut sum = self.zero()?;
        for _ in 0..pick(3) {
            let left = day - self.height(sum);
            let fitting: Vec<Id> =
                self.ends_of_player(ends, player).filter(|&end| self.height(end) <= left).collect();
            if let Some(place) = fitting.len().checked_sub(1) {
                sum = self.sum(sum, fitting[pick(place + 1)])?;
            }
        }
        Ok(sum)
    }

    /// A random form to which the opponent can move from an end of the player.
    fn sample_of_end(
        &mut self,
        universe: Universe,
        player: Player,
        day: u32,
        width: usize,
        pick: &mut dyn FnMut(usize) -> usize,
    ) -> Result<Id, Stop> {
        self.check_control()?;
        match universe {
            Universe::DeadEnding => self.sample_blocked(universe, player, day, width, pick),
            Universe::Blocking if day < 2 || pick(2) == 0 => {
                self.sample_blocked(universe, player, day, width, pick)
            }
            Universe::Blocking => {
                // The player can answer with a move to an end of his.
                let game = self.sample(universe, day, width.max(1), pick)?;
                if self.options(game, player.opponent()).is_empty() {
                    return self.sample_blocked(universe, player, day, width, pick);
                }
                let next = below(day, pick);
                let end = self.sample_blocked(universe, player, next, width, pick)?;
                let mut sides = self.sides(game);
                let list = &mut sides.lists[player.index()];
                list.truncate(width.saturating_sub(1));
                list.push(end);
                self.intern(sides.lists, [None, None])
            }
            _ => self.sample(universe, day, width, pick),
        }
    }

    /// A random end of the player, of dead-ending or of blocking games.
    fn sample_blocked(
        &mut self,
        universe: Universe,
        player: Player,
        day: u32,
        width: usize,
        pick: &mut dyn FnMut(usize) -> usize,
    ) -> Result<Id, Stop> {
        let count = if day == 0 { 0 } else { pick(width + 1).min(width) };
        let mut lists = [Vec::new(), Vec::new()];
        for _ in 0..count {
            let next = below(day, pick);
            let option =
                deeper(self, |forms| forms.sample_of_end(universe, player, next, width, pick))?;
            lists[player.opponent().index()].push(option);
        }
        self.intern(lists, [None, None])
    }
}

/// A random day before this one, which is not 0; the last one more often than others.
fn below(day: u32, pick: &mut dyn FnMut(usize) -> usize) -> u32 {
    if pick(2) == 0 { day - 1 } else { (pick(day as usize) as u32).min(day - 1) }
}
