//! One affine component among ordinary games: stops, mean, temperature.

use super::forms::{FormId, Forms};
use crate::number::{Dyadic, Integer};
use crate::short::{Id, Store, Trajectory};
use crate::{Held, Player, Stop};

/// The behaviour of one affine form in an environment of ordinary games.
///
/// Let `G_M` be the short game that G becomes when the numbers M and −M replace ∞ and ∞̄. For every
/// ordinary game X and every integer M above the birthday of X, G + X and `G_M` + X have the same
/// outcome: nobody can make up for M by moves in X. So an ordinary environment sees the thermograph of
/// `G_M` for large M. A wall of it is at finite values and no longer depends on M, or it is near M or
/// −M and so infinite in G.
///
/// **None of this adds up over several affine components**: ±∞ + ±∞ is won by the player who moves
/// first, and ±M ± M is 0.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Environment {
    walls: [Wall; 2],
    mast: Option<(Dyadic, Dyadic)>,
}

/// A wall of the thermograph of an affine form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wall {
    /// This player has won, at every temperature.
    Won(Player),
    /// Piecewise linear.
    Finite {
        /// Its corners (temperature, value) in the order of the temperature, the first at temperature
        /// 0; straight between them.
        corners: Vec<(Dyadic, Dyadic)>,
        /// The slope of the value as a function of the temperature beyond the last corner: −1, 0 or 1 (0 on a mast).
        slope: i8,
    },
}

impl Environment {
    /// The wall of the player who moves first, from temperature 0 upwards.
    pub fn wall(&self, player: Player) -> &Wall {
        &self.walls[player.index()]
    }

    /// The temperature at which the walls meet at a finite value; `None` if they do not, which is to
    /// say that it is infinite. It is so for every check.
    pub fn temperature(&self) -> Option<&Dyadic> {
        self.mast.as_ref().map(|(temperature, _)| temperature)
    }

    /// The value at which the walls meet, if they do.
    pub fn mean(&self) -> Option<&Dyadic> {
        self.mast.as_ref().map(|(_, mean)| mean)
    }
}

impl Forms {
    /// The short game that g becomes when the number m replaces ∞ and −m replaces ∞̄.
    ///
    /// For an ordinary game X born before day m, g + X and this plus X have the same outcome.
    ///
    /// # Errors
    /// Those of the store.
    pub fn truncated(&self, g: FormId, m: &Dyadic, store: &mut Store) -> Result<Id, Stop> {
        let followers = self.followers(g)?;
        let mut held = Held::new(&self.control);
        held.take(followers.len() * size_of::<(FormId, Id)>())?;
        // Sorted by id, as the followers are, which puts options first.
        let mut games: Vec<(FormId, Id)> = Vec::with_capacity(followers.len());
        for follower in followers {
            let game = match follower.winner() {
                Some(Player::Left) => store.number(m.clone())?,
                Some(Player::Right) => store.number(-m.clone())?,
                None => {
                    let [lefts, rights] = Player::BOTH.map(|player| {
                        let place = |option: &FormId| {
                            let found = games.binary_search_by_key(option, |&(form, _)| form);
                            found.ok().map(|i| games[i].1)
                        };
                        self.options(follower, player).iter().filter_map(place).collect::<Vec<_>>()
                    });
                    store.game(&lefts, &rights)?
                }
            };
            games.push((follower, game));
        }
        games.last().map(|&(_, game)| game).ok_or_else(|| Stop::Undefined("No form.".to_owned()))
    }

    /// The thermograph, mean and temperature of g in an environment of ordinary games ([`Environment`]),
    /// from temperature 0 upwards.
    ///
    /// M is chosen so large that nothing finite comes near it. Of a form born on day b, the finite
    /// values and stops are at most b + 1 in size, since numbers between them are the simplest ones;
    /// and above the temperatures of its options walls are vertical for ever or close in at a speed of
    /// 1 or 2, so that each day adds at most 2(b + 1) to the temperatures at which finite walls turn
    /// or meet.
    ///
    /// ```
    /// # use tweedle_engine::{affine::Forms, number::Dyadic, short::Store};
    /// let (mut forms, mut store) = (Forms::default(), Store::default());
    /// // Right answers the check with 1, so Left's move keeps sente, as if to 1.
    /// let g = forms.read("{{oo|1}|-1}")?;
    /// let environment = forms.environment(g, &mut store)?;
    /// assert_eq!(environment.mean(), Some(&Dyadic::from(1)));
    /// assert_eq!(environment.temperature(), Some(&Dyadic::from(2)));
    /// let check = forms.read("{oo|1}")?;
    /// assert_eq!(forms.environment(check, &mut store)?.temperature(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of the store.
    pub fn environment(&self, g: FormId, store: &mut Store) -> Result<Environment, Stop> {
        if let Some(winner) = g.winner() {
            return Ok(Environment { walls: [Wall::Won(winner), Wall::Won(winner)], mast: None });
        }
        let day = Integer::from(self.birthday(g) + 3);
        let limit = Dyadic::from(Integer::from(4) * &day * &day);
        let m = Dyadic::from(limit.numerator() * Integer::from(8));
        let truncated = self.truncated(g, &m, store)?;
        let thermograph = store.thermograph(truncated)?;
        let walls = Player::BOTH.map(|player| finite(thermograph.wall(player), &limit));
        let is_finite = walls.iter().all(|wall| matches!(wall, Wall::Finite { .. }));
        let meets = is_finite && *thermograph.temperature() <= limit;
        let temperature = thermograph.temperature().clone().max(Dyadic::ZERO);
        let mast = meets.then(|| (temperature, thermograph.mean().clone()));
        Ok(Environment { walls, mast })
    }
}

/// The wall from temperature 0 on, without what happens beyond the limit.
fn finite(wall: &Trajectory, limit: &Dyadic) -> Wall {
    let start = wall.at(&Dyadic::ZERO);
    if start > *limit {
        return Wall::Won(Player::Left);
    }
    if start < -limit.clone() {
        return Wall::Won(Player::Right);
    }
    let within = wall.corners().filter(|(t, _)| t.signum() > 0 && *t <= limit);
    let within = within.map(|(t, value)| (t.clone(), value.clone()));
    let corners = [(Dyadic::ZERO, start)].into_iter().chain(within).collect();
    Wall::Finite { corners, slope: wall.slope_above(limit) as i8 }
}
