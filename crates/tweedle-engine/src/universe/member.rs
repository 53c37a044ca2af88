//! Which forms are in which universe.

use super::{EndsId, Forms, Id, Universe};
use crate::memo::Memo;
use crate::{Outcome, Play, Player, Stop};

/// Why a form is not in a universe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outside {
    /// A follower in which a player has no option.
    pub follower: Id,
    /// That player.
    pub player: Player,
    /// What is wrong with that.
    pub why: Why,
}

/// What is wrong with a follower in which a player has no option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The opponent has this option: so it is not dicot.
    CanMove(Id),
    /// The player has options again in this follower of it: so it is not dead-ending.
    MovesAgain(Id),
    /// The opponent can move to this option, which is no blocked end, and the player has no move from there to one: so it is
    /// not blocking.
    NotBlocked(Id),
    /// It is no sum of followers of the ends that determine the universe, and of their conjugates.
    OtherEnd,
    /// The score of the player is better than another one that play can still come to: so it is not guaranteed.
    NotGuaranteed,
}

impl Forms {
    /// Why a form is not in the universe; `None` if it is. Only options count: a tombstone stands where there was an option
    /// once, and stands beside options. In normal play, and among all misère games, every form is in.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player, universe::{Forms, Universe, Why}};
    /// let mut forms = Forms::new(&Control::new());
    /// let game = forms.read("{0|{|{0|}}}").unwrap();
    /// let outside = forms.outside(Universe::DeadEnding, game)?.unwrap();
    /// assert_eq!(forms.text(outside.follower)?, "{|{0|}}");
    /// assert!(matches!(outside.why, Why::MovesAgain(_)));
    /// assert_eq!(forms.outside(Universe::Blocking, game)?, None);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// Cost: linear in the options of all followers.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if it is of another sort than the universe.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn outside(&self, universe: Universe, g: Id) -> Result<Option<Outside>, Stop> {
        if universe == Universe::Scoring {
            let broken = self.broken_guarantee(g)?;
            return Ok(broken.map(|broken| Outside {
                follower: broken.follower,
                player: broken.player,
                why: Why::NotGuaranteed,
            }));
        }
        self.check_unscored(&[g])?;
        match universe {
            Universe::Dicot => self.not_dicot(g),
            Universe::DeadEnding => self.not_dead_ending(g),
            Universe::Blocking => self.not_blocking(g),
            Universe::Ends(ends) => self.not_of_ends(ends, g),
            _ => Ok(None),
        }
    }

    fn not_dicot(&self, g: Id) -> Result<Option<Outside>, Stop> {
        for follower in self.followers(g)? {
            self.check_control()?;
            for player in Player::BOTH {
                let other = self.options(follower, player.opponent()).first();
                if self.options(follower, player).is_empty()
                    && let Some(&option) = other
                {
                    return Ok(Some(Outside { follower, player, why: Why::CanMove(option) }));
                }
            }
        }
        Ok(None)
    }

    fn not_of_ends(&self, ends: EndsId, g: Id) -> Result<Option<Outside>, Stop> {
        for player in Player::BOTH {
            let sums = self.sums_of_ends(ends, player, self.height(g))?;
            for follower in self.followers(g)? {
                self.check_control()?;
                let is_end = self.options(follower, player).is_empty();
                if is_end && self.height(follower) > 0 && sums.get(&follower).is_none() {
                    return Ok(Some(Outside { follower, player, why: Why::OtherEnd }));
                }
            }
        }
        Ok(None)
    }

    fn not_dead_ending(&self, g: Id) -> Result<Option<Outside>, Stop> {
        // For each form and player, a follower in which he has options.
        let mut movable: Memo<(Id, Player), Id> = Memo::new(self.handle());
        for follower in self.followers(g)? {
            self.check_control()?;
            for player in Player::BOTH {
                if !self.options(follower, player).is_empty() {
                    movable.set((follower, player), follower)?;
                    continue;
                }
                let options = self.options(follower, player.opponent());
                if let Some(&again) = options.iter().find_map(|&x| movable.get(&(x, player))) {
                    return Ok(Some(Outside { follower, player, why: Why::MovesAgain(again) }));
                }
            }
        }
        Ok(None)
    }

    fn not_blocking(&self, g: Id) -> Result<Option<Outside>, Stop> {
        // The blocked ends of each player.
        let mut blocked: Memo<(Id, Player), ()> = Memo::new(self.handle());
        for follower in self.followers(g)? {
            self.check_control()?;
            for player in Player::BOTH {
                if !self.options(follower, player).is_empty() {
                    continue;
                }
                let is_blocked = |x: &Id| blocked.get(&(*x, player)).is_some();
                let options = self.options(follower, player.opponent());
                let open = options.iter().find(|&option| {
                    !is_blocked(option) && !self.options(*option, player).iter().any(is_blocked)
                });
                if let Some(&option) = open {
                    return Ok(Some(Outside { follower, player, why: Why::NotBlocked(option) }));
                }
                blocked.set((follower, player), ())?;
            }
        }
        Ok(None)
    }

    /// A follower of outcome P in misère play, the form itself among them; `None` if the form is *P-free*. Modulo
    /// dead-ending and blocking games, what is invertible is exactly what is equal to a P-free form (Siegel, arXiv
    /// 2312.16259; Davies and Milley).
    ///
    /// # Errors
    /// [`Stop::NotPossible`] of a scoring game.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn p_follower(&mut self, g: Id) -> Result<Option<Id>, Stop> {
        for follower in self.followers(g)? {
            if self.outcome(follower, Play::Misere)? == Outcome::P {
                return Ok(Some(follower));
            }
        }
        Ok(None)
    }
}

/// True if a form is in the universe.
pub(super) fn is_in(forms: &Forms, universe: Universe, g: Id) -> Result<bool, Stop> {
    Ok(forms.outside(universe, g)?.is_none())
}
