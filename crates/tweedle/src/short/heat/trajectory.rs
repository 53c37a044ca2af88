//! Piecewise linear functions of the temperature.

use super::coordinate::Coordinate;
use crate::number::{Dyadic, Rational};
use crate::{Player, Weigh};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::ops::{Add, Neg};

/// A continuous function of the temperature t that is linear between finitely many corners, with slopes that are
/// integers. The walls of a thermograph are such functions (Siegel, *CGT*, ch. II.5).
///
/// It is defined for all t. A thermograph means something from t = −1 upwards.
///
/// ```
/// # use tweedle::{number::Dyadic, short::Trajectory};
/// let at_most_one = Trajectory::line(Dyadic::ZERO, 1).min(&Trajectory::line(1.into(), 0)).unwrap();
/// assert_eq!(at_most_one.corners().map(|(t, _)| t.to_string()).collect::<Vec<_>>(), ["1"]);
/// assert_eq!(at_most_one.slopes().collect::<Vec<_>>(), [1, 0]);
/// assert_eq!([-2, 3].map(|t| at_most_one.at(&Dyadic::from(t)).to_string()), ["-2", "1"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trajectory<N = Dyadic> {
    /// The slope below the first corner.
    below: i64,
    /// The corners in the order of the temperature. A line has one corner, which is none, at temperature 0.
    corners: SmallVec<[Corner<N>; 2]>,
}

/// Where a piece begins that goes up to the next corner.
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

impl<N: Coordinate> Trajectory<N> {
    /// The line of a slope through a value at temperature 0.
    pub fn line(value: N, slope: i64) -> Trajectory<N> {
        let corner = Corner { temperature: N::integer(0), value, slope };
        Trajectory { below: slope, corners: SmallVec::from_iter([corner]) }
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
    #[must_use]
    pub fn tilted(&self, slope: i64) -> Trajectory<N> {
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
        let mut capped = Builder::new(self.below);
        for corner in self.corners.iter().take_while(|corner| corner.temperature < *t) {
            capped.push(&corner.temperature, || corner.value.clone(), corner.slope);
        }
        capped.push(t, || self.at(t), 0);
        capped.finish(|| self.at(&t.clone().min(N::integer(0))))
    }

    /// The greater of two, at each temperature. `None` if they cross where t is no dyadic rational, which needs slopes
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
        // How much better the second is, and which one is better where they are apart.
        let gap = |t: &N| {
            let gap = other.at(t) - self.at(t);
            if player == Player::Left { gap } else { -gap }
        };
        let mut sweep = Sweep::new(both);
        let first = sweep.next().unwrap_or(N::integer(0));
        // From far below: whoever is better there, or else just below the first corner.
        let mut at = first;
        let mut gap_at = gap(&at);
        let rise = |slopes: [i64; 2]| (slopes[1] - slopes[0]) * i64::from(player.sign());
        let below = rise(both.map(|it| it.below));
        let mut best = match below.cmp(&0) {
            // The gap falls with t, so that it is great far below.
            Ordering::Less => 1,
            Ordering::Greater => 0,
            Ordering::Equal => usize::from(gap_at.signum() > 0),
        };
        let mut built = Builder::new(both[best].below);
        let crosses =
            |from: &N, gap: &N, rise: i64| -> Option<N> { Some(from.clone() - gap.divided(rise)?) };
        // Below the first corner.
        if below != 0 && gap_at.signum() != 0 && (gap_at.signum() > 0) != (best == 1) {
            let t = crosses(&at, &gap_at, below)?;
            best = 1 - best;
            built.push(&t, || self.at(&t), both[best].below);
        }
        loop {
            let slopes = both.map(|it| it.piece(&at).1);
            let rise = rise(slopes);
            best = match gap_at.signum() {
                0 => usize::from(rise > 0),
                sign => usize::from(sign > 0),
            };
            built.push(&at, || both[best].at(&at), slopes[best]);
            let next = sweep.next();
            // Whether they cross before the next corner, or at it, where the next round sees it.
            if rise.signum() * i64::from(gap_at.signum()) < 0 {
                let t = crosses(&at, &gap_at, rise)?;
                if next.as_ref().is_none_or(|next| t < *next) {
                    best = 1 - best;
                    built.push(&t, || self.at(&t), slopes[best]);
                }
            }
            let Some(next) = next else {
                let zero = N::integer(0);
                let of_best = || both[usize::from(gap(&zero).signum() > 0)].at(&zero);
                return Some(built.finish(of_best));
            };
            gap_at = gap(&next);
            at = next;
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

/// A trajectory that is made from below, without corners that are none.
pub(super) struct Builder<N> {
    made: Trajectory<N>,
}

impl<N: Coordinate> Builder<N> {
    pub(super) fn new(below: i64) -> Builder<N> {
        Builder { made: Trajectory { below, corners: SmallVec::new() } }
    }

    /// Goes on with another slope from a temperature on.
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

    /// Trajectories with few corners at halves, of slopes -1, 0 and 1, so that pieces often coincide.
    fn any() -> impl Strategy<Value = Trajectory> {
        (-3..3_i64, -1..=1_i64, proptest::collection::btree_map(-6..6_i64, -1..=1_i64, 0..4))
            .prop_map(|(value, below, corners)| {
                let mut made = Builder::new(below);
                let start = Dyadic::from(value);
                let (mut at, mut height, mut slope) = (Dyadic::from(-3), start.clone(), below);
                for (halves, next) in corners {
                    let t = Dyadic::new(halves.into(), 1);
                    height = height + (t.clone() - at).times(slope);
                    made.push(&t, || height.clone(), next);
                    (at, slope) = (t, next);
                }
                made.finish(|| start + Dyadic::from(3).times(below))
            })
    }

    proptest! {
        #[test]
        fn operations_are_those_of_the_values(one in any(), other in any(), t in -32..32_i64) {
            let t = Dyadic::new(t.into(), 2);
            let [x, y] = [&one, &other].map(|it| it.at(&t));
            prop_assert_eq!(one.max(&other).unwrap().at(&t), x.clone().max(y.clone()));
            prop_assert_eq!(one.min(&other).unwrap().at(&t), x.clone().min(y.clone()));
            prop_assert_eq!((&one + &other).at(&t), &x + &y);
            prop_assert_eq!((-&one).at(&t), -x.clone());
            prop_assert_eq!(one.tilted(-1).at(&t), x.clone() - t.clone());
            prop_assert_eq!(one.shifted(&y).at(&t), x + y);
            let top = Dyadic::from(1);
            prop_assert_eq!(one.capped(&top).at(&t), one.at(&t.min(top)));
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
        }
    }

    #[test]
    fn crossings_that_are_not_dyadic_are_refused() {
        let [steep, flat] = [Trajectory::line(Dyadic::ZERO, 3), Trajectory::line(1.into(), 0)];
        assert_eq!(steep.max(&flat), None);
        assert!(steep.max(&Trajectory::line(3.into(), 0)).is_some());
    }
}
