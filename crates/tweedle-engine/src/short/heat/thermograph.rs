//! Thermographs: how the stops of a game change as moves are taxed.

use super::coordinate::Coordinate;
use super::trajectory::Trajectory;
use crate::number::{Dyadic, Rational};
use crate::{Player, Weigh};
use std::fmt;

/// A thermograph: where both walls are at each temperature, up to the mast.
///
/// Those of short games have dyadic coordinates; those of kos ([`Stoppers::ko_thermographs`](crate::loopy::Stoppers::ko_thermographs))
/// have fractions.
///
/// Below temperature 0 the walls show how numbers and infinitesimals are played (Berlekamp, *The economist's view of
/// combinatorial games*; Siegel, *CGT*, ch. II.5). A thermograph begins at temperature −1, and so do its walls: two
/// thermographs are equal if their walls are the same from there up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thermograph<N = Dyadic> {
    /// The Left and the Right wall.
    pub(super) walls: [Trajectory<N>; 2],
    temperature: N,
    mean: N,
}

/// The urgency of a move of each player just below a temperature, as the slopes of the walls there say (*Winning Ways*,
/// ch. 6; Siegel, *CGT*, ch. II.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Both walls are slanted: if one player moves, the opponent need not answer.
    Gote,
    /// This player's wall is vertical: his move is answered; a move of the opponent is reverse sente.
    Sente(Player),
    /// Both walls are vertical, and apart: either player's move is answered.
    DoubleSente,
    /// The walls are one, as above the foot of the mast, or it is below the thermograph: nobody needs to move.
    Cold,
}

impl fmt::Display for Urgency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Urgency::Gote => f.write_str("gote"),
            Urgency::Sente(player) => write!(f, "{player}'s sente"),
            Urgency::DoubleSente => f.write_str("double sente"),
            Urgency::Cold => f.write_str("cold"),
        }
    }
}

impl<N: Coordinate> Thermograph<N> {
    /// The thermograph with these walls, Left's first, which meet in a mast at a temperature and a mean.
    ///
    /// `None` if there is none: from that temperature up both walls stand at the mean.
    ///
    /// ```
    /// # use tweedle_engine::short::{Store, Thermograph};
    /// # use tweedle_engine::Player;
    /// let mut store = Store::default();
    /// let g = store.read("{4||2|0}")?;
    /// let known = store.thermograph(g)?;
    /// let walls = Player::BOTH.map(|player| known.wall(player).clone());
    /// let (t, mean) = (known.temperature().clone(), known.mean().clone());
    /// assert_eq!(Thermograph::with_walls(walls.clone(), t.clone(), mean).as_ref(), Some(&*known));
    /// assert_eq!(Thermograph::with_walls(walls, t, 0.into()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_walls(
        walls: [Trajectory<N>; 2],
        temperature: N,
        mean: N,
    ) -> Option<Thermograph<N>> {
        let is_mast = |wall: &Trajectory<N>| {
            let is_below = wall.corners().all(|(t, _)| *t <= temperature);
            is_below && wall.slope_above(&temperature) == 0 && wall.at(&temperature) == mean
        };
        walls.iter().all(is_mast).then_some(Thermograph { walls, temperature, mean })
    }

    /// The wall of the player who moves first.
    ///
    /// ```
    /// # use tweedle_engine::{Player, short::Store};
    /// let mut store = Store::default();
    /// let g = store.read("{4||2|0}")?;
    /// let thermograph = store.thermograph(g)?;
    /// let wall = |player| thermograph.wall(player).corners().map(|it| format!("{it:?}")).collect::<Vec<_>>();
    /// assert_eq!(wall(Player::Left), ["(3/2, 5/2)"]);
    /// assert_eq!(wall(Player::Right), ["(1, 2)", "(3/2, 5/2)"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn wall(&self, player: Player) -> &Trajectory<N> {
        &self.walls[player.index()]
    }

    /// The temperature at which the walls meet; for a number over 2^k, by convention, −1/2^k (Siegel, *CGT*, ch. II.5).
    pub fn temperature(&self) -> &N {
        &self.temperature
    }

    /// The value at which they meet, and where the mast stands.
    pub fn mean(&self) -> &N {
        &self.mean
    }

    /// The urgency of a move just below a temperature.
    ///
    /// ```
    /// # use tweedle_engine::{Player, short::{Store, Urgency}};
    /// let mut store = Store::default();
    /// let g = store.read("{4||2|0}")?;
    /// let thermograph = store.thermograph(g)?;
    /// assert_eq!(thermograph.urgency(&1.into()), Urgency::Sente(Player::Right));
    /// assert_eq!(thermograph.urgency(thermograph.temperature()), Urgency::Gote);
    /// assert_eq!(thermograph.urgency(&2.into()), Urgency::Cold);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn urgency(&self, t: &N) -> Urgency {
        let [left, right] = Player::BOTH.map(|player| self.wall(player));
        let slopes = (left.slope_below(t), right.slope_below(t));
        // If the walls are one, there is a mast, as everywhere in the thermograph of an integer.
        let is_mast = slopes.0 == slopes.1 && left.at(t) == right.at(t);
        if *t > self.temperature || is_mast || *t <= N::integer(-1) {
            return Urgency::Cold;
        }
        match slopes {
            (0, 0) => Urgency::DoubleSente,
            (0, _) => Urgency::Sente(Player::Left),
            (_, 0) => Urgency::Sente(Player::Right),
            _ => Urgency::Gote,
        }
    }

    /// The walls of the compound thermograph of a sum of games with these thermographs (*Winning Ways*, ch. 6; Siegel, *CGT*,
    /// ch. II.5): for Left at each temperature the sum of the Right walls, and the width of the thermograph that is widest
    /// there; for Right likewise. Left, who moves first, is sure of a stop that is at least his wall at any temperature t ≥ 0.
    ///
    /// ```
    /// # use tweedle_engine::short::{Store, Thermograph};
    /// let mut store = Store::default();
    /// let games = ["{6|2}", "{5||3|-3}"].map(|text| store.read(text).unwrap());
    /// let thermographs = games.map(|g| store.thermograph(g).unwrap());
    /// let [left, _] = Thermograph::compound(thermographs.iter().map(|it| &**it));
    /// assert_eq!([0, 1, 2].map(|t| left.at(&t.into()).to_string()), ["9", "8", "7"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compound<'a>(parts: impl IntoIterator<Item = &'a Thermograph<N>>) -> [Trajectory<N>; 2]
    where
        N: 'a,
    {
        let nothing = Trajectory::line(N::integer(0), 0);
        let mut sums = [nothing.clone(), nothing.clone()];
        let mut widest = nothing;
        for part in parts {
            let [left, right] = &part.walls;
            sums = [&sums[0] + left, &sums[1] + right];
            // Widths fall by 2·t at most, so that they cross at dyadic rationals.
            widest = best(&widest, &(left + &-right), Player::Left);
        }
        [&sums[1] + &widest, &sums[0] + &-&widest]
    }

    /// The thermograph of the game with a number added to it: by number avoidance, all is where it was beside that.
    #[must_use]
    pub(crate) fn shifted(&self, by: &N) -> Thermograph<N> {
        let walls = self.walls.each_ref().map(|wall| wall.shifted(by));
        let mean = walls[0].at(&self.temperature);
        Thermograph { walls, mean, temperature: self.temperature.clone() }
    }

    /// The same with fractions as coordinates.
    pub fn to_rational(&self) -> Thermograph<Rational> {
        let walls = self.walls.each_ref().map(Trajectory::to_rational);
        let [temperature, mean] = [&self.temperature, &self.mean].map(N::to_rational);
        Thermograph { walls, temperature, mean }
    }

    /// The thermograph with these walls, which are one line from a temperature up.
    pub(super) fn of_walls(walls: [Trajectory<N>; 2]) -> Thermograph<N> {
        let foot =
            walls.iter().filter_map(|wall| wall.corners().next_back()).map(|(t, _)| t.clone());
        let temperature = foot.max().unwrap_or(N::integer(-1));
        let mean = walls[0].at(&temperature);
        Thermograph { walls, temperature, mean }
    }

    /// The thermograph in which both walls are the mast.
    pub(crate) fn integer(n: &N) -> Thermograph<N> {
        let mast = Trajectory::line(n.clone(), 0);
        Thermograph { walls: [mast.clone(), mast], temperature: N::integer(-1), mean: n.clone() }
    }

    /// The walls that these scaffolds are up to where they meet at the temperature of the mast.
    pub(crate) fn with_mast(scaffolds: [Trajectory<N>; 2], temperature: N) -> Thermograph<N> {
        let mean = scaffolds[0].at(&temperature);
        let walls = scaffolds.map(|scaffold| scaffold.capped(&temperature));
        Thermograph { walls, temperature, mean }
    }
}

impl<N> Weigh for Thermograph<N> {
    fn owned(&self) -> usize {
        self.walls.iter().map(Weigh::owned).sum()
    }
}

/// The scaffold that an option's wall gives when `player` has paid t for the move: t less for Left,
/// t more for Right.
pub(crate) fn taxed<N: Coordinate>(wall: &Trajectory<N>, player: Player) -> Trajectory<N> {
    wall.tilted(-i64::from(player.sign()))
}

/// The better one of two walls or scaffolds.
pub(crate) fn best<N: Coordinate>(
    one: &Trajectory<N>,
    other: &Trajectory<N>,
    player: Player,
) -> Trajectory<N> {
    let best = one.better(other, player);
    debug_assert!(best.is_some(), "Slopes of walls differ by 2 at most.");
    best.unwrap_or_else(|| one.clone())
}
