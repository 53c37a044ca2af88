//! The one comparison.

use super::{Forms, Id, Universe};
use crate::stack::deeper;
use crate::{Player, Stop};

impl Forms {
    /// True if g ≥ h modulo the universe: beside each game of it, g is at least as good as h for Left.
    ///
    /// That is so iff for both players
    /// - *maintenance*: each Left option of h has a Left option of g that is ≥ it, or a Right option that is ≤ g; and each
    ///   Right option of g has a Right option of h that is ≤ it, or a Left option that is ≥ h;
    /// - *proviso*: in misère play, if Left is an end in h, then g is strong for him ([`Forms::is_strong`]); if Right is
    ///   one in g, then h is strong for him. Of scoring games, the stop with which Left begins and Right may pass is at
    ///   least as high in g, and the one with which Right begins and Left may pass is as well. In normal play there is none.
    ///
    /// (Larsson, Nowakowski and Santos, arXiv 1606.01975; Siegel, arXiv 2312.16259; of scoring games, arXiv 1505.07905.)
    /// Of misère games, g and h need not be in the universe themselves, and may have tombstones: `context.rs` finds a
    /// game of the universe beside which g is worse wherever this fails, and needs nothing of them.
    ///
    /// Cost: for each pair of followers the pairs of their options and replies.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if forms are of another sort than the universe, or scoring games that are not guaranteed.
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn ge(&mut self, universe: Universe, g: Id, h: Id) -> Result<bool, Stop> {
        self.check_sort(universe, &[g, h])?;
        self.at_least(universe, Player::Left, g, h)
    }

    /// True if g and h are equal modulo the universe: each is at least the other.
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn equal(&mut self, universe: Universe, g: Id, h: Id) -> Result<bool, Stop> {
        Ok(self.ge(universe, g, h)? && self.ge(universe, h, g)?)
    }

    /// True if `good` is at least as good as `bad` for the player.
    pub(super) fn at_least(
        &mut self,
        universe: Universe,
        player: Player,
        good: Id,
        bad: Id,
    ) -> Result<bool, Stop> {
        if let Some(known) = self.is_known_at_least(universe, player, good, bad) {
            return Ok(known);
        }
        let (g, h) = if player == Player::Left { (good, bad) } else { (bad, good) };
        self.check_control()?;
        let answer = deeper(self, |forms| {
            // Beside all games, a game is as good for Left as it is bad for Right.
            for (player, good, bad) in [(Player::Left, g, h), (Player::Right, h, g)] {
                if !forms.has_proviso(universe, player, good, bad)? {
                    return Ok(false);
                }
            }
            for (player, good, bad) in [(Player::Left, g, h), (Player::Right, h, g)] {
                let mut place = 0;
                while let Some(option) = forms.option(bad, player, place) {
                    if !forms.is_maintained(universe, player, good, option)? {
                        return Ok(false);
                    }
                    place += 1;
                }
            }
            Ok::<_, Stop>(true)
        })?;
        self.known.ge.set(universe, g, h, answer)?;
        Ok(answer)
    }

    /// True if ends of play in `bad` are no better for the player than in `good`.
    pub(super) fn has_proviso(
        &mut self,
        universe: Universe,
        player: Player,
        good: Id,
        bad: Id,
    ) -> Result<bool, Stop> {
        match universe {
            Universe::Normal => Ok(true),
            Universe::Scoring => {
                let [good, bad] = [good, bad].map(|g| self.stop_places(g));
                let [good, bad] = [good?, bad?].map(|places| places.passing(player, player));
                Ok(self.compare_scores(player, good, bad).is_ge())
            }
            _ => Ok(!self.is_end(bad, player) || self.strong(universe, player, good)?),
        }
    }

    /// True if a player has something as good in `good` as this option of another form: an option that is, or the
    /// opponent has a reply to it that is no better than `good`.
    pub(super) fn is_maintained(
        &mut self,
        universe: Universe,
        player: Player,
        good: Id,
        option: Id,
    ) -> Result<bool, Stop> {
        let own = self.options(good, player).iter().map(|&own| (own, option));
        let replies = self.options(option, player.opponent()).iter().map(|&reply| (good, reply));
        let mut are_compared = true;
        for (good, bad) in own.chain(replies) {
            match self.is_known_at_least(universe, player, good, bad) {
                Some(true) => return Ok(true),
                Some(false) => {}
                None => are_compared = false,
            }
        }
        if are_compared {
            return Ok(false);
        }
        let mut place = 0;
        while let Some(own) = self.option(good, player, place) {
            if self.at_least(universe, player, own, option)? {
                return Ok(true);
            }
            place += 1;
        }
        let mut place = 0;
        while let Some(reply) = self.option(option, player.opponent(), place) {
            if self.at_least(universe, player, good, reply)? {
                return Ok(true);
            }
            place += 1;
        }
        Ok(false)
    }

    /// Whether `good` is at least as good as `bad` for the player, if that was found before.
    fn is_known_at_least(
        &self,
        universe: Universe,
        player: Player,
        good: Id,
        bad: Id,
    ) -> Option<bool> {
        let (g, h) = if player == Player::Left { (good, bad) } else { (bad, good) };
        if g == h { Some(true) } else { self.known.ge.get(universe, g, h) }
    }
}
