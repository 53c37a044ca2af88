//! What scoring games have in the place of tombstones: scores, and waiting moves beside scores.

use super::id::Mark;
use super::{Forms, Id, Universe};
use crate::{Player, Stop};

impl Forms {
    /// A guaranteed scoring game that is equal and simpler at its ends, or the same.
    ///
    /// An option is *atomic reversible* if a reply to it, where the player has no options and a score s, is no better for him
    /// than the game. Then
    /// - if the game is equal without the option, the option is dropped: another one is as good when the opponent passes;
    /// - if it is the only option, and the game is guaranteed with the score s in the place of the list, that is taken;
    /// - otherwise the option is replaced by waiting moves of the opponent beside s, the fewest with which the game is
    ///   equal.
    ///
    /// Whatever is equal to a number is that number. (Larsson, Neto, Nowakowski and Santos, arXiv 1505.07905;
    /// each replacement is compared here before it is made.)
    pub(super) fn with_simpler_ends(&mut self, g: Id) -> Result<Id, Stop> {
        if let Some(number) = self.equal_number(g)? {
            return Ok(number);
        }
        for player in Player::BOTH {
            for place in 0..self.options(g, player).len() {
                let option = self.options(g, player)[place];
                if let Some(score) = self.end_behind(player, g, option)?
                    && let Some(next) = self.with_end(player, g, place, score)?
                    && next != g
                {
                    return Ok(next);
                }
            }
        }
        Ok(g)
    }

    /// The number that a game is equal to.
    fn equal_number(&mut self, g: Id) -> Result<Option<Id>, Stop> {
        let places = self.stop_places(g)?;
        let [low, high] = Player::BOTH.map(|player| places.passing(player, player));
        if low != high || self.as_score(g).is_some() {
            return Ok(None);
        }
        let mark = Some(Mark::Score(low));
        let number = self.intern([Vec::new(), Vec::new()], [mark; 2])?;
        Ok(self.is_same(g, number)?.then_some(number))
    }

    /// The score at the end that an atomic reversible option reverses to.
    fn end_behind(&mut self, player: Player, g: Id, option: Id) -> Result<Option<u32>, Stop> {
        for reply in self.options_copied(option, player.opponent()) {
            if let Some(score) = self.score_number_at(reply, player)
                && self.reverses(Universe::Scoring, player, g, reply)?
            {
                return Ok(Some(score));
            }
        }
        Ok(None)
    }

    /// The game with something simpler in the place of an atomic reversible option.
    fn with_end(
        &mut self,
        player: Player,
        g: Id,
        place: usize,
        score: u32,
    ) -> Result<Option<Id>, Stop> {
        let mut sides = self.sides(g);
        let own = player.index();
        sides.lists[own].remove(place);
        let is_only = sides.lists[own].is_empty();
        let mut shorter = sides.clone();
        if is_only {
            shorter.marks[own] = Some(Mark::Score(score));
        }
        let next = self.intern(shorter.lists, shorter.marks)?;
        if self.is_same(g, next)? {
            return Ok(Some(next));
        }
        let value = self.score_of(score).clone();
        for moves in 0..=self.height(g) + 1 {
            let waits = self.waiting(player.opponent(), moves, &value)?;
            let mut longer = sides.clone();
            longer.lists[own].push(waits);
            let next = self.intern(longer.lists, longer.marks)?;
            if self.is_same(g, next)? {
                return Ok(Some(next));
            }
        }
        Ok(None)
    }

    /// True if another game is guaranteed, and equal.
    fn is_same(&mut self, g: Id, other: Id) -> Result<bool, Stop> {
        Ok(self.is_guaranteed(other) && self.equal(Universe::Scoring, g, other)?)
    }
}
