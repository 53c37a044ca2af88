//! Thermographs of games, from the scaffolds that their options give.

use super::coordinate::Coordinate;
use super::thermograph::{Thermograph, best, taxed};
use super::trajectory::Trajectory;
use crate::number::Dyadic;
use crate::short::id::Id;
use crate::short::number_up_star::NumberUpStar;
use crate::short::store::Store;
use crate::stack::deeper;
use crate::{Player, Stop, Weigh};
use std::sync::Arc;

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
            None => Ok(self.thermograph(g)?.mean().clone()),
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
            None => Ok(self.thermograph(g)?.temperature().clone()),
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

/// The least temperature from 0 up at which the left scaffold is not above the right one. The distance of the two never
/// grows with the temperature, and in the end they close in.
pub(crate) fn where_they_meet<N: Coordinate>(left: &Trajectory<N>, right: &Trajectory<N>) -> N {
    let gap = left + &-right;
    let zero = N::integer(0);
    let at_zero = gap.at(&zero);
    if at_zero.signum() <= 0 {
        return zero;
    }
    // The last corner before the gap is closed.
    let (mut from, mut rest) = (zero, at_zero);
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
