//! Thermographs of Milnor's scoring games.

use super::{Forms, Id, ScoringClass};
use crate::number::Rational;
use crate::short::{Thermograph, best, taxed, where_they_meet};
use crate::stack::deeper;
use crate::{Player, Stop};

impl Forms {
    /// The thermograph of one of Milnor's games: at each temperature t the scores with which Left and Right are content
    /// who move first, when each move costs its player t, and from the temperature where they are one the mast. At t = 0
    /// they are the stops.
    ///
    /// The mast stands at the mean: what n copies of the game are worth, divided by n, as n grows (Milnor, *Sums of positional
    /// games*, 1953; Hanner, *Mean play of sums of positional games*, Pacific J. Math. 9, 1959). A score has the temperature −1, as
    /// an integer has, and any other game at least 0.
    ///
    /// Cost: one thermograph for each follower, remembered.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// // Left threatens to get 9, and Right answers.
    /// let sente = forms.read_scoring("<<9|2>|0>").unwrap();
    /// let thermograph = forms.scoring_thermograph(sente)?;
    /// assert_eq!(thermograph.mean(), &2.into());
    /// assert_eq!(thermograph.temperature(), &2.into());
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if it is none of Milnor's games.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn scoring_thermograph(&mut self, g: Id) -> Result<Thermograph<Rational>, Stop> {
        if self.scoring_class(g)? != ScoringClass::Milnor {
            return Err(Stop::NotPossible(
                "Only Milnor's games have thermographs: in each follower both players can move or play is over, and Left's stop \
                 is at least Right's."
                    .to_owned(),
            ));
        }
        self.milnor_thermograph(g)
    }

    fn milnor_thermograph(&mut self, g: Id) -> Result<Thermograph<Rational>, Stop> {
        if let Some(score) = self.as_score(g) {
            return Ok(Thermograph::integer(score));
        }
        if let Some(known) = self.known.thermographs.get(&g) {
            return Ok(known.clone());
        }
        self.check_control()?;
        let [left, right] = Player::BOTH.map(|player| {
            deeper(self, |forms| {
                let mut scaffold = None;
                for option in forms.options_copied(g, player) {
                    let after = forms.milnor_thermograph(option)?;
                    let next = taxed(after.wall(player.opponent()), player);
                    scaffold = Some(match scaffold {
                        Some(so_far) => best(&so_far, &next, player),
                        None => next,
                    });
                }
                Ok::<_, Stop>(scaffold)
            })
        });
        let (Some(left), Some(right)) = (left?, right?) else {
            return Err(Stop::NotPossible("Only one player can move here.".to_owned()));
        };
        let temperature = where_they_meet(&left, &right);
        let thermograph = Thermograph::with_mast([left, right], temperature);
        self.known.thermographs.set(g, thermograph.clone())?;
        Ok(thermograph)
    }
}
