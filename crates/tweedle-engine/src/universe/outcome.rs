//! Who wins.

use super::certificate::Test;
use super::{Forms, Id};
use crate::stack::deeper;
use crate::{Outcome, Play, Player, Stop};

impl Forms {
    /// The outcome of a form. In misère play a player who is to move wins if he is an end, or has an option from which
    /// the opponent, who moves next, does not win. In normal play tombstones mean nothing, and a player without options
    /// loses.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Outcome, Play, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let dicot = forms.read("{#,0|{0|0}}").unwrap();
    /// assert_eq!(forms.outcome(dicot, Play::Misere)?, Outcome::N);
    /// assert_eq!(forms.outcome(dicot, Play::Normal)?, Outcome::L);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn outcome(&mut self, g: Id, play: Play) -> Result<Outcome, Stop> {
        self.check_unscored(&[g])?;
        if play == Play::Normal {
            return self.normal_outcome(g);
        }
        let [left, right] = Player::BOTH.map(|player| self.passes(Test::Wins, player, g));
        Ok(Outcome::from_wins(left?, right?))
    }

    fn normal_outcome(&mut self, g: Id) -> Result<Outcome, Stop> {
        if let Some(&known) = self.known.outcomes.get(&g) {
            return Ok(known);
        }
        self.check_control()?;
        let [left, right] = Player::BOTH.map(|player| {
            deeper(self, |forms| {
                for option in forms.options_copied(g, player) {
                    if !forms.normal_outcome(option)?.wins_first(player.opponent()) {
                        return Ok(true);
                    }
                }
                Ok::<_, Stop>(false)
            })
        });
        let outcome = Outcome::from_wins(left?, right?);
        self.known.outcomes.set(g, outcome)?;
        Ok(outcome)
    }

    /// The outcome of g + h, without that sum.
    ///
    /// Cost: the followers of the one times those of the other.
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn outcome_beside(&mut self, g: Id, h: Id, play: Play) -> Result<Outcome, Stop> {
        self.check_unscored(&[g, h])?;
        let [left, right] = Player::BOTH.map(|player| self.wins_beside(play, player, g, h));
        Ok(Outcome::from_wins(left?, right?))
    }

    /// True if the player, who is to move, wins g + h.
    pub(super) fn wins_beside(
        &mut self,
        play: Play,
        player: Player,
        g: Id,
        h: Id,
    ) -> Result<bool, Stop> {
        let key = (play, player, g.min(h), g.max(h));
        if let Some(&known) = self.known.beside.get(&key) {
            return Ok(known);
        }
        self.check_control()?;
        let is_end = self.is_end(g, player) && self.is_end(h, player);
        let wins = play == Play::Misere && is_end
            || deeper(self, |forms| {
                for option in forms.options_copied(g, player) {
                    if !forms.wins_beside(play, player.opponent(), option, h)? {
                        return Ok(true);
                    }
                }
                for option in forms.options_copied(h, player) {
                    if !forms.wins_beside(play, player.opponent(), g, option)? {
                        return Ok(true);
                    }
                }
                Ok::<_, Stop>(false)
            })?;
        self.known.beside.set(key, wins)?;
        Ok(wins)
    }

    /// Tests that forms are no scoring games.
    pub(super) fn check_unscored(&self, games: &[Id]) -> Result<(), Stop> {
        if games.iter().any(|&g| self.is_scoring(g)) {
            let message = "A scoring game ends with a score, and has no such outcome.";
            return Err(Stop::NotPossible(message.to_owned()));
        }
        Ok(())
    }
}
