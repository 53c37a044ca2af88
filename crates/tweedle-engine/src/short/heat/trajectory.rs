//! Piecewise linear functions of the temperature.

use super::coordinate::Coordinate;
use crate::number::{Dyadic, Rational};
use crate::{Player, Weigh};
use smallvec::SmallVec;
use std::ops::{Add, Neg};

/// A continuous function of the temperature t ≥ −1 that is linear between finitely many corners, with slopes that are
/// integers. The walls of a thermograph are such functions (Siegel, *CGT*, ch. II.5).
///
/// All corners are above −1, so that equal functions are equal data. Below −1 there is nothing to say: a trajectory
/// goes on there as it comes.
///
/// ```
/// # use tweedle_engine::{number::Dyadic, short::Trajectory};
/// let at_most_one = Trajectory::line(Dyadic::ZERO, 1).min(&Trajectory::line(1.into(), 0)).unwrap();
/// assert_eq!(at_most_one.corners().map(|(t, _)| t.to_string()).collect::<Vec<_>>(), ["1"]);
/// assert_eq!(at_most_one.slopes().collect::<Vec<_>>(), [1, 0]);
/// assert_eq!([-1, 3].map(|t| at_most_one.at(&Dyadic::from(t)).to_string()), ["-1", "1"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trajectory<N = Dyadic> {
    /// The slope from temperature −1 to the first corner.
    below: i64,
    /// The corners in the order of the temperature, all above −1. A line has one corner, which is none, at temperature 0.
    corners: SmallVec<[Corner<N>; 2]>,
}

/// The place where a piece begins that goes up to the next corner.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Corner<N> {
    temperature: N,
    value: N,
    /// The slope above the corner.
    slope: i64,
}

impl<N: Coordinate> Corner<N> {
    /// The value at a temperature, if the piece were a line.
    fn extended(&self, t: &N, slope: i64) -> N {
        if slope == 0 {
            return self.value.clone();
        }
        self.value.clone() + (t.clone() - self.temperature.clone()).times(slope)
    }
}

/// The largest absolute value of a slope: 2^62 − 1, so that differences of slopes are numbers of 64 bits. Walls of thermographs
/// have the slopes −1, 0 and 1.
pub const STEEPEST: i64 = (1 << 62) - 1;

impl<N: Coordinate> Trajectory<N> {
    /// The line of a slope through a value at temperature 0.
    ///
    /// # Panics
    /// If the slope is beyond [`STEEPEST`].
    pub fn line(value: N, slope: i64) -> Trajectory<N> {
        assert!(slope.unsigned_abs() <= STEEPEST.unsigned_abs(), "the slope {slope} is too large");
        let corner = Corner { temperature: N::integer(0), value, slope };
        Trajectory { below: slope, corners: SmallVec::from_iter([corner]) }
    }

    /// The trajectory with these corners (temperature, value), in the order of the temperature, and these slopes, one below
    /// the first corner and one above each; a line has no corner, and goes through `at_zero` at temperature 0.
    ///
    /// `None` if there is no such trajectory: a corner is not above −1 and above the one before, does not lie on the piece
    /// that ends there, or is none since the slope stays; or a slope is beyond [`STEEPEST`].
    ///
    /// ```
    /// # use tweedle_engine::{number::Dyadic, short::Trajectory};
    /// let slanted = Trajectory::line(Dyadic::ZERO, 1);
    /// assert_eq!(Trajectory::with_corners(Dyadic::ZERO, &[], &[1]), Some(slanted));
    /// let corner = (Dyadic::from(1), Dyadic::from(1));
    /// let bent = Trajectory::with_corners(Dyadic::ZERO, &[corner.clone()], &[1, 0]).unwrap();
    /// assert_eq!(bent.at(&3.into()), 1.into());
    /// assert_eq!(Trajectory::with_corners(Dyadic::ZERO, &[corner], &[1, 1]), None);
    /// ```
    pub fn with_corners(at_zero: N, corners: &[(N, N)], slopes: &[i64]) -> Option<Trajectory<N>> {
        let (&below, above) = slopes.split_first()?;
        if slopes.iter().any(|slope| slope.unsigned_abs() > STEEPEST.unsigned_abs()) {
            return None;
        }
        if corners.is_empty() && above.is_empty() {
            return Some(Trajectory::line(at_zero, below));
        }
        if corners.len() != above.len() {
            return None;
        }
        let mut found: SmallVec<[Corner<N>; 2]> = SmallVec::new();
        for ((temperature, value), &slope) in corners.iter().zip(above) {
            let is_corner = match found.last() {
                None => *temperature > N::integer(-1) && slope != below,
                Some(last) => {
                    *temperature > last.temperature
                        && slope != last.slope
                        && last.extended(temperature, last.slope) == *value
                }
            };
            if !is_corner {
                return None;
            }
            found.push(Corner { temperature: temperature.clone(), value: value.clone(), slope });
        }
        Some(Trajectory { below, corners: found })
    }

    /// The corners (temperature, value), in the order of the temperature; a line has none.
    pub fn corners(&self) -> impl DoubleEndedIterator<Item = (&N, &N)> {
        let corners = if self.is_line() { &[] } else { &self.corners[..] };
        corners.iter().map(|corner| (&corner.temperature, &corner.value))
    }

    /// The slopes of the pieces, in the order of the temperature: one more than there are corners.
    pub fn slopes(&self) -> impl DoubleEndedIterator<Item = i64> {
        let corners = if self.is_line() { &[] } else { &self.corners[..] };
        std::iter::once(self.below).chain(corners.iter().map(|corner| corner.slope))
    }

    /// The same with fractions as coordinates.
    pub fn to_rational(&self) -> Trajectory<Rational> {
        let corners = self.corners.iter().map(|corner| Corner {
            temperature: corner.temperature.to_rational(),
            value: corner.value.to_rational(),
            slope: corner.slope,
        });
        Trajectory { below: self.below, corners: corners.collect() }
    }

    fn is_line(&self) -> bool {
        self.corners[0].slope == self.below
    }

    /// The value at a temperature. Cost: logarithmic in the number of corners.
    pub fn at(&self, t: &N) -> N {
        let (corner, slope) = self.piece(t);
        corner.extended(t, slope)
    }

    /// The slope just below a temperature.
    pub fn slope_below(&self, t: &N) -> i64 {
        match self.corners.partition_point(|corner| corner.temperature < *t) {
            0 => self.below,
            after => self.corners[after - 1].slope,
        }
    }

    /// The slope just above a temperature.
    pub fn slope_above(&self, t: &N) -> i64 {
        self.piece(t).1
    }

    /// A corner at one end of the piece at a temperature, and the slope of the piece.
    fn piece(&self, t: &N) -> (&Corner<N>, i64) {
        match self.corners.partition_point(|corner| corner.temperature <= *t) {
            0 => (&self.corners[0], self.below),
            after => (&self.corners[after - 1], self.corners[after - 1].slope),
        }
    }

    /// The same with `slope`·t added: a move that costs t is tilted by −1 for Left, and by 1 for Right.
    ///
    /// # Panics
    /// If a slope is beyond [`STEEPEST`] then.
    #[must_use]
    pub fn tilted(&self, slope: i64) -> Trajectory<N> {
        let is_fine = |own: i64| own.checked_add(slope).is_some_and(|it| it.abs() <= STEEPEST);
        assert!(self.slopes().all(is_fine), "a slope tilted by {slope} is too large");
        let mut tilted = self.clone();
        tilted.below += slope;
        for corner in &mut tilted.corners {
            corner.value = corner.value.clone() + corner.temperature.times(slope);
            corner.slope += slope;
        }
        tilted
    }

    /// The same with a number added to each value.
    #[must_use]
    pub fn shifted(&self, by: &N) -> Trajectory<N> {
        let mut shifted = self.clone();
        for corner in &mut shifted.corners {
            corner.value = corner.value.clone() + by.clone();
        }
        shifted
    }

    /// The same up to a temperature, and constant from there on: what a mast makes of a scaffold.
    #[must_use]
    pub fn capped(&self, t: &N) -> Trajectory<N> {
        if *t <= beginning() {
            return Trajectory::line(self.at(&beginning()), 0);
        }
        let mut capped = Builder::new(self.below);
        for corner in self.corners.iter().take_while(|corner| corner.temperature < *t) {
            capped.push(&corner.temperature, || corner.value.clone(), corner.slope);
        }
        capped.push(t, || self.at(t), 0);
        capped.finish(|| self.at(&t.clone().min(N::integer(0))))
    }

    /// The greater of two, at each temperature. `None` if they cross where t > −1 is no dyadic rational, which needs slopes
    /// that differ by 3 at least.
    pub fn max(&self, other: &Trajectory<N>) -> Option<Trajectory<N>> {
        self.better(other, Player::Left)
    }

    /// The lesser of two, as [`max`](Trajectory::max).
    pub fn min(&self, other: &Trajectory<N>) -> Option<Trajectory<N>> {
        self.better(other, Player::Right)
    }

    /// The one that is better for a player, at each temperature: the greater for Left. `None` as for
    /// [`max`](Trajectory::max).
    pub fn better(&self, other: &Trajectory<N>, player: Player) -> Option<Trajectory<N>> {
        let both = [self, other];
        // The difference by which the second is better, and the one that is better where they are
        // apart.
        let gap = |t: &N| {
            let gap = other.at(t) - self.at(t);
            if player == Player::Left { gap } else { -gap }
        };
        let rise = |slopes: [i64; 2]| (slopes[1] - slopes[0]) * i64::from(player.sign());
        // The one that is better just above a temperature.
        let best_of = |gap: &N, rise: i64| match gap.signum() {
            0 => usize::from(rise > 0),
            sign => usize::from(sign > 0),
        };
        let mut sweep = Sweep::new(both);
        let mut at = beginning();
        let mut gap_at = gap(&at);
        let first = best_of(&gap_at, rise(both.map(|it| it.below)));
        let mut built = Builder::new(both[first].below);
        loop {
            let slopes = both.map(|it| it.piece(&at).1);
            let rise = rise(slopes);
            let best = best_of(&gap_at, rise);
            built.push(&at, || both[best].at(&at), slopes[best]);
            let next = sweep.next().map(|next| (gap(&next), next));
            // True if they cross before the next corner. If they meet at it, the next round sees
            // it.
            let closes = match &next {
                Some((gap_next, _)) => gap_next.signum() * gap_at.signum() < 0,
                None => rise.signum() * i64::from(gap_at.signum()) < 0,
            };
            if closes {
                let t = at - gap_at.divided(rise)?;
                built.push(&t, || self.at(&t), slopes[1 - best]);
            }
            let Some((gap_next, next)) = next else {
                let zero = N::integer(0);
                let of_best = || both[usize::from(gap(&zero).signum() > 0)].at(&zero);
                return Some(built.finish(of_best));
            };
            (gap_at, at) = (gap_next, next);
        }
    }
}

impl<N: Coordinate> Add for &Trajectory<N> {
    type Output = Trajectory<N>;

    fn add(self, other: &Trajectory<N>) -> Trajectory<N> {
        let mut sum = Builder::new(self.below + other.below);
        for t in Sweep::new([self, other]) {
            sum.push(&t, || self.at(&t) + other.at(&t), self.piece(&t).1 + other.piece(&t).1);
        }
        sum.finish(|| self.at(&N::integer(0)) + other.at(&N::integer(0)))
    }
}

impl<N: Coordinate> Neg for &Trajectory<N> {
    type Output = Trajectory<N>;

    fn neg(self) -> Trajectory<N> {
        let mut negative = self.clone();
        negative.below = -negative.below;
        for corner in &mut negative.corners {
            corner.value = -corner.value.clone();
            corner.slope = -corner.slope;
        }
        negative
    }
}

impl<N> Weigh for Trajectory<N> {
    fn owned(&self) -> usize {
        if self.corners.spilled() { self.corners.capacity() * size_of::<Corner<N>>() } else { 0 }
    }
}

/// The temperatures of the corners of two trajectories, in order, each once.
pub(super) struct Sweep<'a, N> {
    rest: [&'a [Corner<N>]; 2],
}

impl<'a, N> Sweep<'a, N> {
    pub(super) fn new(both: [&'a Trajectory<N>; 2]) -> Sweep<'a, N> {
        Sweep { rest: both.map(|it| &it.corners[..]) }
    }
}

impl<N: Coordinate> Iterator for Sweep<'_, N> {
    type Item = N;

    fn next(&mut self) -> Option<N> {
        let heads = self.rest.map(|rest| rest.first().map(|corner| &corner.temperature));
        let least = match heads {
            [Some(one), Some(other)] => one.min(other).clone(),
            [one, other] => one.or(other)?.clone(),
        };
        for rest in &mut self.rest {
            if rest.first().is_some_and(|corner| corner.temperature == least) {
                *rest = &rest[1..];
            }
        }
        Some(least)
    }
}

/// The temperature where trajectories begin.
fn beginning<N: Coordinate>() -> N {
    N::integer(-1)
}

/// A trajectory that is made from temperature −1 up, without corners that are none.
pub(super) struct Builder<N> {
    made: Trajectory<N>,
}

impl<N: Coordinate> Builder<N> {
    /// The trajectory begins with this slope.
    pub(super) fn new(below: i64) -> Builder<N> {
        Builder { made: Trajectory { below, corners: SmallVec::new() } }
    }

    /// Goes on with another slope from a temperature on, which is above −1 unless the slope is the same.
    pub(super) fn push(&mut self, t: &N, value: impl FnOnce() -> N, slope: i64) {
        let last = self.made.corners.last().map_or(self.made.below, |corner| corner.slope);
        if slope != last {
            self.made.corners.push(Corner { temperature: t.clone(), value: value(), slope });
        }
    }

    /// The trajectory, given its value at temperature 0.
    pub(super) fn finish(self, at_zero: impl FnOnce() -> N) -> Trajectory<N> {
        if self.made.corners.is_empty() {
            return Trajectory::line(at_zero(), self.made.below);
        }
        self.made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Trajectories with few corners at halves above −1, of slopes -1, 0 and 1, so that pieces often coincide.
    fn any() -> impl Strategy<Value = Trajectory> {
        (-3..3_i64, -1..=1_i64, proptest::collection::btree_map(-1..6_i64, -1..=1_i64, 0..4))
            .prop_map(|(value, below, corners)| {
                let mut made = Builder::new(below);
                let start = Dyadic::from(value);
                let (mut at, mut height, mut slope) = (beginning(), start.clone(), below);
                for (halves, next) in corners {
                    let t = Dyadic::new(halves.into(), 1);
                    height = height + (t.clone() - at).times(slope);
                    made.push(&t, || height.clone(), next);
                    (at, slope) = (t, next);
                }
                made.finish(|| start + Dyadic::from(below))
            })
    }

    proptest! {
        #[test]
        fn operations_are_those_of_the_values(one in any(), other in any(), t in -4..32_i64) {
            let t = Dyadic::new(t.into(), 2);
            let [x, y] = [&one, &other].map(|it| it.at(&t));
            prop_assert_eq!(one.max(&other).unwrap().at(&t), x.clone().max(y.clone()));
            prop_assert_eq!(one.min(&other).unwrap().at(&t), x.clone().min(y.clone()));
            prop_assert_eq!((&one + &other).at(&t), &x + &y);
            prop_assert_eq!((-&one).at(&t), -x.clone());
            prop_assert_eq!(one.tilted(-1).at(&t), x.clone() - t.clone());
            prop_assert_eq!(one.shifted(&y).at(&t), x + y);
            for top in [-2, -1, 1].map(Dyadic::from) {
                let capped = t.clone().min(top.clone().max(beginning()));
                prop_assert_eq!(one.capped(&top).at(&t), one.at(&capped));
            }
        }

        #[test]
        fn equal_functions_are_equal_data(one in any(), other in any()) {
            let greater = one.max(&other).unwrap();
            prop_assert_eq!(&other.max(&one).unwrap(), &greater);
            prop_assert_eq!(&greater.max(&one).unwrap(), &greater);
            prop_assert_eq!(&-&(-&one).min(&-&other).unwrap(), &greater);
            prop_assert_eq!(&(&one + &other) + &-&other, one.clone());
            let slopes: Vec<i64> = greater.slopes().collect();
            prop_assert_eq!(slopes.len(), greater.corners().count() + 1);
            prop_assert!(slopes.windows(2).all(|pair| pair[0] != pair[1]));
            prop_assert!(greater.corners().all(|(t, _)| *t > beginning()));
            // All corners are at multiples of 1/4, and they do not cross any more from temperature 24 up.
            let samples = |it: &Trajectory| (-4..100).map(|t| it.at(&Dyadic::new(t.into(), 2))).collect::<Vec<_>>();
            for (x, y) in [(&one, &other), (&one, &greater)] {
                prop_assert_eq!(samples(x) == samples(y), x == y);
            }
        }
    }

    #[test]
    fn crossings_that_are_not_dyadic_are_refused() {
        let [steep, flat] = [Trajectory::line(Dyadic::ZERO, 3), Trajectory::line(1.into(), 0)];
        assert_eq!(steep.max(&flat), None);
        assert!(steep.max(&Trajectory::line(3.into(), 0)).is_some());
        // Below −1 they may cross where they like.
        assert_eq!(steep.max(&Trajectory::line((-4).into(), 0)), Some(steep));
    }
}
