//! Thermographs: how the stops of a game change as moves are taxed.

use super::coordinate::Coordinate;
use super::trajectory::Trajectory;
use crate::number::{Dyadic, Rational};
use crate::short::id::Id;
use crate::short::store::Store;
use crate::short::up_star::NumberUpStar;
use crate::stack::deeper;
use crate::{Player, Stop, Weigh};
use std::fmt;
use std::sync::Arc;

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
    walls: [Trajectory<N>; 2],
    temperature: N,
    mean: N,
}

/// Who can move with what urgency just below a temperature, as the slopes of the walls there say (*Winning Ways*, ch. 6;
/// Siegel, *CGT*, ch. II.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Both walls are slanted: whoever moves, the opponent need not answer.
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
    /// The wall of the player who moves first.
    ///
    /// ```
    /// # use tweedle::{Player, short::Store};
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

    /// How urgent it is to move, just below a temperature.
    ///
    /// ```
    /// # use tweedle::{Player, short::{Store, Urgency}};
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
        // Where the walls are one, there is a mast, as everywhere of an integer.
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
    /// # use tweedle::short::{Store, Thermograph};
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

    /// Where both walls are the mast.
    fn integer(n: &N) -> Thermograph<N> {
        let mast = Trajectory::line(n.clone(), 0);
        Thermograph { walls: [mast.clone(), mast], temperature: N::integer(-1), mean: n.clone() }
    }

    /// The walls that these scaffolds are up to where they meet at the temperature of the mast.
    fn with_mast(scaffolds: [Trajectory<N>; 2], temperature: N) -> Thermograph<N> {
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

impl Store {
    /// The thermograph (*Winning Ways*, ch. 6; Siegel, *CGT*, ch. II.5).
    ///
    /// The Left wall is the best that Left can do moving first when every move costs t, the Right
    /// wall likewise, up to the temperature where they meet; from there on both are the mast.
    /// Cost: one thermograph for each follower, remembered; for x + n·↑ + ∗m with x over 2^k, k² at most.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn thermograph(&mut self, g: Id) -> Result<Arc<Thermograph>, Stop> {
        if let Some(value) = self.as_number_up_star(g) {
            return self.number_up_star_thermograph(&value).map(Arc::new);
        }
        if let Some(known) = self.thermographs.get(&g) {
            return Ok(known.clone());
        }
        self.control.check()?;
        let thermograph = Arc::new(deeper(self, |store| store.thermograph_by_options(g))?);
        let bytes = size_of::<Thermograph>() + thermograph.owned();
        self.take_invariant(bytes + 2 * size_of::<(Id, Arc<Thermograph>)>())?;
        self.thermographs.insert(g, thermograph.clone());
        Ok(thermograph)
    }

    fn thermograph_by_options(&mut self, g: Id) -> Result<Thermograph, Stop> {
        // The game is no number.
        let scaffolds = self.scaffolds(g)?;
        let temperature = where_they_meet(&scaffolds[0], &scaffolds[1]);
        Ok(Thermograph::with_mast(scaffolds, temperature))
    }

    /// The Left and the Right scaffold: for each player the best of his options' walls, where the opponent moves first, with the
    /// tax for the move. Up to the temperature of g they are the walls. Of an integer they are its mast.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn scaffolds(&mut self, g: Id) -> Result<[Trajectory; 2], Stop> {
        let mut scaffolds = [None, None];
        for player in Player::BOTH {
            for option in self.options(g, player)? {
                let taxed = taxed(self.thermograph(option)?.wall(player.opponent()), player);
                let scaffold = &mut scaffolds[player.index()];
                *scaffold = Some(match scaffold.take() {
                    Some(so_far) => best(&so_far, &taxed, player),
                    None => taxed,
                });
            }
        }
        if let [Some(left), Some(right)] = scaffolds {
            return Ok([left, right]);
        }
        // Only an integer has no options on a side.
        let n = self.as_number(g).unwrap_or(Dyadic::ZERO);
        Ok(Thermograph::integer(&n).walls)
    }

    /// The thermograph of x + n·↑ + ∗m, from the walls L and R of x.
    ///
    /// Of ∗m with m ≥ 2 Left's best moves are to 0 and to ∗, and those of Right, too: his best wall after any
    /// of Left's moves is the better of R and L + t, the one after a move to ∗. In n·↑ + ∗m =
    /// {0 | (n−1)·↑ + ∗(m^1)} Left moves to 0, but for ↑∗ = {0, ∗ | 0}.
    fn number_up_star_thermograph(&mut self, value: &NumberUpStar) -> Result<Thermograph, Stop> {
        let of_number = self.number_thermograph(&value.number)?;
        if (value.ups, value.nimber) == (0, 0) {
            return Ok(of_number);
        }
        let player = if value.ups < 0 { Player::Right } else { Player::Left };
        let opponent = player.opponent();
        // As one who sees the ups in his favour.
        let (own, others) = (of_number.wall(opponent), of_number.wall(player));
        let to_number = taxed(own, player);
        let to_number_or_star = || taxed(&best(own, &taxed(others, opponent), player), player);
        let (moves_first, moves_second) = match (value.ups.unsigned_abs(), value.nimber) {
            (0, 1) => (to_number, taxed(others, opponent)),
            (0, _) => {
                let second = taxed(&best(others, &to_number, opponent), opponent);
                (to_number_or_star(), second)
            }
            (1, 1) => (to_number_or_star(), taxed(others, opponent)),
            (1, 2..) | (2, 0) => (to_number, taxed(&to_number_or_star(), opponent)),
            _ => (to_number.clone(), taxed(&to_number, opponent)),
        };
        let scaffolds = match player {
            Player::Left => [moves_first, moves_second],
            Player::Right => [moves_second, moves_first],
        };
        Ok(Thermograph::with_mast(scaffolds, Dyadic::ZERO))
    }

    /// The thermograph of a number: from the integers beside it, by the numbers between, each of which is the
    /// simplest between the two last on either side.
    fn number_thermograph(&mut self, x: &Dyadic) -> Result<Thermograph, Stop> {
        let floor = Dyadic::from(x.floor());
        let mut below = Thermograph::integer(&floor);
        if floor == *x {
            return Ok(below);
        }
        let mut above = Thermograph::integer(&(floor + Dyadic::from(1)));
        loop {
            self.control.check()?;
            let left = taxed(below.wall(Player::Right), Player::Left);
            let right = taxed(above.wall(Player::Left), Player::Right);
            let sum = below.mean() + above.mean();
            let middle = Dyadic::new(sum.numerator(), sum.exponent() + 1);
            let temperature = Dyadic::new((-1).into(), middle.exponent());
            let between = Thermograph::with_mast([left, right], temperature);
            match x.cmp(&middle) {
                std::cmp::Ordering::Equal => return Ok(between),
                std::cmp::Ordering::Less => above = between,
                std::cmp::Ordering::Greater => below = between,
            }
        }
    }

    /// The mean value: what n copies of the game are worth, divided by n, as n grows.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn mean(&mut self, g: Id) -> Result<Dyadic, Stop> {
        match self.as_number_up_star(g) {
            Some(value) => Ok(value.number),
            None => Ok(self.thermograph(g)?.mean.clone()),
        }
    }

    /// The temperature: where the walls of the thermograph meet; for a number m/2^k in lowest
    /// terms, by convention, -1/2^k (Siegel, *CGT*, ch. II).
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn temperature(&mut self, g: Id) -> Result<Dyadic, Stop> {
        match self.as_number_up_star(g) {
            Some(NumberUpStar { number, ups: 0, nimber: 0 }) => {
                Ok(Dyadic::new((-1).into(), number.exponent()))
            }
            Some(_) => Ok(Dyadic::ZERO),
            None => Ok(self.thermograph(g)?.temperature.clone()),
        }
    }

    /// The options of a player that are orthodox at a temperature t: those whose wall, with the cost t of the move, is at
    /// the player's own wall of g. Above the temperature of g there may be none.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn orthodox_options(&mut self, g: Id, player: Player, t: &Dyadic) -> Result<Vec<Id>, Stop> {
        let wall = self.thermograph(g)?.wall(player).at(t);
        let mut orthodox = Vec::new();
        for option in self.options(g, player)? {
            let after = self.thermograph(option)?.wall(player.opponent()).at(t);
            if after - t.times(i64::from(player.sign())) == wall {
                orthodox.push(option);
            }
        }
        Ok(orthodox)
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

/// The least temperature from 0 up at which the left scaffold is not above the right one. The distance of the two never
/// grows with the temperature, and in the end they close in.
fn where_they_meet(left: &Trajectory, right: &Trajectory) -> Dyadic {
    let gap = left + &-right;
    let at_zero = gap.at(&Dyadic::ZERO);
    if at_zero.signum() <= 0 {
        return Dyadic::ZERO;
    }
    // The last corner before the gap is closed.
    let (mut from, mut rest) = (Dyadic::ZERO, at_zero);
    for (t, value) in gap.corners().filter(|(t, _)| t.signum() > 0) {
        if value.signum() <= 0 {
            break;
        }
        (from, rest) = (t.clone(), value.clone());
    }
    rest.divided(-gap.slope_above(&from)).map_or(from.clone(), |step| from + step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The walls by all options, of numbers, too.
    fn by_definition(
        store: &mut Store,
        known: &mut HashMap<Id, Arc<Thermograph>>,
        g: Id,
    ) -> Arc<Thermograph> {
        if let Some(known) = known.get(&g) {
            return known.clone();
        }
        let number = store.as_number(g);
        let found = match &number {
            Some(n) if n.is_integer() => Thermograph::integer(n),
            _ => {
                let sides = Player::BOTH.map(|player| {
                    let options = store.options(g, player).unwrap();
                    let taxed = options.into_iter().map(|option| {
                        taxed(by_definition(store, known, option).wall(player.opponent()), player)
                    });
                    taxed.reduce(|one, other| best(&one, &other, player)).unwrap()
                });
                let temperature = match number {
                    Some(n) => Dyadic::new((-1).into(), n.exponent()),
                    None => where_they_meet(&sides[0], &sides[1]),
                };
                // The scaffolds meet there, at numbers as elsewhere.
                assert_eq!(sides[0].at(&temperature), sides[1].at(&temperature));
                Thermograph::with_mast(sides, temperature)
            }
        };
        known.insert(g, Arc::new(found));
        known[&g].clone()
    }

    proptest! {
        #[test]
        fn number_up_stars_have_the_thermographs_of_their_options(
            numerator in -20..20_i64, exponent in 0..6_u32, ups in -5..=5_i64, nimber in 0..7_u64,
        ) {
            let mut store = Store::default();
            let number = Dyadic::new(numerator.into(), exponent);
            let g = store.number_up_star(NumberUpStar { number, ups, nimber }).unwrap();
            let expect = by_definition(&mut store, &mut HashMap::new(), g);
            prop_assert_eq!(store.thermograph(g).unwrap(), expect);
        }
    }

    #[test]
    fn walls_below_zero() {
        let mut store = Store::default();
        for (text, mean, temperature, left, right) in [
            ("5", "5", "-1", "5 at 0; 0", "5 at 0; 0"),
            ("-1/2", "-1/2", "-1/2", "-1/2 at -1/2; -1, 0", "-1/2 at -1/2; 1, 0"),
            ("^", "0", "0", "0 at 0; -1, 0", "0 at 0; 0"),
            ("{0|||0||-1|-3}", "0", "0", "0 at 0; -1, 0", "0 at 0; 0"),
            ("{1/2|v}", "1/4", "1/4", "1 at -1/2, 1/4 at 1/4; 0, -1, 0", "1/4 at 1/4; 1, 0"),
        ] {
            let g = store.read(text).unwrap();
            let thermograph = store.thermograph(g).unwrap();
            assert_eq!(thermograph.mean().to_string(), mean, "{text}");
            assert_eq!(thermograph.temperature().to_string(), temperature, "{text}");
            let written = |player| {
                let wall = thermograph.wall(player);
                let mut corners: Vec<String> =
                    wall.corners().map(|(t, value)| format!("{value} at {t}")).collect();
                if corners.is_empty() {
                    corners.push(format!("{} at 0", wall.at(&Dyadic::ZERO)));
                }
                let slopes: Vec<String> = wall.slopes().map(|slope| slope.to_string()).collect();
                format!("{}; {}", corners.join(", "), slopes.join(", "))
            };
            assert_eq!([written(Player::Left), written(Player::Right)], [left, right], "{text}");
        }
    }
}
