//! Games that tell two others apart.
//!
//! Where the comparison fails, a game of the universe shows why. Small ones are tried first; then one is built
//! (`apart.rs`), and what can be left out of it is. Whatever is given was checked by play.

use super::member::is_in;
use super::{Forms, Id, Universe};
use crate::number::Rational;
use crate::{Player, Stop};

/// A game that tells two others apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Context {
    /// The game, which is in the universe.
    pub game: Id,
    /// If this player moves first, Left does worse in G beside the game than in H beside it: he loses the one and wins
    /// the other, or the score is lower.
    pub first: Player,
}

impl Forms {
    /// A game of the universe beside which g is worse for Left than h, so that g ≥ h fails; `None` if g ≥ h. Games
    /// with few options, in which there is little to see, are tried first.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player, universe::{Forms, Universe}};
    /// let mut forms = Forms::new(&Control::new());
    /// let [g, h] = ["{0|}", "0"].map(|text| forms.read(text).unwrap());
    /// let context = forms.separate(Universe::DeadEnding, g, h)?.unwrap();
    /// // Left, who moves first, cannot win {0|} alone, and wins 0.
    /// assert_eq!((forms.text(context.game)?.as_str(), context.first), ("0", Player::Left));
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::ge`].
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn separate(&mut self, universe: Universe, g: Id, h: Id) -> Result<Option<Context>, Stop> {
        if self.ge(universe, g, h)? {
            return Ok(None);
        }
        for game in self.small_contexts(universe)? {
            for first in Player::BOTH {
                if self.is_apart(universe, g, h, game, first)? {
                    return Ok(Some(Context { game, first }));
                }
            }
        }
        for first in Player::BOTH {
            let game = self.apart(universe, first, g, h)?;
            if is_in(self, universe, game)? && self.is_apart(universe, g, h, game, first)? {
                return self.without_idle(universe, g, h, Context { game, first }).map(Some);
            }
        }
        Err(Stop::NotPossible("No game was found that tells these apart.".to_owned()))
    }

    /// True if Left does worse in g beside a context than in h beside it, with this player moving first.
    ///
    /// # Errors
    /// As [`Forms::ge`].
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn is_apart(
        &mut self,
        universe: Universe,
        g: Id,
        h: Id,
        context: Id,
        first: Player,
    ) -> Result<bool, Stop> {
        self.check_sort(universe, &[g, h, context])?;
        let Some(play) = universe.play() else {
            let [of_g, of_h] = [g, h].map(|form| self.stop_beside(form, context, first));
            return Ok(of_g? < of_h?);
        };
        let [of_g, of_h] = [g, h].map(|form| {
            let is_won = self.wins_beside(play, first, form, context);
            is_won.map(|is_won| is_won == (first == Player::Left))
        });
        Ok(!of_g? && of_h?)
    }

    /// The games of the universe born by day 2 in which each player has at most one option.
    fn small_contexts(&mut self, universe: Universe) -> Result<Vec<Id>, Stop> {
        if universe == Universe::Scoring {
            return Ok(vec![self.score(&Rational::ZERO)?]);
        }
        let zero = self.zero()?;
        let mut games = vec![zero];
        for _ in 0..2 {
            let lists: Vec<Vec<Id>> =
                [Vec::new()].into_iter().chain(games.iter().map(|&game| vec![game])).collect();
            for left in &lists {
                for right in &lists {
                    let game = self.form([left, right])?;
                    if is_in(self, universe, game)? && !games.contains(&game) {
                        games.push(game);
                    }
                }
            }
        }
        Ok(games)
    }

    /// The context without those of its options that it needs not.
    fn without_idle(
        &mut self,
        universe: Universe,
        g: Id,
        h: Id,
        context: Context,
    ) -> Result<Context, Stop> {
        let mut game = context.game;
        for player in Player::BOTH {
            let mut place = 0;
            while place < self.options(game, player).len() {
                let mut sides = self.sides(game);
                let list = &mut sides.lists[player.index()];
                list.remove(place);
                // A side without options of a scoring game needs a score.
                let is_form = universe != Universe::Scoring || !list.is_empty();
                let less = if is_form { self.intern(sides.lists, sides.marks)? } else { game };
                if less != game
                    && is_in(self, universe, less)?
                    && self.is_apart(universe, g, h, less, context.first)?
                {
                    game = less;
                } else {
                    place += 1;
                }
            }
        }
        Ok(Context { game, first: context.first })
    }
}
