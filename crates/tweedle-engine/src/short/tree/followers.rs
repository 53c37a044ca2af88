//! The games below a game: its followers and its birthday.

use crate::number::Natural;
use crate::short::id::Id;
use crate::short::number_up_star::NumberUpStar;
use crate::short::store::Store;
use crate::stack::deeper;
use crate::{Held, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashSet;

impl Store {
    /// The followers of a canonical form: the game itself, its options, their options, and so on,
    /// each once. Followers come before the games they follow.
    ///
    /// Cost: linear in their number and in that of their options, but for x + ∗m in the number of followers alone. An integer n has
    /// n + 1 of them.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn followers(&mut self, g: Id) -> Result<Vec<Id>, Stop> {
        Ok(self.followers_up_to(g, usize::MAX)?.unwrap_or_default())
    }

    /// The followers, if there are at most `most` of them; `None` as soon as one more is met.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn followers_up_to(&mut self, g: Id, most: usize) -> Result<Option<Vec<Id>>, Stop> {
        /// The entry of a follower in the set and in the list.
        const BYTES: usize = 4 * size_of::<Id>();
        /// A game, a player, and which of the player's options to look at next.
        type Step = (Id, Player, usize);
        if let Some(value) = self.as_number_up_star(g) {
            // A play takes a day a move, so there is a follower for each day. If they are too many, that is known before they are listed.
            let days = number_up_star_birthday(&value);
            let least = usize::try_from(&days).unwrap_or(usize::MAX).saturating_add(1);
            if least > most {
                return Ok(None);
            }
            self.control.make_room(least.saturating_mul(BYTES + size_of::<Step>()))?;
        }
        let mut held = Held::new(&self.control);
        let mut seen = HashSet::with_hasher(FixedState::default());
        let mut followers = Vec::new();
        let mut path: Vec<Step> = vec![(g, Player::Left, 0)];
        seen.insert(g);
        while let Some((at, player, i)) = path.pop() {
            if i < self.option_count(at, player) {
                let i = i.max(self.first_to_follow(at, player));
                path.push((at, player, i + 1));
                let option = self.option(at, player, i)?;
                if seen.insert(option) {
                    if seen.len() > most {
                        return Ok(None);
                    }
                    self.control.check()?;
                    held.take(BYTES)?;
                    if path.len() == path.capacity() {
                        held.take(path.len() * size_of::<Step>())?;
                    }
                    path.push((option, Player::Left, 0));
                }
            } else if player == Player::Left {
                path.push((at, Player::Right, 0));
            } else {
                followers.push(at);
            }
        }
        Ok(Some(followers))
    }

    /// The place of the first option that has to be looked at for the followers of a game. The options of x + ∗m are x, x + ∗, ...,
    /// x + ∗(m - 1) for both players, and all but the last are options of the last. To look at all of them, of each follower, would be
    /// quadratic in m.
    fn first_to_follow(&self, g: Id, player: Player) -> usize {
        match self.as_number_up_star(g) {
            Some(value) if value.ups == 0 && value.nimber > 0 => {
                self.option_count(g, player).saturating_sub(1)
            }
            _ => 0,
        }
    }

    /// The birthday: the height of the canonical form's tree.
    ///
    /// Cost: constant for x + n·↑ + ∗m; else linear in the number of followers that are not of that
    /// form, remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn birthday(&mut self, g: Id) -> Result<Natural, Stop> {
        if let Some(value) = self.as_number_up_star(g) {
            return Ok(number_up_star_birthday(&value));
        }
        if let Some(known) = self.birthdays.get(&g) {
            return Ok(known.clone());
        }
        self.control.check()?;
        let mut day = Natural::ZERO;
        for player in Player::BOTH {
            for option in self.options(g, player)? {
                day = day.max(deeper(self, |store| store.birthday(option))? + 1);
            }
        }
        self.take_invariant(2 * size_of::<(Id, Natural)>())?;
        self.birthdays.insert(g, day.clone());
        Ok(day)
    }
}

/// The birthday of x + n·↑ + ∗m.
fn number_up_star_birthday(value: &NumberUpStar) -> Natural {
    // Each step from n·↑ + ∗m = {0 | (n-1)·↑ + ∗(m ^ 1)} takes a day and flips the last bit of m,
    // down to some x + ∗k; but ↑∗ = {0, ∗ | 0} is a day higher than its Right option.
    let steps = value.ups.unsigned_abs();
    let star = match steps {
        0 => value.nimber,
        _ => (value.nimber ^ (steps & 1)).max(1),
    };
    value.number.birthday() + steps + star
}
