//! Which scoring games are guaranteed, and the older classes among them.

use super::{Forms, Id};
use crate::number::Rational;
use crate::{Player, Stop};

/// Why a scoring game is not guaranteed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The follower in which a player cannot move.
    pub follower: Id,
    /// That player.
    pub player: Player,
    /// His score there.
    pub score: Rational,
    /// A worse score for him that play can still come to from there.
    pub worse: Rational,
}

/// The smallest of some classes that a scoring game belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ScoringClass {
    /// Milnor's games: Ettinger's, and in each follower Ls ≥ Rs, so that nobody would rather not move (Milnor,
    /// *Sums of positional games*, 1953).
    Milnor,
    /// Ettinger's dicot games: in each follower both players can move, or play is over with a score (Ettinger,
    /// *Topics in combinatorial games*, 1996).
    Ettinger,
    /// Guaranteed, and not dicot.
    Guaranteed,
    /// Not guaranteed.
    Other,
}

impl Forms {
    /// True if the scoring game is guaranteed: wherever a player cannot move, his score is no better for him than any
    /// score that play can still come to. False of forms without scores.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn is_guaranteed(&self, g: Id) -> bool {
        self.is_scoring(g) && self.kept(g).is_guaranteed
    }

    /// Why the scoring game is not guaranteed; `None` if it is.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let game = forms.read_scoring("<<^2|1>|0>").unwrap();
    /// let broken = forms.broken_guarantee(game)?.unwrap();
    /// assert_eq!((broken.player, broken.score, broken.worse), (Player::Left, 2.into(), 1.into()));
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if it is no scoring game.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn broken_guarantee(&self, g: Id) -> Result<Option<Broken>, Stop> {
        self.check_scoring(g)?;
        for follower in self.followers(g)? {
            let Some((low, high)) = self.kept(follower).scores else {
                continue;
            };
            for (player, worst) in [(Player::Left, low), (Player::Right, high)] {
                if let Some(score) = self.score_number_at(follower, player)
                    && self.compare_scores(player, score, worst).is_gt()
                {
                    let [score, worse] = [score, worst].map(|score| self.score_of(score).clone());
                    return Ok(Some(Broken { follower, player, score, worse }));
                }
            }
        }
        Ok(None)
    }

    /// The smallest class that the scoring game belongs to.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::{Forms, ScoringClass}};
    /// let mut forms = Forms::new(&Control::new());
    /// for (text, class) in [
    ///     ("<<4|1>|-2>", ScoringClass::Milnor),
    ///     ("<-1|1>", ScoringClass::Ettinger),
    ///     ("<^0|1>", ScoringClass::Guaranteed),
    ///     ("<^2|1>", ScoringClass::Other),
    /// ] {
    ///     let game = forms.read_scoring(text).unwrap();
    ///     assert_eq!(forms.scoring_class(game)?, class);
    /// }
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if it is no scoring game.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn scoring_class(&mut self, g: Id) -> Result<ScoringClass, Stop> {
        self.check_scoring(g)?;
        if !self.is_guaranteed(g) {
            return Ok(ScoringClass::Other);
        }
        let mut class = ScoringClass::Milnor;
        for follower in self.followers(g)? {
            let stuck = Player::BOTH.map(|player| self.options(follower, player).is_empty());
            if stuck[0] != stuck[1] || stuck[0] && self.as_score(follower).is_none() {
                return Ok(ScoringClass::Guaranteed);
            }
            let places = self.stop_places(follower)?;
            let [left, right] = Player::BOTH.map(|player| places.plain(player));
            if self.compare_scores(Player::Left, left, right).is_lt() {
                class = ScoringClass::Ettinger;
            }
        }
        Ok(class)
    }
}
