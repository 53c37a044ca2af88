//! Play beside a stack of coupons.

use crate::number::Dyadic;
use crate::short::id::Id;
use crate::short::store::Store;
use crate::{Held, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

impl Store {
    /// The scores of a game beside a stack of coupons if Left moves first and if Right does: in each turn a player moves in the
    /// game or takes the greatest coupon, and has its value; when the coupons are gone, the score is the stop of what is left
    /// of the game (Berlekamp, *The economist's view of combinatorial games*; Siegel, *CGT*, ch. II.5).
    ///
    /// The coupons may come in any order. Beside many of them, from a temperature t down to 0 in steps of a small δ,
    /// the scores come near the walls of the thermograph at t, with t/2 more for the player who moves first: such
    /// coupons are an enriched environment.
    ///
    /// ```
    /// let mut store = tweedle_engine::short::Store::default();
    /// let g = store.read("{4||2|0}")?;
    /// let coupons = [3, 2, 1].map(|n| tweedle_engine::number::Dyadic::new(n.into(), 1));
    /// let scores = store.coupon_scores(g, &coupons)?;
    /// assert_eq!(scores.map(|score| score.to_string()), ["3", "2"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Cost: for each follower that is no number and each coupon a look at the options. Nothing recurs.
    ///
    /// # Errors
    /// [`Stop::Undefined`] if a coupon is negative; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn coupon_scores(&mut self, g: Id, coupons: &[Dyadic]) -> Result<[Dyadic; 2], Stop> {
        if let Some(negative) = coupons.iter().find(|coupon| coupon.signum() < 0) {
            let message = format!("A coupon is worth 0 or more, and not {negative}.");
            return Err(Stop::Undefined(message));
        }
        let mut coupons = coupons.to_vec();
        coupons.sort();
        let mut held = Held::new(&self.control);
        let mut hot = self.followers(g)?;
        hot.retain(|&follower| follower == g || !self.is_number(follower));
        held.take(4 * size_of::<(Id, [Dyadic; 2])>() * hot.len())?;
        // The score that the player to move gets of the coupons that are left, if nothing else is
        // played.
        let mut rest = Dyadic::ZERO;
        let mut scores: HashMap<Id, [Dyadic; 2], FixedState> = HashMap::default();
        for &follower in &hot {
            scores.insert(follower, self.after_coupons(follower, &rest));
        }
        for coupon in &coupons {
            let next_rest = coupon.clone() - rest.clone();
            let mut next: HashMap<Id, [Dyadic; 2], FixedState> = HashMap::default();
            for &follower in &hot {
                let mut both = [Dyadic::ZERO, Dyadic::ZERO];
                for player in Player::BOTH {
                    self.control.check()?;
                    let opponent = player.opponent().index();
                    let taken = coupon.times(player.sign().into());
                    let mut best = scores[&follower][opponent].clone() + taken;
                    if !self.is_number(follower) {
                        for i in 0..self.option_count(follower, player) {
                            let option = self.option(follower, player, i)?;
                            let score = match next.get(&option) {
                                Some(scores) => scores[opponent].clone(),
                                None => self.after_coupons(option, &next_rest)[opponent].clone(),
                            };
                            best = match player {
                                Player::Left => best.max(score),
                                Player::Right => best.min(score),
                            };
                        }
                    }
                    both[player.index()] = best;
                }
                // Followers come after their options.
                next.insert(follower, both);
            }
            (scores, rest) = (next, next_rest);
        }
        Ok(scores.remove(&g).unwrap_or_else(|| self.after_coupons(g, &rest)))
    }

    /// The scores where all that is left is worth `rest` to the player to move: of numbers, or when the coupons are gone.
    fn after_coupons(&self, g: Id, rest: &Dyadic) -> [Dyadic; 2] {
        Player::BOTH.map(|player| {
            let stop = self.as_number(self.stop(g, player)).unwrap_or(Dyadic::ZERO);
            stop + rest.times(player.sign().into())
        })
    }
}
