//! Building a game that tells two others apart, along the recursion that compares them.
//!
//! This is the proof that the comparison is complete (Siegel, *Misère canonical forms of partizan games*, GONC 4; Larsson,
//! Nowakowski and Santos, arXiv 1606.01975). Below, a context of (good, bad) for a player and a *mover* is a game X such
//! that with that mover the player wins bad + X, and does not win good + X; of scoring games, his score is better in
//! bad + X. What is not in a universe itself never gets into a context: only adjoints of it, which are dicot.

use super::certificate::Test;
use super::{Forms, Id, Universe};
use crate::number::Rational;
use crate::stack::deeper;
use crate::{Play, Player, Stop};

impl Forms {
    /// A context of (g, h) for Left and a mover, where g ≥ h fails.
    pub(super) fn apart(
        &mut self,
        universe: Universe,
        mover: Player,
        g: Id,
        h: Id,
    ) -> Result<Id, Stop> {
        let key = (universe, mover, g, h);
        if let Some(&known) = self.known.contexts.get(&key) {
            return Ok(known);
        }
        self.check_control()?;
        let context = deeper(self, |forms| forms.build(universe, mover, g, h))?;
        self.known.contexts.set(key, context)?;
        Ok(context)
    }

    /// A context of (good, bad) for any player. What is worse for Left beside a game is better for Right.
    fn apart_for(
        &mut self,
        universe: Universe,
        player: Player,
        mover: Player,
        good: Id,
        bad: Id,
    ) -> Result<Id, Stop> {
        let (g, h) = if player == Player::Left { (good, bad) } else { (bad, good) };
        self.apart(universe, mover, g, h)
    }

    fn build(&mut self, universe: Universe, mover: Player, g: Id, h: Id) -> Result<Id, Stop> {
        if universe == Universe::Normal {
            // Right, moving first, wins g − h, and not h − h.
            return self.conjugate(h);
        }
        let mut found = None;
        for (player, good, bad) in [(Player::Left, g, h), (Player::Right, h, g)] {
            if found.is_some() && player != mover {
                continue;
            }
            if let Some(context) = self.first_reason(universe, player, good, bad)? {
                found = Some((player, bad, context));
            }
        }
        match found {
            Some((player, _, context)) if player == mover => Ok(context),
            Some((player, bad, context)) => self.switched(universe, player, bad, context),
            None => Err(Stop::NotPossible("These games are not told apart.".to_owned())),
        }
    }

    /// A context of (good, bad) for the player in which he moves first, if one of his ends or options in `bad` is what `good`
    /// has nothing for.
    fn first_reason(
        &mut self,
        universe: Universe,
        player: Player,
        good: Id,
        bad: Id,
    ) -> Result<Option<Id>, Stop> {
        if !self.has_proviso(universe, player, good, bad)? {
            return self.against_proviso(universe, player, good).map(Some);
        }
        for option in self.options_copied(bad, player) {
            if !self.is_maintained(universe, player, good, option)? {
                return self.linking(universe, player, good, option).map(Some);
            }
        }
        Ok(None)
    }

    /// A game beside which the player loses `good`, moving first, and with the opponent moving first he wins `bad`, where
    /// no option of `good` is as good as `bad`, and no reply to `bad` is as bad as `good`.
    ///
    /// His moves in it are those that answer a reply to `bad`, and the opponent's are those that answer an option of `good`.
    fn linking(
        &mut self,
        universe: Universe,
        player: Player,
        good: Id,
        bad: Id,
    ) -> Result<Id, Stop> {
        let opponent = player.opponent();
        let mut lists = [Vec::new(), Vec::new()];
        for reply in self.options_copied(bad, opponent) {
            let context = self.apart_for(universe, player, opponent, good, reply)?;
            let context = self.even(universe, reply, context, opponent)?;
            lists[player.index()].push(context);
        }
        for option in self.options_copied(good, player) {
            let context = self.apart_for(universe, player, player, option, bad)?;
            let context = self.even(universe, bad, context, player)?;
            lists[opponent.index()].push(context);
        }
        // Neither list may be empty, or the game would not be in each universe.
        if lists[player.index()].is_empty() {
            let blunder = self.won_by(universe, opponent, good)?;
            lists[player.index()].push(blunder);
        }
        if lists[opponent.index()].is_empty() {
            let blunder = self.won_by(universe, player, bad)?;
            lists[opponent.index()].push(blunder);
        }
        self.intern(lists, [None, None])
    }

    /// A game beside which the player, moving first, wins the form. Of scoring games it is a number, beside which he gets
    /// a score that is better for him than 0.
    fn won_by(&mut self, universe: Universe, player: Player, form: Id) -> Result<Id, Stop> {
        if universe == Universe::Scoring {
            let number = self.rescue(player, form, form);
            return self.score(&number);
        }
        match self.options(form, player).first() {
            Some(&option) => self.adjoint(option),
            None => self.zero(),
        }
    }

    /// A number so good for the player that any score of one form beside it is better for him than 0, and than any sum of
    /// scores of both.
    fn rescue(&self, player: Player, form: Id, other: Id) -> Rational {
        let mut total = Rational::ONE;
        for game in [form, other] {
            if let Some((low, high)) = self.kept(game).scores {
                for score in [low, high] {
                    let score = self.score_of(score);
                    total += if *score < Rational::ZERO { -score } else { score.clone() };
                }
            }
        }
        if player == Player::Left { total } else { -total }
    }

    /// The context beside a number, so that the score of `bad` beside it is 0; of other games, the same.
    fn even(
        &mut self,
        universe: Universe,
        bad: Id,
        context: Id,
        mover: Player,
    ) -> Result<Id, Stop> {
        if universe != Universe::Scoring {
            return Ok(context);
        }
        let score = -self.stop_beside(bad, context, mover)?;
        let number = self.score(&score)?;
        self.sum(context, number)
    }

    /// From a context in which the player moves first, one in which the opponent does: he moves to it, and
    /// each other move of his is answered.
    fn switched(
        &mut self,
        universe: Universe,
        player: Player,
        bad: Id,
        context: Id,
    ) -> Result<Id, Stop> {
        let opponent = player.opponent();
        let mut lists = [Vec::new(), Vec::new()];
        lists[opponent.index()].push(context);
        if universe == Universe::Scoring {
            let number = self.rescue(player, bad, context);
            lists[player.index()].push(self.score(&number)?);
        } else {
            for reply in self.options_copied(bad, opponent) {
                let answer = self.adjoint(reply)?;
                lists[player.index()].push(answer);
            }
            if lists[player.index()].is_empty() {
                lists[player.index()].push(self.zero()?);
            }
        }
        self.intern(lists, [None, None])
    }

    /// A context in which the player moves first, where he is an end in `bad` and `good` is not strong for him: an end of
    /// his beside which he loses `good`. Of scoring games, waiting moves of the opponent.
    fn against_proviso(
        &mut self,
        universe: Universe,
        player: Player,
        good: Id,
    ) -> Result<Id, Stop> {
        let opponent = player.opponent();
        match universe {
            Universe::Scoring => {
                let moves = self.height(good) + 1;
                self.waiting(opponent, moves, &Rational::ZERO)
            }
            Universe::DeadEnding if self.passes(Test::Wins, player, good)? => {
                let mut height = 1;
                loop {
                    let murder = self.perfect_murder(player, height)?;
                    let is_won = self.wins_beside(Play::Misere, player, good, murder)?;
                    if !is_won || height > self.height(good) {
                        return Ok(murder);
                    }
                    height += 1;
                }
            }
            Universe::All => {
                let mut list = Vec::new();
                for option in self.options_copied(good, player) {
                    list.push(self.adjoint(option)?);
                }
                self.end_with(player, list)
            }
            Universe::Blocking => self.blocked_end(player, good),
            Universe::Ends(ends) => match self.beaten_by_end(ends, player, good)? {
                Some(end) => Ok(end),
                None => self.zero(),
            },
            _ => self.zero(),
        }
    }

    /// The end of a player in which the opponent has these options.
    fn end_with(&mut self, player: Player, options: Vec<Id>) -> Result<Id, Stop> {
        let mut lists = [Vec::new(), Vec::new()];
        lists[player.opponent().index()] = options;
        self.intern(lists, [None, None])
    }

    /// A blocked end of the player beside which he, moving first, loses a form that is not strong for him.
    ///
    /// For each option m of his, the opponent needs an answer. If m is lost for the player in any case, it is the move to
    /// 0. If the opponent wins m moving first, it is a game in which the player can only move to 0 or be answered
    /// by adjoints. If m itself is not strong, it is the end that shows that. Otherwise a reply to m is not strong, and there
    /// the player can only move to the end that shows that, or be answered.
    fn blocked_end(&mut self, player: Player, form: Id) -> Result<Id, Stop> {
        let opponent = player.opponent();
        let mut list = Vec::new();
        for option in self.options_copied(form, player) {
            self.check_control()?;
            let is_won = self.passes(Test::Wins, player, option)?;
            let is_lost_second = self.passes(Test::Wins, opponent, option)?;
            if !is_won {
                list.push(self.zero()?);
                continue;
            }
            let end = if is_lost_second {
                self.zero()?
            } else if !self.strong(Universe::Blocking, player, option)? {
                let end = deeper(self, |forms| forms.blocked_end(player, option))?;
                list.push(end);
                continue;
            } else {
                let mut end = None;
                for reply in self.options_copied(option, opponent) {
                    if !self.strong(Universe::Blocking, player, reply)? {
                        end = Some(deeper(self, |forms| forms.blocked_end(player, reply))?);
                        break;
                    }
                }
                match end {
                    Some(end) => end,
                    None => self.zero()?,
                }
            };
            let mut lists = [Vec::new(), Vec::new()];
            lists[player.index()].push(end);
            let further = self.options_copied(option, player);
            for &next in &further {
                let answer = self.adjoint(next)?;
                lists[opponent.index()].push(answer);
            }
            if further.is_empty() {
                lists[opponent.index()].push(self.zero()?);
            }
            list.push(self.intern(lists, [None, None])?);
        }
        self.end_with(player, list)
    }
}
