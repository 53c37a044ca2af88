//! Masts: what becomes of scaffolds where neither player can afford to move.

use super::coordinate::Coordinate;
use super::thermograph::Thermograph;
use super::trajectory::{Builder, Sweep, Trajectory};

impl<N: Coordinate> Thermograph<N> {
    /// The thermograph from temperature −1 up of these scaffolds, which may cross in any way. A player who never has
    /// a move has none.
    ///
    /// Where the left scaffold is above the right one there is a *hill*, and both are walls. Elsewhere there is a
    /// *cave*, and both walls are one mast. It goes straight up; but where a scaffold comes across it, it goes along with
    /// that scaffold, for a player does not pass at a temperature where his move is worth more (Berlekamp, *The economist's
    /// view of combinatorial games*; Müller, Berlekamp, Spight, *Generalized thermography*). In a cave at temperature −1 it
    /// begins at the integer between the scaffolds that is nearest to 0, as short games do.
    ///
    /// The scaffolds of short games cross but once; those of kos may cross more often, and the mast may be inclined.
    ///
    /// Precondition: in the end the left scaffold falls, and the right one rises.
    /// Cost: linear in the corners.
    pub(crate) fn of_scaffolds(scaffolds: [Option<&Trajectory<N>>; 2]) -> Thermograph<N> {
        let mut t = N::integer(-1);
        let none = Trajectory::line(N::integer(0), 0);
        let sweep = Sweep::new(scaffolds.map(|it| it.unwrap_or(&none)));
        let mut corners = sweep.filter(|corner| *corner > N::integer(-1)).peekable();
        let mut built: Option<[Builder<N>; 2]> = None;
        // The places of the walls.
        let mut at = scaffolds.map(|it| it.map_or(N::integer(0), |it| it.at(&t)));
        if let Some(mast) = nearest(N::integer(0), scaffolds, &t) {
            at = [mast.clone(), mast];
        }
        let at_zero = loop {
            let slopes = slopes(scaffolds, &at, &t);
            let built = built.get_or_insert_with(|| slopes.map(Builder::new));
            for ((builder, slope), value) in built.iter_mut().zip(slopes).zip(&at) {
                builder.push(&t, || value.clone(), slope);
            }
            // The next event: a corner, the end of a hill, or a scaffold that comes across the
            // mast.
            let crossing = crossing(scaffolds, &at, slopes, &t);
            let corner = corners.peek().cloned();
            let Some(next) = [crossing, corner].into_iter().flatten().min() else {
                break [0, 1].map(|i| at[i].clone() - t.times(slopes[i]));
            };
            corners.next_if_eq(&next);
            let step = next.clone() - t;
            for (value, slope) in at.iter_mut().zip(slopes) {
                *value = value.clone() + step.times(slope);
            }
            t = next;
        };
        let [left, right] = built.unwrap_or([0, 0].map(Builder::new));
        let [left_at_zero, right_at_zero] = at_zero;
        Thermograph::of_walls([left.finish(|| left_at_zero), right.finish(|| right_at_zero)])
    }
}

/// The number nearest to x that is not below the left scaffold and not above the right one; none on a hill.
fn nearest<N: Coordinate>(x: N, scaffolds: [Option<&Trajectory<N>>; 2], t: &N) -> Option<N> {
    let [left, right] = scaffolds.map(|it| it.map(|it| it.at(t)));
    if left.as_ref().zip(right.as_ref()).is_some_and(|(left, right)| left > right) {
        return None;
    }
    let above = left.into_iter().fold(x, N::max);
    Some(right.into_iter().fold(above, N::min))
}

/// The slopes of the walls just above a temperature.
fn slopes<N: Coordinate>(scaffolds: [Option<&Trajectory<N>>; 2], at: &[N; 2], t: &N) -> [i64; 2] {
    // The slopes of the scaffolds that the walls are at.
    let [left, right] =
        [0, 1].map(|i| scaffolds[i].filter(|it| it.at(t) == at[i]).map(|it| it.slope_above(t)));
    match (left, right) {
        (Some(left), Some(right)) if at[0] > at[1] || left >= right => [left, right],
        _ => {
            let mast = 0.max(left.unwrap_or(0)).min(right.unwrap_or(i64::MAX));
            [mast, mast]
        }
    }
}

/// The temperature at which a hill ends or a scaffold meets the mast, if none of them has a corner before.
fn crossing<N: Coordinate>(
    scaffolds: [Option<&Trajectory<N>>; 2],
    at: &[N; 2],
    slopes: [i64; 2],
    t: &N,
) -> Option<N> {
    let meets = |gap: N, closes: i64| {
        if closes <= 0 || gap.signum() <= 0 { None } else { gap.divided(closes) }
    };
    if at[0] > at[1] {
        let step = meets(at[0].clone() - at[1].clone(), slopes[1] - slopes[0])?;
        return Some(t.clone() + step);
    }
    let [left, right] = scaffolds;
    let steps = [
        left.and_then(|it| meets(at[0].clone() - it.at(t), it.slope_above(t) - slopes[0])),
        right.and_then(|it| meets(it.at(t) - at[1].clone(), slopes[1] - it.slope_above(t))),
    ];
    steps.into_iter().flatten().min().map(|step| t.clone() + step)
}
