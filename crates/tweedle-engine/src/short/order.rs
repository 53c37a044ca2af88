//! The partial order of games.

use super::id::{Id, ZERO};
use super::stops::start_of_scale;
use super::store::Store;
use crate::stack::deeper;
use crate::{Outcome, Player, Stop};
use smallvec::SmallVec;
use std::cmp::Ordering;

impl Store {
    /// True if g ≤ h: no Left option of g is ≥ h and no Right option of h is ≤ g (*ONAG*, ch. 0).
    ///
    /// Cost: constant when stops or gauges decide, or both games are x + n·↑ + ∗m; else one such
    /// look at each option, and a recursion where these do not decide either. Every comparison that
    /// took a recursion is remembered, so all comparisons of the followers of two games together
    /// cost no more than the number of pairs of these, times their options.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`], and [`Stop::Limit`] after [`Store::limit_work`].
    #[inline]
    pub fn le(&mut self, g: Id, h: Id) -> Result<bool, Stop> {
        match self.quick_le(g, h) {
            Some(answer) => Ok(answer),
            None => self.deep_le(g, h),
        }
    }

    /// True if g ≤ h, where no recursion is needed to say so.
    #[inline]
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "one branch that nobody can foresee, not three"
    )]
    pub(super) fn quick_le(&self, g: Id, h: Id) -> Option<bool> {
        if g == h {
            return Some(true);
        }
        let (Some(stops_g), Some(stops_h)) = (self.fixed_stops(g), self.fixed_stops(h)) else {
            return self.quick_le_far(g, h);
        };
        // If g ≤ h then neither of its stops is above that of h; and h - g has positive stops, and
        // so is positive, if all stops of g are below all of h (Siegel, *CGT*, ch. II).
        let is_below = stops_g[0] < stops_h[1];
        if is_below | (stops_g[0] > stops_h[0]) | (stops_g[1] > stops_h[1]) {
            return Some(is_below);
        }
        if start_of_scale(stops_g) == start_of_scale(stops_h)
            && let Some(answer) = self.gauge(g).le(self.gauge(h))
        {
            return Some(answer);
        }
        if g.is_packed() && h.is_packed() {
            return self.number_up_star_le(g, h);
        }
        self.known_le(g, h)
    }

    /// The same where some stop is no packed number.
    #[cold]
    fn quick_le_far(&self, g: Id, h: Id) -> Option<bool> {
        if let Some(answer) = self.number_up_star_le(g, h) {
            return Some(answer);
        }
        let [left_g, right_g] = Player::BOTH.map(|player| self.stop(g, player));
        let [left_h, right_h] = Player::BOTH.map(|player| self.stop(h, player));
        if self.compare_numbers(left_g, left_h) == Ordering::Greater
            || self.compare_numbers(right_g, right_h) == Ordering::Greater
        {
            return Some(false);
        }
        if self.compare_numbers(left_g, right_h) == Ordering::Less {
            return Some(true);
        }
        self.known_le(g, h)
    }

    fn deep_le(&mut self, g: Id, h: Id) -> Result<bool, Stop> {
        self.control.check()?;
        deeper(self, |store| store.le_by_options(g, h))
    }

    fn le_by_options(&mut self, g: Id, h: Id) -> Result<bool, Stop> {
        // Number avoidance: where one of the two is a number (they are not both), a player who wins
        // the difference by a move wins it by a move in the other (*Winning Ways*, ch. 6).
        let lefts = if self.is_number(g) { 0 } else { self.option_count(g, Player::Left) };
        let rights = if self.is_number(h) { 0 } else { self.option_count(h, Player::Right) };
        self.count_work(lefts as u64 + rights as u64)?;
        // One option may refute g ≤ h; those that can be judged at once are asked first.
        let mut open: SmallVec<[(Id, Id); 8]> = SmallVec::new();
        for i in 0..lefts {
            let option = self.option(g, Player::Left, i)?;
            match self.quick_le(h, option) {
                Some(true) => return Ok(false),
                Some(false) => {}
                None => open.push((h, option)),
            }
        }
        for i in 0..rights {
            let option = self.option(h, Player::Right, i)?;
            match self.quick_le(option, g) {
                Some(true) => return Ok(false),
                Some(false) => {}
                None => open.push((option, g)),
            }
        }
        if open.is_empty() {
            return Ok(true);
        }
        let mut answer = true;
        for (x, y) in open {
            if self.le(x, y)? {
                answer = false;
                break;
            }
        }
        self.remember_le(g, h, answer)?;
        Ok(answer)
    }

    /// True if g is no better than h for `player`: g ≤ h for Left, g ≥ h for Right.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    #[inline]
    pub fn no_better(&mut self, player: Player, g: Id, h: Id) -> Result<bool, Stop> {
        match player {
            Player::Left => self.le(g, h),
            Player::Right => self.le(h, g),
        }
    }

    /// The order of g and h: `None` if they are confused.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn compare(&mut self, g: Id, h: Id) -> Result<Option<Ordering>, Stop> {
        if g == h {
            return Ok(Some(Ordering::Equal));
        }
        Ok(if self.le(g, h)? {
            Some(Ordering::Less)
        } else if self.le(h, g)? {
            Some(Ordering::Greater)
        } else {
            None
        })
    }

    /// The outcome under normal play.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn outcome(&mut self, g: Id) -> Result<Outcome, Stop> {
        // Left, moving first, wins g unless g ≤ 0.
        Ok(Outcome::from_wins(!self.le(g, ZERO)?, !self.le(ZERO, g)?))
    }
}
